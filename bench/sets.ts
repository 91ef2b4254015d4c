// Annotated development sets of the data folder, read into UTF-16 offsets.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TypedSpan } from './borders.ts';

export interface Example {
  readonly text: string;
  readonly gold: readonly TypedSpan[];
}

export interface AnnotatedSet {
  readonly name: string;
  readonly group: string;
  /** Types that the set marks throughout; others are not scored. */
  readonly scope: ReadonlySet<string>;
  readonly examples: readonly Example[];
}

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['news', ['conll2003', 'gmb', 'worldwide']],
  ['web and Wikipedia', ['uner_ewt', 'wikigold', 'crossner']],
  ['social', ['wnut17', 'btc']],
  ['documents', ['ctx_anonymizer', 'lifebench_pii', 'nano_pii', 'panorama', 'tab']],
  ['medical', ['bc5cdr', 'ncbi_disease']],
  ['other languages', ['germeval14_de', 'ler_de', 'meddocan_es', 'echr_es', 'echr_fr']],
];

export const DATA = resolve(process.env.COATCHECK_DATA ?? resolve(import.meta.dirname, '../../shared/data'));
export const SET_NAMES: readonly string[] = GROUPS.flatMap(([, names]) => names);

interface RawRecord {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number; readonly label: string }[];
}

function scopes(): ReadonlyMap<string, ReadonlySet<string>> {
  const { ner } = JSON.parse(readFileSync(`${DATA}/sources.json`, 'utf8')) as {
    ner: Readonly<Record<string, { readonly scope: readonly string[] }>>;
  };
  return new Map(Object.entries(ner).map(([name, { scope }]) => [name, new Set(scope)]));
}

/** The data counts code points, everything here UTF-16 code units. */
export function exampleOf({ text, spans }: RawRecord): Example {
  const units = [0];
  for (const character of text) units.push((units.at(-1) ?? 0) + character.length);
  const at = (codePoint: number) => units[codePoint] ?? text.length;
  return { text, gold: spans.map(({ start, end, label }) => ({ start: at(start), end: at(end), type: label })) };
}

/** The text of a packed file of the data folder. */
export function readUnpacked(file: string): string {
  const path = `${DATA}/${file}`;
  try {
    return execFileSync('xz', ['-dc', path], { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] }).toString(
      'utf8',
    );
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(
      missing
        ? 'The program xz is missing, which unpacks the data. Install it (Debian: xz-utils) and run this again.'
        : `${path} could not be unpacked. Look whether the file is there and whole.`,
      { cause: error },
    );
  }
}

/** `limit` records, evenly spaced over the set. */
export function evenlySpaced<T>(rows: readonly T[], limit: number): T[] {
  const step = Math.max(1, rows.length / limit);
  return Array.from({ length: Math.min(limit, rows.length) }, (_, i) => rows[Math.floor(i * step)] as T);
}

/** Throws where the data is not there, with what to do. */
export function requireData(): void {
  if (!existsSync(`${DATA}/ner`))
    throw new Error(
      `There is no data at ${DATA}. Set COATCHECK_DATA to the folder that holds ner/, text/, gazetteers/ and sources.json.`,
    );
}

export const countWordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;

export interface SampleSize {
  /** The largest number of records to read from a set. */
  readonly limit: number;
  /** Words of a set at most, about: some records are sentences and some are documents. */
  readonly words: number;
}

/** Evenly spaced over the set, so that one source or topic of it does not stand for all. */
export function sample(examples: readonly Example[], { limit, words }: SampleSize): Example[] {
  const chosen = evenlySpaced(examples, limit);
  const all = chosen.reduce((sum, { text }) => sum + countWordsIn(text), 0);
  return all <= words ? chosen : evenlySpaced(chosen, Math.max(1, Math.round((chosen.length * words) / all)));
}

export function readSets(names: readonly string[], size: SampleSize): AnnotatedSet[] {
  const known = scopes();
  return GROUPS.flatMap(([group, members]) =>
    members
      .filter((name) => names.includes(name))
      .map((name) => {
        const lines = readUnpacked(`ner/${name}.dev.jsonl.xz`)
          .split('\n')
          .filter((line) => line !== '');
        const examples = lines.map((line) => exampleOf(JSON.parse(line) as RawRecord));
        return { name, group, scope: known.get(name) ?? new Set<string>(), examples: sample(examples, size) };
      }),
  );
}

/** Short requests of real people; they hold few names, and nobody has marked them. */
export function readRequests(limit: number): string[] {
  return evenlySpaced(readUnpacked('text/en_utterances.txt.xz').split('\n\n'), limit).map((document) =>
    document.replaceAll('User:', '').slice(0, 2000),
  );
}

/** Names of `kinds` in a gazetteer, in Latin letters. */
export function readNames(file: string, kinds: readonly string[]): string[] {
  return readUnpacked(`gazetteers/${file}.tsv.xz`)
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      ([name, kind]) => kind && kinds.includes(kind) && name && /^\p{Lu}[\p{Script=Latin}'. &-]{2,30}$/u.test(name),
    )
    .map(([name]) => name ?? '');
}
