// Draws a page twice, with its text and without, and makes of both the picture of the page with another text. Only what has been read is shown:
// text comes into the picture only from places whose text is known, and pictures and curved drawings not at all.
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { StepKind } from './drawing-steps.ts';
import { type PlacedText, UNKNOWN_LETTERS } from './page-lines.ts';
import { stepsOf } from './read-page.ts';
import type { PageCanvases, PagePicture } from './surroundings.ts';
import { copyPlace, inkOf, placeOf } from './text-places.ts';

type Context = OffscreenCanvasRenderingContext2D;

export interface DrawnText extends PlacedText {
  /** What is shown there now. */
  readonly shown: string;
  readonly isEdited: boolean;
  /** How far it may reach, if it has become longer. */
  readonly room: number;
}

const DOTS_PER_INCH = 150;
const POINTS_PER_INCH = 72;
/** A picture of a larger page gets fewer dots. */
const MAX_PIXELS = 5_000_000;
/** Letters are not squeezed further; after that they become smaller. */
const NARROWEST = 0.7;
/** Is drawn for letters whose meaning is not known; most of them are the signs of lists. */
const UNKNOWN_SIGN = '•';
const NO_ANNOTATIONS = 0;
const ALL_ANNOTATIONS = 1;

export const scaleFor = (width: number, height: number): number =>
  Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));

export function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The canvas gives no drawing context');
  return context;
}

interface Drawing {
  readonly page: PDFPageProxy;
  readonly canvases: PageCanvases;
  readonly scale: number;
}

async function drawn({ page, canvases, scale }: Drawing, annotationMode: number, filter?: (step: number) => boolean) {
  const viewport = page.getViewport({ scale });
  const canvas = canvases.make(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  const target = canvas as unknown as HTMLCanvasElement;
  const context = contextOf(canvas) as unknown as CanvasRenderingContext2D;
  const options = { canvas: target, canvasContext: context, viewport, annotationMode, background: '#ffffff' };
  const given = filter ? { ...options, operationsFilter: filter } : options;
  await page.render(given as Parameters<PDFPageProxy['render']>[0]).promise;
  return canvas;
}

/** The page as it is, with its pictures and annotations: for the person's own eyes, and for the recognition of text. */
export const drawnAsIs = (drawing: Drawing): Promise<OffscreenCanvas> => drawn(drawing, ALL_ANNOTATIONS);

export function pictureOf(canvas: OffscreenCanvas): PagePicture {
  const { width, height } = canvas;
  return { width, height, pixels: contextOf(canvas).getImageData(0, 0, width, height).data };
}

export function writeText(context: Context, text: DrawnText, scale: number, ink: string): void {
  const { x, y, angle, size, family, width, room } = text;
  const shown = text.shown.replace(UNKNOWN_LETTERS, UNKNOWN_SIGN);
  context.save();
  context.translate(x * scale, y * scale);
  context.rotate(angle);
  context.fillStyle = ink;
  context.font = `${size * scale}px ${family}`;
  const natural = context.measureText(shown).width / scale;
  const available = Math.max(width, room);
  const squeeze = Math.min(1, available / Math.max(natural, 1));
  const narrow = Math.max(squeeze, NARROWEST);
  context.scale(squeeze, squeeze / narrow);
  context.fillText(shown, 0, 0);
  context.restore();
}

export interface PageToDraw {
  readonly document: PDFDocumentProxy;
  readonly page: PDFPageProxy;
  readonly texts: readonly DrawnText[];
  /** Text that the page does not show, but that is known, is written on it too. */
  readonly showsUnseen: boolean;
}

/** The page with its texts as they are now. */
export async function drawnWithTexts(given: PageToDraw, canvases: PageCanvases): Promise<OffscreenCanvas> {
  const { document, page, texts, showsUnseen } = given;
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = scaleFor(width, height);
  const { kinds } = await stepsOf(document, page);
  const draw = (shown: readonly StepKind[]) =>
    drawn({ page, canvases, scale }, NO_ANNOTATIONS, (step) => shown.includes(kinds[step] ?? 'dropped'));
  const full = await draw(['graphics', 'text']);
  const ground = await draw(['graphics']);
  const [shown, empty] = [pictureOf(full), pictureOf(ground)];
  // Browsers free the memory of a canvas late.
  for (const canvas of [full, ground]) canvas.width = canvas.height = 1;
  const result = canvases.make(empty.width, empty.height);
  const context = contextOf(result);
  const made = context.createImageData(empty.width, empty.height);
  made.data.set(empty.pixels);
  const target = { width: empty.width, height: empty.height, pixels: made.data };
  const placed = texts.map((text) => {
    const place = placeOf(text, scale, empty);
    return { text, place, ink: inkOf(shown, empty, place) };
  });
  for (const { text, place, ink } of placed) if (!text.isEdited && ink) copyPlace(shown, target, place);
  // Neighbours may have brought a part of an old letter with them, so places of edited text are emptied last.
  for (const { text, place } of placed) if (text.isEdited) copyPlace(empty, target, place);
  context.putImageData(made, 0, 0);
  for (const { text, ink } of placed) {
    const isWritten = text.isEdited ? ink || showsUnseen : !ink && showsUnseen;
    if (isWritten && text.shown) writeText(context, text, scale, ink ?? '#000000');
  }
  return result;
}
