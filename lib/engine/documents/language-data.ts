// The language data of the OCR that the person has loaded: kept in a database apart from the vault's, since it is no secret and large.
import { type DBSchema, openDB } from 'idb';
import {
  keepLanguageData,
  type LanguageStore,
  WrongLanguageData,
  type WrongLanguageDataReason,
} from '../../documents/pictures/language-data.ts';
import { type OcrLanguage, tagOfOcrLanguage } from '../../documents/pictures/ocr-files.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';

interface LanguageSchema extends DBSchema {
  languages: { key: OcrLanguage; value: Uint8Array<ArrayBuffer> };
}

const DATABASE = 'coatcheck-ocr';

const database = () =>
  openDB<LanguageSchema>(DATABASE, 1, { upgrade: (opened) => void opened.createObjectStore('languages') });

/** Opens the database for each request: a file is loaded once, and a picture asks for one or two languages. */
async function inDatabase<T>(work: (opened: Awaited<ReturnType<typeof database>>) => Promise<T>): Promise<T> {
  const opened = await database();
  try {
    return await work(opened);
  } finally {
    opened.close();
  }
}

export const languageStore: LanguageStore = {
  get: (code) => inDatabase((opened) => opened.get('languages', code)),
  put: (code, bytes) => inDatabase(async (opened) => void (await opened.put('languages', bytes, code))),
};

/** The tags of the languages that are loaded. */
export const storedLanguages = (): Promise<readonly string[]> =>
  inDatabase(async (opened) => (await opened.getAllKeys('languages')).map(tagOfOcrLanguage));

export const removeLanguages = (): Promise<void> => inDatabase((opened) => opened.clear('languages'));

const WRONG_TEXTS = {
  damaged: 'ocrDataDamaged',
  noLanguages: 'ocrDataNone',
  otherVersion: 'ocrDataOtherVersion',
  tooLarge: 'ocrDataNone',
} as const satisfies Record<WrongLanguageDataReason, string>;

/** Checks the file of language data, and keeps its languages. @throws CodedError if it is not the file of this version */
export async function loadLanguageFile(file: File): Promise<void> {
  try {
    await keepLanguageData(new Uint8Array(await file.arrayBuffer()), languageStore);
  } catch (error) {
    if (error instanceof WrongLanguageData) throw new CodedError(said(WRONG_TEXTS[error.reason]), { cause: error });
    throw error;
  }
}
