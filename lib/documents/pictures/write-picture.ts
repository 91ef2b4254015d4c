// Writes a picture anew from its pixels, and reads what it wrote: the OCR tells places with some error, and an original must not stay.
import type { TextEdit } from '../document.ts';
import { textOfPieces } from '../text-pieces.ts';
import { BLACK, fillQuad } from './cover.ts';
import { coveredGroups } from './covered-words.ts';
import type { Ocr } from './ocr.ts';
import type { OcrLanguage } from './ocr-files.ts';
import { hasOriginalsLeft } from './originals-left.ts';
import { type PageText, pageText } from './page-text.ts';
import { decodedPixels, drawText, type PictureTools, type PictureType } from './picture-tools.ts';
import { type Area, type Pixels, quadOf } from './pixels.ts';
import { pixelsOnly } from './pixels-only.ts';
import { type CoverStyle, coverGroups } from './written-words.ts';

export interface WrittenParts {
  readonly page: PageText;
  readonly edits: readonly TextEdit[];
  /** Filled with black. */
  readonly areas: readonly Area[];
  readonly type: PictureType;
}

interface Writing {
  readonly tools: PictureTools;
  readonly ocr: Ocr;
  readonly languages: readonly OcrLanguage[];
}

async function encoded(pixels: Pixels, tools: PictureTools, parts: WrittenParts, style: CoverStyle) {
  const canvas = tools.canvas(pixels.width, pixels.height);
  const drawn = coverGroups(pixels, coveredGroups(parts.page, parts.edits), canvas.context, style);
  for (const area of parts.areas) fillQuad(pixels, quadOf(area), BLACK);
  canvas.context.putImageData(canvas.imageData(pixels) as never, 0, 0);
  for (const text of drawn) drawText(canvas.context, text);
  return pixelsOnly(await canvas.encode(parts.type), parts.type);
}

/** @param fresh gives the pixels of the original, which are written over */
export async function writtenPicture(
  fresh: () => Promise<Pixels>,
  { tools, ocr, languages }: Writing,
  parts: WrittenParts,
): Promise<Uint8Array<ArrayBuffer>> {
  for (const style of ['words', 'wide'] as const) {
    const bytes = await encoded(await fresh(), tools, parts, style);
    if (parts.edits.length === 0) return bytes;
    const again = pageText(await ocr.recognise(await decodedPixels(tools, bytes, parts.type), languages));
    if (!hasOriginalsLeft(textOfPieces(again.pieces), parts.page, parts.edits)) return bytes;
  }
  throw new Error('an original can still be read on the written picture');
}
