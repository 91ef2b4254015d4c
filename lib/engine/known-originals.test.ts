import { expect, it } from 'vitest';
import { knownOriginalDetector } from './known-originals.ts';

it('finds a known person by the whole name or one part of it', async () => {
  const text = 'anna schmidt, Anna and Schmidt, but no annals, and will do';
  const known = [
    { text: 'Anna Schmidt', type: 'PERSON' },
    { text: 'Will Li', type: 'PERSON' },
  ] as const;
  const found = await knownOriginalDetector(known).detect(text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['anna schmidt', 'Anna', 'Schmidt']);
  expect(found.every(({ source }) => source.detector === 'mention')).toBe(true);
});

it('takes other names as a whole', async () => {
  const found = await knownOriginalDetector([{ text: 'New York', type: 'LOCATION' }]).detect('New shoes in new york');
  expect(found).toHaveLength(1);
});
