// npm run bench:detect -- [--limit N] [--set NAME]… [--model DIR] [--json]
// How well names and other sensitive strings are found, and how much of ordinary text is taken for them.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Compared, comparedDetectors } from './detectors.ts';
import { generatedSet } from './generated.ts';
import { f1, leak, NOTHING, plus, precision, recall, scoreExample, type TypeScore, total } from './score.ts';
import { type AnnotatedSet, type Example, readRequests, readSets, SET_NAMES } from './sets.ts';
import { percent, table } from './table.ts';

const NAMES: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);
const REQUESTS = 150;

type Scores = ReadonlyMap<string, TypeScore>;

interface Slice {
  readonly name: string;
  readonly change: (example: Example) => Example;
  /** Which spans count, marked ones and found ones. */
  readonly counts?: (text: string, start: number) => boolean;
}

/** Case changes keep the length of nearly all text; where not, the example is left as it is. */
const recased = (change: (text: string) => string) => (example: Example) => {
  const text = change(example.text);
  return text.length === example.text.length ? { ...example, text } : example;
};
const same = (example: Example) => example;
const opensSentence = (text: string, at: number) => /(?:^|[.!?\n]["'(]?\s*)$/.test(text.slice(Math.max(0, at - 4), at));

const AS_IT_IS: Slice = { name: 'as it is', change: same };
const SLICES: readonly Slice[] = [
  AS_IT_IS,
  { name: 'small letters', change: recased((text) => text.toLowerCase()) },
  { name: 'capitals', change: recased((text) => text.toUpperCase()) },
  { name: 'first in a sentence', change: same, counts: opensSentence },
];

async function scoreSet({ examples, scope }: AnnotatedSet, detector: Compared, slice: Slice): Promise<Scores> {
  const sum = new Map<string, TypeScore>();
  for (const example of examples) {
    const { text, gold: all } = slice.change(example);
    const counts = ({ start }: { start: number }) => slice.counts?.(text, start) ?? true;
    const gold = all.filter(counts);
    // What stands elsewhere still hides what it covers, but is neither right nor wrong.
    const found = (await detector.detect(text)).map((span) => (counts(span) ? span : { ...span, type: '' }));
    for (const [type, score] of scoreExample(text, gold, found, scope))
      sum.set(type, plus(sum.get(type) ?? NOTHING, score));
  }
  return sum;
}

const namesOf = (scores: Scores) => total([...scores].filter(([type]) => NAMES.has(type)).map(([, score]) => score));

function rowOf(detector: string, scores: Scores): string[] {
  const names = namesOf(scores);
  const people = scores.get('PERSON') ?? NOTHING;
  const leaks = [...scores]
    .filter(([, { gold }]) => gold >= 5)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, score]) => `${type} ${percent(leak(score))}`);
  const shares = [f1(names), precision(names), recall(names), f1(people), recall(people), leak(total(scores.values()))];
  return [detector, ...shares.map(percent), leaks.join(', ')];
}

/** F1, precision and recall: exact people, places and organisations. Leak: every type that the set marks. */
const HEAD = ['', 'F1', 'precision', 'recall', 'PERSON F1', 'recall', 'leak', 'leak by type'];
const TEXT_COLUMNS = [0, HEAD.length - 1];

async function falseHighlights(detector: Compared, texts: readonly string[]): Promise<number> {
  let words = 0;
  let marked = 0;
  for (const text of texts) {
    words += text.match(/\S+/g)?.length ?? 0;
    marked += (await detector.detect(text)).filter(({ replaced }) => replaced).length;
  }
  return (1000 * marked) / words;
}

function cleanTexts(): string[] {
  const folder = new URL('clean/', import.meta.url);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      limit: { type: 'string', default: '200' },
      set: { type: 'string', multiple: true },
      model: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit takes a number of records from 1 on.');
  const detectors = await comparedDetectors(values.model);
  const wanted = values.set ?? [...SET_NAMES, 'generated'];
  const sets = [...readSets(wanted, limit), ...(wanted.includes('generated') ? [generatedSet(limit)] : [])];
  const results: Record<string, unknown>[] = [];
  const say = (line: string) => values.json || process.stdout.write(`${line}\n`);

  for (const set of sets) {
    say(`\n${set.group}: ${set.name} (${set.examples.length} records)`);
    const rows: string[][] = [];
    for (const detector of detectors) {
      const scores = await scoreSet(set, detector, AS_IT_IS);
      results.push({
        set: set.name,
        slice: AS_IT_IS.name,
        detector: detector.name,
        scores: Object.fromEntries(scores),
      });
      rows.push(rowOf(detector.name, scores));
    }
    say(table(HEAD, rows, TEXT_COLUMNS));
  }

  const [ours] = detectors;
  const english = sets.filter(({ group }) => group !== 'other languages' && group !== 'medical');
  if (ours && english.length > 0) {
    say('\nslices of the English sets, coatcheck alone');
    const rows: string[][] = [];
    for (const slice of SLICES) {
      const sum = new Map<string, TypeScore>();
      for (const set of english) {
        const some = { ...set, examples: set.examples.slice(0, Math.ceil(limit / 4)) };
        for (const [type, score] of await scoreSet(some, ours, slice))
          sum.set(type, plus(sum.get(type) ?? NOTHING, score));
      }
      results.push({ set: 'English', slice: slice.name, detector: ours.name, scores: Object.fromEntries(sum) });
      rows.push(rowOf(slice.name, sum));
    }
    say(table(HEAD, rows, TEXT_COLUMNS));
  }

  say('\nmarked to be replaced, per 1,000 words');
  const [clean, requests] = [cleanTexts(), readRequests(REQUESTS)];
  const rows: string[][] = [];
  for (const detector of detectors) {
    const counts = [await falseHighlights(detector, clean), await falseHighlights(detector, requests)];
    results.push({ detector: detector.name, falsePerThousand: counts[0], requestsPerThousand: counts[1] });
    rows.push([detector.name, ...counts.map((count) => count.toFixed(1))]);
  }
  say(table(['', 'clean text (all false)', 'short requests (some true)'], rows));
  if (values.json) process.stdout.write(`${JSON.stringify(results)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
