import { expect, it } from 'vitest';
import { knownMentions } from './known-originals.ts';

it('finds a known person by the whole name or one part of it', () => {
  const text = 'anna schmidt, Anna and Schmidt, but no annals, and will do';
  const known = [
    { text: 'Anna Schmidt', type: 'PERSON' },
    { text: 'Will Li', type: 'PERSON' },
  ] as const;
  const found = knownMentions(text, known);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['anna schmidt', 'Anna', 'Schmidt']);
  expect(found.every(({ source }) => source.detector === 'mention')).toBe(true);
});

it('takes other names as a whole', () => {
  const found = knownMentions('New shoes in new york', [{ text: 'New York', type: 'LOCATION' }]);
  expect(found).toHaveLength(1);
});
