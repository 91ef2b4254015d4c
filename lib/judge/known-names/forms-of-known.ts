// Whether a name is a known person's name in another form: in another case ("Льва Толстого", "Arvydą Sabonį") or script ("Новак Ђоковић").
import { asName } from '../../people/linked-names.ts';
import { paradigmOf } from '../../people/paradigms/index.ts';
import { latinForms } from '../../people/transliteration.ts';

/** The languages that decline names, by their script. */
const LANGUAGES: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'sr']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Latin}/u, ['pl', 'cs', 'sk', 'hr', 'sl', 'ro', 'hu', 'fi', 'et', 'tr', 'lt', 'lv']],
];
/** How many nominatives are tried for each word, the likeliest first. */
const MOST_READINGS = 6;
/** Longer names are not looked up. */
const MOST_WORDS = 3;
/** How many letters at the beginning of a surname are the same in all its cases. */
const STABLE_LETTERS = 3;
/** How many letters at the end of a word a case may change, in words shorter than `LONG_WORD` and in others. */
const MOST_CHANGED = { short: 2, long: 3 } as const;
const LONG_WORD = 6;
const MOST_REMEMBERED = 1_000;

const lower = (text: string): string => text.toLowerCase();
/** Combining accents of Latin, Greek and Cyrillic letters. Combining marks of other scripts are kept, because there they are letters. */
const ACCENTS = /[\u0300-\u036f]/gu;
export const unaccented = (text: string): string => text.normalize('NFD').replace(ACCENTS, '');

/** The first letter of the first word and the first letters of the last word. All forms of a name share them. The name has no accents. */
function beginningOf(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const first = words.length > 1 ? `${words[0]?.charAt(0)} ` : '';
  return first + last.slice(0, STABLE_LETTERS);
}

/** A Cyrillic or Greek name as each transliteration standard writes it, in lower case. */
function latinNames(words: readonly string[]): readonly string[] {
  const spelt = words.map(latinForms);
  return Object.keys(spelt[0] ?? {}).flatMap((standard) => {
    const latin = spelt.map((forms) => forms[standard]);
    return latin.includes(undefined) ? [] : [lower(latin.join(' '))];
  });
}

/** The nominatives of which a word may be a form in a language, and the word itself. */
function nominatives(word: string, language: string): readonly string[] {
  const paradigm = paradigmOf(language);
  const bases = paradigm?.basesOf(asName(word)) ?? [];
  const read = bases.map((base) => lower(paradigm?.formsOf(base).nom ?? base.name));
  return [...new Set([word, ...read])].slice(0, MOST_READINGS);
}

const combined = (choices: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  choices.reduce<readonly (readonly string[])[]>(
    (all, words) => all.flatMap((before) => words.map((word) => [...before, word])),
    [[]],
  );

/** Whether two words differ only in letters at their ends that a case may change. */
function beginAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const needed = Math.max(1, shorter - (shorter < LONG_WORD ? MOST_CHANGED.short : MOST_CHANGED.long));
  return one.slice(0, needed) === other.slice(0, needed);
}

function beginAlikeInAllWords(one: string, other: string): boolean {
  const [words, others] = [one.split(' '), other.split(' ')];
  return words.length === others.length && words.every((word, at) => beginAlike(word, others[at] ?? ''));
}

/** The names without their accents, grouped by `beginningOf`. */
function byBeginning(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  // Normalised as one text, because thousands of calls for short texts take several times as long.
  for (const name of unaccented(names.join('\n')).split('\n')) {
    const beginning = beginningOf(name);
    const others = found.get(beginning);
    if (others) others.push(name);
    else found.set(beginning, [name]);
  }
  return found;
}

/**
 * Tells of names in lower case whether they are forms of a known one.
 * @param names the known names, in lower case @param isKnown whether a name is one of them, perhaps typed without its accents
 */
export function formsOfKnown(names: readonly string[], isKnown: (name: string) => boolean): (name: string) => boolean {
  const known = byBeginning(names);
  const remembered = new Map<string, boolean>();

  /** A quick test: looking up the nominatives of a name takes milliseconds, and few names begin as a known one does. */
  const mayBeForm = (spelling: string) =>
    (known.get(beginningOf(spelling)) ?? []).some((other) => beginAlikeInAllWords(spelling, other));

  function isFormIn(words: readonly string[], language: string): boolean {
    return combined(words.map((word) => nominatives(word, language))).some(
      (read) => isKnown(read.join(' ')) || latinNames(read).some(isKnown),
    );
  }

  function isForm(name: string): boolean {
    const words = name.split(' ');
    if (words.length > MOST_WORDS || ![name, ...latinNames(words)].map(unaccented).some(mayBeForm)) return false;
    const languages = LANGUAGES.find(([script]) => script.test(name))?.[1] ?? [];
    return languages.some((language) => isFormIn(words, language));
  }

  return (name) => {
    const answer = remembered.get(name) ?? isForm(name);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(name, answer);
    return answer;
  };
}
