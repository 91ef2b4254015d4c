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
        { method: 'ours', budget: 150, MC1: [60, 57, 63], MC2: [50, 48, 52] },
        { method: 'ours', budget: 20, MC1: [45, 42, 48], MC2: [40, 38, 42] },
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
  expect(ours).toContain('| 62.2 / 57.9 |');
  expect(smaller).toBe('| ours | 20 | 45.0 [42.0, 48.0] | 40.0 [38.0, 42.0] |  |');
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
