// Telephone numbers in the digits of other scripts.
import { expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restored, run } from '../marked-text.test-support.ts';

it.each([
  ['Persian', 'ولی: ', '۰۹۱۸ ۴۴۱ ۷۲۰۹'],
  ['Arabic', 'هاتفي ', '٠٥٠ ١٢٣ ٤٥٦٧'],
  ['Hindi', 'फ़ोन: ', '९८७६५ ४३२१०'],
  ['Bengali', 'ফোন: ', '০১৭১২ ৩৪৫৬৭৮'],
])('replaces a number in %s digits, in the same digits, and restores it', (_, before, phone) => {
  for (let i = 0; i < 20; i += 1) {
    const conversation = { secret: secretFrom(`phone ${i}`), entries: [] };
    const { text, vault } = run(before + phone, [[phone, 'PHONE']], conversation);
    expect(text).toMatch(/^\P{N}+[\p{Nd} ]+$/u);
    expect(text).not.toMatch(/\d/);
    expect(text.slice(-4)).not.toBe(phone.slice(-4));
    expect(restored(text, { ...conversation, entries: vault })).toBe(before + phone);
  }
});

it('replaces a word that was taken for a telephone number', () => {
  const conversation = { secret: secretFrom('word'), entries: [] };
  const { text, vault } = run(
    'Size M, call Tor.',
    [
      ['M', 'PHONE'],
      ['Tor', 'PHONE'],
    ],
    conversation,
  );
  expect(text).not.toMatch(/ M,|Tor/);
  expect(restored(text, { ...conversation, entries: vault })).toBe('Size M, call Tor.');
});
