// Draws a page twice, with its text and without, and makes of both the picture of the page with another text. Only what has been read is shown:
// text comes into the picture only from places whose text is known, and pictures and curved drawings not at all.
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { StepKind } from './drawing-steps.ts';
import type { PlacedText } from './page-lines.ts';
import { stepsOf } from './read-page.ts';
import type { PageCanvases, PagePicture } from './surroundings.ts';

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
/** How far letters reach above and below the base line, and beside their places, in shares of their size. */
const ABOVE = 1;
const BELOW = 0.3;
const BESIDE = 0.12;
/** Of 255: a smaller difference is no letter. */
const VISIBLE_DIFFERENCE = 24;
const SLANTED = 0.02;
/** Letters are not squeezed further; after that they become smaller. */
const NARROWEST = 0.7;
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

/** The four corners of a text's place, in pixels. */
function corners({ x, y, angle, width, size }: PlacedText, scale: number): readonly (readonly [number, number])[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) =>
    [(x + along * cos - across * sin) * scale, (y + along * sin + across * cos) * scale] as const;
  const side = BESIDE * size;
  return [
    at(-side, -ABOVE * size),
    at(width + side, -ABOVE * size),
    at(width + side, BELOW * size),
    at(-side, BELOW * size),
  ];
}

interface PlacedOnCanvas {
  readonly text: DrawnText;
  readonly place: readonly (readonly [number, number])[];
  readonly area: Area;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The whole pixels around a place, as far as they are on the canvas. */
function areaOf(place: readonly (readonly [number, number])[], canvas: OffscreenCanvas): Area {
  const [xs, ys] = [place.map(([x]) => x), place.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const width = Math.max(0, Math.min(canvas.width, Math.ceil(Math.max(...xs))) - left);
  return { left, top, width, height: Math.max(0, Math.min(canvas.height, Math.ceil(Math.max(...ys))) - top) };
}

function copy(target: Context, source: OffscreenCanvas, place: readonly (readonly [number, number])[]): void {
  const { left, top, width, height } = areaOf(place, source);
  if (width === 0 || height === 0) return;
  target.save();
  target.beginPath();
  for (const [x, y] of place) target.lineTo(x, y);
  target.closePath();
  target.clip();
  target.drawImage(source, left, top, width, height, left, top, width, height);
  target.restore();
}

/** Upright and vertical text is covered in whole pixels, so that no shade of an old letter stays; the box around slanted text would cover others. */
function cover(target: Context, ground: OffscreenCanvas, { text, place, area }: PlacedOnCanvas): void {
  const { left, top, width, height } = area;
  if (Math.abs(Math.sin(2 * text.angle)) > SLANTED) copy(target, ground, place);
  else if (width > 0 && height > 0) target.drawImage(ground, left, top, width, height, left, top, width, height);
}

/** The colour that differs most from the ground, or undefined if the text cannot be seen there. */
function inkOf(full: PagePicture, ground: PagePicture, { left, top, width, height }: Area): string | undefined {
  let most = VISIBLE_DIFFERENCE;
  let ink: string | undefined;
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const at = (y * full.width + x) * 4;
      const [r = 0, g = 0, b = 0] = full.pixels.subarray(at, at + 3);
      const [r0 = 0, g0 = 0, b0 = 0] = ground.pixels.subarray(at, at + 3);
      const difference = Math.abs(r - r0) + Math.abs(g - g0) + Math.abs(b - b0);
      if (difference <= most) continue;
      most = difference;
      ink = `rgb(${r}, ${g}, ${b})`;
    }
  }
  return ink;
}

export function writeText(context: Context, text: DrawnText, scale: number, ink: string): void {
  const { x, y, angle, size, family, shown, width, room } = text;
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
  const [fullPicture, groundPicture] = [pictureOf(full), pictureOf(ground)];
  const result = canvases.make(ground.width, ground.height);
  const context = contextOf(result);
  context.drawImage(ground, 0, 0);
  const placed = texts.map((text) => {
    const place = corners(text, scale);
    const area = areaOf(place, ground);
    return { text, place, area, ink: inkOf(fullPicture, groundPicture, area) };
  });
  for (const { text, place, ink } of placed) if (!text.isEdited && ink) copy(context, full, place);
  for (const at of placed) if (at.text.isEdited) cover(context, ground, at);
  for (const { text, ink } of placed) {
    const isWritten = text.isEdited ? ink || showsUnseen : !ink && showsUnseen;
    if (isWritten && text.shown) writeText(context, text, scale, ink ?? '#000000');
  }
  return result;
}
