import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ocrData } from '../../../scripts/release/ocr-data.ts';
import { keepLanguageData, keptOcrFiles, type LanguageStore, readLanguageData } from './language-data.ts';
import { OCR_LANGUAGES } from './language-table.ts';
import type { OcrLanguage } from './ocr-files.ts';

const french = new Uint8Array(readFileSync('node_modules/@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'));
const zipped = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files, { level: 0 }));

function storeInMemory(): LanguageStore & { readonly kept: Map<OcrLanguage, Uint8Array<ArrayBuffer>> } {
  const kept = new Map<OcrLanguage, Uint8Array<ArrayBuffer>>();
  return {
    kept,
    get: async (code) => kept.get(code),
    put: async (code, bytes) => {
      kept.set(code, bytes);
    },
  };
}

describe('a file of language data', () => {
  it('has all languages as the release writes it, byte for byte the same each time', async () => {
    const zip = new Uint8Array(ocrData());
    expect([...(await readLanguageData(zip)).keys()].sort()).toEqual(OCR_LANGUAGES);
    expect(Buffer.compare(ocrData(), zip)).toBe(0);
  });

  it('may have one language, and files that do not count', async () => {
    const found = await readLanguageData(zipped({ 'fra.traineddata.gz': french, 'note.txt': strToU8('a note') }));
    expect([...found]).toEqual([['fra', french]]);
  });

  it.each([
    ['is no zip', french, 'damaged'],
    ['has no language', zipped({ 'note.txt': strToU8('a note') }), 'noLanguages'],
    [
      'has a changed byte',
      zipped({ 'fra.traineddata.gz': french.with(1000, 7 ^ (french[1000] ?? 0)) }),
      'otherVersion',
    ],
    ['has another length', zipped({ 'fra.traineddata.gz': french.subarray(1) }), 'otherVersion'],
    ['has another language', zipped({ 'deu.traineddata.gz': french }), 'otherVersion'],
    ['is too large', new Uint8Array(20_000_001), 'tooLarge'],
  ])('is refused if it %s', async (_, zip, reason) => {
    await expect(readLanguageData(zip)).rejects.toMatchObject({ name: 'WrongLanguageData', reason });
  });

  it('is given to the OCR from where it is kept, unless it changed there', async () => {
    const store = storeInMemory();
    expect(await keepLanguageData(zipped({ 'fra.traineddata.gz': french }), store)).toEqual(['fra']);
    const files = keptOcrFiles(async () => new Uint8Array(), store);
    expect(await files.language('fra')).toEqual(french);
    expect(await files.language('deu')).toBeUndefined();
    store.kept.set('fra', french.with(5, 1 ^ (french[5] ?? 0)));
    expect(await files.language('fra')).toBeUndefined();
  });
});
