// Which words of names are forms of one name: "Markiem" and "Markowi" of Marek, "Юле" of Юля, which is short for Юлия. A stand-in is then made
// for the name, and each word gets the same form of it.
import { fullNamesOf, gendersOf, poolNamesOf } from './name-tables.ts';
import { paradigmOf } from './paradigms/index.ts';
import type { BaseName, Gender, NameKind, Paradigm } from './paradigms/paradigm.ts';
import { latinForms } from './transliteration.ts';

/** A word of a person's name, as a text writes it. */
export interface NameWord {
  readonly word: string;
  /** The whole mention. */
  readonly mention: string;
  /** What the text shows of it. */
  readonly kind?: NameKind | undefined;
  readonly gender?: Gender | undefined;
}

export interface NameForm {
  /** The full name in the nominative. It need not stand in the text. */
  readonly base: BaseName;
  /** The short form, in the nominative, if the word is one. */
  readonly nickname?: string;
  /** The cases that the word may be, the likeliest first. */
  readonly cases: readonly string[];
  /** The standard by which the word writes the name in Latin letters, if the name is in another script. */
  readonly latin?: string;
  /** Set if the person said that somebody else bears the name here: those forms have another stand-in. */
  readonly bearer?: string;
}

/** By word, or by mention and word if the mention shows more: "Ania Kowalska" is a woman. All in lower case. */
export type LinkedNames = ReadonlyMap<string, NameForm>;

export const keyInMention = (mention: string, word: string): string => lower(`${mention}\u0000${word}`);

const lower = (word: string): string => word.toLowerCase();
const isListed = ({ name, kind, gender }: BaseName): boolean =>
  kind === 'given' ? gendersOf(name).includes(gender) : poolNamesOf(name).some((entry) => entry.kind === kind);

const IN_TEXT = 4;
const LISTED = 3;
/**
 * Higher than `NOMINATIVE` and `LIKELIEST` together, so that a listed given name wins over an unlisted one that is spelled as the word is:
 * "Марії" is a form of Марія, "Андрія" a form of Андрій.
 */
const LISTED_GIVEN = 5;
const NOMINATIVE = 2;
/** For the name that the paradigm finds likeliest. */
const LIKELIEST = 2;
/** For a surname in the case of the given name beside it. */
const AGREES = 3;
/** For a surname that a full name of the text has: "Ryszard Dolata" shows that "do Dolaty" is of Dolata, not of Dolaty. */
const OF_FULL_NAME = 5;

interface Candidate {
  readonly base: BaseName;
  readonly score: number;
}

/** All bases of the words, with the number of words that may be forms of each. */
function sharedBases(words: readonly NameWord[], paradigm: Paradigm): ReadonlyMap<string, number> {
  const shared = new Map<string, number>();
  for (const { word } of words)
    for (const name of new Set(paradigm.basesOf(word).map(({ name }) => lower(name))))
      shared.set(name, (shared.get(name) ?? 0) + 1);
  return shared;
}

const isShortForAny = ({ name, kind }: BaseName, inText: ReadonlySet<string>): boolean =>
  kind === 'given' &&
  fullNamesOf(name).some((full) => lower(full.name) !== lower(name) && inText.has(lower(full.name)));

/** What the words of a conversation show of the names in it. */
interface Evidence {
  /** The names in the text, in lower case. */
  readonly inText: ReadonlySet<string>;
  /** With the number of words that may be forms of each. */
  readonly shared: ReadonlyMap<string, number>;
  /** The surnames of full names. */
  readonly surnames: ReadonlySet<string>;
}

const surnameKey = ({ name, gender }: BaseName): string => `${lower(name)} ${gender}`;

/** The name of which a word is most likely a form; undefined if the language does not say. */
function baseOf(
  { word, kind, gender }: NameWord,
  paradigm: Paradigm,
  { inText, shared, surnames }: Evidence,
  caseBeside: readonly string[],
): BaseName | undefined {
  let best: Candidate | undefined;
  const isPossible = (base: BaseName) => (!kind || base.kind === kind) && (!gender || base.gender === gender);
  for (const [rank, base] of paradigm.basesOf(word).filter(isPossible).entries()) {
    const name = lower(base.name);
    const isWord = name === lower(word);
    const nominative = lower(paradigm.formsOf(base).nom ?? name);
    const isNominative = isWord || nominative === lower(word);
    const score =
      (isNominative ? NOMINATIVE : inText.has(name) || inText.has(nominative) ? IN_TEXT : 0) +
      (isShortForAny(base, inText) ? IN_TEXT : 0) +
      (isListed(base) ? (base.kind === 'given' ? LISTED_GIVEN : LISTED) : 0) +
      (rank === 0 ? LIKELIEST : 0) +
      (base.kind === 'family' && surnames.has(surnameKey(base)) ? OF_FULL_NAME : 0) +
      (caseBeside.length > 0 && casesOf(word, base, paradigm).some((one) => caseBeside.includes(one)) ? AGREES : 0) +
      ((shared.get(name) ?? 1) - 1);
    // A word is no form of a name for which nothing else speaks.
    if (!isWord && score === 0) continue;
    if (!best || score > best.score) best = { base, score };
  }
  return best?.base;
}

/** None for a word of another script than the language's. */
const casesOf = (word: string, base: BaseName, paradigm: Paradigm | undefined): readonly string[] =>
  Object.entries(paradigm && paradigm.basesOf(word).length > 0 ? paradigm.formsOf(base) : {})
    .filter(([, form]) => lower(form) === lower(word))
    .map(([key]) => key);

/** The full name of a short form: the only one that the text has, or that the language knows. "Alex" beside Alexander and Alexandra is neither. */
function fullNameOf(short: BaseName, language: string, inText: ReadonlySet<string>): BaseName | undefined {
  if (short.kind !== 'given') return undefined;
  const all = fullNamesOf(short.name).filter((full) => lower(full.name) !== lower(short.name));
  const said = all.filter(({ name }) => inText.has(lower(name)));
  // "Нина" is short for Антонина and a name by itself.
  const isFullName = poolNamesOf(short.name).some(({ culture }) => culture === language);
  const own = isFullName ? [] : all.filter((full) => full.language === language && full.gender === short.gender);
  const possible = said.length > 0 ? said : own;
  const [full] = possible;
  if (!full || possible.some(({ name }) => name !== full.name)) return undefined;
  return { name: full.name, kind: 'given', gender: full.gender };
}

/** A word in the case of names: "MAREK" and "marek" are Marek. */
export const asName = (word: string): string =>
  word === lower(word) || (word.length > 2 && word === word.toUpperCase())
    ? word.charAt(0).toUpperCase() + lower(word.slice(1))
    : word;

/**
 * Links the words of the names of a conversation. Words that are no form of another name are in the result only if the language declines
 * names, because their stand-ins have to be declined too, or if a short form of them is there.
 * @param words in the order of the text, those of earlier prompts first
 */
export function linkNames(words: readonly NameWord[], language: string): LinkedNames {
  const paradigm = paradigmOf(language);
  const distinct = distinctWords(words);
  const written = new Set(distinct.map(({ word }) => lower(word)));
  const shared = paradigm ? sharedBases(distinct, paradigm) : new Map<string, number>();
  const said = new Set(written);
  const surnames = new Set<string>();
  const evidence: Evidence = { inText: said, shared, surnames };
  const resolved = (one: NameWord, caseBeside: readonly string[] = []): BaseName =>
    (paradigm && baseOf(one, paradigm, evidence, caseBeside)) ?? {
      name: asName(one.word),
      kind: one.kind ?? 'given',
      gender: one.gender ?? gendersOf(one.word)[0] ?? 'male',
    };
  const givenOf = new Map(
    words.flatMap(({ word, mention, kind }) => (kind === 'given' ? [[mention, word] as const] : [])),
  );
  /** A surname with what the given name beside it shows: whose form it is, and in which cases. */
  const besideGiven = (one: NameWord): readonly [NameWord, readonly string[]] | undefined => {
    const given = givenOf.get(one.mention);
    if (one.kind !== 'family' || given === undefined) return undefined;
    const base = resolved({ word: asName(given), mention: one.mention, kind: 'given' });
    const gender = one.gender ?? (gendersOf(base.name).length > 0 ? base.gender : undefined);
    return [{ ...one, word: asName(one.word), gender }, casesOf(asName(given), base, paradigm)];
  };
  for (const one of words) {
    const beside = besideGiven(one);
    if (paradigm && beside) surnames.add(surnameKey(resolved(...beside)));
  }
  // Other words may be forms of the same name: "z Klemensem" shows that "Klemensa" is Klemens too.
  for (const one of distinct) said.add(lower(resolved(one).name));
  const bases = new Map(distinct.map((one) => [lower(one.word), resolved(one)] as const));
  const inText = new Set([...written, ...[...bases.values()].map(({ name }) => lower(name))]);
  const formOf = (word: string, own: BaseName): NameForm | undefined => {
    const cases = casesOf(word, own, paradigm);
    const full = fullNameOf(own, language, inText);
    if (full) return { base: full, nickname: own.name, cases: cases.length > 0 ? cases : ['nom'] };
    return cases.length > 0 ? { base: own, cases } : undefined;
  };
  const linked = new Map<string, NameForm>();
  for (const [word, own] of bases) {
    const form = formOf(word, own);
    if (form) linked.set(word, form);
  }
  const latin = formsInLatin(bases, linked, paradigm);
  for (const { word } of distinct) {
    const form = latin.get(lower(word));
    if (form) linked.set(lower(word), form);
  }
  // The given name beside a surname tells whose form it is.
  for (const one of words.filter(({ word, kind }) => kind === 'family' && !linked.get(lower(word))?.latin)) {
    const given = givenOf.get(one.mention);
    const beside = given === undefined ? undefined : linked.get(lower(given));
    const gender = one.gender ?? beside?.base.gender;
    const form = gender && formOf(one.word, resolved({ ...one, word: asName(one.word), gender }, beside?.cases));
    const agreed = form ? form.cases.filter((key) => beside?.cases.includes(key)) : [];
    if (form) linked.set(keyInMention(one.mention, one.word), agreed.length > 0 ? { ...form, cases: agreed } : form);
  }
  for (const { base } of [...linked.values()])
    if (written.has(lower(base.name)) && !linked.has(lower(base.name)))
      linked.set(lower(base.name), { base, cases: [] });
  return linked;
}

/** The names in other scripts, in the nominative, by each of their transliterations. */
function formsInLatin(
  bases: ReadonlyMap<string, BaseName>,
  linked: LinkedNames,
  paradigm: Paradigm | undefined,
): LinkedNames {
  const forms = new Map<string, NameForm>();
  for (const [native, base] of bases) {
    if (/^\p{Script=Latin}/u.test(native)) continue;
    const form: NameForm = linked.get(native) ?? { base, cases: [] };
    const short = { ...form.base, name: form.nickname ?? form.base.name };
    const nominative = paradigm?.formsOf(short).nom ?? short.name;
    for (const [latin, written] of Object.entries(latinForms(nominative)))
      if (!forms.has(lower(written))) forms.set(lower(written), { ...form, cases: paradigm ? ['nom'] : [], latin });
  }
  return forms;
}

/** Each word once, with all that is told of it. */
function distinctWords(words: readonly NameWord[]): readonly NameWord[] {
  const distinct = new Map<string, NameWord>();
  for (const one of words) {
    const known = distinct.get(lower(one.word));
    distinct.set(lower(one.word), {
      word: asName(one.word),
      mention: one.mention,
      kind: known?.kind ?? one.kind,
      gender: known?.gender ?? one.gender,
    });
  }
  return [...distinct.values()];
}
