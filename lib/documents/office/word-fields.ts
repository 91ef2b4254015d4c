// Fields of a Word document (ECMA-376, part 1, 17.16). Those that only number and refer stay; of all others the result stays as plain text, because
// their codes hold addresses, names of data sources and values.
import type { Findings } from './opened-file.ts';
import { attributeValue, childOf, childrenOf, type Element, elementsOf, localName, remove, unwrap } from './xml.ts';

const KEPT = new Set([
  ...['PAGE', 'NUMPAGES', 'SECTION', 'SECTIONPAGES', 'DATE', 'TIME', 'SEQ', 'REF', 'PAGEREF', 'NOTEREF', 'TOC'],
  'FORMCHECKBOX',
]);
const PICTURE = /^[\d .:,/dMyHhmsap'-]*$/;
/** A reference to a place of the same document. */
const INNER_LINK = /^\s*HYPERLINK\s+\\l\s+"(\w+)"(?:\s+\\h)?\s*$/;
const REFERENCE = /^(\s*(?:REF|PAGEREF|NOTEREF|HYPERLINK\s+\\l)\s+"?)(\w+)/;

interface OpenField {
  readonly marks: Element[];
  readonly codes: Element[];
  isResult: boolean;
}

/** Quotes may only hold the form of a date or a number. */
function isKept(code: string): boolean {
  if (INNER_LINK.test(code)) return true;
  const parts = code.split('"');
  const words = parts.filter((_part, at) => at % 2 === 0).flatMap((part) => part.split(/\s+/).filter(Boolean));
  const pictures = parts.filter((_part, at) => at % 2 === 1);
  return (
    parts.length % 2 === 1 &&
    KEPT.has(words[0] ?? '') &&
    words.every((word) => /^\\?[\w*#@-]+$/.test(word)) &&
    pictures.every((picture) => PICTURE.test(picture))
  );
}

const codeOf = (codes: readonly Element[]) => codes.map((element) => element.textContent ?? '').join('');

/** A check box keeps its state. Its name, its help and its macros go. */
function cleanForm(mark: Element): void {
  const data = childOf(mark, 'ffData');
  if (!data) return;
  for (const child of childrenOf(data))
    if (!['checkBox', 'enabled', 'calcOnExit'].includes(localName(child))) remove(child);
}

function close({ marks, codes }: OpenField, names: ReadonlyMap<string, string>, findings: Findings): void {
  const code = codeOf(codes);
  const [begin] = marks;
  if (isKept(code)) {
    const [first, ...others] = codes;
    const renamed = code.replace(REFERENCE, (_all, start: string, name: string) => start + (names.get(name) ?? name));
    if (first && renamed !== code) {
      first.textContent = renamed;
      for (const other of others) remove(other);
    }
    if (begin) cleanForm(begin);
    return;
  }
  if (/HYPERLINK|INCLUDE|LINK|MERGE/i.test(code)) findings.removes('links');
  for (const element of [...marks, ...codes]) remove(element);
}

/** @param names the new names of bookmarks */
export function cleanFields(root: Element, names: ReadonlyMap<string, string>, findings: Findings): void {
  const open: OpenField[] = [];
  for (const element of elementsOf(root)) {
    const field = open.at(-1);
    const name = localName(element);
    if (name === 'fldSimple') cleanSimple(element, names);
    if (name === 'instrText' || name === 'delInstrText') {
      if (field && !field.isResult) field.codes.push(element);
      else remove(element);
    }
    if (name !== 'fldChar') continue;
    const type = attributeValue(element, 'fldCharType');
    if (type === 'begin') open.push({ marks: [element], codes: [], isResult: false });
    else if (field) {
      field.marks.push(element);
      if (type === 'separate') field.isResult = true;
      else close(open.pop() ?? field, names, findings);
    } else remove(element);
  }
  for (const { marks, codes } of open) for (const element of [...marks, ...codes]) remove(element);
}

function cleanSimple(element: Element, names: ReadonlyMap<string, string>): void {
  const code = attributeValue(element, 'instr') ?? '';
  const referred = REFERENCE.exec(code)?.[2];
  if (isKept(code) && !(referred && names.has(referred))) return;
  unwrap(element);
}
