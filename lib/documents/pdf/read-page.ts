// Reads one page: its text with its places, its form fields, and whether it is a scan.
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { UnreadableDocument } from '../document.ts';
import { type DrawingSteps, type SortedSteps, sortedSteps } from './drawing-steps.ts';
import { legible, type PlacedText, UNKNOWN_LETTERS } from './page-lines.ts';
import { pdfJs } from './pdfjs.ts';

export interface ReadPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly items: readonly PlacedText[];
  readonly isScan: boolean;
  readonly hasPictures: boolean;
  /** Steps of text that the page does not show. */
  readonly hiddenTexts: number;
  /** Whether all its text is hidden, as that of a scan whose text was recognised by another program. */
  readonly isAllHidden: boolean;
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Item = Extract<TextContent['items'][number], { readonly str: string }>;
type Matrix = readonly number[];

/** Up to this many characters beside pictures are a stamp or a page number on a scan. */
const FEW_CHARACTERS = 25;
/** A page whose letters have no meaning in more than this share of its text has to be read from its picture. */
const MEANINGLESS_SHARE = 0.1;
const CONTROL = /\p{Cc}/gu;
/** Stands for a letter that was drawn, and whose meaning is not known. */
const UNKNOWN = '\ufffd';
/** Share of the letters' size from the middle of a vertical line to its left border. */
const HALF_COLUMN = 0.4;

/** Text of no size at all gets one, so that it can be written. */
const SMALLEST_LETTERS = 0.5;

/** Annotations are not drawn and not listed: their text is read from what describes them. */
const NO_ANNOTATIONS = 0;

function product(first: Matrix, second: Matrix): readonly [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = second;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function placed(item: Item, styles: TextContent['styles'], toPage: Matrix): PlacedText {
  const style = styles[item.fontName];
  const [a, b, c, d, x, y] = product(toPage, item.transform);
  const family = style?.fontFamily ?? 'sans-serif';
  const text = legible(item.str.replace(CONTROL, UNKNOWN));
  const unit = Math.hypot(toPage[0] ?? 1, toPage[1] ?? 0);
  if (![a, b, c, d, x, y, item.width, item.height].every(Number.isFinite)) throw new UnreadableDocument('damaged');
  const size = Math.max(SMALLEST_LETTERS, style?.vertical ? Math.hypot(a, b) : Math.hypot(c, d));
  if (style?.vertical) {
    const left = x - HALF_COLUMN * size;
    return { text, x: left, y, angle: Math.PI / 2, width: item.height * unit, size, family };
  }
  return { text, x, y, angle: Math.atan2(b, a), width: item.width * unit, size, family };
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function isScanned(text: string, steps: SortedSteps): boolean {
  const characters = countOf(text, /\S/gu);
  if (characters < FEW_CHARACTERS && steps.pictures > 0) return true;
  // Letters were drawn, and none has a meaning.
  if (characters === 0 && steps.texts > 0 && countOf(text, /\s/gu) === 0) return steps.texts > steps.hiddenTexts;
  return countOf(text, UNKNOWN_LETTERS) + countOf(text, CONTROL) > MEANINGLESS_SHARE * characters;
}

/** The steps in which a page is drawn, without its annotations. */
export async function stepsOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<SortedSteps> {
  const { OPS } = await pdfJs();
  const layers = await document.getOptionalContentConfig();
  const list: DrawingSteps = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
  return sortedSteps(list, OPS, (layer) => layers.isVisible(layer));
}

export async function readPage(document: PDFDocumentProxy, page: PDFPageProxy): Promise<ReadPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const steps = await stepsOf(document, page);
  const content = await page.getTextContent();
  const found = content.items.flatMap((item) => ('str' in item ? [item] : []));
  return {
    width,
    height,
    items: found.map((item) => placed(item, content.styles, transform)),
    isScan: isScanned(found.map(({ str }) => str).join(''), steps),
    hasPictures: steps.pictures > 0,
    hiddenTexts: steps.hiddenTexts,
    isAllHidden: steps.hiddenTexts === steps.texts,
  };
}
