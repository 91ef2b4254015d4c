import { expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restored, run } from '../marked-text.test-support.ts';
import { isWidelyBorne } from './widely-borne-names.ts';

it('knows surnames of public people, words of firms and given names of many public people', () => {
  for (const name of ['Campbell', 'Hathaway', 'Robert', 'Mandela'])
    expect(isWidelyBorne(name, 'PERSON'), name).toBe(true);
  for (const name of ['Landgraf', 'Ottoline', 'Penhaligon']) expect(isWidelyBorne(name, 'PERSON'), name).toBe(false);
  expect(isWidelyBorne('Campbell', 'LOCATION')).toBe(false);
});

it('gives no person such a name, whatever the key', () => {
  const text = 'Please ask Emily Thompson about it.';
  for (let i = 0; i < 60; i += 1) {
    const conversation = { secret: secretFrom(`quiet ${i}`), entries: [] };
    const { replacements, vault, text: sent } = run(text, [['Emily Thompson', 'PERSON']], conversation);
    const words = replacements[0]?.surrogate.split(' ') ?? [];
    expect(words.filter((word) => isWidelyBorne(word, 'PERSON'))).toEqual([]);
    expect(restored(sent, { ...conversation, entries: vault })).toBe(text);
  }
});
