// Charts (ECMA-376, part 1, 21.2): their values and labels are a copy of cells, in a workbook inside the file that is removed, or on a sheet.
import type { TextSlots } from './text-slots.ts';
import { childOf, type Element, localName, namedOf, remove, setContent } from './xml.ts';

/** @param hasCells whether the cells of the chart are in the same file, so that the program draws the chart from them */
export function cleanChart(root: Element, hasCells: boolean): void {
  for (const element of namedOf(root, 'externalData', 'extLst', 'Fallback', 'userShapes', 'printSettings'))
    remove(element);
  if (hasCells) {
    for (const cache of namedOf(root, 'strCache', 'numCache', 'multiLvlStrCache'))
      if (cache.parentNode && childOf(cache.parentNode as Element, 'f')) remove(cache);
    return;
  }
  for (const reference of namedOf(root, 'f'))
    setContent(reference, (reference.textContent ?? '').replace(/^.*!/s, 'Sheet1!'));
}

const isNumeric = (value: Element) => {
  const holder = value.parentNode?.parentNode as Element | null;
  return holder !== null && ['numCache', 'numLit'].includes(localName(holder));
};

export function addChartValue(value: Element, slots: TextSlots): void {
  slots.add(value.textContent ?? '', (text) => {
    // A chart cannot draw a word.
    const stored = isNumeric(value) && !(text.trim() !== '' && Number.isFinite(Number(text))) ? '0' : text;
    setContent(value, stored);
    return stored;
  });
}

export const isChart = (root: Element): boolean => localName(root) === 'chartSpace';
