// English and Chinese stop words, which carry no information by themselves. The mechanisms that replace ordinary words (`lib/privacy/words`) keep
// them, except in a span whose risk the person raised.

import { readData } from '../lexicon/read-data.ts';
import { wordsOf } from '../lexicon/words.ts';

const STOP_WORDS: ReadonlySet<string> = new Set(wordsOf(readData('stop-words.tsv')));
const CHINESE_STOP_WORDS: ReadonlySet<string> = new Set(wordsOf(readData('stop-words-zh.tsv')));

/** Whether a word is an English stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase().replace(/’/g, "'"));
}

export const isChineseStopWord = (word: string): boolean => CHINESE_STOP_WORDS.has(word);
