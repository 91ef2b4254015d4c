import { readFileSync } from 'node:fs';
import type { DictionaryEntry } from '../lib/detect/dictionary.ts';
import { parseDictionaryCsv, parseDictionaryJson } from '../lib/detect/dictionary-format.ts';
import { UsageError } from './options.ts';

export function readDictionary(file: string | undefined): readonly DictionaryEntry[] {
  if (file === undefined) return [];
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The dictionary ${file} cannot be read. Check the path.`);
  }
  return file.endsWith('.json') ? parseDictionaryJson(content) : parseDictionaryCsv(content);
}
