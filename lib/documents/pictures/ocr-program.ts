// Tesseract's WebAssembly build with the languages that are asked for, loaded when they are needed.
import { gunzipSync } from 'fflate';
import loadCore, { type TessBaseAPI, type TesseractCore } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { OcrFiles, OcrLanguage } from './ocr-files.ts';

/** None of the languages that were asked for is there; the person can load the file of language data. */
export class MissingOcrData extends Error {
  override readonly name = 'MissingOcrData';
}

/** The network, without the recogniser of older versions. */
const LSTM_ONLY = 1;
/** Finds columns, but does not ask for the orientation of the script. */
const AUTOMATIC_LAYOUT = 3;

export interface ReadyProgram {
  readonly core: TesseractCore;
  readonly api: TessBaseAPI;
  readonly languages: string;
}

export interface OcrProgram {
  /** Those languages without data are left out. Rejects with `MissingOcrData` if all are. */
  ready(languages: readonly OcrLanguage[]): Promise<ReadyProgram>;
  /** Called with the share of the page that is read, in percent. */
  onPercent: (percent: number) => void;
  end(): void;
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

export function createProgram(files: OcrFiles): OcrProgram {
  let loading: Promise<TesseractCore> | undefined;
  let ready: ReadyProgram | undefined;
  const given = new Set<OcrLanguage>();

  async function load(): Promise<TesseractCore> {
    // The program may print parts of the page, so its messages go nowhere.
    const silent = () => undefined;
    const report = (percent: number) => program.onPercent(percent);
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

  function end(): void {
    endApi();
    given.clear();
    loading = undefined;
  }

  async function started(): Promise<TesseractCore> {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      // The next page tries again.
      loading = undefined;
      throw error;
    }
  }

  const program: OcrProgram = {
    onPercent: () => undefined,
    async ready(asked) {
      const core = await started();
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
    },
    end,
  };
  return program;
}
