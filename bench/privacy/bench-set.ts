// All methods on one set.
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import type { WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { compromise, openRedaction } from '../baselines.ts';
import { evenlySpaced } from '../sets.ts';
import type { TopicSet } from './documents.ts';
import { type Evaluation, evaluate, type Instruments } from './evaluate.ts';
import { type Extractor, extractorOf, type PersonalString } from './extractor.ts';
import type { Nearest } from './inversion.ts';
import type { MaskGuesser } from './mask-inference.ts';
import type { Method } from './method.ts';
import { sharedWords } from './ordinary-words.ts';
import type { SurpriseOf } from './perplexity.ts';
import type { KindCount } from './tables.ts';
import type { Row } from './targets.ts';
import { trainTopics } from './topic-classifier.ts';

export interface BenchTools {
  readonly methods: readonly Method[];
  readonly space: WordVectorSpace;
  readonly nearest: Nearest;
  readonly ordinary: ReadonlySet<string>;
  readonly guesser?: MaskGuesser;
  readonly surpriseOf?: SurpriseOf;
}

const SHOWN_OF_A_TEXT = 300;

interface ScoredMethod {
  readonly row: Row;
  readonly evaluation: Evaluation;
}

function extractorFor(set: TopicSet, ordinary: ReadonlySet<string>): Extractor {
  const shared = sharedWords([...set.train, ...set.test]);
  return extractorOf([compromise, openRedaction()], (word) => !ordinary.has(word) && !shared.has(word));
}

export async function benchSet(
  set: TopicSet,
  { methods, space, nearest, ordinary, guesser, surpriseOf }: BenchTools,
  seed: string,
  onScored: (row: Row) => void,
): Promise<{ readonly scored: readonly ScoredMethod[]; readonly personal: readonly PersonalString[] }> {
  const extract = extractorFor(set, ordinary);
  const instruments: Instruments = {
    space,
    nearest,
    extract,
    ...(set.topics.length > 0
      ? { classifier: trainTopics(set.train, set.topics.length, seededRandom(`${seed} topics`)) }
      : {}),
    ...(guesser ? { guesser } : {}),
    ...(surpriseOf ? { surpriseOf } : {}),
  };
  const personal: (readonly PersonalString[])[] = [];
  for (const { text } of set.test) personal.push(await extract(text));
  const scored: ScoredMethod[] = [];
  for (const method of methods) {
    const evaluation = await evaluate(method, set.test, personal, instruments);
    const row = rowOf(set.name, method, evaluation);
    scored.push({ row, evaluation });
    onScored(row);
  }
  return { scored, personal: personal.flat() };
}

function rowOf(set: string, method: Method, { measures, refused }: Evaluation): Row {
  const { name, family, epsilon } = method;
  return {
    set,
    method: name,
    family,
    measures,
    ...(epsilon === undefined ? {} : { epsilon }),
    ...(refused > 0 ? { refused } : {}),
  };
}

export function kindsLeft({ leaks }: Evaluation, personal: readonly PersonalString[]): KindCount[] {
  const kinds = [...new Set(personal.map(({ kind }) => kind))].sort();
  const countOf = (strings: readonly PersonalString[], kind: string) =>
    strings.filter((one) => one.kind === kind).length;
  return kinds.map((kind) => ({ kind, left: countOf(leaks, kind), all: countOf(personal, kind) }));
}

/** At most `show` of each kind, each with the beginning of its text. */
export function leakLines({ leaks }: Evaluation, set: TopicSet, show: number): string[] {
  const kinds = [...new Set(leaks.map((leak) => leak.kind))].sort();
  const chosen = kinds.flatMap((kind) =>
    evenlySpaced(
      leaks.filter((leak) => leak.kind === kind),
      show,
    ),
  );
  return chosen.map(
    ({ kind, text, document }) =>
      `${kind}: "${text}" in: ${(set.test[document]?.text ?? '').slice(0, SHOWN_OF_A_TEXT)}`,
  );
}
