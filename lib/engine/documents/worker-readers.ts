// The readers of the worker: those that draw use its canvas, and the OCR's program and the character maps come from the extension's package.
import type { DocumentReader } from '../../documents/document.ts';
import { CHARACTER_MAP_FILES } from '../../documents/pdf/character-maps.ts';
import type { RecognizedLine } from '../../documents/pdf/surroundings.ts';
import type { Ocr } from '../../documents/pictures/ocr.ts';
import { type OcrLanguage, ocrLanguagesFor } from '../../documents/pictures/ocr-files.ts';
import type { OcrPage } from '../../documents/pictures/ocr-page.ts';
import { documentReader } from '../../documents/read-document.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { fetchBytes } from '../../models/shipped-files.ts';
import { languageStore } from './language-data.ts';

/** Below the extension's root; wxt.config.ts copies it there. */
export const OCR_PROGRAM = 'ocr/tesseract-core-simd-lstm.wasm';

/** The languages that the person's browser prefers, and English, which stands in documents of all languages. */
const languages = (): readonly OcrLanguage[] => [...new Set(navigator.languages.flatMap(ocrLanguagesFor))];

const packageFile = (path: string) => fetchBytes(new URL(`/${path}`, location.origin).href);

let started: Promise<Ocr> | undefined;

async function startOcr(): Promise<Ocr> {
  const [{ createOcr }, { keptOcrFiles }] = await Promise.all([
    import('../../documents/pictures/ocr.ts'),
    import('../../documents/pictures/language-data.ts'),
  ]);
  return createOcr(keptOcrFiles(() => packageFile(OCR_PROGRAM), languageStore));
}

function ocr(): Promise<Ocr> {
  started ??= startOcr();
  return started;
}

/** Tells a person without language data what to do. */
async function withLanguageData<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.name === 'MissingOcrData')
      throw new CodedError(said('ocrDataMissing'), { cause: error });
    throw error;
  }
}

export function linesOf({ paragraphs }: OcrPage): readonly RecognizedLine[] {
  return paragraphs.flatMap(({ lines }) =>
    lines.map(({ words }) => {
      const areas = words.map(({ area }) => area);
      const left = Math.min(...areas.map((area) => area.left));
      const top = Math.min(...areas.map((area) => area.top));
      const width = Math.max(...areas.map((area) => area.right)) - left;
      const height = Math.max(...areas.map((area) => area.bottom)) - top;
      return { text: words.map(({ text }) => text).join(' '), left, top, width, height };
    }),
  );
}

export const readDocument: DocumentReader = documentReader({
  async pdf() {
    const [{ pdfReader }, { workerSurroundings }] = await Promise.all([
      import('../../documents/pdf/pdf.ts'),
      import('../../documents/pdf/surroundings.ts'),
    ]);
    return pdfReader({
      ...workerSurroundings(),
      packageFile: async (path) => (CHARACTER_MAP_FILES.includes(path) ? packageFile(path) : undefined),
      async recognize({ width, height, pixels }) {
        const picture = { width, height, data: new Uint8ClampedArray(pixels) };
        return linesOf(await withLanguageData((await ocr()).recognise(picture, languages())));
      },
    });
  },
  async picture() {
    const [{ readPicture }, { workerTools }] = await Promise.all([
      import('../../documents/pictures/read-picture.ts'),
      import('../../documents/pictures/worker-tools.ts'),
    ]);
    return async (file, options) =>
      withLanguageData(readPicture(file, { tools: workerTools, ocr: await ocr(), languages: languages() }, options));
  },
});
