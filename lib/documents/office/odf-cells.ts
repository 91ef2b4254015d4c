// The cells of an OpenDocument spreadsheet. A number or a date is read as its value, and an edited one stays one if its text still is one.

import { collectOdfBlocks } from './odf-blocks.ts';
import { createText, OFFICE } from './odf-names.ts';
import { setParagraph } from './odf-paragraphs.ts';
import type { TextSlots } from './text-slots.ts';
import { attributeOf, attributeValue, childrenOf, dropAttributes, type Element, localName, remove } from './xml.ts';

const MAX_TABS = 30;

const VALUES: ReadonlyMap<string, string> = new Map([
  ['float', 'value'],
  ['percentage', 'value'],
  ['currency', 'value'],
  ['date', 'date-value'],
  ['time', 'time-value'],
  ['boolean', 'boolean-value'],
]);

const isNumber = (text: string) => text.trim() === text && text !== '' && String(Number(text)) === text;

const FORMS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['value', isNumber],
  [
    'date-value',
    (text) =>
      /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?$/.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))),
  ],
  ['time-value', (text) => /^PT\d+H\d+M\d+(?:\.\d+)?S$/.test(text)],
  ['boolean-value', (text) => text === 'TRUE' || text === 'FALSE'],
]);

function shown(name: string, raw: string): string {
  if (name === 'value') return Number.isFinite(Number(raw)) ? String(Number(raw)) : raw;
  if (name === 'boolean-value') return raw.toUpperCase();
  return raw.replace('T', name === 'date-value' ? ' ' : 'T');
}

function stored(name: string, text: string): string {
  if (name === 'boolean-value') return text.toLowerCase();
  return name === 'date-value' ? text.replace(' ', 'T') : text;
}

function setShownText(cell: Element, text: string): void {
  for (const child of childrenOf(cell)) if (localName(child) === 'p') remove(child);
  const paragraph = createText(cell, 'p');
  setParagraph(paragraph, text);
  const after = childrenOf(cell).findLast((child) => localName(child) === 'annotation');
  cell.insertBefore(paragraph, after?.nextSibling ?? cell.firstChild);
}

function becomeText(cell: Element): void {
  dropAttributes(cell, (attribute) =>
    /^(?:value-type|value|date-value|time-value|boolean-value|currency)$/.test(localName(attribute)),
  );
  cell.setAttributeNS(OFFICE, 'office:value-type', 'string');
}

function addValue(cell: Element, name: string, slots: TextSlots): void {
  const value = attributeOf(cell, name);
  if (!value) return;
  const text = shown(name, value.value);
  slots.add(text, (edited) => {
    if (FORMS.get(name)?.(edited) && shown(name, stored(name, edited)) === edited) value.value = stored(name, edited);
    else becomeText(cell);
    setShownText(cell, edited);
    return undefined;
  });
}

/** @returns notes and pictures of the cell, which are read behind the rows */
function collectCell(cell: Element, slots: TextSlots): readonly Element[] {
  const type = attributeValue(cell, 'value-type') ?? '';
  const name = VALUES.get(type);
  const children = childrenOf(cell);
  const isParagraph = (child: Element) => localName(child) === 'p';
  if (name && attributeOf(cell, name)) addValue(cell, name, slots);
  else {
    const hidden = attributeOf(cell, 'string-value');
    if (hidden && !children.some(isParagraph)) setShownText(cell, hidden.value);
    dropAttributes(cell, (attribute) => localName(attribute) === 'string-value');
    let isFirst = true;
    for (const paragraph of childrenOf(cell).filter(isParagraph)) {
      if (!isFirst) slots.separate('\n');
      isFirst = false;
      collectOdfBlocks(paragraph, slots);
    }
  }
  return children.filter((child) => !isParagraph(child));
}

export const hasContent = (cell: Element): boolean =>
  childrenOf(cell).some((child) => localName(child) === 'p') || /-value-type|value-type/.test(attributeNames(cell));

const attributeNames = (cell: Element) => Array.from(cell.attributes, (attribute) => localName(attribute)).join(' ');

export const isCell = (element: Element): boolean => ['table-cell', 'covered-table-cell'].includes(localName(element));

const repeated = (cell: Element) => Number(attributeValue(cell, 'number-columns-repeated') ?? '1') || 1;

/** A row that is repeated is read once, since an edit reaches all of it. */
export function collectRow(row: Element, slots: TextSlots): readonly Element[] {
  const others: Element[] = [];
  let column = 0;
  let at = 0;
  for (const cell of childrenOf(row).filter(isCell)) {
    if (hasContent(cell)) {
      slots.separate('\t'.repeat(Math.min(column - at, MAX_TABS)));
      at = column;
    }
    others.push(...collectCell(cell, slots));
    column += repeated(cell);
  }
  return others;
}
