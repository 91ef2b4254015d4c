// The same records otherwise written, or only a part of what is marked in them; and one detector's scores on them.
import type { TypedSpan } from './borders.ts';
import type { ComparedDetector } from './detectors.ts';
import { addScores, type Found, isSafe, leak, NO_SCORE, scoreExample, type TypeScore, totalScore } from './score.ts';
import type { AnnotatedSet, Example } from './sets.ts';

export type Scores = ReadonlyMap<string, TypeScore>;

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

export function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?]["')]?\s+|\n\s*)["'(]?$/.test(text.slice(0, at));
}

const same = (example: Example) => example;

export const UNCHANGED_SLICE: Slice = { name: 'as it is', change: same };
export const SLICES: readonly Slice[] = [
  UNCHANGED_SLICE,
  { name: 'small letters', change: recased((text) => text.toLowerCase()) },
  { name: 'capitals', change: recased((text) => text.toUpperCase()) },
  { name: 'first in a sentence', change: same, counts: opensSentence },
];

export function addScoresByType(a: Scores, b: Scores): Scores {
  const sum = new Map(a);
  for (const [type, score] of b) sum.set(type, addScores(sum.get(type) ?? NO_SCORE, score));
  return sum;
}

interface JudgedSet {
  readonly scores: Scores;
  /** Marked strings that would leave, for people who want to see them. */
  readonly leaked: readonly string[];
}

function around(text: string, { start, end, type }: TypedSpan): string {
  const [before, value, after] = [
    text.slice(Math.max(0, start - 40), start),
    text.slice(start, end),
    text.slice(end, end + 30),
  ];
  return `${type}: ${before}[${value}]${after}`.replaceAll('\n', '⏎');
}

export async function judgeSet(set: AnnotatedSet, detector: ComparedDetector, slice: Slice): Promise<JudgedSet> {
  let scores: Scores = new Map();
  const leaked: string[] = [];
  for (const example of set.examples) {
    const { text, gold: all } = slice.change(example);
    const counts = ({ start }: { start: number }) => slice.counts?.(text, start) ?? true;
    const gold = all.filter(counts);
    // What stands elsewhere still hides what it covers, but is neither right nor wrong.
    const found: readonly Found[] = (await detector.detect(text)).map((span) =>
      counts(span) ? span : { ...span, type: '' },
    );
    scores = addScoresByType(scores, scoreExample(text, gold, found, set.scope));
    for (const span of gold)
      if (set.scope.has(span.type) && isSensitive(span.type) && !isSafe(text, span, found))
        leaked.push(around(text, span));
  }
  return { scores, leaked };
}

/** Types that our policy replaces whatever stands in them; of dates it replaces the exact ones only. */
const SENSITIVE: ReadonlySet<string> = new Set(
  'PERSON USERNAME LOCATION ADDRESS ORGANIZATION AGE EMAIL PHONE IP ID FINANCIAL PASSWORD DEMOGRAPHIC CONDITION DRUG'.split(
    ' ',
  ),
);
export const isSensitive = (type: string) => SENSITIVE.has(type);

export const sensitiveLeak = (scores: Scores) =>
  leak(totalScore([...scores].filter(([type]) => isSensitive(type)).map(([, score]) => score)));
