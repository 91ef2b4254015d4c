import { expect, it } from 'vitest';
import type { Figure } from './figures.ts';
import { measureEach } from './runs.ts';

const figure = (name: string): Figure => ({ subject: 'check', name, values: [1] });

it('measures in the order of the steps, and only the subjects that were asked for', async () => {
  const measured: string[] = [];
  const step = (name: string) => async () => {
    measured.push(name);
    return [figure(name)];
  };
  const figures = await measureEach(
    'a browser',
    { short: 1, starts: 1, isOneThread: false, subjects: new Set(['check', 'memory']) },
    [
      ['memory', step('first')],
      ['keystroke', step('not asked for')],
      ['check', step('last')],
    ],
  );
  expect(measured).toEqual(['first', 'last']);
  expect(figures.map(({ name }) => name)).toEqual(['first', 'last']);
});
