// Reads the text of a picture that a person attaches, and writes the picture anew from its pixels with words and areas covered.
import {
  MAX_DOCUMENT_CHARACTERS,
  MAX_FILE_BYTES,
  type ReadDocument,
  type ReadOptions,
  type SourceFile,
  type TextEdit,
  UnreadableDocument,
} from '../document.ts';
import { textOfPieces } from '../text-pieces.ts';
import { barCodes, qrCodes } from './codes.ts';
import type { Ocr } from './ocr.ts';
import type { OcrLanguage } from './ocr-files.ts';
import { type PageText, type PlacedWord, pageText } from './page-text.ts';
import { type PictureHead, pictureHead } from './picture-kind.ts';
import { decodedPixels, type PictureTools, type PictureType } from './picture-tools.ts';
import { type Area, flattened, type Pixels } from './pixels.ts';
import { unreadAreas, unsureWords } from './unread-areas.ts';
import { writtenPicture } from './write-picture.ts';

/** Decoded, each takes four bytes, and there are several copies while it is read. */
export const MAX_PICTURE_PIXELS = 40_000_000;

export interface PictureReading {
  readonly tools: PictureTools;
  readonly ocr: Ocr;
  readonly languages: readonly OcrLanguage[];
}

/** A word with its place in the document's text. */
export interface PictureWord extends PlacedWord {
  readonly start: number;
  readonly end: number;
}

export interface PictureEdits {
  /** Areas that the person draws. They are filled with black. */
  readonly covered?: readonly Area[];
  /** Areas of `codes` that the person wants to keep; the others are covered. */
  readonly keptCodes?: readonly Area[];
}

export interface ReadPicture extends ReadDocument {
  /** As it is seen: turned as its properties say. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly PictureWord[];
  /** QR codes and bar codes. */
  readonly codes: readonly Area[];
  /** Words that the OCR is not sure of, and places that may hold text that it did not read. */
  readonly unsure: readonly Area[];
  readonly isAnimated: boolean;
  /**
   * A PNG, or a JPEG if the picture was one. The OCR of the written picture gives about the edited text: a new text that does not fit the place
   * is left out.
   */
  write(edits: readonly TextEdit[], more?: PictureEdits): Promise<SourceFile>;
}

function checkedHead({ bytes }: SourceFile): PictureHead {
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  const head = pictureHead(bytes);
  if (head.width * head.height > MAX_PICTURE_PIXELS) throw new UnreadableDocument('tooLarge');
  return head;
}

async function pixelsOf({ bytes }: SourceFile, { kind }: PictureHead, tools: PictureTools): Promise<Pixels> {
  let pixels: Pixels;
  try {
    pixels = await decodedPixels(tools, bytes, `image/${kind}`);
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause });
  }
  // The head may lie.
  if (pixels.width * pixels.height > MAX_PICTURE_PIXELS) throw new UnreadableDocument('tooLarge');
  return flattened(pixels);
}

function placedWords({ words, pieces }: PageText): readonly PictureWord[] {
  let end = 0;
  return words.map((word, i) => {
    const start = end + (pieces[i]?.before.length ?? 0);
    end = start + word.text.length;
    return { ...word, start, end };
  });
}

const withExtension = (name: string, extension: string, also: RegExp): string =>
  also.test(name) ? name : `${name.replace(/\.[A-Za-z]{2,5}$/, '')}.${extension}`;

function targetOf(name: string, { kind }: PictureHead): { readonly type: PictureType; readonly name: string } {
  return kind === 'jpeg'
    ? { type: 'image/jpeg', name: withExtension(name, 'jpg', /\.jpe?g$/i) }
    : { type: 'image/png', name: withExtension(name, 'png', /\.png$/i) };
}

const isSame = (one: Area, other: Area): boolean =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;

/** Rejects with an `UnreadableDocument`, with `MissingOcrData`, or with the signal's reason. */
export async function readPicture(
  file: SourceFile,
  reading: PictureReading,
  { signal, onProgress }: ReadOptions = {},
): Promise<ReadPicture> {
  signal?.throwIfAborted();
  const { tools, ocr, languages } = reading;
  const head = checkedHead(file);
  const pixels = await pixelsOf(file, head, tools);
  signal?.throwIfAborted();
  const recognised = await ocr.recognise(pixels, languages, onProgress ? { onProgress } : {});
  signal?.throwIfAborted();
  const page = pageText(recognised);
  const text = textOfPieces(page.pieces);
  if (text.length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
  const codes = [...qrCodes(pixels), ...barCodes(pixels)];
  const { width, height } = pixels;
  const fresh = async () => {
    const again = await pixelsOf(file, head, tools);
    if (again.width !== width || again.height !== height) throw new Error('the picture was decoded in another size');
    return again;
  };
  return {
    text,
    checksWrites: true,
    unseen: [],
    removed: ['properties'],
    width,
    height,
    words: placedWords(page),
    codes,
    unsure: [...unsureWords(page.words).map(({ area }) => area), ...unreadAreas(pixels, page.words, codes)],
    isAnimated: head.isAnimated,
    async write(edits, { covered = [], keptCodes = [] } = {}) {
      const areas = [...codes.filter((code) => !keptCodes.some((kept) => isSame(kept, code))), ...covered];
      const { type, name } = targetOf(file.name, head);
      const bytes = await writtenPicture(fresh, reading, { page, edits, areas, type });
      return { name, type, bytes };
    },
  };
}
