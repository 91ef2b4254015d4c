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
import { type AreaEdits, type DocumentPages, editsWithoutWordsIn, isSameArea, NO_AREAS } from '../page-view.ts';
import { spansOfPieces, textOfPieces } from '../text-pieces.ts';
import { barCodes, qrCodes } from './codes.ts';
import { keepingLastWritten } from './last-written.ts';
import type { Ocr } from './ocr.ts';
import type { OcrLanguage } from './ocr-files.ts';
import { type PageText, type PlacedWord, pageText } from './page-text.ts';
import { type PictureHead, pictureHead } from './picture-kind.ts';
import { decodedPixels, type PictureTools, type PictureType } from './picture-tools.ts';
import { picturePlaces, pixelArea, shownPicture, unsurePlaces } from './picture-view.ts';
import { type Area, flattened, type Pixels } from './pixels.ts';
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

export interface ReadPicture extends ReadDocument {
  /** As it is seen: turned as its properties say. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly PictureWord[];
  /** QR codes and bar codes. */
  readonly codes: readonly Area[];
  readonly isAnimated: boolean;
  readonly pages: DocumentPages;
  /**
   * A PNG, or a JPEG if the picture was one. The OCR of the written picture gives about the edited text: a new text that does not fit the place
   * is left out.
   */
  write(edits: readonly TextEdit[], areas?: AreaEdits): Promise<SourceFile>;
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
  const spans = spansOfPieces(pieces);
  return words.map((word, i) => ({ ...word, ...(spans[i] ?? { start: 0, end: 0 }) }));
}

const withExtension = (name: string, extension: string, also: RegExp): string =>
  also.test(name) ? name : `${name.replace(/\.[A-Za-z]{2,5}$/, '')}.${extension}`;

function targetOf(name: string, { kind }: PictureHead): { readonly type: PictureType; readonly name: string } {
  return kind === 'jpeg'
    ? { type: 'image/jpeg', name: withExtension(name, 'jpg', /\.jpe?g$/i) }
    : { type: 'image/png', name: withExtension(name, 'png', /\.png$/i) };
}

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
  const found = { words: placedWords(page), codes };
  const shares = picturePlaces({ width, height }, found);

  const write = keepingLastWritten(async ({ edits, areas: { covered, keptCodes } }) => {
    const areas = [
      ...codes.filter((_, i) => !keptCodes.some((kept) => isSameArea(kept, shares.codes[i] ?? kept))),
      ...covered.map((area) => pixelArea(area, { width, height })),
    ];
    const without = editsWithoutWordsIn(
      { text, edits },
      covered.map((area) => ({ places: shares.places, area })),
    );
    const { type, name } = targetOf(file.name, head);
    const bytes = await writtenPicture(fresh, reading, { page, edits: without, areas, type });
    return { name, type, bytes };
  });

  return {
    text,
    checksWrites: true,
    unseen: [],
    removed: ['properties'],
    width,
    height,
    ...found,
    isAnimated: head.isAnimated,
    pages: {
      count: 1,
      async view(_page, change) {
        if (change) return { ...shares, unsure: [], picture: (await write(change)).bytes };
        const original = await fresh();
        return { ...shares, unsure: unsurePlaces(original, found), picture: await shownPicture(original, tools) };
      },
    },
    write: (edits, areas = NO_AREAS) => write({ edits, areas }),
  };
}
