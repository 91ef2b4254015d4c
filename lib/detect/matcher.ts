// The person's own terms.
import type { Detector, Finding } from './annotation.ts';
import type { DictionaryEntry } from './dictionary.ts';

/** A pattern that is no regular expression; names the entry so that the person can mend it. */
export class DictionaryError extends Error {
  override readonly name = 'DictionaryError';
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

function patternOf({ term, pattern, caseSensitive }: DictionaryEntry): RegExp {
  const flags = caseSensitive ? 'gu' : 'giu';
  if (!pattern) {
    const before = isWord(term.at(0)) ? '(?<![\\p{L}\\p{N}_])' : '';
    const after = isWord(term.at(-1)) ? '(?![\\p{L}\\p{N}_])' : '';
    return new RegExp(before + escaped(term).replace(/\s+/g, '\\s+') + after, flags);
  }
  try {
    return new RegExp(term, flags);
  } catch (cause) {
    throw new DictionaryError(
      `The dictionary pattern "${term}" is not a regular expression. Correct or remove it in the options.`,
      { cause },
    );
  }
}

export function dictionaryDetector(entries: readonly DictionaryEntry[]): Detector {
  const compiled = entries
    .filter((entry) => entry.term.trim() !== '')
    .map((entry) => ({ entry, pattern: patternOf(entry) }));
  return {
    name: 'dictionary',
    detect: (text) =>
      compiled.flatMap(({ entry, pattern }) =>
        Array.from(text.matchAll(pattern))
          .filter((match) => match[0] !== '')
          .map(
            (match): Finding => ({
              start: match.index,
              end: match.index + match[0].length,
              type: entry.type,
              risk: entry.risk,
              confidence: 1,
              source: { detector: 'dictionary', rule: entry.term },
            }),
          ),
      ),
  };
}
