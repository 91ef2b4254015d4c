// In which language's names a word gets its surrogate, where a script is not enough: Persian and Urdu share Arabic's letters, Vietnamese and
// Indonesian those of English.
import { type Letters, poolOf } from '../../privacy/lists/script-reserve.ts';
import { scriptOf } from '../../text/script.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { wordReserve } from './reserves.ts';
import { scriptReserve } from './script-reserves.ts';

const URDU_LETTER = /[ٹڈڑںےھ]/u;
const PERSIAN_LETTER = /[پچژگکی]/u;

/** Latin letters whose names differ from English ones, by the language of the prompt. */
const OF_LATIN: Readonly<Record<string, Letters>> = { vi: 'vietnamese', id: 'indonesian' };

/** @param language of the prompt, if it can be told */
export function lettersOf(word: string, language: string | undefined): Letters {
  const script = scriptOf(word);
  if (script === 'latin') return OF_LATIN[language ?? ''] ?? script;
  if (script !== 'arabic' || language === 'ar') return script;
  if (language === 'ur' || URDU_LETTER.test(word)) return 'urdu';
  return language === 'fa' || PERSIAN_LETTER.test(word) ? 'persian' : script;
}

/** Whether the names of these letters come from a pool alone, and not from a list of the script. */
export const hasOnlyPool = (letters: Letters): boolean =>
  letters === 'persian' ||
  letters === 'urdu' ||
  letters === 'bengali' ||
  letters === 'vietnamese' ||
  letters === 'indonesian';

/** The word of a firm or place in the language of the prompt. */
export function languageReserve(kind: 'organization' | 'place', word: string, issuer: Issuer): Reserve {
  const letters = lettersOf(word, issuer.language);
  const own = hasOnlyPool(letters) && poolOf(letters, kind) ? scriptReserve(kind, word, letters) : undefined;
  return own ?? wordReserve(kind, word);
}

const FEMALE_END: Partial<Record<Letters, RegExp>> = {
  arabic: /(?:ة|اء|ى)$/u,
  persian: /[ها]$/u,
  urdu: /[ہہاہ]$/u,
  hebrew: /[הת]$/u,
  devanagari: /[ाीि]$/u,
  bengali: /[াীি]$/u,
  indonesian: /(?:i|ti|ah)$/u,
};

/** The gender that the text tells, or else the one that such an ending is likelier to have. */
export function givenKind(word: string, letters: Letters, gender?: 'female' | 'male'): 'given-female' | 'given-male' {
  return gender ? `given-${gender}` : FEMALE_END[letters]?.test(word) ? 'given-female' : 'given-male';
}
