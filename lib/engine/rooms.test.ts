import { expect, it } from 'vitest';
import type { ModelSource } from './model-source.ts';
import { engineRooms } from './rooms.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const broken: ModelSource = {
  status: () => ({ model: 'failed' }),
  detector: () => Promise.reject(new Error('The model file is damaged.')),
  reload: () => undefined,
};
const input = {
  text: 'Write to anna.weber@example.org today.',
  overrides: [],
  known: [],
  dictionary: [],
  settings: DEFAULT_SETTINGS,
};

it('finds nothing at all without the model, so that nothing is sent', async () => {
  await expect(engineRooms(broken).annotate({ ...input, rulesOnly: false })).rejects.toThrow('damaged');
});

it('shows what the rules find when that is asked for', async () => {
  const found = await engineRooms(broken).annotate({ ...input, rulesOnly: true });
  expect(found.map(({ start, end, type }) => [type, input.text.slice(start, end)])).toEqual([
    ['EMAIL', 'anna.weber@example.org'],
  ]);
});
