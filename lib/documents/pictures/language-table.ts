// The files of language data that the extension accepts: @tesseract.js-data/<language> 1.0.0, 4.0.0_best_int, which is tessdata_best of Tesseract
// with whole-number weights. `npx tsx scripts/release/ocr-data.ts` fails if the packages have other files.
import type { OcrLanguage } from './ocr-files.ts';

export interface LanguageFile {
  readonly bytes: number;
  /** The hash of the gzipped file, in hexadecimal digits. */
  readonly sha256: string;
}

export const LANGUAGE_FILES: Readonly<Record<OcrLanguage, LanguageFile>> = {
  chi_sim: { bytes: 1718768, sha256: 'b8a23f10c7de500891eb458a8adc9cc58ab7f242f08b7d149f5e9aea4ad5db7c' },
  deu: { bytes: 1333102, sha256: '306c4280d0cbed46fbff727486bd43b92730181bae80f56941a091f363bdf28b' },
  eng: { bytes: 2952873, sha256: '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91' },
  fra: { bytes: 707406, sha256: 'd611139672b3752c7097e671e4a1d9209dfd37f2aeb081ef6487fba3351e9255' },
  spa: { bytes: 2100190, sha256: '40be52f97b5d4eb7460073dc1f94cd546b27150333c0bf854ed7e7132db6bceb' },
};

export const OCR_LANGUAGES = Object.keys(LANGUAGE_FILES) as readonly OcrLanguage[];

export const languageFileName = (code: OcrLanguage): string => `${code}.traineddata.gz`;
