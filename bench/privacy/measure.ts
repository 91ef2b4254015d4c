// Runs methods on sets: the tables and rows of one run.
import type { WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { evenlySpaced, readUnpacked } from '../sets.ts';
import { type BenchTools, benchSet, kindsLeft, leakLines } from './bench-set.ts';
import { contextGuesser } from './context-guesser.ts';
import { readTopicSets, type TopicSet } from './documents.ts';
import { meanMapping } from './mapping.ts';
import type { Method } from './method.ts';
import { comparedMethods } from './methods.ts';
import type { Options } from './options.ts';
import { MIN_SHARE_IN_FORMS, MIN_SHARE_IN_TEXT, ordinaryWords } from './ordinary-words.ts';
import { surpriseIn } from './perplexity.ts';
import { PRINTED_FIGURES } from './printed.ts';
import { rememberingSpace } from './remembering-space.ts';
import { shippedLanguageModel, shippedWords } from './shipped-models.ts';
import { kindTable, mainTable, mappingTable, printedTable, type Table, targetTable } from './tables.ts';
import { type Row, targets } from './targets.ts';
import { contentWords } from './words.ts';

/** Ordinary English that says which words are no names. */
const ORDINARY_TEXTS = ['en_masc', 'en_ewt', 'en_textbooks', 'en_medquad', 'en_tech'];
const MAPPED_WORDS = 30;
const MAPPING_RUNS = 1000;
/** As many as Rap-LI's candidates at its smallest word budget. */
const NEIGHBOURS = 60;

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

export interface Run {
  readonly rows: readonly Row[];
  /** The tables of each set, that of the targets first. Tables without rows are left out. */
  readonly tables: readonly Table[];
  /** What the profile Balanced leaves, to be shown. */
  readonly leaks: readonly string[];
}

type MeasureOptions = Pick<Options, 'limit' | 'sets' | 'part' | 'families' | 'seed' | 'show'>;

/** @param say is told of each method that is done. */
export async function measureSets(options: MeasureOptions, say: (line: string) => void): Promise<Run> {
  const { limit, sets: wanted, part, families, seed, show } = options;
  const { vocabulary: shipped, distances } = await shippedWords();
  const space = rememberingSpace(shipped.space, NEIGHBOURS);
  const vocabulary = { ...shipped, space };
  const context = await shippedLanguageModel(shipped.space.words);
  const tools = { context, range: context.range, distances: distances() };
  const sets = readTopicSets(wanted, { limit, part, seed });
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
    guesser: contextGuesser(context),
    surpriseOf: surpriseIn(context),
  };
  const rows: Row[] = [];
  const tables: Table[] = [];
  const leaks: string[] = [];
  for (const set of sets) {
    const began = performance.now();
    const { scored, personal } = await benchSet(set, shared, seed, (row) =>
      say(`${set.name}: ${row.method}, ${Math.round((performance.now() - began) / 1000)} s`),
    );
    const own = scored.map(({ row }) => row);
    rows.push(...own);
    const trained = set.topics.length > 0 ? `, classifier trained on ${set.train.length} documents` : '';
    const size = `${set.test.length} of ${set.testSize} test documents, ${personal.length} personal strings${trained}`;
    tables.push(mainTable(`${set.name}: ${size}`, own));
    const balanced = scored.find(({ row }) => row.family === 'Balanced');
    if (balanced) tables.push(kindTable(`Balanced (${set.name})`, kindsLeft(balanced.evaluation, personal)));
    if (balanced) leaks.push(...leakLines(balanced.evaluation, set, show));
  }
  tables.push(mappings(methods, sets, space), printedTable(PRINTED_FIGURES, rows, wanted));
  return { rows, leaks, tables: [targetTable(targets(rows)), ...tables].filter((one) => one.rows.length > 0) };
}
