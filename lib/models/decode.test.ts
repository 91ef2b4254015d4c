import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entityDecoder, likeliestLabels, softmax } from './decode.ts';
import type { TagSet } from './label-scheme.ts';

const labels = ['O', 'B-PERSON', 'I-PERSON', 'B-DATE', 'I-DATE'];
const row = (...scores: number[]) => Float32Array.from(scores);
const entitiesFromScores = (scores: readonly Float32Array[], tags: TagSet) => entityDecoder(tags)(scores.map(softmax));

it('joins what belongs together and parts what does not', () => {
  const scores = [row(0, 9, 0, 0, 0), row(0, 0, 9, 0, 0), row(9, 0, 0, 0, 0), row(0, 9, 0, 0, 0), row(0, 9, 0, 0, 0)];
  expect(entitiesFromScores(scores, { labels }).map(({ from, to, type }) => [from, to, type])).toEqual([
    [0, 2, 'PERSON'],
    [3, 4, 'PERSON'],
    [4, 5, 'PERSON'],
  ]);
});

it('turns an I- without a beginning into the likeliest sequence that has one', () => {
  const [entity] = entitiesFromScores([row(0, 3, 5, 0, 0), row(0, 0, 9, 0, 0)], { labels });
  expect(entity).toMatchObject({ from: 0, to: 2, type: 'PERSON' });
});

it('takes the mean probability of the type as confidence', () => {
  const scores = [row(0, 1, 0, 0, 0)];
  const [, begin = 0, inside = 0] = softmax(scores[0] ?? row());
  const [entity] = entitiesFromScores(scores, { labels });
  expect(entity?.confidence).toBeCloseTo(begin + inside, 6);
});

it('does not overflow on large scores', () => {
  expect([...softmax(row(1000, 999))].map((value) => value.toFixed(3))).toEqual(['0.731', '0.269']);
});

/** Which sequences of two types a scheme allows, written as `B1 I1 E1 O S2 `. */
const SCHEMES = {
  strict: { marks: 'BI', form: /^(?:O |B(\d) (?:I\1 )*)*$/ },
  loose: { marks: 'BI', form: /^/ },
  ends: { marks: 'BIES', form: /^(?:O |S\d |B(\d) (?:I\1 )*E\1 )*$/ },
  // Without S, an entity of one word is B alone.
  withoutSingle: { marks: 'BIE', form: /^(?:O |B\d |B(\d) (?:I\1 )*E\1 )*$/ },
} as const;

const labelsOf = (marks: string) => ['O', ...['1', '2'].flatMap((type) => [...marks].map((mark) => `${mark}-${type}`))];

/** The best sequence among all that there are. */
function bestOfAll(rows: readonly Float32Array[], { labels: names, transitions }: TagSet, form: RegExp): number {
  let best = Number.NEGATIVE_INFINITY;
  const walk = (sequence: readonly number[], score: number): void => {
    if (sequence.length === rows.length) {
      const written = sequence.map((label) => `${(names[label] ?? '').replace('-', '')} `).join('');
      if (form.test(written)) best = Math.max(best, score);
      return;
    }
    names.forEach((_, label) => {
      const step = transitions?.[sequence.at(-1) ?? -1]?.[label] ?? 0;
      walk([...sequence, label], score + step + Math.log(rows[sequence.length]?.[label] ?? 0));
    });
  };
  walk([], 0);
  return best;
}

const numbers = (count: number) =>
  fc.array(fc.float({ min: -5, max: 5, noNaN: true }), { minLength: count, maxLength: count });

it.each(Object.keys(SCHEMES) as (keyof typeof SCHEMES)[])(
  'finds the likeliest sequence that is valid in the scheme %s (against all sequences)',
  (scheme) => {
    const { marks, form } = SCHEMES[scheme];
    const names = labelsOf(marks);
    const count = names.length;
    const table = fc.array(numbers(count), { minLength: count, maxLength: count });
    const scores = fc.array(numbers(count), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(scores, fc.option(table, { nil: undefined }), (values, transitions) => {
        const rows = values.map((row) => softmax(Float32Array.from(row)));
        const tags = { labels: names, insideMayBegin: scheme === 'loose', ...(transitions ? { transitions } : {}) };
        const path = likeliestLabels(rows, tags);
        expect(path.map((label) => `${(names[label] ?? '').replace('-', '')} `).join('')).toMatch(form);
        const sum = path.reduce((total, label, at) => {
          const step = transitions?.[path[at - 1] ?? -1]?.[label] ?? 0;
          return total + step + Math.log(rows[at]?.[label] ?? 0);
        }, 0);
        expect(sum).toBeCloseTo(bestOfAll(rows, tags, form), 4);
      }),
      { numRuns: 60 },
    );
  },
);

it('decodes each text anew', () => {
  const decode = entityDecoder({ labels });
  const person = [row(0.1, 0.8, 0.1, 0, 0), row(0.1, 0, 0.9, 0, 0)];
  const first = decode(person);
  expect(decode([row(0.9, 0, 0, 0.1, 0)])).toEqual([]);
  expect(decode([])).toEqual([]);
  expect(decode(person)).toEqual(first);
  expect(first).toMatchObject([{ from: 0, to: 2, type: 'PERSON' }]);
});

it('keeps entities apart that end side by side', () => {
  const names = labelsOf('BIES');
  const rows = ['B-1', 'E-1', 'B-1', 'I-1', 'E-1', 'S-1', 'S-1', 'O'].map((label) =>
    Float32Array.from(names, (name) => (name === label ? 9 : 0)),
  );
  expect(entitiesFromScores(rows, { labels: names }).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 5],
    [5, 6],
    [6, 7],
  ]);
});
