// Names in a workbook: sheets are renamed with their text, ranges and tables get neutral names, columns of tables follow their headers, and all
// formulas follow.
import { type Renames, renamedFormula } from './formula-text.ts';
import type { OpcPackage, Part } from './opc-package.ts';
import { richTexts } from './sheet-cells.ts';
import {
  attributeOf,
  attributeValue,
  childOf,
  childrenOf,
  type Element,
  localName,
  namedOf,
  setContent,
} from './xml.ts';

const MAX_SHEET_NAME = 31;

/** A name neither starts nor ends with a quote or a space. */
function bare(text: string): string {
  const isOuter = (at: number) => /['\s]/.test(text[at] ?? 'x');
  let start = 0;
  let end = text.length;
  while (start < end && isOuter(start)) start++;
  while (end > start && isOuter(end - 1)) end--;
  return text.slice(start, end);
}

/** The nearest name that a workbook may give a sheet. */
export function sheetName(text: string, taken: ReadonlySet<string>): string {
  const stripped = bare(bare(text.replaceAll(/[[\]:*?/\\\n\t]/g, ' ')).slice(0, MAX_SHEET_NAME));
  const wanted = stripped === '' ? 'Sheet' : stripped;
  let name = wanted;
  for (let i = 2; taken.has(name.toLowerCase()); i++)
    name = `${wanted.slice(0, MAX_SHEET_NAME - 1 - String(i).length)} ${i}`;
  return name;
}

/** Excel's names for tables, in the languages of the interface. */
const OWN_TABLE_NAME = /^(?:Table|Tabelle|Tableau|Tabla|表|表格)_?\d+$/;

/** Names of ranges and tables cannot hold every surrogate, so that they are not text, and are neutral in every file. */
export function neutralNames(pack: OpcPackage): Map<string, string> {
  const names = new Map<string, string>();
  const rename = (element: Element, attributes: readonly string[], form: string) => {
    const name = attributeValue(element, attributes[0] ?? '') ?? '';
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), `${form}_${names.size + 1}`);
    for (const attribute of attributes) {
      const found = attributeOf(element, attribute);
      if (found) found.value = names.get(name.toLowerCase()) ?? '';
    }
  };
  for (const element of namedOf(pack.main.root, 'definedName'))
    if (!/^_xlnm\./i.test(attributeValue(element, 'name') ?? '')) rename(element, ['name'], 'Name');
  for (const { root } of pack.parts.values())
    if (localName(root) === 'table' && !OWN_TABLE_NAME.test(attributeValue(root, 'displayName') ?? ''))
      rename(root, ['displayName', 'name'], 'List');
  return names;
}

const textOfCell = (cell: Element): string => {
  const inline = childOf(cell, 'is');
  const texts = inline
    ? richTexts(inline).map((text) => text.textContent ?? '')
    : [childOf(cell, 'v')?.textContent ?? ''];
  return texts.join('');
};

const lineBreaks = (name: string) => name.replaceAll(/_x000[aA]_/g, '\n');

/** Excel repairs a file whose tables have other columns than their header cells say. */
function followHeaders(table: Part, sheet: Part, columns: Map<string, string>): void {
  const [, letters, row] = /^([A-Z]+)(\d+)/.exec(attributeValue(table.root, 'ref') ?? '') ?? [];
  if (!letters || attributeValue(table.root, 'headerRowCount') === '0') return;
  const header = namedOf(sheet.root, 'row').find((element) => attributeValue(element, 'r') === row);
  const cells = header ? childrenOf(header) : [];
  const first = cells.findIndex((cell) => attributeValue(cell, 'r') === `${letters}${row}`);
  const taken = new Set<string>();
  for (const [at, column] of namedOf(table.root, 'tableColumn').entries()) {
    const name = attributeOf(column, 'name');
    const cell = first < 0 ? undefined : cells[first + at];
    if (!name) continue;
    let text = (cell && textOfCell(cell)) || `Column${at + 1}`;
    while (taken.has(text.toLowerCase())) text += ' ';
    taken.add(text.toLowerCase());
    if (lineBreaks(name.value) === text) continue;
    columns.set(lineBreaks(name.value), text);
    name.value = text.replaceAll('\n', '_x000a_');
  }
}

const FORMULAS = ['f', 'formula', 'formula1', 'formula2', 'definedName', 'calculatedColumnFormula', 'totalsRowFormula'];

export function followRenames(pack: OpcPackage, sheets: readonly Part[], renames: Omit<Renames, 'columns'>): void {
  const columns = new Map<string, string>();
  for (const sheet of sheets) for (const table of pack.related(sheet, 'table')) followHeaders(table, sheet, columns);
  const all = { ...renames, columns };
  if (columns.size + renames.names.size + renames.sheets.size === 0) return;
  for (const { root } of pack.parts.values()) {
    for (const formula of namedOf(root, ...FORMULAS)) {
      const text = formula.textContent ?? '';
      const renamed = renamedFormula(text, all);
      if (renamed !== text) setContent(formula, renamed);
    }
    for (const link of namedOf(root, 'hyperlink')) {
      const location = attributeOf(link, 'location');
      if (location) location.value = renamedFormula(location.value, all);
    }
  }
}
