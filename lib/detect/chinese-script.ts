// Tells traditional from simplified Chinese by characters that only one of them uses.
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';

const PAIRS = cellsOf(readData('languages/chinese-characters.tsv'));
const SIMPLIFIED: ReadonlySet<string> = new Set(PAIRS.map(([simplified = '']) => simplified));
const TRADITIONAL: ReadonlySet<string> = new Set(PAIRS.map(([, traditional = '']) => traditional));

/** Whether a text has more traditional than simplified characters; a text with neither is as good as simplified. */
export function isTraditionalChinese(text: string): boolean {
  let lead = 0;
  for (const character of text) {
    if (TRADITIONAL.has(character)) lead += 1;
    else if (SIMPLIFIED.has(character)) lead -= 1;
  }
  return lead > 0;
}
