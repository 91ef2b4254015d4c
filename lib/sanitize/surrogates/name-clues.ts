// Reads clues to the kind of a name from the words around it: "Mr Oyelaran" is a surname, "my daughter Wren" is a girl. A name that is in
// no list gets a surrogate of that kind. Judged by its letters alone, half of these names would be guessed wrongly, and "my daughter
// Heinrich" would confuse the reply.
import type { Annotation } from '../../detect/annotation.ts';
import { languageOfPrompt } from '../../detect/prompt-language.ts';
import { HONORIFICS, isNameParticle } from '../../kinds/general-words.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { type Entity, entitiesOf } from '../../people/entities.ts';
import { keyInMention, linkNames, type NameForm, type NameWord } from '../../people/linked-names.ts';
import { isRomanisationOf } from '../../people/romanised-names.ts';
import { firstNameKindOf, isListedGivenName } from '../../privacy/lists/reserve.ts';
import { type Span, textOf } from '../../text/span.ts';
import { pronounGender } from './pronoun-gender.ts';
import { wordKey } from './word-by-word.ts';

/** What the text shows about one word of a name. */
interface NameClue {
  readonly role?: 'first' | 'last';
  readonly gender?: 'female' | 'male';
  /** The given names beside this surname in the text. */
  readonly givens?: readonly string[];
  /** The name of which the word is a form. */
  readonly form?: NameForm;
  /** For a whole name in Latin letters: the same name as the text writes it in Chinese or Korean script. */
  readonly native?: string;
}
/** The clues to each word of a name. The key is the word in lower case. */
export type NameClues = ReadonlyMap<string, NameClue>;

/** Words before a name by language and by what they show, such as "my daughter" or a title of surnames. */
const ROWS = cellsOf(readData('surrogates/words-beside-names.tsv'));
const showing = (what: string): ReadonlySet<string> =>
  new Set(ROWS.filter(([, shows]) => shows === what).map(([, , word = '']) => word));
const FEMALE_WORDS = showing('female');
const MALE_WORDS = showing('male');
const BEFORE_SURNAME = showing('surname');
/** The one or two words before a name, with "named", "called", a colon or a comma between: "my sister, June", "bride: Saoirse". */
const WORD_BEFORE =
  /(?<![\p{L}\p{M}-])(?<word>[\p{L}\p{M}-]+)\.?(?:\s*[,:(–-]|\s+(?:is\s+)?(?:named|called|namens|heißt|llamada?|chiamat[oa]))?\s*$/iu;
const HER_NAME = /(?<![\p{L}\p{M}])(?<whose>her|his)\s+name(?:\s+is|'s|\s+was)\s+$/iu;
/** In "meine Frau Sabine", Frau (like fru) means wife; elsewhere it is a title. */
const MY_WIFE = /(?<!\p{L})(?:(?:mein|dein|sein|ihr|unser|eur)er?\s+frau|(?:min|din|sin|hans|\p{L}+s)\s+fru)\s+$/iu;
const MY_BOSS = /(?<!\p{L})(?:mein|dein|sein|ihr|unser)(?:em|en|es)?\s+chef\s+$/iu;
/** Turkish words for friend and sibling, which show a gender only together with the word before them: "kız arkadaşım Ece". */
const TURKISH_FRIEND = /(?<!\p{L})(?<sex>kız|erkek)\s+(?:arkadaş|kardeş)\p{L}*\s+$/iu;
/**
 * Articles before a given name that show its gender. German "der Uschi" is a dative and Portuguese "a Paulo" a preposition: neither shows a
 * gender.
 */
const ARTICLES: Readonly<Record<string, Readonly<Record<string, 'female' | 'male'>>>> = {
  it: { la: 'female', il: 'male' },
  es: { la: 'female', el: 'male' },
  pt: { à: 'female', da: 'female', na: 'female', o: 'male', ao: 'male', do: 'male', no: 'male' },
  de: { die: 'female', dem: 'male', den: 'male' },
};
const LAST_NAME_FIRST = /^\s*[\p{L}'’-]+\s*,/u;
const MAX_CLUE_DISTANCE = 40;
const FARTHEST_PRONOUN = 160;
const NAME_WORD = /[\p{L}][\p{L}\p{M}'’-]*/gu;

function genderBefore(before: string, word: string): NameClue['gender'] {
  const whose = HER_NAME.exec(before)?.groups?.whose?.toLowerCase();
  if (whose !== undefined) return whose === 'her' ? 'female' : 'male';
  const friend = TURKISH_FRIEND.exec(before)?.groups?.sex?.toLowerCase();
  if (friend !== undefined) return friend === 'erkek' ? 'male' : 'female';
  if (MY_BOSS.test(before)) return 'male';
  return FEMALE_WORDS.has(word) ? 'female' : MALE_WORDS.has(word) ? 'male' : undefined;
}

function clueBefore(before: string, language: string | undefined): NameClue {
  const word = WORD_BEFORE.exec(before)?.groups?.word?.toLowerCase() ?? '';
  const isTitle = BEFORE_SURNAME.has(word) && /[\p{L}\p{M}]\.?\s+$/u.test(before) && !MY_WIFE.test(before);
  const gender = genderBefore(before, word) ?? (/\p{L} $/u.test(before) ? ARTICLES[language ?? '']?.[word] : undefined);
  return { ...(isTitle ? { role: 'last' } : {}), ...(gender ? { gender } : {}) };
}

/** The words of a name with what the text shows of them. */
function wordsOf(text: string, clues: NameClues, language: string): readonly NameWord[] {
  const named = [...text.matchAll(NAME_WORD)].map(([word]) => word.replace(/['’]s?$/u, ''));
  const isName = (word: string) => !isNameParticle(word) && !HONORIFICS.has(wordKey(word)) && !PATRONYMIC.test(word);
  const words = named.filter((word) => isName(word) && [...word].length > 1);
  const isFamilyFirst = FAMILY_NAME_FIRST.has(language) || LAST_NAME_FIRST.test(text);
  return words.map((word, at) => {
    const { role, gender = WITHOUT_GENDER.has(language) ? listedGender(word) : undefined } =
      clues.get(word.toLowerCase()) ?? {};
    const isFamily = isFamilyFirst ? at === 0 : at === words.length - 1;
    const kind = words.length > 1 ? (isFamily ? 'family' : 'given') : role === 'last' ? 'family' : undefined;
    return { word, mention: text, kind, gender };
  });
}

/** The people of a prompt: which of its names are one person. */
export function peopleIn(text: string, people: readonly Span[], clues: NameClues): readonly Entity[] {
  const baseOf = (mention: string, word: string) =>
    ((clues.get(keyInMention(mention, word)) ?? clues.get(word.toLowerCase()))?.form?.base.name ?? word).toLowerCase();
  return entitiesOf(
    people.map(({ start, end }) => {
      const written = text.slice(start, end);
      const native = clues.get(written.toLowerCase())?.native;
      const names = native
        ? [native]
        : [...written.matchAll(NAME_WORD)].map(([word]) => baseOf(written, word.replace(/['’]s?$/u, '')));
      return { start, end, text: written, names: names.filter((name) => !HONORIFICS.has(wordKey(name))) };
    }),
  );
}

/** Patronymics have stand-ins with all their cases in lists of their own kind. */
const PATRONYMIC = /\p{L}{2}(?:[ое]вич|[оеії]вн|[иі]чн)(?:а|у|ем|ом|еві|е|і|ы|и|о|ой|ою|ої)?$/u;

/** Languages that decline the names of women and men alike, so that the form shows no gender. */
const WITHOUT_GENDER: ReadonlySet<string> = new Set(['hu', 'fi', 'et', 'tr']);

function listedGender(word: string): NameClue['gender'] {
  if (!isListedGivenName(word)) return undefined;
  const kind = firstNameKindOf(word);
  return kind === 'first-female' ? 'female' : kind === 'first-male' ? 'male' : undefined;
}

/** Languages in which the family name stands first. */
const FAMILY_NAME_FIRST: ReadonlySet<string> = new Set(['hu']);

/** The clues with the forms of names. @param earlier the names of earlier prompts */
function withForms(
  clues: NameClues,
  names: readonly string[],
  earlier: readonly string[],
  language: string,
): NameClues {
  const words = [...earlier, ...names].flatMap((name) => wordsOf(name, clues, language));
  const linked = linkNames(words, language);
  const all = new Map(clues);
  for (const [word, form] of linked) all.set(word, { ...all.get(word), form });
  const native = [...earlier, ...names].filter((name) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(name));
  for (const name of names) {
    const same = native.find((other) => isRomanisationOf(name, other));
    if (same !== undefined) all.set(name.toLowerCase(), { native: same });
  }
  return all;
}

/**
 * Reads the clues to all names of a text. @param people the spans of type PERSON. @param earlier the names in earlier prompts of the conversation. If two places disagree about a name, the first one
 * decides.
 */
export function nameClues(
  text: string,
  people: readonly Pick<Annotation, 'start' | 'end'>[],
  earlier: readonly string[] = [],
): NameClues {
  const clues = new Map<string, NameClue>();
  const add = (name: string, clue: NameClue) => {
    const known = clues.get(name);
    const givens = new Set([...(known?.givens ?? []), ...(clue.givens ?? [])]);
    clues.set(name, { ...clue, ...known, ...(givens.size > 0 ? { givens: [...givens] } : {}) });
  };
  const language = languageOfPrompt(text);
  /** The gender that the pronouns after a name show, unless the words before the name already show it. */
  const told = (name: string, { end }: Span, next = text.length): NameClue => {
    const to = Math.min(Math.max(next, end), end + FARTHEST_PRONOUN);
    const gender = isListedGivenName(name) ? undefined : pronounGender(text.slice(end, to), language);
    return gender ? { gender } : {};
  };
  for (const [at, span] of people.entries()) {
    const next = people[at + 1]?.start;
    const found = [...textOf(text, span).matchAll(NAME_WORD)].filter(([word]) => !isNameParticle(word));
    const titles = found.filter(([word]) => HONORIFICS.has(wordKey(word))).length;
    const named = found.slice(titles).map(([word]) => word.toLowerCase().replace(/['’]s?$/u, ''));
    const first = found[titles];
    if (!first || LAST_NAME_FIRST.test(textOf(text, span))) continue;
    const clue = clueBefore(
      text.slice(Math.max(0, span.start - MAX_CLUE_DISTANCE), span.start) + textOf(text, span).slice(0, first.index),
      language,
    );
    const [given = '', ...rest] = named;
    const last = rest.at(-1);
    if (last === undefined) {
      add(given, clue.role === 'last' ? { role: 'last' } : { ...told(given, span, next), ...clue });
      continue;
    }
    add(last, { role: 'last', ...(given.length > 1 ? { givens: [given] } : {}) });
    add(given, { ...told(given, span, next), ...(clue.gender ? { gender: clue.gender } : {}) });
  }
  const names = people.map((span) => textOf(text, span));
  return language === undefined ? clues : withForms(clues, names, earlier, language);
}
