// A reply must be able to tell that a surrogate is a street, and where it is written.
import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { PLACE_LISTS } from '../../privacy/lists/index.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
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
  ['calle Mayor 4, 3º B', /^calle (?!Mayor)\p{Lu}\p{L}+ \d, \dº [A-Z]$/u],
  ['Rua das Flores 12, 2.º Esq.', /^Rua das (?!Flores)\p{Lu}\p{L}+ \d{2}, \d\.º Esq\.$/u],
  ['Gül Sokak No: 5 D: 3', /^(?!Gül)\p{Lu}\p{L}+ Sokak No: \d D: \d$/u],
  ['文三路88号3幢502室', /^(?!文三)\p{Script=Han}+路\d{2}号\d幢\d{3}室$/u],
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

const isPlaceName = (word: string) => PLACE_LISTS.some(({ indexOf }) => indexOf.has(word.toLowerCase()));

it.each<[string, EntityType]>([
  ['14 Tudor Road', 'ADDRESS'],
  ['14 Cambridge Road', 'ADDRESS'],
  ['3 Rosewood', 'ADDRESS'],
  ['12 rue des Lilas', 'ADDRESS'],
  ['Berlinstraße 5', 'ADDRESS'],
  ['Rosewood Park', 'LOCATION'],
])('gives no town or country to the name in %s, which a reply may mention in another sense', (street, type) => {
  for (let chat = 0; chat < 20; chat += 1) {
    const text = `I live near ${street}, 2 rooms.`;
    const done = run(text, [[street, type]], { secret: secretFrom(`${chat}`), entries: [] });
    const words = done.text.match(/\p{Lu}[\p{L}]+/gu) ?? [];
    expect(words.filter(isPlaceName)).toEqual([]);
    expect(restored(done.text, { secret: secretFrom(`${chat}`), entries: done.vault })).toBe(text);
  }
});

it('keeps a statement about a country true after a street was replaced', () => {
  const done = run('My flat is at 14 Tudor Road.', [['14 Tudor Road', 'ADDRESS']]);
  const reply = 'Singapore has other rules for deposits than Wales or Norwich.';
  expect(restored(reply, { secret: SECRET, entries: done.vault })).toBe(reply);
});

it('restores an English street that a reply names without its number', () => {
  for (let chat = 0; chat < 50; chat += 1) {
    const secret = secretFrom(`${chat}`);
    const done = run('My flat is at 14 Tudor Road.', [['14 Tudor Road', 'ADDRESS']], { secret, entries: [] });
    const street = /\p{Lu}[\p{L}' -]+ Road/u.exec(done.text)?.[0] ?? '';
    expect(restored(`${street} is a quiet street.`, { secret, entries: done.vault })).toBe(
      'Tudor Road is a quiet street.',
    );
  }
});

it.each([
  ['Kollmitz 1 1/3', /^\p{Lu}[\p{L}' -]+ [1-9] 1\/3$/u],
  ['Lindengasse 12 1/2', /^\p{Lu}\p{L}+gasse [1-9]\d 1\/2$/u],
  ['Lindenweg 7 ½', /^\p{Lu}\p{L}+weg \d ½$/u],
  ['12½ Elm Street', /^[1-9]\d½ \p{Lu}\p{L}+ Street$/u],
  ['12 1/2 Elm Street', /^[1-9]\d 1\/2 \p{Lu}\p{L}+ Street$/u],
  ['Lindengasse 14/2/3', /^\p{Lu}\p{L}+gasse [1-9]\d\/\d\/\d$/u],
])('keeps the fraction after the number of a house in %s', (street, form) => {
  for (let chat = 0; chat < 8; chat += 1) {
    const secret = secretFrom(`${chat}`);
    const text = `I live at ${street}, near 1/2 of them.`;
    const done = run(text, [[street, 'ADDRESS']], { secret, entries: [] });
    expect(done.replacements[0]?.surrogate).toMatch(form);
    expect(done.replacements[0]?.surrogate).not.toBe(street);
    expect(restored(done.text, { secret, entries: done.vault })).toBe(text);
    const reply = `About 1/3 of ${done.replacements[0]?.surrogate}.`;
    expect(restored(reply, { secret, entries: done.vault })).toBe(`About 1/3 of ${street}.`);
  }
});
