// Writes coatcheck-ocr-data.zip: the language data of the OCR, which is not in the packages. npx tsx scripts/release/ocr-data.ts [FILE]
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8 } from 'fflate';
import { LANGUAGE_FILES, languageFileName, OCR_LANGUAGES } from '../../lib/documents/pictures/language-table.ts';
import { fixedZip } from './fixed-zip.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NOTE =
  'Language data of Tesseract (tessdata_best, Apache License 2.0), from the npm packages @tesseract.js-data. ' +
  'Load this file in the options of Coatcheck.';

function languageBytes(code: (typeof OCR_LANGUAGES)[number]): Uint8Array {
  const name = languageFileName(code);
  const bytes = readFileSync(resolve(ROOT, 'node_modules/@tesseract.js-data', code, '4.0.0_best_int', name));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== LANGUAGE_FILES[code].sha256)
    throw new Error(`${name} has the hash ${sha256}, which is not in lib/documents/pictures/language-table.ts.`);
  return bytes;
}

/** The same bytes on every machine. */
export function ocrData(): Uint8Array {
  const files = OCR_LANGUAGES.map((code) => [languageFileName(code), languageBytes(code)] as const);
  const list = OCR_LANGUAGES.map((code) => ({ name: languageFileName(code), ...LANGUAGE_FILES[code] }));
  const manifest = strToU8(`${JSON.stringify({ note: NOTE, files: list }, null, 2)}\n`);
  return fixedZip(new Map([['manifest.json', manifest], ...files]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const into = resolve(process.argv[2] ?? resolve(ROOT, '.output/coatcheck-ocr-data.zip'));
  const zip = ocrData();
  mkdirSync(dirname(into), { recursive: true });
  writeFileSync(into, zip);
  process.stdout.write(`${into}: ${zip.length} bytes, SHA-256 ${createHash('sha256').update(zip).digest('hex')}\n`);
}
