// Reads clues to the kind of a name from the words around it: "Mr Oyelaran" is a surname, "my daughter Wren" is a girl. A name that is in
// no list gets a surrogate of that kind. Judged by its letters alone, half of these names would be guessed wrongly, and "my daughter
// Heinrich" would confuse the reply.
import type { Annotation } from '../../detect/annotation.ts';
import { languageOfPrompt } from '../../detect/prompt-language.ts';
import { HONORIFICS, isNameParticle } from '../../kinds/general-words.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { type Entity, entitiesOf } from '../../people/entities.ts';
import { type NameChoice, nameChoices } from '../../people/likely-same.ts';
import { asName, keyInMention, type NameForm, type NameWord } from '../../people/linked-names.ts';
import { linkPeople } from '../../people/linked-people.ts';
import type { NameLink } from '../../people/name-links.ts';
import { gendersOf } from '../../people/name-tables.ts';
import { paradigmOf } from '../../people/paradigms/index.ts';
import type { Person } from '../../people/persons.ts';
import { withoutPossessive } from '../../people/possessive.ts';
import { firstNameKindOf, isListedGivenName } from '../../privacy/lists/reserve.ts';
import { type Span, textOf } from '../../text/span.ts';
import { culturesOfNames, type NameParts } from './name-culture.ts';
import { endedName } from './name-endings.ts';
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
  /** Set for a whole name if an earlier mention has some of its words: "Theo Lindqvist" after "Theo Marchetti". */
  readonly sharesName?: true;
  /** For a word in its mention that ends in the -s of a genitive or plural: the name without it. */
  readonly ended?: { readonly stem: string; readonly isPlural: boolean };
  /** The culture of the person, whose names the stand-ins come from. */
  readonly culture?: string;
  /** For a whole name in Latin letters or kana: the same name as the text writes it in Chinese or Korean script. */
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
const nameWordsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(NAME_WORD), ([word]) => withoutPossessive(word));

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

/** Whether a word is a form of a listed given name, which some languages have after a title too: "pani Jadwigo". */
const isGivenNameForm = (word: string, language: string): boolean =>
  paradigmOf(language)
    ?.basesOf(asName(word))
    .some(({ name, kind, gender }) => kind === 'given' && gendersOf(name).includes(gender)) === true;

/** The words of a name with what the text shows of them. */
function wordsOf(text: string, clues: NameClues, language: string): readonly NameWord[] {
  const named = nameWordsIn(text);
  const isName = (word: string) => !isNameParticle(word) && !HONORIFICS.has(wordKey(word)) && !PATRONYMIC.test(word);
  const words = named.filter((word) => isName(word) && [...word].length > 1);
  const isFamilyFirst = FAMILY_NAME_FIRST.has(language) || LAST_NAME_FIRST.test(text);
  return words.map((word, at) => {
    const { role, gender = WITHOUT_GENDER.has(language) ? listedGender(word) : undefined } =
      clues.get(word.toLowerCase()) ?? {};
    const isFamily = isFamilyFirst ? at === 0 : at === words.length - 1;
    const isTitled = role === 'last' && !isGivenNameForm(word, language);
    const kind = words.length > 1 ? (isFamily ? 'family' : 'given') : isTitled ? 'family' : undefined;
    return { word, mention: text, kind, gender };
  });
}

/** What a prompt and its conversation show about names. */
export interface NamesOfPrompt {
  readonly clues: NameClues;
  /** The people of the conversation with all their names. */
  readonly persons: readonly Person[];
}

/** The people of a prompt: which of its names are one person, and whom the person may join or split. */
export function peopleIn(
  text: string,
  people: readonly Span[],
  { persons }: NamesOfPrompt,
  links: readonly NameLink[],
): { readonly entities: readonly Entity[]; readonly nameChoices: readonly NameChoice[] } {
  const mentions = people.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  const names = mentions.map((mention) => mention.text);
  return { entities: entitiesOf(mentions, persons), nameChoices: nameChoices(names, persons, links) };
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

/** All words of a name but titles. */
const partsOf = (name: string): readonly string[] => nameWordsIn(name).filter((word) => !HONORIFICS.has(wordKey(word)));

function partsByKind(name: string, clues: NameClues, language: string | undefined): NameParts {
  const words = partsOf(name).filter((word) => !isNameParticle(word) && [...word].length > 1);
  const isFamilyFirst = FAMILY_NAME_FIRST.has(language ?? '') || LAST_NAME_FIRST.test(name);
  const [first, last] = isFamilyFirst ? [words.at(-1), words.at(0)] : [words.at(0), words.at(-1)];
  if (words.length > 1) return { words, given: first, family: last };
  return clues.get(first?.toLowerCase() ?? '')?.role === 'last' ? { words, family: first } : { words, given: first };
}

/** The clues with the forms of names. @param names of the conversation, in its order */
function withForms(
  clues: NameClues,
  names: readonly string[],
  language: string,
  links: readonly NameLink[],
): NamesOfPrompt {
  const spoken = [...new Set(names)].map((text) => ({
    text,
    parts: partsOf(text),
    words: wordsOf(text, clues, language),
  }));
  const { forms, natives, persons } = linkPeople(spoken, language, links);
  const all = new Map(clues);
  for (const [word, form] of forms) all.set(word, { ...all.get(word), form });
  for (const [name, native] of natives) all.set(name.toLowerCase(), { ...all.get(name.toLowerCase()), native });
  return { clues: all, persons };
}

/** Languages whose people have two surnames, as a rule. */
const WITH_TWO_SURNAMES: ReadonlySet<string> = new Set(['es', 'pt', 'ca', 'gl']);
const isMiddleSurname = (word: string, language: string | undefined): boolean =>
  WITH_TWO_SURNAMES.has(language ?? '') && word.length > 1 && !isNameParticle(word) && !isListedGivenName(word);

/** The names of more than one word of which an earlier mention has a word. */
function namesWithSharedWords(names: readonly string[]): readonly string[] {
  const mentionOf = new Map<string, string>();
  return names.filter((name) => {
    const words = nameWordsIn(name.toLowerCase());
    const isShared = words.some((word) => (mentionOf.get(word) ?? name) !== name);
    for (const word of words) if (!mentionOf.has(word)) mentionOf.set(word, name);
    return isShared && words.length > 1;
  });
}

/**
 * Reads the clues to all names of a text. If two places disagree about a name, the first one decides.
 * @param people the spans of type PERSON
 * @param earlier the names in earlier prompts of the conversation
 * @param links which names the person said are one person's, or two people's
 */
export function namesOfPrompt(
  text: string,
  people: readonly Pick<Annotation, 'start' | 'end'>[],
  earlier: readonly string[] = [],
  links: readonly NameLink[] = [],
): NamesOfPrompt {
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
    const named = found.slice(titles).map(([word]) => withoutPossessive(word.toLowerCase()));
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
    const surnames = [...rest.slice(0, -1).filter((word) => isMiddleSurname(word, language)), last];
    for (const surname of surnames) add(surname, { role: 'last', ...(given.length > 1 ? { givens: [given] } : {}) });
    add(given, { ...told(given, span, next), ...(clue.gender ? { gender: clue.gender } : {}) });
  }
  const names = people.map((span) => textOf(text, span));
  const all = new Set([...earlier, ...names].flatMap((name) => partsOf(name.toLowerCase())));
  for (const span of people) {
    const last = [...textOf(text, span).matchAll(NAME_WORD)].at(-1);
    if (!last) continue;
    const start = span.start + last.index;
    const ended = endedName(text, { start, end: start + last[0].length }, language, all);
    if (!ended) continue;
    add(keyInMention(textOf(text, span), last[0]), { ended });
    if (ended.isPlural) add(ended.stem.toLowerCase(), { role: 'last' });
  }
  const parts = [...earlier, ...names].map((name) => partsByKind(name, clues, language));
  for (const [word, culture] of culturesOfNames(parts, language)) if (culture !== undefined) add(word, { culture });
  for (const name of namesWithSharedWords([...earlier, ...names])) add(name.toLowerCase(), { sharesName: true });
  return withForms(clues, [...earlier, ...names], language ?? '', links);
}
