// The sheets of an OpenDocument spreadsheet: names, rows, notes, formulas and rules, and what follows when a sheet is renamed.

import { openFormulaStrings } from './formula-text.ts';
import { collectOdfBlocks } from './odf-blocks.ts';
import { collectRow, hasContent, isCell } from './odf-cells.ts';
import { leadsOutside, type OdfRenames, renamedAddress, renamedOdfFormula } from './odf-formulas.ts';
import type { Findings } from './opened-file.ts';
import { sheetName } from './sheet-renames.ts';
import { addParts, type TextSlots } from './text-slots.ts';
import {
  type Attr,
  attributeOf,
  attributesOf,
  attributeValue,
  childrenOf,
  type Element,
  elementsOf,
  localName,
  namedOf,
  remove,
} from './xml.ts';

const FORMULAS = new Set(['formula', 'condition', 'expression']);
const ADDRESSES = new Set([
  ...['cell-range-address', 'base-cell-address', 'target-range-address', 'print-ranges', 'end-cell-address'],
  ...['target-cell-address', 'cell-range-addresses'],
]);

const isOutside = (sheet: Element) => (attributeValue(sheet, 'name') ?? '').startsWith("'file:");

const isOff = (row: Element) => ['collapse', 'filter'].includes(attributeValue(row, 'visibility') ?? '');

const rowsOf = (sheet: Element): Element[] =>
  childrenOf(sheet).flatMap((child) => {
    const name = localName(child);
    if (name === 'table-row') return [child];
    return ['table-rows', 'table-row-group', 'table-header-rows'].includes(name) ? rowsOf(child) : [];
  });

function countHidden(sheet: Element, hiddenStyles: ReadonlySet<string>, findings: Findings): void {
  if (hiddenStyles.has(attributeValue(sheet, 'style-name') ?? '')) findings.sees('hiddenSheets');
  const rows = rowsOf(sheet).filter(
    (row) => isOff(row) && childrenOf(row).some((cell) => isCell(cell) && hasContent(cell)),
  );
  findings.sees('hiddenRows', rows.length);
  for (const column of namedOf(sheet, 'table-column')) {
    const count = Number(attributeValue(column, 'number-columns-repeated') ?? '1');
    if (isOff(column) && count < 1000) findings.sees('hiddenColumns', count);
  }
}

function hiddenSheetStyles(root: Element): ReadonlySet<string> {
  const hidden = namedOf(root, 'style').filter((style) =>
    childrenOf(style).some(
      (child) => localName(child) === 'table-properties' && attributeValue(child, 'display') === 'false',
    ),
  );
  return new Set(hidden.map((style) => attributeValue(style, 'name') ?? ''));
}

/** Formulas, the conditions of formats and of validations. */
function formulasOf(root: Element): readonly Attr[] {
  return elementsOf(root).flatMap((element) =>
    attributesOf(element).filter(
      (attribute) =>
        FORMULAS.has(localName(attribute)) ||
        (localName(attribute) === 'value' && attribute.nodeName === 'calcext:value'),
    ),
  );
}

export class OdfSheets {
  readonly #spreadsheet: Element;
  readonly #findings: Findings;
  readonly #renamed = new Map<string, string>();
  readonly #names = new Map<string, string>();

  constructor(spreadsheet: Element, findings: Findings) {
    this.#spreadsheet = spreadsheet;
    this.#findings = findings;
  }

  collect(root: Element, slots: TextSlots): void {
    const sheets = childrenOf(this.#spreadsheet).filter((child) => localName(child) === 'table');
    const taken = new Set(sheets.map((sheet) => attributeValue(sheet, 'name')?.toLowerCase() ?? ''));
    const hiddenStyles = hiddenSheetStyles(root);
    this.#dropOutside(sheets);
    for (const sheet of sheets.filter((each) => !isOutside(each))) {
      slots.separate('\n\n');
      this.#addName(sheet, slots, taken);
      this.#addSheet(sheet, slots);
      countHidden(sheet, hiddenStyles, this.#findings);
    }
    for (const child of childrenOf(this.#spreadsheet))
      if (localName(child) !== 'table') {
        slots.separate('\n');
        collectOdfBlocks(child, slots);
      }
    for (const message of namedOf(this.#spreadsheet, 'help-message', 'error-message')) {
      const title = attributeOf(message, 'title');
      if (!title) continue;
      slots.separate('\n');
      slots.addAttribute(title);
    }
    for (const formula of formulasOf(root))
      addParts(slots, openFormulaStrings.split(formula.value), openFormulaStrings, (joined) => {
        formula.value = joined;
      });
    this.#nameRanges();
  }

  /** Lets formulas and ranges of a part follow the names that have been given. */
  follow(root: Element): void {
    const renames: OdfRenames = { sheets: this.#renamed, names: this.#names };
    if (this.#renamed.size + this.#names.size === 0) return;
    for (const formula of formulasOf(root)) formula.value = renamedOdfFormula(formula.value, renames);
    for (const element of elementsOf(root))
      for (const attribute of attributesOf(element))
        if (ADDRESSES.has(localName(attribute))) attribute.value = renamedAddress(attribute.value, renames);
  }

  #dropOutside(sheets: readonly Element[]): void {
    for (const sheet of sheets.filter(isOutside)) {
      this.#findings.removes('links');
      remove(sheet);
    }
    for (const cell of namedOf(this.#spreadsheet, 'table-cell')) {
      const formula = attributeOf(cell, 'formula');
      if (!formula || !leadsOutside(formula.value)) continue;
      this.#findings.removes('links');
      cell.removeAttributeNode(formula);
    }
  }

  #addName(sheet: Element, slots: TextSlots, taken: Set<string>): void {
    const name = attributeOf(sheet, 'name');
    if (!name) return;
    const original = name.value;
    slots.add(original, (text) => {
      taken.delete(name.value.toLowerCase());
      name.value = sheetName(text, taken);
      taken.add(name.value.toLowerCase());
      this.#renamed.set(original, name.value);
      return name.value;
    });
  }

  #addSheet(sheet: Element, slots: TextSlots): void {
    const behind: Element[] = [];
    for (const row of rowsOf(sheet)) {
      slots.separate('\n');
      behind.push(...collectRow(row, slots));
    }
    behind.push(...childrenOf(sheet).filter((child) => localName(child) === 'shapes'));
    for (const element of behind) {
      slots.separate('\n');
      collectOdfBlocks(element, slots);
    }
  }

  /** Names of ranges cannot hold every surrogate, so that they are not text, and are neutral in every file. */
  #nameRanges(): void {
    for (const range of namedOf(this.#spreadsheet, 'named-range', 'named-expression', 'database-range')) {
      const name = attributeOf(range, 'name');
      if (!name || name.value.startsWith('__')) continue;
      const key = name.value.toLowerCase();
      if (!this.#names.has(key)) this.#names.set(key, `Name_${this.#names.size + 1}`);
      name.value = this.#names.get(key) ?? '';
    }
  }
}
