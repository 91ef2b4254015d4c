import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Finding } from '../../detect/annotation.ts';
import { blobsIn } from './blobs.ts';
import { condensedText } from './condensed-text.ts';

const BASE64 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];
const bytes = (least: number, most: number) => fc.uint8Array({ minLength: least, maxLength: most });
const toHex = (data: Uint8Array) => Array.from(data, (byte) => byte.toString(16).padStart(2, '0'));
/** Random base64 of a length, always the same. */
function base64(length: number): string {
  let state = 2463534242;
  return Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return BASE64[(state >>> 0) % 64];
  }).join('');
}

/** 60 hexadecimal identifiers of a width in bytes. */
const identifiers = (width: number): string[] =>
  toHex(new TextEncoder().encode(base64(60 * width)))
    .join('')
    .match(new RegExp(`.{${2 * width}}`, 'g')) ?? [];

const findingOf = (text: string, value: string): Finding => ({
  start: text.indexOf(value),
  end: text.indexOf(value) + value.length,
  type: 'PERSON',
  confidence: 1,
  source: { detector: 'model', rule: 'test' },
});
const valuesAt = (source: string, findings: readonly Finding[]) =>
  findings.map(({ start, end }) => source.slice(start, end));

/** What the text of a finding in the short text is in the source. */
function found(source: string, value: string): readonly string[] {
  const { text, inSource } = condensedText(source);
  expect(text).toContain(value);
  return valuesAt(source, inSource([findingOf(text, value)]));
}

it.each([
  ['base64', base64(40_000)],
  ['base64 of an alphabet for addresses', base64(4000).replaceAll('+', '-').replaceAll('/', '_')],
  ['base64 in lines', `\n${base64(7600).replace(/.{76}/g, '$&\r\n')}`],
  ['base64 in a JSON string', base64(6400).replace(/.{64}/g, '$&\\n')],
  ['base64 of zeros', 'A'.repeat(4000)],
  ['hexadecimal digits', toHex(new TextEncoder().encode(base64(900))).join('')],
  ['a dump', toHex(new TextEncoder().encode(base64(900))).join(' ')],
  [
    'an array of bytes',
    toHex(new TextEncoder().encode(base64(900)))
      .map((byte) => `0x${byte}`)
      .join(', '),
  ],
  ['a long run of one letter', 'a'.repeat(3000)],
  ['a long run of a letter of another script', 'あ'.repeat(3000)],
])('makes %s one token', (_, blob) => {
  const source = `Ask Anna about ${blob} please`;
  expect(condensedText(source).text.length).toBeLessThan('Ask Anna about … please'.length + 4);
  expect(found(source, 'Anna')).toEqual(['Anna']);
});

it.each([
  ['a slug', 'how-anna-schmidt-lost-weight-in-a-week-and-other-stories-of-her-friends-from-berlin'.repeat(4)],
  ['an identifier', 'getTheNameOfAnnaSchmidtOrSoFromTheFactoryOfBeans'.repeat(5)],
  ['a German compound', 'Donaudampfschiffahrtsgesellschaftskapitaen'.repeat(5)],
  ['Chinese', '王小明住在北京市朝阳区'.repeat(40)],
  ['Thai', 'คุณสมชายอยู่ที่กรุงเทพ'.repeat(20)],
  ['JSON in one line', JSON.stringify(Array.from({ length: 20 }, (_, at) => ({ name: 'Anna Schmidt', id: at })))],
  ['a path with names and hashes', `/u/schmidt/${base64(120).replaceAll('/', 'x')}/muster/${base64(120)}`],
  ['lines of paths', Array.from({ length: 9 }, (_, at) => `home/schmidt/${base64(60)}${at}`).join('\n')],
  ['numbers between spaces', '0171 2345 6789 '.repeat(60)],
  ['a list of capitals', 'ANNA SCHMIDT\n'.repeat(60)],
  ['a list of hexadecimal identifiers', identifiers(4).join('\n')],
  ['hexadecimal identifiers in one line', identifiers(4).join(', ')],
  ['lines of keys', base64(51 * 4).replace(/.{51}/g, '$&\n')],
  ['two long lines of keys', base64(100 * 2).replace(/.{100}/g, '$&\n')],
  ['a list of short codes', identifiers(1).join('\n')],
  ['a list of marked identifiers', identifiers(4).join('\n').replace(/^/gm, '0x')],
])('keeps %s', (_, words) => {
  expect(blobsIn(words)).toEqual([]);
});

it.each(['Jo\nLi\nXu\n4711', '\nJo\nLi\nXu\n4711', '\nLindqvist-17\n4711', '\n030123456789'])(
  'keeps %j below lines of base64',
  (signature) => {
    const { text } = condensedText(`${base64(7600).replace(/.{76}/g, '$&\n')}${signature}`);
    expect(text.length).toBeLessThan(40);
    expect(text.endsWith(signature)).toBe(true);
  },
);

it.each([40, 10, 3])('makes base64 in lines, the last of %i characters, one token', (length) => {
  const blob = Buffer.from(base64(7600 + length))
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n');
  expect(condensedText(`Ask Anna\n${blob}\n`).text.length).toBeLessThan(16);
});

it('keeps the words at the edges of base64', () => {
  const source = `see https://example.com/anna-schmidt/${base64(800)}/lindqvist/photo`;
  expect(condensedText(source).text).toMatch(/^see https:\/\/example\.com\/anna-schmidt\/.?….?.?\/?lindqvist\/photo$/);
});

it('finds a name beside any blob at its exact place', () => {
  const blob = fc.oneof(
    bytes(150, 600).map((data) => Buffer.from(data).toString('base64')),
    bytes(150, 600).map((data) => toHex(data).join('')),
    bytes(300, 600).map((data) => Buffer.from(data).toString('base64').replace(/.{76}/g, '$&\n')),
    fc.constantFrom('a', 'あ', '-').map((letter) => letter.repeat(300)),
  );
  const name = fc.constantFrom('Anna Schmidt', '王小明', 'สมชาย', 'Zoë Ünal', 'محمد');
  const border = fc.constantFrom(' ', '\n', '" "', ' data:image/png;base64, ');
  fc.assert(
    fc.property(blob, name, blob, border, (before, who, after, between) => {
      const source = [before, who, after].join(between);
      const { text, inSource } = condensedText(source);
      expect(text).toContain(who);
      const start = source.indexOf(who, before.length);
      expect(inSource([findingOf(text, who)])).toMatchObject([{ start, end: start + who.length }]);
    }),
  );
});

const LINE = (at: number) =>
  `2026-01-0${at % 10} INFO user=lindqvist${at % 97} id ${toHex(Uint8Array.of(at, 17, at * 7, 99, at * 5, 171)).join('')} took ${at} ms`;

it('reads the lines of a form once, and finds in each what was found in the first', () => {
  const source = Array.from({ length: 500 }, (_, at) => LINE(at + 1)).join('\n');
  const { text, inSource } = condensedText(source);
  expect(text.split('\n').length).toBeLessThan(20);
  const users = inSource([...text.matchAll(/user=(\S+)/g)].map(({ 1: user = '' }) => findingOf(text, user)));
  expect(new Set(valuesAt(source, users))).toEqual(new Set(source.match(/(?<=user=)\S+/g)));
  expect(new Set(users.map(({ start }) => start)).size).toBe(500);
});

it('reads each line that has another name, or a number of another kind', () => {
  const rows = Array.from({ length: 200 }, (_, at) => `invoice ${at} was sent to the customer in the usual way`);
  const others = [
    'invoice 7 was sent to Anna in the usual way',
    'invoice 4111111111111111 was sent to the customer in the usual way',
  ];
  const { text } = condensedText([...rows, ...others].join('\n'));
  for (const line of others) expect(text).toContain(line);
  expect(text.split('\n').length).toBeLessThan(6);
});

it('leaves a text without blobs and with few repeated lines as it is', () => {
  const rows = Array.from({ length: 50 }, (_, at) => `invoice ${at} was sent to the customer`).join('\n');
  const paragraphs = Array.from({ length: 200 }, (_, at) => `Paragraph about ${'xyzw'.repeat((at % 60) + 1)}.`).join(
    '\n\n',
  );
  for (const source of [rows, paragraphs]) expect(condensedText(source).text).toBe(source);
});

it('splits a finding that spans a part that was left out', () => {
  const rows = (count: number) => 'the customer was sent the invoice number 4\n'.repeat(count);
  const source = `Anna\n${rows(200)}Schmidt ${base64(300)} and so on`;
  const { text, inSource } = condensedText(source);
  expect(
    valuesAt(source, inSource([{ ...findingOf(text, 'Anna'), end: text.indexOf(' and') }])).filter(
      (value) => !value.includes('invoice'),
    ),
  ).toEqual(['Schmidt ']);
});

it('gives spans inside the source, in order, whatever the text', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(base64(300), 'a'.repeat(200), `${LINE(3)}\n`.repeat(60), '\n', ' ', '12 ab '.repeat(50)),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.nat(), fc.nat(), (parts, at, length) => {
      const source = parts.join('');
      const { text, inSource } = condensedText(source);
      if (text === '') return;
      const start = at % text.length;
      const findings = inSource([
        { ...findingOf(text, ''), start, end: Math.min(text.length, start + 1 + (length % 50)) },
      ]);
      let last = 0;
      for (const span of findings) {
        expect(span.start).toBeGreaterThanOrEqual(last);
        expect(span.end).toBeGreaterThan(span.start);
        expect(span.end).toBeLessThanOrEqual(source.length);
        last = span.start;
      }
    }),
    { numRuns: 150 },
  );
});
