// Recognises the text of a picture in this thread: a caller that wants to stop it ends the worker.
import { darkAreas } from './dark-areas.ts';
import type { OcrFiles, OcrLanguage } from './ocr-files.ts';
import { inReadingOrder, type OcrPage, type OcrParagraph, type OcrWord, paragraphsOf, wordsOf } from './ocr-page.ts';
import { createProgram, type ReadyProgram } from './ocr-program.ts';
import { cropped, flattened, type Gray, grayOf, moved, overlaps, type Pixels } from './pixels.ts';
import { ALL_STEPS, type PreparationSteps, preparedPage } from './prepared-page.ts';

export interface RecognitionOptions {
  /** @param share from 0 to 1 */
  readonly onProgress?: (share: number) => void;
  readonly steps?: PreparationSteps;
}

export interface Ocr {
  /**
   * Rejects with `MissingOcrData` if no language has data.
   * @param languages the first is the most likely one; those without data are left out
   */
  recognise(pixels: Pixels, languages: readonly OcrLanguage[], options?: RecognitionOptions): Promise<OcrPage>;
  /** Frees the memory of the network. The next page loads it again. */
  end(): void;
}

/** A second look at a dark area finds letters in its grain too, with a lower confidence. */
const LEAST_CONFIDENCE = 35;

/** The plainest format of gray pixels that Tesseract reads. */
function grayMap({ width, height, data }: Gray): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

function readPart({ core, api }: ReadyProgram, part: Pixels, steps: PreparationSteps, corner = { left: 0, top: 0 }) {
  const { image, tilt, toPicture } = preparedPage(part, steps);
  try {
    core.FS.writeFile('/input', grayMap(image));
    if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0) throw new Error('the page cannot be recognised');
    const page = { image, toPicture: (point: { x: number; y: number }) => moved(toPicture(point), corner) };
    return { tilt, paragraphs: paragraphsOf(api.GetTSVText(0), page) };
  } finally {
    api.Clear();
    core.FS.writeFile('/input', new Uint8Array(0));
  }
}

function withWords(paragraphs: readonly OcrParagraph[], isKept: (word: OcrWord) => boolean): readonly OcrParagraph[] {
  return paragraphs
    .map(({ lines }) => ({
      lines: lines.map(({ words }) => ({ words: words.filter(isKept) })).filter(({ words }) => words.length > 0),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Light letters on dark bands, which a second look at each band reads. */
function readDarkAreas(program: ReadyProgram, pixels: Pixels, steps: PreparationSteps, known: readonly OcrParagraph[]) {
  const words = wordsOf({ paragraphs: known });
  const isNew = ({ area, confidence }: OcrWord) =>
    confidence >= LEAST_CONFIDENCE && !words.some((word) => overlaps(word.area, area));
  return darkAreas(grayOf(pixels)).flatMap((area) =>
    withWords(readPart(program, cropped(pixels, area), { ...steps, tilt: false }, area).paragraphs, isNew),
  );
}

export function createOcr(files: OcrFiles): Ocr {
  const program = createProgram(files);
  /** One page at a time: there is one program with one picture. */
  let last: Promise<unknown> = Promise.resolve();

  async function read(pixels: Pixels, asked: readonly OcrLanguage[], options: RecognitionOptions): Promise<OcrPage> {
    const { steps = ALL_STEPS, onProgress } = options;
    const ready = await program.ready(asked);
    const flat = flattened(pixels);
    program.onPercent = (percent) => onProgress?.(Math.min(1, Math.max(0, percent / 100)));
    try {
      const { tilt, paragraphs } = readPart(ready, flat, steps);
      program.onPercent = () => undefined;
      const dark = readDarkAreas(ready, flat, steps, paragraphs);
      return { width: pixels.width, height: pixels.height, tilt, paragraphs: inReadingOrder(paragraphs, dark) };
    } finally {
      program.onPercent = () => undefined;
    }
  }

  return {
    recognise(pixels, languages, options = {}) {
      const page = last.then(() => read(pixels, languages, options));
      last = page.catch(() => undefined);
      return page;
    },
    end: () => program.end(),
  };
}
