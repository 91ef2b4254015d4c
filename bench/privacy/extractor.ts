// The attacker who looks for personal strings, and who also decides which strings the original contained: two published detectors and the
// values of `written-values.ts`. None of these decides what the product replaces.

import { isStopWord } from '../../lib/text/stop-words.ts';
import type { ComparedDetector } from '../detectors.ts';
import { wordsOf } from './words.ts';
import { writtenValues } from './written-values.ts';

/** A personal string: a whole value, or one word of a name, which tells by itself. */
export interface PersonalString {
  /** The string in lower case, with single spaces. */
  readonly text: string;
  readonly kind: string;
}

export type Extractor = (text: string) => Promise<readonly PersonalString[]>;

export const folded = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();

const NAMES: Readonly<Record<string, string>> = { PERSON: 'person', LOCATION: 'place', ORGANIZATION: 'organisation' };
const CAPITALISED = /^\p{Lu}\p{L}+$/u;
/** An acronym: if it is labelled as a person, it is most likely the short form of a heading. */
const ACRONYM = /^\p{Lu}{2,4}$/u;

const tells = (word: string, kind: string) =>
  CAPITALISED.test(word) && word.length > 2 && !isStopWord(word) && !(kind === 'person' && ACRONYM.test(word));

/** Returns a function that finds each personal string of a text once. `telling` decides which words of a name identify. */
export function extractorOf(detectors: readonly ComparedDetector[], telling: (word: string) => boolean): Extractor {
  return async (text) => {
    const values = writtenValues(text);
    const found = new Map<string, PersonalString>();
    const add = (string: string, kind: string) => {
      if (!found.has(folded(string))) found.set(folded(string), { text: folded(string), kind });
    };
    for (const { start, end, kind } of values) add(text.slice(start, end), kind);
    for (const detector of detectors)
      for (const { start, end, type } of await detector.detect(text)) {
        const kind = NAMES[type];
        if (!kind || values.some((value) => value.start < end && start < value.end)) continue;
        for (const word of wordsOf(text.slice(start, end)))
          if (tells(word.text, kind) && telling(folded(word.text))) add(word.text, kind);
      }
    return [...found.values()];
  };
}
