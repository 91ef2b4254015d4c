// Recognises the text of a picture with Tesseract's WebAssembly build, in this thread: a caller that wants to stop it ends the worker.
import { gunzipSync } from 'fflate';
import loadCore, { type TessBaseAPI, type TesseractCore } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { darkAreas } from './dark-areas.ts';
import type { OcrFiles, OcrLanguage } from './ocr-files.ts';
import { inReadingOrder, type OcrPage, type OcrParagraph, paragraphsOf, wordsOf } from './ocr-page.ts';
import { type Area, cropped, flattened, type Gray, grayOf, moved, overlaps, type Pixels } from './pixels.ts';
import { ALL_STEPS, type PreparationSteps, preparedPage } from './prepared-page.ts';

/** None of the languages that were asked for is there; the person can load the file of language data. */
export class MissingOcrData extends Error {
  override readonly name = 'MissingOcrData';
}

export interface RecognitionOptions {
  /** @param share from 0 to 1 */
  readonly onProgress?: (share: number) => void;
  readonly steps?: PreparationSteps;
}

export interface Ocr {
  /** @param languages the first is the most likely one; those without data are left out */
  recognise(pixels: Pixels, languages: readonly OcrLanguage[], options?: RecognitionOptions): Promise<OcrPage>;
  /** Frees the memory of the network. The next page loads it again. */
  end(): void;
}

/** The network, without the recogniser of older versions. */
const LSTM_ONLY = 1;
/** Finds columns, but does not ask for the orientation of the script. */
const AUTOMATIC_LAYOUT = 3;

/** Words above this confidence were read where they are. */
const SURE = 60;

interface Ready {
  readonly core: TesseractCore;
  readonly api: TessBaseAPI;
  readonly languages: string;
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The plainest format of gray pixels that Tesseract reads. */
function grayMap({ width, height, data }: Gray): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

export function createOcr(files: OcrFiles): Ocr {
  let loading: Promise<TesseractCore> | undefined;
  let ready: Ready | undefined;
  let onPercent: (percent: number) => void = () => undefined;
  /** One page at a time: there is one program with one picture. */
  let last: Promise<unknown> = Promise.resolve();
  const given = new Set<OcrLanguage>();

  async function load(): Promise<TesseractCore> {
    // What the program prints may quote the page, so it goes nowhere.
    const silent = () => undefined;
    const report = (percent: number) => onPercent(percent);
    return loadCore({ wasmBinary: await files.wasm(), print: silent, printErr: silent, TesseractProgress: report });
  }

  async function hasLanguage(core: TesseractCore, code: OcrLanguage): Promise<boolean> {
    if (given.has(code)) return true;
    const bytes = await files.language(code);
    if (!bytes) return false;
    core.FS.writeFile(`${code}.traineddata`, isGzip(bytes) ? gunzipSync(bytes) : bytes);
    given.add(code);
    return true;
  }

  function endApi(): void {
    if (!ready) return;
    ready.api.End();
    ready.core.destroy(ready.api);
    ready = undefined;
  }

  async function prepare(asked: readonly OcrLanguage[]): Promise<Ready> {
    loading ??= load();
    const core = await loading;
    const found: OcrLanguage[] = [];
    for (const code of new Set(asked)) if (await hasLanguage(core, code)) found.push(code);
    if (found.length === 0) throw new MissingOcrData();
    const languages = found.join('+');
    if (ready?.languages === languages) return ready;
    endApi();
    const api = new core.TessBaseAPI();
    if (api.Init(null, languages, LSTM_ONLY) !== 0) throw new Error('the language data cannot be loaded');
    api.SetPageSegMode(AUTOMATIC_LAYOUT);
    ready = { core, api, languages };
    return ready;
  }

  function readPart({ core, api }: Ready, part: Pixels, steps: PreparationSteps, corner = { left: 0, top: 0 }) {
    const { image, tilt, toPicture } = preparedPage(part, steps);
    try {
      core.FS.writeFile('/input', grayMap(image));
      if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0) throw new Error('the page cannot be recognised');
      return {
        tilt,
        paragraphs: paragraphsOf(api.GetTSVText(0), { image, toPicture: (point) => moved(toPicture(point), corner) }),
      };
    } finally {
      api.Clear();
      core.FS.writeFile('/input', new Uint8Array(0));
    }
  }

  /** Light letters on dark bands, which a second look at each band reads. */
  function readDarkAreas(ready: Ready, pixels: Pixels, steps: PreparationSteps, known: readonly OcrParagraph[]) {
    const words = wordsOf({ paragraphs: known });
    const isRead = (area: Area) => words.some((word) => word.confidence > SURE && overlaps(word.area, area));
    const unread = darkAreas(grayOf(pixels)).filter((area) => !isRead(area));
    return unread.flatMap((area) => readPart(ready, cropped(pixels, area), { ...steps, tilt: false }, area).paragraphs);
  }

  async function read(pixels: Pixels, asked: readonly OcrLanguage[], options: RecognitionOptions): Promise<OcrPage> {
    const { steps = ALL_STEPS, onProgress } = options;
    const prepared = await prepare(asked);
    const flat = flattened(pixels);
    onPercent = (percent) => onProgress?.(Math.min(1, Math.max(0, percent / 100)));
    try {
      const { tilt, paragraphs } = readPart(prepared, flat, steps);
      onPercent = () => undefined;
      const dark = readDarkAreas(prepared, flat, steps, paragraphs);
      return { width: pixels.width, height: pixels.height, tilt, paragraphs: inReadingOrder(paragraphs, dark) };
    } finally {
      onPercent = () => undefined;
    }
  }

  return {
    recognise(pixels, languages, options = {}) {
      const page = last.then(() => read(pixels, languages, options));
      last = page.catch(() => undefined);
      return page;
    },
    end() {
      endApi();
      given.clear();
      loading = undefined;
    },
  };
}
