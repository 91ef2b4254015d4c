// A text that is edited in many places, differently in each run, so that no cached answer helps.
import { cleanTexts } from './clean.ts';
import { generatedSet, OWN_NAMES } from './generated.ts';

/** One of this many words differs in each run, so that every part of the text that may be cached contains a change. */
const EDITED_EVERY = 12;

const SOURCE = generatedSet(400, OWN_NAMES)
  .examples.map(({ text }) => text)
  .join('\n\n')
  .match(/\S+\s*/g) as readonly string[];

const EDITS = cleanTexts()
  .join(' ')
  .match(/(?<![\p{L}\p{N}])\p{Ll}{4,8}(?![\p{L}\p{N}])/gu) as readonly string[];

export function editedTexts(words: number, count: number): string[] {
  return Array.from({ length: count }, (_, run) =>
    SOURCE.slice(0, words)
      .map((word, at) => (at % EDITED_EVERY === EDITED_EVERY / 2 ? `${EDITS[(run * 17 + at) % EDITS.length]} ` : word))
      .join('')
      .trim(),
  );
}
