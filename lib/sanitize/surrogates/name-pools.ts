// Chooses the language whose names a word's surrogate comes from, where the script alone does not decide: Persian and Urdu share Arabic's
// letters, Vietnamese and Indonesian those of English.
import { type NamePoolId, namePoolFor } from '../../privacy/lists/name-pools-by-script.ts';
import { scriptOf } from '../../text/script.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { cultureOfName } from './name-culture.ts';
import { wordReserve } from './reserves.ts';
import { scriptReserve } from './script-reserves.ts';

const URDU_LETTER = /[ٹڈڑںےھ]/u;
const PERSIAN_LETTER = /[پچژگکی]/u;

/** Languages in Latin letters whose names differ from English ones. */
const LATIN_POOLS: Readonly<Record<string, NamePoolId>> = { vi: 'vietnamese', id: 'indonesian' };

/** The pool whose names fit a word. @param language of the prompt, if it can be told */
export function namePoolOf(word: string, language: string | undefined): NamePoolId {
  const script = scriptOf(word);
  if (script === 'latin') return LATIN_POOLS[language ?? ''] ?? script;
  if (script !== 'arabic' || language === 'ar') return script;
  if (language === 'ur' || URDU_LETTER.test(word)) return 'urdu';
  return language === 'fa' || PERSIAN_LETTER.test(word) ? 'persian' : script;
}

/** Whether the names come from a reserve pool alone, because no permuted list holds any. */
export const namesComeFromPoolOnly = (namePool: NamePoolId): boolean =>
  namePool === 'persian' ||
  namePool === 'urdu' ||
  namePool === 'bengali' ||
  namePool === 'vietnamese' ||
  namePool === 'indonesian';

/** The reserve for a word of a firm or place: in the language of the prompt, if it has a pool for that. */
export function reserveOfLanguage(kind: 'organization' | 'place', word: string, issuer: Issuer): Reserve {
  const namePool = namePoolOf(word, issuer.language);
  const own =
    namesComeFromPoolOnly(namePool) && namePoolFor(namePool, kind) ? scriptReserve(kind, word, namePool) : undefined;
  return (
    own ?? wordReserve(kind, word, kind === 'organization' ? cultureOfName(word, 'last', issuer.language) : undefined)
  );
}

const FEMALE_ENDING: Partial<Record<NamePoolId, RegExp>> = {
  arabic: /(?:ة|اء|ى)$/u,
  persian: /[ها]$/u,
  urdu: /[ہہاہ]$/u,
  hebrew: /[הת]$/u,
  devanagari: /[ाीि]$/u,
  bengali: /[াীি]$/u,
  indonesian: /(?:i|ti|ah)$/u,
};

/** Follows the gender that the text shows, or else the one that the ending of the name suggests. */
export function givenNameKind(
  word: string,
  namePool: NamePoolId,
  gender?: 'female' | 'male',
): 'given-female' | 'given-male' {
  return gender ? `given-${gender}` : FEMALE_ENDING[namePool]?.test(word) ? 'given-female' : 'given-male';
}
