// Excel workbooks: xlsx, xlsm and their templates (ECMA-376, part 1, chapter 18).
import { collectDrawing } from './drawing-text.ts';
import { splitFormat } from './formula-text.ts';
import { headerCodes } from './header-codes.ts';
import { NumberDisplay, numberKinds } from './number-display.ts';
import { OpcPackage, type Part } from './opc-package.ts';
import { Findings, NeutralNames, type OpenedFile } from './opened-file.ts';
import { addFormula, type CellContext, collectCells, richTexts } from './sheet-cells.ts';
import { cleanWorkbook } from './sheet-cleaning.ts';
import { followRenames, neutralNames, sheetName } from './sheet-renames.ts';
import { addParts, TextSlots } from './text-slots.ts';
import {
  attributeOf,
  attributeValue,
  childOf,
  childrenOf,
  createLike,
  type Element,
  localName,
  namedOf,
  remove,
  setContent,
} from './xml.ts';
import type { Entries } from './zip-entries.ts';

const KEPT_PARTS = new Set([
  'worksheet',
  'styles',
  'theme',
  'sharedStrings',
  'comments',
  'drawing',
  'chart',
  'table',
  'sheetMetadata',
]);
const MESSAGES = ['promptTitle', 'prompt', 'errorTitle', 'error'];
const CACHED_FORMULAS = ['f', 'formula', 'formula1', 'formula2', 'calculatedColumnFormula', 'totalsRowFormula'];

interface Sheet {
  readonly entry: Element;
  readonly part: Part;
}

/** Sheets that are charts or dialogs go with their parts; the names of ranges count the sheets, so they follow. */
function sheetsOf(pack: OpcPackage): readonly Sheet[] {
  const places = new Map<string, string>();
  const sheets: Sheet[] = [];
  for (const [at, entry] of namedOf(pack.main.root, 'sheet').entries()) {
    const id = childId(entry);
    const part = pack.relatedById(pack.main, id);
    if (!part || localName(part.root) !== 'worksheet') {
      remove(entry);
      continue;
    }
    places.set(String(at), String(sheets.length));
    sheets.push({ entry, part });
  }
  for (const name of namedOf(pack.main.root, 'definedName')) {
    const place = attributeOf(name, 'localSheetId');
    if (!place) continue;
    const moved = places.get(place.value);
    if (moved === undefined) remove(name);
    else place.value = moved;
  }
  return sheets;
}

const childId = (entry: Element) =>
  Array.from(entry.attributes).find(({ namespaceURI }) => namespaceURI?.endsWith('/relationships'))?.value;

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

function countHidden({ entry, part }: Sheet, findings: Findings): void {
  if ((attributeValue(entry, 'state') ?? 'visible') !== 'visible') findings.sees('hiddenSheets');
  const data = childOf(part.root, 'sheetData');
  const rows = data
    ? childrenOf(data).filter((row) => isTrue(attributeValue(row, 'hidden')) && childrenOf(row).length > 0)
    : [];
  findings.sees('hiddenRows', rows.length);
  for (const column of namedOf(part.root, 'col'))
    if (isTrue(attributeValue(column, 'hidden'))) {
      const width = Number(attributeValue(column, 'max')) - Number(attributeValue(column, 'min')) + 1;
      // Excel hides all columns behind the last used one as one stretch.
      if (width < 1000) findings.sees('hiddenColumns', width);
    }
}

class WorkbookText {
  readonly slots = new TextSlots();
  readonly #pack: OpcPackage;
  readonly #context: CellContext;

  constructor(pack: OpcPackage, context: CellContext) {
    this.#pack = pack;
    this.#context = context;
  }

  addSheet({ part }: Sheet): void {
    const data = childOf(part.root, 'sheetData');
    collectCells(data ? childrenOf(data) : [], this.slots, this.#context);
    this.#headers(part.root);
    this.#attributes(part.root);
    for (const formula of namedOf(part.root, ...CACHED_FORMULAS)) addFormula(formula, this.slots, this.#context.onEdit);
    for (const { root } of this.#pack.related(part, 'comments')) this.#comments(root);
    for (const drawing of this.#pack.related(part, 'drawing'))
      for (const { root } of [drawing, ...this.#pack.related(drawing, 'chart')]) {
        this.slots.separate('\n');
        collectDrawing(root, this.slots);
      }
    for (const { root } of this.#pack.related(part, 'table'))
      for (const formula of namedOf(root, ...CACHED_FORMULAS)) addFormula(formula, this.slots, this.#context.onEdit);
  }

  addNames(): void {
    for (const name of namedOf(this.#pack.main.root, 'definedName')) addFormula(name, this.slots, this.#context.onEdit);
  }

  addFormats(styles: Element | undefined): void {
    for (const format of styles ? namedOf(styles, 'numFmt') : []) {
      const code = attributeOf(format, 'formatCode');
      if (!code) continue;
      const parts = [...splitFormat(code.value)];
      for (let at = 1; at < parts.length; at += 2)
        this.slots.addWorded(parts[at] ?? '', (text) => {
          // A quote cannot stand in a text of a format.
          parts[at] = text.replaceAll('"', '');
          code.value = parts.join('');
        });
    }
  }

  /** Names of cell formats that a person made; Excel's have a number. */
  addStyleNames(styles: Element | undefined): void {
    for (const style of styles ? namedOf(styles, 'cellStyle', 'tableStyle') : []) {
      const name = attributeOf(style, 'name');
      if (!name || attributeOf(style, 'builtinId')) continue;
      this.slots.separate('\n');
      this.slots.addAttribute(name);
    }
  }

  #headers(root: Element): void {
    for (const headers of namedOf(root, 'headerFooter'))
      for (const header of childrenOf(headers)) {
        this.slots.separate('\n');
        addParts(this.slots, headerCodes.split(header.textContent ?? ''), headerCodes, (joined) =>
          setContent(header, joined),
        );
      }
  }

  #attributes(root: Element): void {
    const add = (element: Element, name: string) => {
      const attribute = attributeOf(element, name);
      if (!attribute) return;
      this.slots.separate('\n');
      this.slots.addAttribute(attribute);
    };
    for (const rule of namedOf(root, 'dataValidation')) for (const name of MESSAGES) add(rule, name);
    for (const rule of namedOf(root, 'cfRule')) add(rule, 'text');
  }

  #comments(root: Element): void {
    for (const comment of namedOf(root, 'text')) {
      this.slots.separate('\n');
      for (const text of richTexts(comment)) this.slots.addContent(text);
    }
    this.#pack.findings.sees('comments', namedOf(root, 'comment').length);
  }
}

/** @returns the new names of sheets, filled when their texts are edited */
function addSheetName(sheet: Sheet, slots: TextSlots, renamed: Map<string, string>, taken: Set<string>): void {
  const name = attributeOf(sheet.entry, 'name');
  if (!name) return;
  const original = name.value;
  slots.add(original, (text) => {
    taken.delete(name.value.toLowerCase());
    name.value = sheetName(text, taken);
    taken.add(name.value.toLowerCase());
    renamed.set(original, name.value);
    return name.value;
  });
}

function computeAgain(workbook: Element): void {
  let settings = childOf(workbook, 'calcPr');
  if (!settings) {
    settings = createLike(workbook, 'calcPr');
    const before = childOf(workbook, 'definedNames') ?? childOf(workbook, 'sheets');
    workbook.insertBefore(settings, before?.nextSibling ?? null);
  }
  settings.setAttribute('fullCalcOnLoad', '1');
}

export function openWorkbook(entries: Entries): OpenedFile {
  const findings = new Findings();
  const pack = new OpcPackage(entries, KEPT_PARTS, findings);
  cleanWorkbook(pack, new NeutralNames((index) => `Author ${index}`));
  const workbook = pack.main.root;
  const sheets = sheetsOf(pack);
  const [styles] = pack.related(pack.main, 'styles').map(({ root }) => root);
  const [strings] = pack.related(pack.main, 'sharedStrings');
  let isEdited = false;
  const text = new WorkbookText(pack, {
    sharedStrings: strings ? childrenOf(strings.root) : [],
    kinds: numberKinds(styles),
    display: new NumberDisplay(isTrue(attributeValue(childOf(workbook, 'workbookPr') ?? workbook, 'date1904'))),
    onEdit: () => {
      isEdited = true;
    },
  });
  const renamed = new Map<string, string>();
  const taken = new Set(sheets.map(({ entry }) => attributeValue(entry, 'name')?.toLowerCase() ?? ''));
  const names = neutralNames(pack);
  for (const sheet of sheets) {
    text.slots.separate('\n\n');
    addSheetName(sheet, text.slots, renamed, taken);
    text.addSheet(sheet);
    countHidden(sheet, findings);
  }
  text.addNames();
  text.addFormats(styles);
  text.addStyleNames(styles);
  if (strings) pack.drop(strings);
  return {
    slots: text.slots,
    findings,
    save() {
      const parts = sheets.map(({ part }) => part);
      followRenames(pack, parts, { sheets: renamed, names });
      if (isEdited || renamed.size > 0) computeAgain(workbook);
      return pack.entries();
    },
  };
}
