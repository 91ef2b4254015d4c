// The files that the OCR needs, and which languages it reads for a person.

/** As the files of Tesseract are named. */
export type OcrLanguage = 'chi_sim' | 'deu' | 'eng' | 'fra' | 'spa';

/** Gives the program and its data, from the extension's package, what the person loaded, or a folder. */
export interface OcrFiles {
  /** The bytes of tesseract-core-simd-lstm.wasm. */
  wasm(): Promise<Uint8Array<ArrayBuffer> | ArrayBuffer>;
  /** The bytes of a .traineddata file, gzipped or not, or undefined if the person has none for that language. */
  language(code: OcrLanguage): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

const BY_TAG: Readonly<Record<string, OcrLanguage>> = { de: 'deu', en: 'eng', es: 'spa', fr: 'fra', zh: 'chi_sim' };

/** As browsers name the language. */
export const tagOfOcrLanguage = (code: OcrLanguage): string =>
  Object.keys(BY_TAG).find((tag) => BY_TAG[tag] === code) ?? code;

/** The language of the interface, and English, which stands in documents of all languages. @param tag as in "zh-CN" */
export function ocrLanguagesFor(tag: string): readonly OcrLanguage[] {
  const own = BY_TAG[tag.slice(0, 2).toLowerCase()];
  return own && own !== 'eng' ? [own, 'eng'] : ['eng'];
}
