// What is known of names: short forms, and the pools of people who stand in for others.
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import type { Gender, NameKind } from './paradigms/paradigm.ts';

export interface FullName {
  readonly language: string;
  readonly name: string;
  readonly gender: Gender;
}

export interface PoolName {
  readonly culture: string;
  readonly kind: NameKind;
  /** A surname's entry is the form that men bear, and stands for both genders. */
  readonly gender?: Gender;
  readonly name: string;
  /** Short forms of a given name, the common one first. */
  readonly nicknames: readonly string[];
}

interface NameTables {
  /** Full names by their short form, in lower case. */
  readonly fullNames: ReadonlyMap<string, readonly FullName[]>;
  /** Short forms by language and full name in lower case: "pl anna". */
  readonly shortForms: ReadonlyMap<string, readonly string[]>;
  /** The full names that have a short form, by name in lower case. */
  readonly ofShortForms: ReadonlyMap<string, readonly FullName[]>;
  /** Pools by culture. */
  readonly pools: ReadonlyMap<string, readonly PoolName[]>;
  /** The entries of all pools by name, in lower case. */
  readonly poolNames: ReadonlyMap<string, readonly PoolName[]>;
}

const NICKNAMES = readData('people/nicknames.tsv');
const POOLS = readData('people/names.tsv');

function group<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const known = groups.get(keyOf(value));
    if (known) known.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)].filter((word) => word !== '');

function poolNameOf(
  [culture = '', kind = '', name = '']: readonly string[],
  shortForms: NameTables['shortForms'],
): PoolName {
  if (kind === 'family') return { culture, kind, name, nicknames: [] };
  const nicknames = shortForms.get(`${culture} ${name.toLowerCase()}`) ?? [];
  return { culture, kind: 'given', gender: kind === 'female' ? 'female' : 'male', name, nicknames };
}

let tables: NameTables | undefined;

/** Read when they are first used. */
function nameTables(): NameTables {
  if (tables) return tables;
  const short = cellsOf(NICKNAMES).map(([language = '', nickname = '', name = '', gender = '']) => ({
    nickname,
    full: { language, name, gender: gender === 'f' ? ('female' as const) : ('male' as const) },
  }));
  const byNickname = group(short, ({ nickname }) => nickname.toLowerCase());
  const byName = group(short, ({ full }) => `${full.language} ${full.name.toLowerCase()}`);
  const shortForms = new Map([...byName].map(([key, all]) => [key, unique(all.map(({ nickname }) => nickname))]));
  const entries = cellsOf(POOLS).map((row) => poolNameOf(row, shortForms));
  tables = {
    fullNames: new Map([...byNickname].map(([key, all]) => [key, all.map(({ full }) => full)])),
    shortForms,
    ofShortForms: group(
      short.map(({ full }) => full),
      ({ name }) => name.toLowerCase(),
    ),
    pools: group(entries, ({ culture }) => culture),
    poolNames: group(entries, ({ name }) => name.toLowerCase()),
  };
  return tables;
}

/** The names of which a word is a short form: "Liz" of Elizabeth. */
export const fullNamesOf = (nickname: string): readonly FullName[] =>
  nameTables().fullNames.get(nickname.toLowerCase()) ?? [];

/** The short forms of a name in a language. */
export const shortFormsOf = (name: string, language: string): readonly string[] =>
  nameTables().shortForms.get(`${language} ${name.toLowerCase()}`) ?? [];

/** The genders of a given name that the tables hold, in full or short, the likeliest first; none for another name. */
export const gendersOf = (name: string): readonly Gender[] => [
  ...poolNamesOf(name).flatMap(({ gender }) => gender ?? []),
  ...(nameTables().ofShortForms.get(name.toLowerCase()) ?? []).map(({ gender }) => gender),
  ...fullNamesOf(name).map(({ gender }) => gender),
];

/** All stand-ins of a culture, in the order of the table. */
export const poolOf = (culture: string): readonly PoolName[] => nameTables().pools.get(culture) ?? [];

/** The entries of pools with this name. */
export const poolNamesOf = (name: string): readonly PoolName[] => nameTables().poolNames.get(name.toLowerCase()) ?? [];
