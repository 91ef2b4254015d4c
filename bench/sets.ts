// Annotated development sets of the data folder, read into UTF-16 offsets.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withinBorders } from '../lib/models/entity-borders.ts';
import type { Span } from '../lib/text/span.ts';

export interface Marked extends Span {
  readonly type: string;
}

export interface Example {
  readonly text: string;
  readonly gold: readonly Marked[];
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

/** The data counts code points, everything here UTF-16 code units. Some sets mark "Mr Smith", some "Smith": here, the name. */
export function exampleOf({ text, spans }: RawRecord): Example {
  const units = [0];
  for (const character of text) units.push((units.at(-1) ?? 0) + character.length);
  const at = (codePoint: number) => units[codePoint] ?? text.length;
  const gold = spans.map(({ start, end, label }) => {
    const span = { start: at(start), end: at(end) };
    const name = label === 'PERSON' ? withinBorders(text, span, label)[0] : undefined;
    return { ...span, ...(name ? { start: name.start } : {}), type: label };
  });
  return { text, gold };
}

function unpacked(path: string): string {
  try {
    return execFileSync('xz', ['-dc', path], { maxBuffer: 1 << 30 }).toString('utf8');
  } catch (error) {
    throw new Error(
      `${path} could not be unpacked. Install xz (Debian: xz-utils) and look whether the file is whole.`,
      {
        cause: error,
      },
    );
  }
}

/** `limit` records, evenly spaced over the set. */
function spaced<T>(rows: readonly T[], limit: number): T[] {
  const step = Math.max(1, rows.length / limit);
  return Array.from({ length: Math.min(limit, rows.length) }, (_, i) => rows[Math.floor(i * step)] as T);
}

export function readSets(names: readonly string[], limit: number): AnnotatedSet[] {
  if (!existsSync(`${DATA}/ner`))
    throw new Error(
      `There is no data at ${DATA}. Set COATCHECK_DATA to the folder that holds ner/, text/ and sources.json.`,
    );
  const known = scopes();
  return GROUPS.flatMap(([group, members]) =>
    members
      .filter((name) => names.includes(name))
      .map((name) => {
        const lines = unpacked(`${DATA}/ner/${name}.dev.jsonl.xz`)
          .split('\n')
          .filter((line) => line !== '');
        const examples = spaced(lines, limit).map((line) => exampleOf(JSON.parse(line) as RawRecord));
        return { name, group, scope: known.get(name) ?? new Set<string>(), examples };
      }),
  );
}

/** Short requests of real people; they hold few names, and nobody has marked them. */
export function readRequests(limit: number): string[] {
  const text = unpacked(`${DATA}/text/en_utterances.txt.xz`);
  return spaced(text.split('\n\n'), limit).map((document) => document.replaceAll('User:', '').slice(0, 2000));
}
