// Telephone numbers in the digits of other scripts, and in the layout of countries whose numbers are not known.
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

it.each([
  ['電話は', '03-3456-7890'],
  ['我的手機號碼是 ', '0912-345-678'],
  ['전화 ', '02-345-6789'],
  ['Gọi cho tôi số này nhé, số của tôi là ', '0912 345 678'],
  ['Ring meg på telefonen min når du er ferdig på jobben: ', '912 34 567'],
])('keeps the groups of digits after "%s"', (before, phone) => {
  for (let i = 0; i < 10; i += 1) {
    const conversation = { secret: secretFrom(`layout ${i}`), entries: [] };
    const { text } = run(before + phone, [[phone, 'PHONE']], conversation);
    expect(text.slice(before.length).replace(/\d/g, '0')).toBe(phone.replace(/\d/g, '0'));
    expect(text).not.toContain(phone);
  }
});
