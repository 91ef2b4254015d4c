// Text and names in DrawingML (ECMA-376, part 1, chapters 20 and 21): slides, text boxes on worksheets, comments of PowerPoint.
import { collectBlocks } from './block-text.ts';
import { addChartValue, cleanChart, isChart } from './chart-text.ts';
import type { OpcPackage, Part } from './opc-package.ts';
import type { TextSlots } from './text-slots.ts';
import {
  attributeOf,
  attributeValue,
  childrenOf,
  clear,
  dropAttributes,
  type Element,
  elementsOf,
  localName,
  remove,
} from './xml.ts';

const SHAPES = [
  'sp',
  'pic',
  'graphicFrame',
  'grpSp',
  'cxnSp',
  'oneCellAnchor',
  'twoCellAnchor',
  'absoluteAnchor',
  'cm',
];
const SEPARATORS = new Map([
  ...['p', 'tr', 'reply', ...SHAPES].map((name) => [name, '\n'] as const),
  ...['ser', 'title', 'cat', 'val', 'xVal', 'yVal', 'tx', 'lvl', 'plotArea', 'legend'].map(
    (name) => [name, '\n'] as const,
  ),
  ...['tc', 'pt'].map((name) => [name, '\t'] as const),
]);
const HOLDERS = new Set(['graphicFrame', 'pic', 'oneCellAnchor', 'twoCellAnchor', 'absoluteAnchor', 'sp', 'control']);
const REMOVED = new Set([
  'extLst',
  'Fallback',
  'custDataLst',
  'hlinkClick',
  'hlinkHover',
  'hlinkMouseOver',
  'sndAc',
  'snd',
]);
const DROPPED_ATTRIBUTES = new Set(['descr', 'title', 'textlink', 'macro', 'tooltip', 'userDrawn']);

export function collectDrawing(root: Element, slots: TextSlots): void {
  collectBlocks(root, slots, {
    separators: SEPARATORS,
    boxes: new Set(),
    leaf(element) {
      const name = localName(element);
      if (name === 'br') slots.separate('\n');
      else if (name === 'v') addChartValue(element, slots);
      else if (name === 't' || (name === 'text' && childrenOf(element).length === 0)) slots.addContent(element);
      else return false;
      return true;
    },
  });
}

/** An element without which the format does not allow its holder: a frame without its chart. */
function removeWithHolder(element: Element, root: Element): void {
  for (let at: Element | null = element; at && at !== root; at = at.parentNode as Element | null)
    if (HOLDERS.has(localName(at))) {
      remove(at);
      return;
    }
  remove(element);
}

const EMPTY_IF_LINKED = new Set(['hlinkClick', 'audioFile', 'videoFile', 'wavAudioFile', 'quickTimeFile']);

export function cleanDrawing(part: Part, pack: OpcPackage): void {
  const { root } = part;
  if (isChart(root)) cleanChart(root, pack.main.name.startsWith('xl/'));
  for (const element of elementsOf(root)) {
    if (/^hlink/.test(localName(element))) pack.findings.removes('links');
    if (REMOVED.has(localName(element))) remove(element);
    if (localName(element) === 'cNvPr') {
      const name = attributeOf(element, 'name');
      if (name) name.value = `Object ${attributeValue(element, 'id') ?? ''}`.trim();
    }
    if (element !== root) dropAttributes(element, (attribute) => DROPPED_ATTRIBUTES.has(localName(attribute)));
  }
  for (const element of pack.dangling(part))
    if (EMPTY_IF_LINKED.has(localName(element))) remove(element);
    else removeWithHolder(element, root);
}

export function neutralTheme(root: Element): void {
  for (const element of elementsOf(root)) {
    const local = localName(element);
    if (['theme', 'clrScheme', 'fontScheme', 'fmtScheme'].includes(local)) {
      const name = attributeOf(element, 'name');
      if (name) name.value = 'Office';
    }
    if (['extLst', 'custClrLst'].includes(local)) remove(element);
    if (local === 'objectDefaults') clear(element);
  }
}
