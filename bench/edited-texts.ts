// One text, otherwise edited in many places in each run, so that no remembered answer helps.
import { cleanTexts } from './clean.ts';
import { generatedSet, OWN_NAMES } from './generated.ts';

/** Every so many words one is another in each run: more than once in whatever part of a text is remembered by itself. */
const EDITED_EVERY = 12;

const SOURCE = generatedSet(200, OWN_NAMES)
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
