// The file of language data that a person loads once in the options (coatcheck-ocr-data.zip): only files whose hashes are compiled into the
// extension come out of it, so that nothing else ever reaches the OCR, whoever made the file.
import { unpackedEntry } from '../zip/unpacked-entry.ts';
import { zipDirectory } from '../zip/zip-directory.ts';
import { LANGUAGE_FILES, languageFileName, OCR_LANGUAGES } from './language-table.ts';
import type { OcrFiles, OcrLanguage } from './ocr-files.ts';

/** Keeps the files of the languages, as IndexedDB does in the extension. */
export interface LanguageStore {
  get(code: OcrLanguage): Promise<Uint8Array<ArrayBuffer> | undefined>;
  put(code: OcrLanguage, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

export type WrongLanguageDataReason = 'damaged' | 'noLanguages' | 'otherVersion' | 'tooLarge';

export class WrongLanguageData extends Error {
  override readonly name = 'WrongLanguageData';
  readonly reason: WrongLanguageDataReason;

  constructor(reason: WrongLanguageDataReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

const MAX_DATA_BYTES = 20_000_000;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isExpected = async (code: OcrLanguage, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  bytes.length === LANGUAGE_FILES[code].bytes && (await sha256(bytes)) === LANGUAGE_FILES[code].sha256;

const codeOf = (name: string): OcrLanguage | undefined => OCR_LANGUAGES.find((code) => languageFileName(code) === name);

/** A size that the table does not have is not even unpacked. */
function entriesOf(zip: Uint8Array<ArrayBuffer>): readonly (readonly [OcrLanguage, Uint8Array<ArrayBuffer>])[] {
  try {
    return zipDirectory(zip).entries.flatMap((entry) => {
      const code = codeOf(entry.name);
      if (!code) return [];
      if (entry.size !== LANGUAGE_FILES[code].bytes) throw new WrongLanguageData('otherVersion');
      return [[code, unpackedEntry(entry)] as const];
    });
  } catch (cause) {
    throw cause instanceof WrongLanguageData ? cause : new WrongLanguageData('damaged', { cause });
  }
}

/**
 * The languages of a file, checked. It may have some of them only.
 * @throws WrongLanguageData
 */
export async function readLanguageData(
  zip: Uint8Array<ArrayBuffer>,
): Promise<ReadonlyMap<OcrLanguage, Uint8Array<ArrayBuffer>>> {
  if (zip.length > MAX_DATA_BYTES) throw new WrongLanguageData('tooLarge');
  const languages = new Map<OcrLanguage, Uint8Array<ArrayBuffer>>();
  for (const [code, bytes] of entriesOf(zip)) {
    if (!(await isExpected(code, bytes))) throw new WrongLanguageData('otherVersion');
    languages.set(code, bytes);
  }
  if (languages.size === 0) throw new WrongLanguageData('noLanguages');
  return languages;
}

/** Reads a file and keeps its languages; which they are. */
export async function keepLanguageData(
  zip: Uint8Array<ArrayBuffer>,
  store: LanguageStore,
): Promise<readonly OcrLanguage[]> {
  const languages = await readLanguageData(zip);
  for (const [code, bytes] of languages) await store.put(code, bytes);
  return [...languages.keys()];
}

/** The OCR's files with the languages that were kept; one that changed since is as good as missing. */
export const keptOcrFiles = (wasm: OcrFiles['wasm'], store: LanguageStore): OcrFiles => ({
  wasm,
  async language(code) {
    const bytes = await store.get(code);
    return bytes && (await isExpected(code, bytes)) ? bytes : undefined;
  },
});
