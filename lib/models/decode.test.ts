import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entitiesFromScores, likeliestLabels, softmax } from './decode.ts';

const labels = ['O', 'B-PERSON', 'I-PERSON', 'B-DATE', 'I-DATE'];
const row = (...scores: number[]) => Float32Array.from(scores);

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

function bruteForce(rows: readonly Float32Array[]): number {
  let best = Number.NEGATIVE_INFINITY;
  const walk = (position: number, previous: string, score: number): void => {
    if (position === rows.length) {
      best = Math.max(best, score);
      return;
    }
    labels.forEach((label, index) => {
      if (label.startsWith('I-') && previous.slice(2) !== label.slice(2)) return;
      walk(position + 1, label, score + Math.log(rows[position]?.[index] ?? 0));
    });
  };
  walk(0, 'O', 0);
  return best;
}

it('finds the likeliest valid sequence (against all sequences)', () => {
  const score = fc.float({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.array(score, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 4 }), (scores) => {
      const rows = scores.map((values) => softmax(Float32Array.from(values)));
      const path = likeliestLabels(rows, { labels });
      path.forEach((label, index) => {
        const name = labels[label] ?? '';
        if (name.startsWith('I-')) expect((labels[path[index - 1] ?? 0] ?? '').slice(2)).toBe(name.slice(2));
      });
      const sum = path.reduce((total, label, index) => total + Math.log(rows[index]?.[label] ?? 0), 0);
      expect(sum).toBeCloseTo(bruteForce(rows), 4);
    }),
    { numRuns: 60 },
  );
});
