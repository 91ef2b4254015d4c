// The other forms of a stand-in that a reply may use: its cases and short forms, each for the same form of the original.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { type FormReading, readingsOf } from '../people/form-readings.ts';
import { readingPairs } from '../people/japanese-readings.ts';
import { asName } from '../people/linked-names.ts';
import { fullNamesOf, type PoolName, poolNamesOf } from '../people/name-tables.ts';
import { paradigmOf } from '../people/paradigms/index.ts';
import type { CaseForms, Gender, NameKind } from '../people/paradigms/paradigm.ts';
import { romanisedPairs } from '../people/romanised-names.ts';
import { latinForms } from '../people/transliteration.ts';

/** Forms of the original between which only the sentence decides, in the language of the name. */
export interface OpenForm {
  readonly language: string;
  readonly readings: readonly FormReading[];
}

export interface PersonFormPair {
  readonly pair: RestorePair;
  /** Set if `pair.original` is only the first of several forms that may be meant. */
  readonly open?: OpenForm;
}

/** Whose name a stand-in is, for its paradigm. */
interface Bearer {
  readonly culture: string;
  readonly kind: NameKind;
  readonly gender?: Gender;
}

const GENDERS: readonly Gender[] = ['female', 'male'];

const casesOf = ({ culture, kind }: Bearer, name: string, gender: Gender): CaseForms =>
  paradigmOf(culture)?.formsOf({ name, kind, gender }) ?? { nom: name };

interface Form {
  readonly surrogate: string;
  readonly original: string;
  readonly open?: OpenForm;
}

/** The forms of two names, each beside the other's. A form that the original lacks gives the original itself. */
function alikeForms(bearer: Bearer, surrogate: string, original: string): readonly Form[] {
  const genders = bearer.gender ? [bearer.gender] : GENDERS;
  return genders.flatMap((gender) => {
    const found = readingsOf(casesOf(bearer, surrogate, gender), casesOf(bearer, original, gender), original);
    return [...found].map(([form, readings]) => ({
      surrogate: form,
      original: readings[0]?.form ?? original,
      ...(readings.length > 1 ? { open: { language: bearer.culture, readings } } : {}),
    }));
  });
}

/** The short form by which the conversation calls the bearer of a name; the name itself if it never does. */
function nicknameIn(pairs: readonly RestorePair[], { original, bearer }: RestorePair): string {
  // A short form that was sent as this one's may have been given to somebody else since.
  const isOfAnother = (short: string) =>
    bearer === undefined && pairs.some((other) => other.bearer !== undefined && other.original === short);
  const short = pairs.find(
    (other) =>
      other.type === 'PERSON' &&
      other.bearer === bearer &&
      fullNamesOf(other.original).some(({ name }) => name.toLowerCase() === original.toLowerCase()) &&
      !isOfAnother(other.original),
  );
  return short === undefined ? original : asName(short.original);
}

/** The possible bearers of a short form, in the cultures of the conversation's other stand-ins. */
function bearersOfNickname({ surrogate }: RestorePair, pairs: readonly RestorePair[]): readonly Bearer[] {
  const full = fullNamesOf(surrogate);
  if (full.length === 0) return [];
  const cultures = new Set(pairs.flatMap((pair) => poolNamesOf(pair.surrogate).map(({ culture }) => culture)));
  return full
    .filter(({ language }) => cultures.has(language))
    .map(({ language, gender }) => ({ culture: language, kind: 'given', gender }));
}

/** A name of another script in Latin letters, each beside the original by the same standard. */
function latinPairs(surrogate: string, original: string): readonly Form[] {
  const own = latinForms(original);
  return Object.entries(latinForms(surrogate)).flatMap(([standard, form]) => {
    const written = own[standard];
    return written === undefined ? [] : [{ surrogate: form, original: written }];
  });
}

function formsInCulture(entry: PoolName, pair: RestorePair, pairs: readonly RestorePair[]): readonly Form[] {
  const isIssued = (name: string) => pairs.some(({ surrogate }) => surrogate === name);
  // The pair of an issued short form says which short form it stands for.
  const unissued = entry.nicknames.filter((nickname) => !isIssued(nickname));
  const short = unissued.flatMap((nickname) => alikeForms(entry, nickname, nicknameIn(pairs, pair)));
  return [...alikeForms(entry, pair.surrogate, pair.original), ...short];
}

/** The readings of a Japanese name in Latin letters, which a reply in another language writes. */
export const readingPairsOf = (pair: RestorePair): readonly RestorePair[] =>
  pair.type !== 'PERSON' || pair.shape !== 'word'
    ? []
    : readingPairs(pair.original, pair.surrogate).map(([original, surrogate]) => ({ ...pair, surrogate, original }));

/** @param pairs all of the conversation */
export function personFormPairs(pair: RestorePair, pairs: readonly RestorePair[]): readonly PersonFormPair[] {
  if (pair.type !== 'PERSON') return [];
  const romanised = romanisedPairs(pair.original, pair.surrogate).map(([original, surrogate]) => ({
    pair: { ...pair, surrogate, original },
  }));
  if (pair.shape !== 'word') return romanised;
  const entries = poolNamesOf(pair.surrogate);
  const forms = [
    ...entries.flatMap((entry) => formsInCulture(entry, pair, pairs)),
    ...(entries.length > 0 ? [] : bearersOfNickname(pair, pairs)).flatMap((bearer) =>
      alikeForms(bearer, pair.surrogate, pair.original),
    ),
    ...latinPairs(pair.surrogate, pair.original),
  ];
  const found = new Map<string, Form>();
  for (const form of forms)
    if (form.surrogate !== pair.surrogate && !found.has(form.surrogate)) found.set(form.surrogate, form);
  const pairOf = ({ surrogate, original, open }: Form): PersonFormPair => ({
    pair: { ...pair, surrogate, original },
    ...(open ? { open } : {}),
  });
  return [...romanised, ...[...found.values()].map(pairOf)];
}
