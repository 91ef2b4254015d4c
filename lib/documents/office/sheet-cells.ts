// The cells of a worksheet as text: a line for each row, a tab between columns. An edited cell stays a number if its text still is one.

import { formulaStrings } from './formula-text.ts';
import type { NumberDisplay, NumberKind } from './number-display.ts';
import { addParts, keepSpaces, type TextSlots } from './text-slots.ts';
import {
  attributeValue,
  childOf,
  childrenOf,
  createLike,
  dropAttributes,
  type Element,
  localName,
  remove,
  setContent,
} from './xml.ts';

export interface CellContext {
  readonly sharedStrings: readonly Element[];
  readonly kinds: readonly NumberKind[];
  readonly display: NumberDisplay;
  /** Called when a value changes, so that the formulas are computed again. */
  readonly onEdit: () => void;
}

/** More empty columns than these say nothing, and a single cell could stand in column 16384. */
const MAX_TABS = 30;

const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
};

/** Every cell holds its own text, so that an edit of one does not reach the others. */
function inlined(cell: Element, strings: readonly Element[]): void {
  const value = childOf(cell, 'v');
  const shared = strings[Number(value?.textContent)];
  const inline = createLike(cell, 'is');
  for (const child of shared ? childrenOf(shared) : []) inline.appendChild(child.cloneNode(true));
  if (value) remove(value);
  cell.setAttribute('t', 'inlineStr');
  cell.appendChild(inline);
}

/** The runs of a text with formats. The readings of Japanese names that Excel keeps beside it are removed before. */
export function richTexts(parent: Element): Element[] {
  const texts: Element[] = [];
  for (const child of childrenOf(parent))
    if (localName(child) === 't') texts.push(child);
    else if (localName(child) === 'r') texts.push(...childrenOf(child).filter((inner) => localName(inner) === 't'));
  return texts;
}

function becomeText(cell: Element, text: string): void {
  for (const child of childrenOf(cell)) if (localName(child) === 'v' || localName(child) === 'is') remove(child);
  if (childOf(cell, 'f')) {
    cell.setAttribute('t', 'str');
    const value = createLike(cell, 'v');
    setContent(value, text);
    keepSpaces(value);
    cell.appendChild(value);
    return;
  }
  cell.setAttribute('t', 'inlineStr');
  const inline = createLike(cell, 'is');
  const content = createLike(cell, 't');
  setContent(content, text);
  keepSpaces(content);
  inline.appendChild(content);
  cell.appendChild(inline);
}

function addValue(cell: Element, value: Element, slots: TextSlots, context: CellContext): void {
  const type = attributeValue(cell, 't') ?? 'n';
  const raw = value.textContent ?? '';
  const kind = context.kinds[Number(attributeValue(cell, 's') ?? '0')] ?? 'number';
  const number = type === 'n' && raw.trim() !== '' ? Number(raw) : Number.NaN;
  const isNumber = Number.isFinite(number);
  const shown = isNumber ? context.display.text(number, kind) : type === 'b' ? booleanText(raw) : raw;
  slots.add(shown, (text) => {
    context.onEdit();
    const edited = isNumber ? context.display.value(text, kind) : undefined;
    if (edited === undefined) becomeText(cell, text);
    else setContent(value, String(edited));
    return undefined;
  });
}

const booleanText = (raw: string) => (raw.trim() === '0' ? 'FALSE' : 'TRUE');

function addCell(cell: Element, slots: TextSlots, context: CellContext): void {
  const inline = childOf(cell, 'is');
  const value = childOf(cell, 'v');
  if (inline) {
    for (const text of richTexts(inline))
      slots.add(text.textContent ?? '', (edited) => {
        context.onEdit();
        setContent(text, edited);
        keepSpaces(text);
        return undefined;
      });
  } else if (value) addValue(cell, value, slots, context);
}

export function collectCells(rows: readonly Element[], slots: TextSlots, context: CellContext): void {
  for (const row of rows) {
    slots.separate('\n');
    let column = 1;
    for (const cell of childrenOf(row)) {
      if (localName(cell) !== 'c') continue;
      dropAttributes(cell, ({ nodeName }) => nodeName === 'vm' || nodeName === 'ph');
      if (attributeValue(cell, 't') === 's') inlined(cell, context.sharedStrings);
      if (!childOf(cell, 'is') && !childOf(cell, 'v')) continue;
      const at = columnOf(attributeValue(cell, 'r')) ?? column + 1;
      slots.separate('\t'.repeat(Math.min(Math.max(at - column, 0), MAX_TABS)));
      column = at;
      addCell(cell, slots, context);
    }
  }
}

/** The strings in a formula, each on its line. */
export function addFormula(formula: Element, slots: TextSlots, onEdit: () => void): void {
  addParts(slots, formulaStrings.split(formula.textContent ?? ''), formulaStrings, (joined) => {
    onEdit();
    setContent(formula, joined);
  });
}

export function dropReadings(root: Element): void {
  for (const child of childrenOf(root))
    if (localName(child) === 'rPh' || localName(child) === 'phoneticPr') remove(child);
    else if (localName(child) !== 'sheetData') dropReadings(child);
}
