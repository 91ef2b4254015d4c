// A reply must be able to tell that a surrogate is a street, and where it is written.
import { expect, it } from 'vitest';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

it.each([
  ['Kastanienallee 88', /^(?!Kastanien)\p{Lu}\p{L}+allee \d{2}$/u],
  ['Lindenstr. 14', /^(?!Linden)\p{Lu}\p{L}+str\. \d{2}$/u],
  ['Keizersgracht 112', /^(?!Keizers)\p{Lu}\p{L}+gracht \d{3}$/u],
  ['number 14', /^number \d{2}$/u],
  ['Nummer 14', /^Nummer \d{2}$/u],
  ['flat 7', /^flat \d$/u],
  ['Apartment 12B', /^Apartment \d{2}[A-Z]$/u],
  ['porte 31', /^porte \d{2}$/u],
  ['12 rue des Lilas', /^\d{2} rue des (?!Lilas)\p{Lu}.+$/u],
])('keeps the kind of street in %s', (street, expected) => {
  const text = `Me: ${street}!`;
  const done = run(text, [[street, 'ADDRESS']]);
  expect(done.text.slice('Me: '.length, -1)).toMatch(expected);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
});

it('restores a street that a reply names without its number', () => {
  const done = run('Ich wohne Kastanienallee 88.', [['Kastanienallee 88', 'ADDRESS']]);
  const street = /(\p{L}+allee)/u.exec(done.text)?.[1] ?? '';
  expect(restored(`Die ${street} ist lang.`, { secret: SECRET, entries: done.vault })).toBe(
    'Die Kastanienallee ist lang.',
  );
});
