import fc from 'fast-check';
import { expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import type { Codec } from '../codec.ts';
import { dateCodecs } from './date.ts';
import { codecFor, secret } from './values.test-support.ts';

const codecNamed = (name: string): Codec => {
  const codec = dateCodecs.find((c) => c.name === name);
  if (!codec) throw new Error(`There is no codec ${name}.`);
  return codec;
};

const DATES = [
  ['date:iso', '1985-03-12'],
  ['date:dmy', '12/03/1985'],
  ['date:dmy', '12.03.1985'],
  ['date:mdy', '03/25/1985'],
  ['date:dmy-bare', '3.4.1985'],
  ['date:dmy-yy', '12/03/85'],
  ['date:text-en-dmy', '12 March 1985'],
  ['date:text-en-dmy', '3rd of May 1985'],
  ['date:text-en-mdy', 'March 12, 1985'],
  ['date:text-en-mdy', 'March 12th, 1985'],
  ['date:text-en-short-dmy', '12 Mar 1985'],
  ['date:text-en-mdy', 'FEBRUARY 29, 2000'],
  ['date:text-de-dmy', '12. März 1985'],
  ['date:text-fr-dmy', '12 mars 1985'],
  ['date:text-es-dmy', '12 de marzo de 1985'],
  ['date:text-it-dmy', '12 marzo 1985'],
  ['date:text-nl-dmy', '12 maart 1985'],
  ['date:text-pt-dmy', '12 de março de 1985'],
] as const;

it.each(DATES)('%s: %s is moved and restored, in any conversation', (name, text) => {
  const codec = codecNamed(name);
  for (let conversation = 0; conversation < 40; conversation += 1) {
    const own = secretFrom(`date ${conversation}`);
    const surrogate = codec.issue(text, own);
    expect(surrogate).toBeDefined();
    expect(surrogate).not.toBe(text);
    expect(codec.recover(surrogate ?? '', own)).toBe(text);
  }
});

it('writes a German date in German, even if English spells the month in the same way', () => {
  const codec = codecFor(dateCodecs, '12. August 1985');
  expect(codec.name).toBe('date:text-de-dmy');
  const months = new Set(
    Array.from({ length: 40 }, (_, i) => codec.issue('12. August 1985', secretFrom(`de ${i}`))?.split(' ')[1]),
  );
  expect(
    [...months].some((month) =>
      ['Mai', 'Juni', 'Juli', 'Oktober', 'Dezember', 'Januar', 'Februar', 'März'].includes(month ?? ''),
    ),
  ).toBe(true);
  expect(
    [...months].some((month) =>
      ['May', 'June', 'July', 'October', 'December', 'January', 'February', 'March'].includes(month ?? ''),
    ),
  ).toBe(false);
});

it('restores every day from 1900 to 2099, including the first, the last and leap days', () => {
  const iso = codecNamed('date:iso');
  const first = Date.UTC(1900, 0, 1);
  const days = (Date.UTC(2100, 0, 1) - first) / 86_400_000;
  const special = ['1900-01-01', '2099-12-31', '2000-02-29', '1904-02-29', '2096-02-29', '1900-02-28'];
  const day = fc.oneof(
    fc.constantFrom(...special),
    fc.integer({ min: 0, max: days - 1 }).map((at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10)),
  );
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 50 }), (text, conversation) => {
      const own = secretFrom(`edge ${conversation}`);
      const surrogate = iso.issue(text, own) ?? '';
      expect(surrogate).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
      expect(iso.recover(surrogate, own)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

it('keeps the number of days between two dates', () => {
  const iso = codecNamed('date:iso');
  const between = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000;
  const [a, b] = ['2019-11-30', '2020-03-01'].map((text) => iso.issue(text, secret) ?? '');
  expect(between(a ?? '', b ?? '')).toBe(between('2019-11-30', '2020-03-01'));
});
