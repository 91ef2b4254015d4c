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
  const finder = originalFinderFor(
    ORIGINALS.map((one) => searchTermFor(one)),
    {
      stretches: uncheckedStretchesOf('Please write to Annika Lindqvist at once', '', []),
    },
  );
  fc.assert(
    fc.property(words, fc.constantFrom(...Object.keys(FORMS)), (some, form) => {
      const found = finder.find({ text: FORMS[form]?.(some.join(' ')) ?? '' });
      expect(found).toEqual({ originals: [], hasUnchecked: false });
    }),
  );
});

it('takes no part of a word for an original', () => {
  const finder = originalFinderFor(['Anna', 'Berlin', 'Mark'].map((one) => searchTermFor(one)));
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

const NAME = searchTermFor('Annika Lindqvist', 'PERSON');
const findIn = (one: ReturnType<typeof searchTermFor>, text: string) =>
  originalFinderFor([one]).find({ text }).originals;

it('finds a person by each form of the name', () => {
  for (const body of [
    '{"q":"lindqvist"}',
    "Lindqvist's lease",
    'LINDQVIST, ANNIKA',
    'annika_lindqvist',
    'annika.lindqvist@mail.example',
    'alindqvist',
    'https://x.example/people/annika-lindqvist?tab=1',
    'lindqvistannika',
    '{"first_name":"Annika","middle":null,"last_name":"Lindqvist"}',
  ])
    expect(findIn(NAME, body), body).toEqual(['Annika Lindqvist']);
  for (const body of ['annika', 'AL', 'Annikas Lindqvistska', 'lindq', 'a.l.'])
    expect(findIn(NAME, body), body).toEqual([]);
  const jurgen = searchTermFor('Jürgen Groß-Köhler', 'PERSON');
  for (const body of ['gross-kohler', 'Gross Koehler', 'grosskoehler', 'juergen.gross-koehler'])
    expect(findIn(jurgen, body), body).toHaveLength(1);
});

it('finds a name of ordinary words only where its parts meet as they were written', () => {
  const will = searchTermFor('Will Stone', 'PERSON');
  for (const body of ['{"first":"Will","last":"Stone"}', 'Stone, Will', 'WILL STONE'])
    expect(findIn(will, body), body).toHaveLength(1);
  for (const body of ['it will be carved in stone', 'Will this work?', '{"font":"Stone"}'])
    expect(findIn(will, body), body).toEqual([]);
  const kim = searchTermFor('Kim Lee', 'PERSON');
  expect(findIn(kim, '{"givenName":"Kim","familyName":"Lee"}')).toHaveLength(1);
  expect(findIn(kim, '{"author":"kim"}')).toEqual([]);
});

it('finds a phone number with and without its country code', () => {
  const phone = searchTermFor('+49 (0) 171 2345678', 'PHONE');
  for (const body of [
    '01712345678',
    '0171/234 56 78',
    '+49-171-2345678',
    '00491712345678',
    '{"tel":"1712345678"}',
    '491712345678',
  ])
    expect(findIn(phone, body), body).toHaveLength(1);
  for (const body of ['1712345679', '17123456789', '{"t":11712345678}']) expect(findIn(phone, body), body).toEqual([]);
  expect(findIn(searchTermFor('(503) 555-0142', 'PHONE'), '{"p":"5035550142"}')).toHaveLength(1);
});

it('finds a date in other spellings, and no date by chance', () => {
  const born = searchTermFor('14 March 1987', 'DATE');
  for (const body of [
    '1987-03-14',
    '14.03.1987',
    '14.3.87',
    '03/14/1987',
    '19870314',
    'March 14th, 1987',
    '14. März 1987',
    '14 de marzo de 1987',
    `{"dob":${Date.UTC(1987, 2, 14)}}`,
    '"1987-03-14T00:00:00Z"',
  ])
    expect(findIn(born, body), body).toHaveLength(1);
  for (const body of ['1987', '14 March', '140387', '1987-03-15', '{"id":219870314}'])
    expect(findIn(born, body), body).toEqual([]);
  const today = searchTermFor(new Date().toISOString().slice(0, 10), 'DATE');
  expect(findIn(today, `{"at":"${new Date().toISOString().slice(0, 10).replaceAll('-', '/')}"}`)).toHaveLength(1);
});

it('finds an identifier without its separators, and a street without its town', () => {
  const iban = searchTermFor('GB29 NWBK 6016 1331 9268 19', 'FINANCIAL');
  for (const body of ['gb29nwbk60161331926819', 'GB29-NWBK-6016-1331-9268-19'])
    expect(findIn(iban, body), body).toHaveLength(1);
  expect(findIn(searchTermFor('27 Alder Street, Portland', 'ADDRESS'), '{"street":"27 Alder Street"}')).toHaveLength(1);
  expect(findIn(searchTermFor('Halvorsen Freight GmbH', 'ORGANIZATION'), 'halvorsen-freight')).toHaveLength(1);
});

it('takes no number of a program for a short number', () => {
  const pin = searchTermFor('1987');
  for (const body of ['born in 1987', '{"pin":"1987"}', 'Annika, 1987, 39'])
    expect(findIn(pin, body), body).toHaveLength(1);
  for (const body of ['{"ms":1987}', '[3,1987,4]', 't=1987&v=2', '{"ms": 1987, "x": 2}'])
    expect(findIn(pin, body), body).toEqual([]);
});

it('finds no part of a name that the page has from elsewhere, but the whole name', () => {
  const finder = (more: object) => originalFinderFor([NAME], more);
  for (const more of [{ known: ['Lindqvist Street'] }, { shownText: () => 'Ask Ms Lindqvist.' }]) {
    expect(finder(more).find({ text: '{"q":"lindqvist"}' }).originals).toEqual([]);
    expect(finder(more).find({ text: '{"a":"Lindqvist","b":"Annika"}' }).originals).toHaveLength(1);
  }
});

it('finds no short name in encoded data', () => {
  const anna = searchTermFor('Anna');
  expect(findIn(anna, `q7R/x0Kd9Zp3Lm+T2vB8w/Anna+Zk4Qf81Jc0tY5Hs/e3Uo9`)).toEqual([]);
  expect(findIn(anna, '/people/anna/settings-and-privacy/notifications')).toHaveLength(1);
});

const name = fc.stringMatching(/^[A-ZÄÖÜÉ][a-zäöüéøß]{4,9}$/).filter((text) => !/(.)\1\1/.test(text));
const PERSON_FORMS: readonly ((given: string, family: string) => string)[] = [
  (given, family) => `${given} ${family}`,
  (given, family) => `${family}, ${given}`,
  (_given, family) => `the ${family} file`,
  (given, family) => `${given}.${family}@mail.example`.toLowerCase(),
  (given, family) => `${given[0]}${family}`.toLowerCase(),
  (given, family) => `${given}${family}`.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  (given, family) => JSON.stringify({ givenName: given, middleName: '', familyName: family }),
  (given, family) => `${family}-${given}`.toUpperCase().replaceAll('ß', 'SS'),
];

it('finds any person by any form of the name, in any encoding, and nobody in text without it', () => {
  const encodings = Object.keys(FORMS).filter((form) => !form.includes('letters'));
  const forms = fc.constantFrom(...PERSON_FORMS);
  fc.assert(
    fc.property(name, name, forms, words, fc.constantFrom(...encodings), (given, family, write, some, encoding) => {
      fc.pre(given !== family);
      const encode = FORMS[encoding] ?? String;
      const finder = originalFinderFor([searchTermFor(`${given} ${family}`, 'PERSON')]);
      expect(
        finder.find({ text: encode(`${some.join(' ')} ${write(given, family)} ${some.join(' ')}`) }).originals,
      ).toHaveLength(1);
      expect(finder.find({ text: encode(some.join(' ')) }).originals).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('finds any date in any order, and no other day', () => {
  const two = (number: number) => `${number}`.padStart(2, '0');
  const write: readonly ((y: number, m: number, d: number) => string)[] = [
    (y, m, d) => `${y}-${two(m)}-${two(d)}`,
    (y, m, d) => `${two(d)}.${two(m)}.${y}`,
    (y, m, d) => `${m}/${d}/${y}`,
    (y, m, d) => `${y}${two(m)}${two(d)}`,
  ];
  const [year, month, day] = [
    fc.integer({ min: 1930, max: 2015 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 27 }),
  ];
  fc.assert(
    fc.property(year, month, day, fc.constantFrom(...write), (y, m, d, as) => {
      const finder = originalFinderFor([searchTermFor(`${y}-${two(m)}-${two(d)}`, 'DATE')]);
      expect(finder.find({ text: JSON.stringify({ dob: as(y, m, d), n: 12 }) }).originals).toHaveLength(1);
      expect(finder.find({ text: JSON.stringify({ dob: as(y, m, d + 1), n: 12 }) }).originals).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
