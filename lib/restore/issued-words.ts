// An index of surrogates that consist of words, by their first word.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { foldedReading } from '../text/folded-reading.ts';
import { inflectedPairsOf, westSlavicPairsOf } from './inflected-pairs.ts';
import { type NamePart, pairedWords } from './people-of-pairs.ts';
import { type OpenForm, personFormPairs } from './person-forms.ts';
import type { NameLookup } from './word-context.ts';

export interface WordsOfPair {
  readonly pair: RestorePair;
  readonly words: readonly string[];
  readonly joined: string;
  /** The folded text between each two words. */
  readonly gaps: readonly string[];
  readonly lead: string;
  readonly trail: string;
  readonly isPlaceholder: boolean;
  /** Whether the surrogate is a house number, which counts only beside another part of its address. */
  readonly besideAddress: boolean;
  /** Whether the form is a case that only Polish and Czech have. */
  readonly isWestSlavic?: boolean;
  /** The name as it was issued, if this entry is an inflected form of it. */
  readonly issued?: string;
  /** Set if the words of the sentence have to decide which form of the original is meant. */
  readonly open?: OpenForm;
}

export const TYPES_WITH_NAMES: ReadonlySet<RestorePair['type']> = new Set([
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'ADDRESS',
]);
const PLACEHOLDER = /^\[[\p{L}_]+_\d+\]$/u;
const MAX_HOUSE_DIGITS = 4;

function entryFor(pair: RestorePair): WordsOfPair | undefined {
  const { folded, words } = foldedReading(pair.surrogate.trim());
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  return {
    pair,
    words: words.map(({ text }) => text),
    joined: words.map(({ text }) => text).join(''),
    gaps: words.slice(1).map((word, i) => folded.slice(words[i]?.end, word.start)),
    lead: folded.slice(0, first.start),
    trail: folded.slice(last.end),
    isPlaceholder: PLACEHOLDER.test(pair.surrogate),
    besideAddress: isHouseNumberPair(pair),
  };
}

/** Whether the pair is a house number, which is too short to be recognised without another part of the address beside it. */
export const isHouseNumberPair = ({ type, surrogate }: RestorePair) =>
  type === 'ADDRESS' && surrogate.length <= MAX_HOUSE_DIGITS && /^\d+\p{L}?$/u.test(surrogate);

export const isIdOrVehicle = ({ type }: RestorePair) => type === 'ID' || type === 'VEHICLE';

/** Shorter forms of a URL: "www.example.com/toravia" and "example.com/toravia" for "https://www.example.com/toravia". */
function withoutScheme(pair: RestorePair): readonly RestorePair[] {
  const rest = /^https?:\/\/(?<host>(?:www\.)?(?<bare>.+))$/.exec(pair.surrogate)?.groups;
  if (pair.type !== 'URL' || !rest) return [];
  const original = pair.original.replace(/^https?:\/\//, '');
  return [...new Set([rest.host ?? '', rest.bare ?? ''])].map((surrogate) => ({ ...pair, surrogate, original }));
}

/**
 * The forms in which a reply may write a surrogate: as issued, a URL without its scheme, an id with letters and digits separated or with
 * its parts joined.
 */
function writtenForms(pair: RestorePair): readonly WordsOfPair[] {
  const entry = entryFor(pair);
  if (!entry) return [];
  const { joined, words } = entry;
  const forms = [entry, ...withoutScheme(pair).flatMap((shorter) => entryFor(shorter) ?? [])];
  const groups = joined.match(/[a-z]+|\d+/g) ?? [];
  if (groups.length === 2 && words.length === 1 && isIdOrVehicle(pair))
    forms.push({ ...entry, words: groups, gaps: [''] });
  if (words.length > 1 && pair.type === 'ID' && joined.length > 5) forms.push({ ...entry, words: [joined], gaps: [] });
  return forms;
}

/** The inflected and short forms of a name. */
function otherForms(pair: RestorePair, pairs: readonly RestorePair[]): readonly WordsOfPair[] {
  const issued = pair.surrogate;
  const ofPerson = personFormPairs(pair, pairs).flatMap(({ pair: form, open }) => {
    const entry = entryFor(form);
    return entry ? [{ ...entry, issued, ...(open ? { open } : {}) }] : [];
  });
  const forms = (all: readonly RestorePair[], more: Partial<WordsOfPair>) =>
    all.flatMap((form) => {
      const entry = entryFor(form);
      return entry ? [{ ...entry, ...more }] : [];
    });
  return [
    ...ofPerson,
    ...forms(inflectedPairsOf(pair), { issued }),
    ...forms(westSlavicPairsOf(pair), { isWestSlavic: true, issued }),
  ];
}

export interface IssuedWordIndex {
  /** Surrogates that begin with the word, the longest first. */
  startingWith(word: string): readonly WordsOfPair[];
  readonly names: NameLookup;
}

const NAME_WORDS = /[\p{L}\p{M}]+/gu;

/** Tells whether a pair is a whole name whose words all have separate pairs. */
function namesOfWords(pairs: readonly RestorePair[]): (pair: RestorePair) => boolean {
  const isPerson = ({ type }: RestorePair) => type === 'PERSON';
  const keyOf = (surrogate: string, original: string) => `${surrogate.toLowerCase()}\n${original.toLowerCase()}`;
  const words = new Set(
    pairs
      .filter((pair) => isPerson(pair) && pair.shape === 'word')
      .map(({ surrogate, original }) => keyOf(surrogate, original)),
  );
  return (pair) => {
    if (!isPerson(pair) || pair.shape !== 'phrase') return false;
    const parts = pairedWords(pair, NAME_WORDS);
    const isPaired = ({ surrogate, original }: NamePart) =>
      surrogate === original || words.has(keyOf(surrogate, original));
    return parts.length > 1 && parts.every(isPaired);
  };
}

export function issuedWordIndex(pairs: readonly RestorePair[]): IssuedWordIndex {
  const byFirst = new Map<string, WordsOfPair[]>();
  const names = new Set<string>();
  const add = (entry: WordsOfPair) => {
    const key = entry.words[0] ?? '';
    byFirst.set(key, [...(byFirst.get(key) ?? []), entry]);
  };
  const others = pairs.flatMap((pair) => otherForms(pair, pairs));
  const openForms = new Map(others.flatMap(({ pair, open }) => (open ? [[pair.surrogate, open] as const] : [])));
  /** A form that was issued for one case of the original may mean another in the reply. */
  const opened = (form: WordsOfPair): WordsOfPair => {
    const open = form.pair.type === 'PERSON' ? openForms.get(form.pair.surrogate) : undefined;
    const isOne = open?.readings.some((reading) => reading.form.toLowerCase() === form.pair.original.toLowerCase());
    return open && isOne ? { ...form, open } : form;
  };
  const isOfWords = namesOfWords(pairs);
  for (const pair of pairs) {
    // Its words are found by themselves, each with its own ending.
    if (isOfWords(pair)) continue;
    const forms = writtenForms(pair);
    for (const form of forms) add(opened(form));
    if (TYPES_WITH_NAMES.has(pair.type))
      for (const word of forms[0]?.words ?? []) if (/^\p{L}+$/u.test(word)) names.add(word);
  }
  // Inflected forms are added after all issued names, so that no form takes the place of an issued name: "Martina" may be issued beside
  // "Martin".
  for (const form of others) {
    add(form);
    names.add(form.joined);
  }
  for (const entries of byFirst.values()) {
    // The longest entry comes first. Among entries with the same words, the caller prefers the one in the reply's case.
    entries.sort((a, b) => b.words.length - a.words.length || b.pair.surrogate.length - a.pair.surrogate.length);
  }
  return {
    startingWith: (word) => byFirst.get(word) ?? [],
    names: {
      has: (word) => names.has(word),
      begins: (text) => [...names].some((name) => name.startsWith(text)),
    },
  };
}
