// Takes out of a Word document what no reader of its text sees and what cannot be checked: authors, deleted text, properties, links, data sources.

import { isChart } from './chart-text.ts';
import { cleanDrawing, neutralTheme } from './drawing-text.ts';
import type { OpcPackage, Part } from './opc-package.ts';
import type { NeutralNames } from './opened-file.ts';
import { cleanFields } from './word-fields.ts';
import {
  attributeOf,
  attributeValue,
  childOf,
  dropAttributes,
  type Element,
  elementsOf,
  localName,
  namedOf,
  remove,
  unwrap,
} from './xml.ts';

const REMOVED = new Set([
  ...['del', 'moveFrom', 'moveFromRangeStart', 'moveFromRangeEnd', 'moveToRangeStart', 'moveToRangeEnd'],
  ...['rPrChange', 'pPrChange', 'sectPrChange', 'tblPrChange', 'tblPrExChange', 'trPrChange', 'tcPrChange'],
  ...['tblGridChange', 'numberingChange', 'cellIns', 'cellDel', 'cellMerge', 'proofErr', 'permStart', 'permEnd'],
  ...['customXmlInsRangeStart', 'customXmlInsRangeEnd', 'customXmlDelRangeStart', 'customXmlDelRangeEnd'],
  ...['customXmlMoveFromRangeStart', 'customXmlMoveFromRangeEnd', 'customXmlMoveToRangeStart'],
  ...['customXmlMoveToRangeEnd', 'customXmlPr', 'smartTagPr', 'altChunk', 'subDoc', 'object', 'control', 'objectEmbed'],
  ...['Fallback', 'frameset', 'contentPart', 'OLEObject', 'movie', 'delText', 'delInstrText'],
  // In content controls: their names, and the data to which they are bound.
  ...['alias', 'tag', 'dataBinding', 'docPartObj', 'docPartList', 'listItem', 'placeholder', 'webExtensionLinked'],
  ...['webExtensionCreated', 'extLst'],
  // In the settings.
  ...['attachedTemplate', 'mailMerge', 'docVars', 'rsids', 'writeProtection', 'saveThroughXslt', 'attachedSchema'],
  ...[
    'smartTagType',
    'schemaLibrary',
    'captions',
    'docId',
    'readModeInkLockDown',
    'activeWritingStyle',
    'stylePaneSortMethod',
  ],
  ...['aliases', 'embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic', 'stylesheet', 'persistentDocumentId'],
  ...['tblCaption', 'tblDescription'],
]);
const UNWRAPPED = new Set(['smartTag', 'customXml', 'moveTo']);
const REVISIONS = new Set(['ins', 'del', 'moveFrom', 'moveTo', 'rPrChange', 'pPrChange', 'cellIns', 'cellDel']);
const DROPPED_ATTRIBUTES =
  /^(?:rsid\w*|paraId|textId|date|dateUtc|descr|alt|title|gfxdata|href|tooltip|docLocation|tgtFrame|displacedByCustomXml|storeItemID|spid|src|fullDate)$/;
const NAMED_SHAPES = new Set(['docPr', 'cNvPr', 'nvPr']);

function isDeletedRow(element: Element): boolean {
  const properties = localName(element) === 'tr' ? childOf(element, 'trPr') : undefined;
  return properties !== undefined && childOf(properties, 'del') !== undefined;
}

function countRevisions(part: Part, pack: OpcPackage): void {
  pack.findings.sees('trackedChanges', elementsOf(part.root).filter((e) => REVISIONS.has(localName(e))).length);
}

/** Deletions are carried out: their text is what somebody did not want to hand on. */
function dropUnseen(part: Part): void {
  for (const element of elementsOf(part.root)) {
    const name = localName(element);
    if (name === 'tr' && isDeletedRow(element)) remove(element);
    else if (name === 'name' && localName(element.parentNode as Element) === 'abstractNum') remove(element);
    else if (REMOVED.has(name) && element !== part.root) remove(element);
    else if (UNWRAPPED.has(name)) unwrap(element);
  }
}

function neutralAttributes(part: Part, authors: NeutralNames): void {
  for (const element of elementsOf(part.root)) {
    const author = attributeOf(element, 'author');
    if (author) author.value = authors.of(author.value);
    const initials = attributeOf(element, 'initials');
    if (initials) initials.value = 'A';
    const isShape = NAMED_SHAPES.has(localName(element));
    const name = isShape ? attributeOf(element, 'name') : undefined;
    if (name) name.value = `Object ${attributeValue(element, 'id') ?? ''}`.trim();
    const isVml = element.namespaceURI?.startsWith('urn:schemas-microsoft-com') ?? false;
    dropAttributes(element, (attribute) => {
      const local = localName(attribute);
      if (isVml && local === 'id' && !attribute.namespaceURI) return !attribute.value.startsWith('_x0000');
      return DROPPED_ATTRIBUTES.test(local) && !(local === 'title' && !isShape && !isVml);
    });
  }
}

/** Links lead out of the document; the text of a link stays. */
function dropLinks(part: Part, pack: OpcPackage): void {
  for (const element of pack.dangling(part)) {
    if (localName(element) === 'hyperlink') unwrap(element);
    else if (/^hlink/.test(localName(element))) remove(element);
    else removeWithHolder(element, part.root);
  }
}

/** A chart or a diagram needs its frame, so both go. */
function removeWithHolder(element: Element, root: Element): void {
  for (let at: Element | null = element; at && at !== root; at = at.parentNode as Element | null)
    if (localName(at) === 'drawing' || localName(at) === 'pict') {
      remove(at);
      return;
    }
  remove(element);
}

/** Word gives its marks a leading underscore and a number; the others are named by people. */
const isOwnMark = (name: string) => /^_(?:Toc|Ref|Hlk|GoBack|Toc_\w*)\d*$/.test(name);

function renameBookmarks(parts: readonly Part[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { root } of parts)
    for (const mark of namedOf(root, 'bookmarkStart')) {
      const name = attributeOf(mark, 'name');
      if (!name || isOwnMark(name.value)) continue;
      if (!names.has(name.value)) names.set(name.value, `Mark${names.size + 1}`);
      name.value = names.get(name.value) ?? '';
    }
  for (const { root } of parts)
    for (const link of namedOf(root, 'hyperlink')) {
      const anchor = attributeOf(link, 'anchor');
      if (anchor) anchor.value = names.get(anchor.value) ?? anchor.value;
    }
  return names;
}

export function cleanWordDocument(pack: OpcPackage, authors: NeutralNames): void {
  const parts = [...pack.parts.values()];
  for (const part of parts) countRevisions(part, pack);
  for (const part of parts)
    if (localName(part.root) === 'theme') neutralTheme(part.root);
    else if (isChart(part.root)) cleanDrawing(part, pack);
    else dropUnseen(part);
  for (const part of parts) dropLinks(part, pack);
  const names = renameBookmarks(parts);
  for (const part of parts) cleanFields(part.root, names, pack.findings);
  for (const part of parts) if (localName(part.root) !== 'theme') neutralAttributes(part, authors);
}
