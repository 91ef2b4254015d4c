import fc from 'fast-check';
import { expect, it } from 'vitest';
import { containsPrompt, originalFinderFor } from './original-finder.ts';
import { decodedReadingsOf } from './readings.ts';
import { isSearchableAlone, searchTermAt, searchTermFor } from './search-term.ts';
import { uncheckedStretchesOf } from './stretches.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const escaped = (text: string) =>
  Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** The ways in which a page may encode a text in a body. */
const FORMS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'small letters': (text) => text.toLowerCase(),
  'capital letters': (text) => text.toUpperCase(),
  JSON: (text) => JSON.stringify({ a: text }),
  'JSON in JSON': (text) => JSON.stringify({ a: JSON.stringify([text]) }),
  'JSON, all escaped': (text) => `{"a":"${escaped(text)}"}`,
  'URL component': encodeURIComponent,
  'form field': (text) => new URLSearchParams({ q: text }).toString(),
  'JSON in a form field': (text) => new URLSearchParams({ q: JSON.stringify({ text }) }).toString(),
  'twice in a URL': (text) => encodeURIComponent(encodeURIComponent(text)),
  entities: (text) => Array.from(text, (c) => `&#${c.codePointAt(0)};`).join(''),
  'hexadecimal entities': (text) => Array.from(text, (c) => `&#x${c.codePointAt(0)?.toString(16)};`).join(''),
  markup: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  base64: (text) => utf8(text).toString('base64'),
  'base64, second place': (text) => utf8(`.${text}`).toString('base64'),
  'base64, third place': (text) => utf8(`..${text}`).toString('base64'),
  base64url: (text) => utf8(text).toString('base64url'),
  'base64 of JSON': (text) => utf8(JSON.stringify({ text })).toString('base64'),
  'JSON in base64 in JSON': (text) => JSON.stringify({ d: utf8(JSON.stringify({ text })).toString('base64') }),
};

const ORIGINALS = [
  'Annika Lindqvist',
  'Anna',
  'Jürgen',
  '田中太郎',
  'Zoë O’Brien',
  'anna+tag@example.com',
  '+1 503 555 0142',
  'DE89 3704 0044 0532 0130 00',
  '27 Alder Street',
  '100% Cotton & "Sons" \\ Co',
  '😀 Jörg',
  '1987',
];

for (const [name, write] of Object.entries(FORMS)) {
  it(`finds every original in this form: ${name}`, () => {
    for (const original of ORIGINALS) {
      const finder = originalFinderFor([searchTermFor(original)]);
      for (const body of [write(original), write(`I am ${original}, hello`), `x ${write(`\n${original}\n`)} y`])
        expect(finder.find({ text: body }).originals, body).toEqual([original]);
    }
  });
}

const words = fc.array(fc.constantFrom(...'the quick draft of a reply was kept for you'.split(' ')), { maxLength: 12 });
const original = fc
  .string({ unit: 'grapheme', minLength: 4, maxLength: 24 })
  .map((text) => `Q${text.replace(/[\p{C}\p{M}\s]/gu, '')}7q`)
  // Excludes letters that become other letters in capitals and back ("ß" becomes "ss"): the finder does not find those.
  .filter((text) => isSearchableAlone(text) && text.toUpperCase().toLowerCase() === text.toLowerCase());

it('finds any original in any form, whatever stands around it', () => {
  fc.assert(
    fc.property(original, words, words, fc.constantFrom(...Object.keys(FORMS)), (text, left, right, form) => {
      const body = FORMS[form]?.([...left, text, ...right].join(' ')) ?? '';
      expect(originalFinderFor([searchTermFor(text)]).find({ text: body }).originals).toEqual([text]);
    }),
    { numRuns: 600 },
  );
});

it('finds nothing in unrelated text, in any form', () => {
  const finder = originalFinderFor(ORIGINALS.map(searchTermFor), {
    stretches: uncheckedStretchesOf('Please write to Annika Lindqvist at once', '', []),
  });
  fc.assert(
    fc.property(words, fc.constantFrom(...Object.keys(FORMS)), (some, form) => {
      const found = finder.find({ text: FORMS[form]?.(some.join(' ')) ?? '' });
      expect(found).toEqual({ originals: [], hasUnchecked: false });
    }),
  );
});

it('takes no part of a word for an original', () => {
  const finder = originalFinderFor(['Anna', 'Berlin', 'Mark'].map(searchTermFor));
  expect(finder.find({ text: 'Annapolis, Berliner, bookmark, mark, hosanna' }).originals).toEqual([]);
  expect(finder.find({ text: 'MARK' }).originals).toEqual(['Mark']);
  expect(finder.find({ text: 'anna@berlin.example marked by Mark' }).originals).toEqual(['Anna', 'Berlin', 'Mark']);
});

it('looks for short originals with the words around them only', () => {
  const prompt = 'My friend Bob is 39 years old';
  const bob = searchTermAt(prompt, { start: 10, end: 13 });
  const age = searchTermAt(prompt, { start: 17, end: 19 });
  const finder = originalFinderFor([bob, age].filter((sought) => sought !== undefined));
  expect(finder.find({ text: '{"id":39,"name":"bob"}' }).originals).toEqual([]);
  expect(finder.find({ text: JSON.stringify({ draft: `${prompt} now` }) }).originals).toEqual(['Bob', '39']);
  expect(searchTermAt('39', { start: 0, end: 2 })).toBeUndefined();
});

it('finds a number however its digits are grouped, and no other', () => {
  const finder = originalFinderFor([searchTermFor('4111 1111 1111 1111'), searchTermFor('123 456')]);
  expect(finder.find({ text: '{"card":"4111111111111111"}' }).originals).toEqual(['4111 1111 1111 1111']);
  expect(finder.find({ text: '{"card":"4111-1111-1111-1111","n":91234567}' }).originals).toHaveLength(1);
});

it('finds an original right behind a length byte in a binary body', () => {
  const finder = originalFinderFor([searchTermFor('Annika Lindqvist')]);
  expect(finder.find({ text: '\nAAnnika Lindqvist', isBinary: true }).originals).toHaveLength(1);
});

it('finds a stretch of a prompt that was not checked, and no stretch of what was', () => {
  const checked = 'Please write a letter to my landlord about the heating.';
  const now = `${checked} His name is Tobias Castellanos and`;
  const finder = originalFinderFor([], { stretches: uncheckedStretchesOf(now, checked, []) });
  expect(finder.find({ text: JSON.stringify({ draft: now }) }).hasUnchecked).toBe(true);
  expect(finder.find({ text: JSON.stringify({ draft: checked }) }).hasUnchecked).toBe(false);
  expect(finder.find({ text: JSON.stringify({ draft: now.slice(0, -4) }) }).hasUnchecked).toBe(true);
  expect(uncheckedStretchesOf(checked, checked, [])).toEqual([]);
  expect(uncheckedStretchesOf(now, '', [now])).toEqual([]);
});

it('finds any long piece of a prompt that was not checked at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 60, maxLength: 300 }), fc.nat(), (noise, from) => {
      const prompt = noise.replace(/[^a-z0-9]/gi, 'k');
      const start = from % (prompt.length - 31);
      const finder = originalFinderFor([], { stretches: uncheckedStretchesOf(prompt, '', []) });
      expect(finder.find({ text: `["${prompt.slice(start, start + 31)}"]` }).hasUnchecked).toBe(true);
    }),
  );
});

it('knows a sanitized prompt again, paragraph by paragraph', () => {
  const prompt = 'Dear Anna,\n\nmy "address" is 5 Elm Row.\nBest wishes';
  const body = JSON.stringify({ parts: prompt.split('\n').map((text) => ({ text })) });
  expect(containsPrompt(decodedReadingsOf(body), prompt)).toBe(true);
  expect(containsPrompt(decodedReadingsOf(JSON.stringify({ title: 'Dear Anna,' })), prompt)).toBe(false);
  expect(containsPrompt(decodedReadingsOf('anything'), ' ')).toBe(false);
});
