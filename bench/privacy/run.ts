// npm run bench:privacy -- [--limit N] [--set NAME]… [--part test|train] [--method FAMILY]… [--seed TEXT] [--show N] [--json] [--write NAME]
// What sanitized text gives away to the papers' attacks and what it is still good for, ours beside baselines.
import type { WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { evenlySpaced, readUnpacked, requireData } from '../sets.ts';
import { table } from '../table.ts';
import { type BenchTools, benchSet, kindsLeft, leakLines } from './bench-set.ts';
import { contextGuesser } from './context-guesser.ts';
import { readTopicSets, type TopicSet } from './documents.ts';
import { meanMapping } from './mapping.ts';
import type { Method } from './method.ts';
import { comparedMethods } from './methods.ts';
import { readOptions } from './options.ts';
import { MIN_SHARE_IN_FORMS, MIN_SHARE_IN_TEXT, ordinaryWords } from './ordinary-words.ts';
import { PRINTED_FIGURES } from './printed.ts';
import { rememberingSpace } from './remembering-space.ts';
import { writeResults } from './results.ts';
import { shippedLanguageModel, shippedWords } from './shipped-models.ts';
import {
  kindTable,
  LEGEND,
  METHODS,
  mainTable,
  mappingTable,
  printedTable,
  type Table,
  targetTable,
} from './tables.ts';
import { type Row, targets } from './targets.ts';
import { contentWords } from './words.ts';

/** Ordinary English that says which words are no names. */
const ORDINARY_TEXTS = ['en_masc', 'en_ewt', 'en_textbooks', 'en_medquad', 'en_tech'];
const MAPPED_WORDS = 30;
const MAPPING_RUNS = 1000;
/** As many as Rap-LI's candidates at its smallest word budget. */
const NEIGHBOURS = 60;

type Say = (line: string) => void;
const shown = ({ title, head, rows, texts }: Table) => `\n${title}\n${table(head, rows, texts)}`;

function ordinaryIn(sets: readonly TopicSet[]): ReadonlySet<string> {
  const texts = ORDINARY_TEXTS.map((name) => readUnpacked(`text/${name}.txt.xz`));
  const forms = sets.flatMap(({ train }) => train.map(({ text }) => text));
  return new Set([...ordinaryWords(texts, MIN_SHARE_IN_TEXT), ...ordinaryWords(forms, MIN_SHARE_IN_FORMS)]);
}

function mappings(methods: readonly Method[], sets: readonly TopicSet[], space: WordVectorSpace): Table {
  const words = sets.flatMap(({ test }) =>
    test.flatMap(({ text }) => contentWords(text).map((word) => word.text.toLowerCase())),
  );
  const known = evenlySpaced(
    [...new Set(words)].filter((word) => space.has(word)),
    MAPPED_WORDS,
  );
  const rows = methods.flatMap(({ name, sampler }) => {
    const mapping = sampler && meanMapping(sampler, known, MAPPING_RUNS);
    return mapping ? [{ method: name, mapping }] : [];
  });
  return mappingTable(known.length, MAPPING_RUNS, rows);
}

/** With quotes around what holds spaces. */
const commandOf = (words: readonly string[]) =>
  ['npm run bench:privacy --', ...words.map((word) => (/[\s()]/.test(word) ? `'${word}'` : word))].join(' ');

async function main(): Promise<void> {
  const { limit, sets: wanted, part, families, seed, show, json, write } = readOptions();
  requireData();
  const say: Say = (line) => json || process.stdout.write(`${line}\n`);
  const { vocabulary: shipped, distances } = await shippedWords();
  const space = rememberingSpace(shipped.space, NEIGHBOURS);
  const vocabulary = { ...shipped, space };
  const context = await shippedLanguageModel(shipped.space.words);
  const tools = { context, range: context.range, distances: distances() };
  const sets = readTopicSets(wanted, limit, part);
  const methods = (await comparedMethods(vocabulary, seed, tools)).filter(
    ({ family }) => families === undefined || families.includes(family),
  );
  if (methods.length === 0)
    throw new Error('No method is of these families. Their names stand before the comma in the tables.');
  const shared: BenchTools = {
    methods,
    space,
    nearest: (word, count) => space.nearest(word, count).map((neighbour) => neighbour.word),
    ordinary: ordinaryIn(sets),
    ...(context ? { guesser: contextGuesser(context) } : {}),
  };
  const rows: Row[] = [];
  const tables: Table[] = [];
  for (const set of sets) {
    const began = performance.now();
    const { scored, personal } = await benchSet(set, shared, seed, (row) =>
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
    if (own) for (const line of leakLines(own.evaluation, set, show)) say(line);
  }
  tables.push(mappings(methods, sets, space), printedTable(PRINTED_FIGURES, rows, wanted));
  const reached = targetTable(targets(rows));
  say(`\n${LEGEND}\n\n${METHODS}`);
  for (const each of [...tables, reached].filter((one) => one.rows.length > 0)) say(shown(each));
  if (json) process.stdout.write(`${JSON.stringify(rows)}\n`);
  if (write) writeResults(write, [reached, ...tables], rows, commandOf(process.argv.slice(2)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
