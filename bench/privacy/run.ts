// npm run bench:privacy -- [--limit N] [--set NAME]… [--method TEXT] [--seed TEXT] [--show N] [--json] [--write]
// What sanitized text gives away to the papers' attacks and what it is still good for, ours beside baselines.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import type { WordSpace } from '../../lib/privacy/words/word-space.ts';
import { compromise, openRedaction } from '../baselines.ts';
import { requireData, spaced, unpacked } from '../sets.ts';
import { table } from '../table.ts';
import { charts } from './charts.ts';
import { readTopicSets, TOPIC_SETS, type TopicSet } from './documents.ts';
import { type Evaluation, evaluate, type Instruments } from './evaluate.ts';
import { type Extractor, extractorOf, type PersonalString } from './extractor.ts';
import { type Nearest, rememberedNearest } from './inversion.ts';
import { languageGuesser } from './language-guesser.ts';
import { meanMapping } from './mapping.ts';
import type { Method } from './method.ts';
import { comparedMethods } from './methods.ts';
import { IN_FORMS, IN_TEXT, ordinaryWords, sharedWords } from './ordinary-words.ts';
import { PRINTED } from './printed.ts';
import { shippedSpace } from './shipped-words.ts';
import {
  kindTable,
  LEGEND,
  mainTable,
  mappingTable,
  markdown,
  printedTable,
  type Table,
  targetTable,
} from './tables.ts';
import { type Row, targets } from './targets.ts';
import { trainTopics } from './topic-classifier.ts';
import { contentWords } from './words.ts';

/** Ordinary English that says which words are no names. */
const ORDINARY_TEXTS = ['en_masc', 'en_ewt', 'en_textbooks', 'en_medquad', 'en_tech'];
const MAPPED_WORDS = 30;
const MAPPING_RUNS = 1000;
const NEIGHBOURS = 10;
const RESULTS = new URL('./results/', import.meta.url);

interface Options {
  readonly limit: number;
  readonly sets: readonly string[];
  /** Only methods whose name holds this. */
  readonly method: string;
  readonly seed: string;
  /** How many strings that Balanced leaves are shown of each kind. */
  readonly show: number;
  readonly json: boolean;
  /** Into `results/`. */
  readonly write: boolean;
}

function count(name: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} takes a whole number from ${least} on.`);
  return number;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      limit: { type: 'string', default: '300' },
      set: { type: 'string', multiple: true },
      method: { type: 'string', default: '' },
      seed: { type: 'string', default: 'coatcheck' },
      show: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const sets = values.set ?? TOPIC_SETS;
  const unknown = sets.find((name) => !TOPIC_SETS.includes(name));
  if (unknown) throw new Error(`There is no set "${unknown}". Choose from: ${TOPIC_SETS.join(', ')}.`);
  const { method, seed, json, write } = values;
  return {
    limit: count('limit', values.limit, 1),
    show: count('show', values.show, 0),
    sets,
    method,
    seed,
    json,
    write,
  };
}

type Say = (line: string) => void;
const shown = ({ title, head, rows, texts }: Table) => `\n${title}\n${table(head, rows, texts)}`;

interface Shared {
  readonly methods: readonly Method[];
  readonly space: WordSpace;
  readonly nearest: Nearest;
  readonly ordinary: ReadonlySet<string>;
}

interface Scored {
  readonly row: Row;
  readonly evaluation: Evaluation;
}

function extractorFor(set: TopicSet, ordinary: ReadonlySet<string>): Extractor {
  const shared = sharedWords([...set.train, ...set.test]);
  return extractorOf([compromise, openRedaction()], (word) => !ordinary.has(word) && !shared.has(word));
}

async function benchSet(
  set: TopicSet,
  { methods, space, nearest, ordinary }: Shared,
  seed: string,
  onScored: (scored: Scored) => void,
): Promise<{ readonly scored: readonly Scored[]; readonly personal: readonly PersonalString[] }> {
  const extract = extractorFor(set, ordinary);
  const guesser = await languageGuesser();
  const instruments: Instruments = {
    space,
    nearest,
    extract,
    classifier: trainTopics(set.train, set.topics.length, seededRandom(`${seed} topics`)),
    ...(guesser ? { guesser } : {}),
  };
  const personal: (readonly PersonalString[])[] = [];
  for (const { text } of set.test) personal.push(await extract(text));
  const scored: Scored[] = [];
  for (const method of methods) {
    const evaluation = await evaluate(method, set.test, personal, instruments);
    const { name, family, epsilon } = method;
    const row: Row = {
      set: set.name,
      method: name,
      family,
      measures: evaluation.measures,
      ...(epsilon === undefined ? {} : { epsilon }),
    };
    scored.push({ row, evaluation });
    onScored({ row, evaluation });
  }
  return { scored, personal: personal.flat() };
}

function kindsLeft({ leaks }: Evaluation, personal: readonly PersonalString[]) {
  const kinds = [...new Set(personal.map(({ kind }) => kind))].sort();
  const countOf = (strings: readonly PersonalString[], kind: string) =>
    strings.filter((one) => one.kind === kind).length;
  return kinds.map((kind) => ({ kind, left: countOf(leaks, kind), all: countOf(personal, kind) }));
}

function showLeaks({ leaks }: Evaluation, set: TopicSet, show: number, say: Say): void {
  for (const kind of [...new Set(leaks.map((leak) => leak.kind))].sort())
    for (const { text, document } of spaced(
      leaks.filter((leak) => leak.kind === kind),
      show,
    ))
      say(`${kind}: "${text}" in: ${(set.test[document]?.text ?? '').slice(0, 300)}`);
}

function mappings(methods: readonly Method[], sets: readonly TopicSet[], space: WordSpace): Table {
  const words = sets.flatMap(({ test }) =>
    test.flatMap(({ text }) => contentWords(text).map((word) => word.text.toLowerCase())),
  );
  const known = spaced(
    [...new Set(words)].filter((word) => space.has(word)),
    MAPPED_WORDS,
  );
  const rows = methods.flatMap(({ name, sampler }) => {
    const mapping = sampler && meanMapping(sampler, known, MAPPING_RUNS);
    return mapping ? [{ method: name, mapping }] : [];
  });
  return mappingTable(known.length, MAPPING_RUNS, rows);
}

async function main(): Promise<void> {
  const { limit, sets: wanted, method: part, seed, show, json, write } = readOptions();
  requireData();
  const say: Say = (line) => json || process.stdout.write(`${line}\n`);
  const space = shippedSpace();
  const sets = readTopicSets(wanted, limit);
  const methods = (await comparedMethods(space, seed)).filter(({ name }) => name.includes(part));
  const shared: Shared = {
    methods,
    space,
    nearest: rememberedNearest(
      (word, count) => space.nearest(word, count).map((neighbour) => neighbour.word),
      NEIGHBOURS,
    ),
    ordinary: new Set([
      ...ordinaryWords(
        ORDINARY_TEXTS.map((name) => unpacked(`text/${name}.txt.xz`)),
        IN_TEXT,
      ),
      ...ordinaryWords(
        sets.flatMap(({ train }) => train.map(({ text }) => text)),
        IN_FORMS,
      ),
    ]),
  };
  const rows: Row[] = [];
  const tables: Table[] = [];
  for (const set of sets) {
    const began = performance.now();
    const { scored, personal } = await benchSet(set, shared, seed, ({ row }) =>
      process.stderr.write(`${set.name}: ${row.method}, ${Math.round((performance.now() - began) / 1000)} s\n`),
    );
    rows.push(...scored.map(({ row }) => row));
    const size = `${set.test.length} of ${set.testSize} test documents, ${personal.length} personal strings, classifier trained on ${set.train.length} documents`;
    tables.push(
      mainTable(
        `${set.name}: ${size}`,
        scored.map(({ row }) => row),
      ),
    );
    const own = scored.find(({ row }) => row.family === 'Balanced');
    if (own) tables.push(kindTable(`Balanced (${set.name})`, kindsLeft(own.evaluation, personal)));
    if (own && show > 0) showLeaks(own.evaluation, set, show, say);
  }
  tables.push(mappings(methods, sets, space), printedTable(PRINTED, rows, wanted), targetTable(targets(rows)));
  say(`\n${LEGEND}`);
  for (const each of tables.filter((one) => one.rows.length > 0)) say(shown(each));
  if (json) process.stdout.write(`${JSON.stringify(rows)}\n`);
  if (write) writeResults(tables, rows, `npm run bench:privacy -- --limit ${limit} --seed ${seed} --write`);
}

function writeResults(tables: readonly Table[], rows: readonly Row[], command: string): void {
  mkdirSync(RESULTS, { recursive: true });
  const plots = charts(rows);
  for (const { file, svg } of plots) writeFileSync(new URL(file, RESULTS), svg);
  const images = plots.map(({ title, file }) => `![${title}](${file})\n`);
  const parts = [
    `# Privacy and use of sanitized text\n`,
    `\`${command}\`\n`,
    `${LEGEND}\n`,
    ...images,
    ...tables.filter(({ rows: lines }) => lines.length > 0).map(markdown),
  ];
  writeFileSync(new URL('results.md', RESULTS), parts.join('\n'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
