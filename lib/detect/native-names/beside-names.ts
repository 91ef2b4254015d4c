// Words such as "my wife", "Dr" and "uncle", which stand next to the name of a person. Next to them, a family name alone, or a listed name
// that is also an ordinary word, means a person: "אשתי שמחה" ("my wife Simcha"), "الحاج نصر", "شاہین آنٹی".
import { anyOf } from '../../lexicon/alternatives.ts';
import { lazyPattern } from '../../text/lazy-pattern.ts';
import { nativeWords } from './words.ts';

/** Languages that share a script share its words. */
const inScript = (words: readonly string[], script: string): string => {
  const letters = new RegExp(`^\\p{Script=${script}}`, 'u');
  return anyOf(words.filter((word) => letters.test(word)));
};

/** @param prefixes a pattern for prefixes that may be joined to the words, such as the letters for "and", "to" and "from" */
const before = (script: string, prefixes = '') =>
  lazyPattern(() => `(?<![\\p{L}\\p{M}])${prefixes}${inScript(nativeWords('person before'), script)}[,:،]? $`, 'u');

const after = (script: string) =>
  lazyPattern(() => `^ ${inScript(nativeWords('person after'), script)}(?![\\p{L}\\p{M}])`, 'u');

export const WORDS_BEFORE_NAMES = {
  Arabic: before('Arabic', '(?:[وف]?[لب]|[وف])?'),
  Hebrew: before('Hebrew', '(?:[וש]?[לבמ]|[וש])?'),
  Devanagari: before('Devanagari'),
  Bengali: before('Bengali'),
} as const;

export const WORDS_AFTER_NAMES = {
  Arabic: after('Arabic'),
  Hebrew: after('Hebrew'),
  Devanagari: after('Devanagari'),
  Bengali: after('Bengali'),
} as const;
