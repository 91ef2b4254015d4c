import { expect, test } from 'vitest';
import { markdown, type Results, shown } from './tables.ts';

const told: Results = {
  part: 'test',
  parameters: 3_540_000,
  seeds: 3,
  sets: {
    'Pri-NLICE': {
      questions: 650,
      rows: [
        { method: 'no restoration', budget: null, MC1: [27, 24.5, 30.1], MC2: [28, 26, 30] },
        { method: 'ours, equal weights', budget: 150, MC1: [60, 57, 63], MC2: [50, 48, 52] },
        { method: 'ours, equal weights', budget: 20, MC1: [45, 42, 48], MC2: [40, 38, 42] },
        {
          method: 'ours, occlusion weights',
          budget: 20,
          MC1: [44, 41, 47],
          MC2: [41, 39, 43],
          gain: { MC1: [-1, -2.5, 0.5], MC2: [1, 0.2, 1.8] },
        },
      ],
      attacks: [{ epsilon: null, share: 0.5, inferred: 12.3, inverted: 9.8 }],
      unchanged: [{ budget: 20, share: 0.4 }],
      answers: [{ method: 'placeholder', budget: null, 'ROUGE-L': [41, 38.2, 44], speed: 87 }],
    },
  },
};

test("the paper's figures stand beside ours at the paper's budget only", () => {
  const [none, ours, smaller] = markdown(told)
    .split('\n')
    .filter((line) => /^\| (no|ours)/.test(line));
  expect(none).toContain('| 27.1 / 28.6 |');
  expect(ours).toContain('| 60.0 [57.0, 63.0] |');
  expect(ours).toContain('| 46.9 / 45.9 |');
  expect(smaller).toBe('| ours, equal weights | 20 | 45.0 [42.0, 48.0] | 40.0 [38.0, 42.0] |  |');
});

test('a gain over equal weights is written with its sign, in a table of its own', () => {
  expect(markdown(told)).toContain('## Pri-NLICE, test part, 650 questions: gain over equal weights');
  expect(markdown(told)).toContain('| ours, occlusion weights | 20 | −1.0 [−2.5, +0.5] | +1.0 [+0.2, +1.8] |');
});

test("the model's size and the number of seeds are in the title", () => {
  expect(shown(told)).toContain('Pri-NLICE, test part, 650 questions, 3.5 M parameters, 3 seeds');
  expect(shown(told)).toContain('noise alone');
});

test('both attacks on the vector stand beside each other, and that on the baseline behind them', () => {
  expect(markdown(told)).toContain('|  | noise alone | 50 % | 12.3 | 9.8 |');
  expect(markdown(told)).toContain('| 20 | 0.4 % |');
});

test('attacks without the methods have no empty table before them, and say how many questions they are on', () => {
  const { rows: _, answers: __, ...attacked } = told.sets['Pri-NLICE'] ?? { questions: 0 };
  const text = markdown({ ...told, sets: { 'Pri-NLICE': { ...attacked, rows: [] } } });
  expect(text).not.toContain('MC1');
  expect(text).toContain('## Pri-NLICE, test part, 650 questions: attacks on the vector, F1');
});

test('whole answers have a table of their own', () => {
  expect(markdown(told)).toContain('| placeholder |  | 41.0 [38.2, 44.0] | 87 |');
});
