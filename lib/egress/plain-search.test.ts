import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedForSearch } from './fold.ts';
import { originalFinderFor } from './original-finder.ts';
import { PLAIN_SEARCH, plainReadingsOf } from './plain-search.test-support.ts';
import { decodedReadingsOf } from './readings.ts';
import { findRuns } from './runs.ts';
import { scannerFor } from './scanner.ts';
import { searchTermFor } from './search-term.ts';
import { skippingSearchFor } from './skipping-search.ts';
import { stretchSearchFor } from './stretch-search.ts';
import { uncheckedStretchesOf } from './stretches.ts';
import { tokensOf } from './token-text.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify({ a: text }),
  (text) =>
    `{"a":"${Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"}`,
  (text) => encodeURIComponent(text.toWellFormed()),
  escape,
  (text) => new URLSearchParams({ q: text, z: '1' }).toString(),
  (text) => Array.from(text, (c) => `&#${c.codePointAt(0)};`).join(''),
  (text) => utf8(text).toString('base64'),
  (text) => utf8(text).toString('base64url'),
  (text) => utf8(text).toString('base64').replace(/.{76}/g, '$&\r\n'),
  (text) => utf8(`${'wrong horse '.repeat(50)}${text}`).toString('base64'),
  (text) => gzipSync(utf8(text)).toString('base64'),
  (text) => deflateSync(utf8(text)).toString('base64'),
  (text) => utf8(text).toString('hex'),
  (text) => utf8(text).toString('latin1'),
];

const ORIGINALS = [
  ['Annika Lindqvist', 'PERSON'],
  ['Jürgen Groß-Köhler', 'PERSON'],
  ['Will Stone', 'PERSON'],
  ['+49 (0) 171 2345678', 'PHONE'],
  ['14 March 1987', 'DATE'],
  ['GB29 NWBK 6016 1331 9268 19', 'FINANCIAL'],
  ['4111 1111 1111 1111', 'FINANCIAL'],
  ['27 Alder Street, Portland', 'ADDRESS'],
  ['Halvorsen Freight GmbH', 'ORGANIZATION'],
  ['田中太郎', 'PERSON'],
  ['1987', 'ID'],
] as const;
const PROMPTS = [
  'Please write to Annika Lindqvist at once',
  'Größe 42, bitte: İstanbul und Kelvin kommen',
  'привет, меня зовут Йоханнес, и я живу тут',
  '田中太郎は東京に住んでいますがそれはいいことです',
  'Ο Σίσυφος και ο ΣΑΣ περιμένουν εδώ',
];

const written = fc.constantFrom(
  ...ORIGINALS.map(([text]) => text),
  ...PROMPTS,
  ...'lindqvist|annika|annika.lindqvist|alindqvist|LINDQVIST, ANNIKA|Juergen|gross-koehler|Stone, Will|0171/234 56 78'.split(
    '|',
  ),
  ...'1987-03-14|14.3.87|19870314|542678400000|gb29nwbk60161331926819|27 alder street|4111-1111-1111-1111'.split('|'),
);
const respelled = fc.tuple(written, fc.nat(6)).map(([text, way]) => {
  if (way === 0) return text.toUpperCase();
  if (way === 1) return text.toLowerCase();
  if (way === 2) return text.normalize('NFD');
  if (way === 3) return text.replaceAll(' ', '\u2003\n');
  return way === 4 ? [...text].join('\u200b') : text;
});
/** Letters and signs that are hard to fold, and beginnings of escapes. */
const odd = fc.constantFrom(
  ...'😀 𝟡 İ ſ ﬁ ß ẞ \u212a \u0301 \u200b \ufeff が か\u3099 각 ﷺ ½ Σ ς ά й и\u0306 क़ ¨ ٣ % %2 %ZZ %C3 %EF%BB%BF %u20AC \\ \\u \\u{1f600} \\U0041 \\" &amp; &#x41; & + = 77u/QW5uYQ== H4sI eJw - _ / \u037e 0 12 "'.split(
    ' ',
  ),
  '\ud83d',
  '\r\n',
  '\n',
  ' ',
);
const noise = fc.oneof(
  fc.array(odd, { maxLength: 8 }).map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.base64String({ maxLength: 700 }),
  fc.stringMatching(/^[0-9a-f. -]{0,40}$/),
);
const piece = fc
  .tuple(fc.oneof(respelled, noise), fc.array(fc.constantFrom(...ENCODINGS), { maxLength: 3 }))
  .map(([text, encodings]) => encodings.reduce((body, encode) => encode(body), text));
const body = fc
  .tuple(
    fc.array(piece, { maxLength: 4 }),
    fc.constantFrom('', ' ', ',', '\n', '"', '&'),
    fc.constantFrom(...ENCODINGS),
  )
  .map(([pieces, between, encode]) => encode(pieces.join(between)));

it('finds what the plain search finds, in all encodings', () => {
  const sought = ORIGINALS.map(([text, type]) => searchTermFor(text, type));
  const prompts = PROMPTS.map((prompt) => {
    const options = { stretches: uncheckedStretchesOf(prompt, '', []), now: 1_790_000_000_000 };
    return [originalFinderFor(sought, options), originalFinderFor(sought, options, PLAIN_SEARCH)] as const;
  });
  fc.assert(
    fc.property(body, fc.constantFrom(...prompts), fc.boolean(), (text, [fast, plain], isBinary) => {
      const [found, expected] = [fast.find({ text, isBinary }), plain.find({ text, isBinary })];
      expect(found.hasUnchecked).toBe(expected.hasUnchecked);
      expect([...found.originals].sort()).toEqual([...expected.originals].sort());
    }),
    { numRuns: 250 },
  );
});

it('reads what the plain decoders read, also in a long text', () => {
  const long = body.map((text) => text + ' lorem ipsum x'.repeat(1300));
  fc.assert(
    fc.property(fc.oneof({ weight: 20, arbitrary: body }, { weight: 1, arbitrary: long }), (text) => {
      expect(decodedReadingsOf(text)).toEqual(plainReadingsOf(text));
    }),
    { numRuns: 500 },
  );
});

const few = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 12 });
const needles = fc.array(few, { maxLength: 8 });
const haystack = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 200 });

it('finds each needle at each place, and reads all or skips', () => {
  fc.assert(
    fc.property(needles, haystack, (texts, text) => {
      const codes = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
      const placesWith = (scanner: ReturnType<typeof scannerFor>) => {
        const places: string[] = [];
        scanner.scan(codes, codes.length, (i, at) => places.push(`${i} ${at}`) > 20);
        return places;
      };
      expect(placesWith(scannerFor(texts))).toEqual(placesWith(PLAIN_SEARCH.scannerFor(texts)));
      const foundBy = (search: typeof skippingSearchFor) => {
        const found = new Set<number>();
        search(texts)(text, (i) => !found.add(i));
        return [...found].sort();
      };
      expect(foundBy(skippingSearchFor)).toEqual(foundBy(PLAIN_SEARCH.skippingSearchFor));
    }),
  );
});

it('finds each long run of an alphabet', () => {
  const alphabet = new Uint8Array(128);
  alphabet[97] = 1;
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'a', 'a', 'b', 'é') }),
      fc.integer({ min: 2, max: 6 }),
      (text, least) => {
        const runs: string[] = [];
        findRuns(text, alphabet, least, (start, end) => {
          runs.push(text.slice(start, end));
          return end;
        });
        expect(runs).toEqual(text.match(new RegExp(`a{${least},}`, 'g')) ?? []);
      },
    ),
  );
});

it('folds each text that holds a stretch', () => {
  const letters = fc.string({ unit: fc.oneof(odd, fc.constantFrom(...'abIK \u0308')), minLength: 4, maxLength: 60 });
  fc.assert(
    fc.property(letters, fc.nat(), fc.nat(), (text, from, length) => {
      const folded = foldedForSearch(text);
      const start = from % Math.max(1, folded.length - 4);
      const stretch = folded.slice(start, start + 4 + (length % 16));
      fc.pre(stretch.length >= 4);
      const search = stretchSearchFor([stretch]);
      const meetsWords = search.words.some((word) => word.length >= 4 && tokensOf(text).includes(word));
      expect(search.isIn(text, meetsWords)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
