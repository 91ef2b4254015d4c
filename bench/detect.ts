// npm run bench:detect -- [--limit N] [--words N] [--set NAME]… [--model DIR] [--public DIR]… [--show N] [--json]
// How well names and other sensitive strings are found, and how much of ordinary text is taken for them.
import { parseArgs } from 'node:util';
import { cleanTexts, countFalseHighlights } from './clean.ts';
import { type ComparedDetector, comparedDetectors } from './detectors.ts';
import { generatedSet, mixedNames } from './generated.ts';
import { byType, LEGEND, type Result, summary } from './report.ts';
import type { Found } from './score.ts';
import {
  type AnnotatedSet,
  evenlySpaced,
  readRequests,
  readSets,
  requireData,
  type SampleSize,
  SET_NAMES,
} from './sets.ts';
import { addScoresByType, judgeSet, type Scores, SLICES, UNCHANGED_SLICE } from './slices.ts';
import { table } from './table.ts';

const REQUESTS = 150;
/** Slices take every fourth record: two of them change the text, so that every detector has to run again. */
const SLICED_SHARE = 4;
const NOT_SLICED: ReadonlySet<string> = new Set(['medical', 'other languages']);

interface Options {
  readonly size: SampleSize;
  readonly sets: readonly string[];
  readonly model: string | undefined;
  /** Folders of public models, which are judged alone. */
  readonly public: readonly string[];
  /** How many leaked strings and false highlights of ours are shown. */
  readonly show: number;
  readonly json: boolean;
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
      words: { type: 'string', default: '8000' },
      set: { type: 'string', multiple: true },
      model: { type: 'string' },
      public: { type: 'string', multiple: true, default: [] },
      show: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    },
  });
  const all = [...SET_NAMES, 'generated'];
  const sets = values.set ?? all;
  const unknown = sets.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no set "${unknown}". Choose from: ${all.join(', ')}.`);
  return {
    size: { limit: count('limit', values.limit, 1), words: count('words', values.words, 1) },
    sets,
    model: values.model,
    public: values.public,
    show: count('show', values.show, 0),
    json: values.json,
  };
}

/** Several slices and tables ask for the same text. */
function remembering(detector: ComparedDetector): ComparedDetector {
  const known = new Map<string, Promise<readonly Found[]>>();
  return {
    name: detector.name,
    detect(text) {
      const answer = known.get(text) ?? detector.detect(text);
      known.set(text, answer);
      return answer;
    },
  };
}

type Say = (line: string) => void;
/** What `--json` prints: one object per set, slice and detector, and one per detector for text without marks. */
type Row = Readonly<Record<string, unknown>>;

async function benchSet(
  set: AnnotatedSet,
  detectors: readonly ComparedDetector[],
  show: number,
  say: Say,
): Promise<Result[]> {
  say(`\n${set.group}: ${set.name} (${set.examples.length} records)`);
  const results: Result[] = [];
  const lines: string[] = [];
  for (const [at, detector] of detectors.entries()) {
    const { scores, leaked } = await judgeSet(set, detector, UNCHANGED_SLICE);
    results.push({ detector: detector.name, scores });
    if (at === 0) lines.push(...evenlySpaced(leaked, show));
  }
  say(`${summary(results)}\n\n${byType(results)}`);
  if (lines.length > 0) say(`\nwould leave, ${detectors[0]?.name}:\n${lines.join('\n')}`);
  return results;
}

async function benchSlices(
  sets: readonly AnnotatedSet[],
  detectors: readonly ComparedDetector[],
  say: Say,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slice of SLICES) {
    const sums: Result[] = [];
    for (const detector of detectors) {
      let sum: Scores = new Map();
      for (const set of sets) {
        const examples = evenlySpaced(set.examples, Math.ceil(set.examples.length / SLICED_SHARE));
        const { scores } = await judgeSet({ ...set, examples }, detector, slice);
        rows.push(rowOf(set.name, `every fourth, ${slice.name}`, { detector: detector.name, scores }));
        sum = addScoresByType(sum, scores);
      }
      sums.push({ detector: detector.name, scores: sum });
    }
    say(`\nslice of the English sets: ${slice.name}\n${summary(sums)}`);
  }
  return rows;
}

async function benchUnmarked(detectors: readonly ComparedDetector[], show: number, say: Say): Promise<Row[]> {
  const [clean, requests] = [cleanTexts(), readRequests(REQUESTS)];
  const rows: Row[] = [];
  const lines: string[] = [];
  for (const [at, detector] of detectors.entries()) {
    const [ordinary, asked] = [
      await countFalseHighlights(detector, clean),
      await countFalseHighlights(detector, requests),
    ];
    const written = async (change: (text: string) => string) =>
      (await countFalseHighlights(detector, clean.map(change))).perThousandWords;
    rows.push({
      detector: detector.name,
      falsePerThousand: ordinary.perThousandWords,
      falseInSmallLetters: await written((text) => text.toLowerCase()),
      falseInCapitals: await written((text) => text.toUpperCase()),
      requestsPerThousand: asked.perThousandWords,
    });
    if (at === 0) lines.push(...evenlySpaced(ordinary.marked, show));
  }
  const cells = rows.map(({ detector, ...shares }) => [
    String(detector),
    ...Object.values(shares).map((share) => Number(share).toFixed(1)),
  ]);
  const head = ['', 'clean text (all false)', 'in small letters', 'in capitals', 'short requests (some true)'];
  say(`\nhighlights of risk 4 and 5 per 1,000 words\n${table(head, cells)}`);
  if (lines.length > 0) say(`\nfalse, ${detectors[0]?.name}:\n${lines.join('\n')}`);
  return rows;
}

const rowOf = (set: string, slice: string, { detector, scores }: Result): Row => ({
  set,
  slice,
  detector,
  scores: Object.fromEntries(scores),
});

/** Each group's sets together. */
function groupSums(sets: readonly AnnotatedSet[], results: ReadonlyMap<string, readonly Result[]>): string {
  const groups = [...new Set(sets.map(({ group }) => group))];
  const parts = groups.map((group) => {
    const members = sets.filter((set) => set.group === group).map(({ name }) => results.get(name) ?? []);
    const sums = (members[0] ?? []).map(({ detector }, at) => ({
      detector,
      scores: members.reduce<Scores>((sum, each) => addScoresByType(sum, each[at]?.scores ?? new Map()), new Map()),
    }));
    return `${group}\n${summary(sums)}`;
  });
  return parts.join('\n\n');
}

async function main(): Promise<void> {
  const { size, sets: wanted, model, public: publicDirs, show, json } = readOptions();
  requireData();
  const detectors = (await comparedDetectors(model, publicDirs)).map(remembering);
  const say: Say = (line) => json || process.stdout.write(`${line}\n`);
  const generated = wanted.includes('generated') ? [generatedSet(size.limit, mixedNames())] : [];
  const sets = [...readSets(wanted, size), ...generated];
  const rows: Row[] = [];
  const results = new Map<string, readonly Result[]>();

  say(LEGEND);
  for (const set of sets) {
    const scored = await benchSet(set, detectors, show, say);
    results.set(set.name, scored);
    rows.push(...scored.map((result) => rowOf(set.name, UNCHANGED_SLICE.name, result)));
  }
  const english = sets.filter(({ group }) => !NOT_SLICED.has(group));
  if (english.length > 0) rows.push(...(await benchSlices(english, detectors, say)));
  if (sets.length > 1) say(`\nTOGETHER\n\n${groupSums(sets, results)}`);
  rows.push(...(await benchUnmarked(detectors, show, say)));
  if (json) process.stdout.write(`${JSON.stringify(rows)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
