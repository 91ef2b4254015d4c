// Surrogates made of words, found by the word they begin with.
import type { RestorePair } from '../sanitize/sanitized.ts';
import { formsOf, westSlavicFormsOf } from './forms.ts';
import { readReply } from './reading.ts';
import type { SurrogateNames } from './word-context.ts';

export interface IssuedWords {
  readonly pair: RestorePair;
  readonly words: readonly string[];
  readonly joined: string;
  /** Between the words, folded. */
  readonly gaps: readonly string[];
  readonly lead: string;
  readonly trail: string;
  readonly isPlaceholder: boolean;
  /** Not for everybody: house numbers. */
  readonly besideAddress: boolean;
  /** A case that only Polish and Czech have. */
  readonly isWestSlavic?: boolean;
  /** The name as it was issued, where this is a case of it. */
  readonly issued?: string;
}

const NAMED: ReadonlySet<RestorePair['type']> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS']);
const PLACEHOLDER = /^\[[\p{L}_]+_\d+\]$/u;
const MOST_HOUSE_DIGITS = 4;

function entryFor(pair: RestorePair): IssuedWords | undefined {
  const { folded, words } = readReply(pair.surrogate.trim());
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
    besideAddress: isHouseNumber(pair),
  };
}

/** A number as short as this says nothing alone. */
export const isHouseNumber = ({ type, surrogate }: RestorePair) =>
  type === 'ADDRESS' && surrogate.length <= MOST_HOUSE_DIGITS && /^\d+\p{L}?$/u.test(surrogate);

export const isNumbered = ({ type }: RestorePair) => type === 'ID' || type === 'VEHICLE';

/** "www.example.com/toravia" and "example.com/toravia" for "https://www.example.com/toravia". */
function withoutScheme(pair: RestorePair): readonly RestorePair[] {
  const rest = /^https?:\/\/(?<host>(?:www\.)?(?<bare>.+))$/.exec(pair.surrogate)?.groups;
  if (pair.type !== 'URL' || !rest) return [];
  const original = pair.original.replace(/^https?:\/\//, '');
  return [...new Set([rest.host ?? '', rest.bare ?? ''])].map((surrogate) => ({ ...pair, surrogate, original }));
}

/** The surrogate itself, without its scheme, and with its letters and digits or its parts written otherwise. */
function writtenForms(pair: RestorePair): readonly IssuedWords[] {
  const entry = entryFor(pair);
  if (!entry) return [];
  const { joined, words } = entry;
  const forms = [entry, ...withoutScheme(pair).flatMap((shorter) => entryFor(shorter) ?? [])];
  const groups = joined.match(/[a-z]+|\d+/g) ?? [];
  if (groups.length === 2 && words.length === 1 && isNumbered(pair))
    forms.push({ ...entry, words: groups, gaps: [''] });
  if (words.length > 1 && pair.type === 'ID' && joined.length > 5) forms.push({ ...entry, words: [joined], gaps: [] });
  return forms;
}

/** Cases of a name. */
function caseForms(pair: RestorePair): readonly IssuedWords[] {
  const issued = pair.surrogate;
  const forms = (all: readonly RestorePair[], more: Partial<IssuedWords>) =>
    all.flatMap((form) => {
      const entry = entryFor(form);
      return entry ? [{ ...entry, ...more }] : [];
    });
  return [...forms(formsOf(pair), { issued }), ...forms(westSlavicFormsOf(pair), { isWestSlavic: true, issued })];
}

export interface IssuedWordIndex {
  /** Surrogates that begin with the word, the longest first. */
  startingWith(word: string): readonly IssuedWords[];
  readonly names: SurrogateNames;
}

export function issuedWordIndex(pairs: readonly RestorePair[]): IssuedWordIndex {
  const byFirst = new Map<string, IssuedWords[]>();
  const names = new Set<string>();
  const add = (entry: IssuedWords) => {
    const key = entry.words[0] ?? '';
    byFirst.set(key, [...(byFirst.get(key) ?? []), entry]);
  };
  for (const pair of pairs) {
    const forms = writtenForms(pair);
    for (const form of forms) add(form);
    if (NAMED.has(pair.type)) for (const word of forms[0]?.words ?? []) if (/^\p{L}+$/u.test(word)) names.add(word);
  }
  // Inflected forms come after all issued names, so that none takes the place of one: "Martina" may be issued beside "Martin".
  for (const form of pairs.flatMap(caseForms)) {
    add(form);
    names.add(form.joined);
  }
  for (const entries of byFirst.values()) {
    // The longest first. The caller prefers an entry in the same case among equals.
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
