// Dates in every format that is found: each is shifted, found again and restored, under many secrets.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOrderOf, eitherOrderDateCodecs } from '../codecs/formats/either-order-dates.ts';
import { codecsForAnnotation } from '../codecs/formats/index.ts';
import type { Annotation } from '../detect/annotation.ts';
import { date as dateRule } from '../detect/patterns/date.ts';
import { secretFrom, seededRandom } from '../privacy/random.seeded.test-support.ts';
import { restore } from '../restore/restore.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';
import { dateReserve } from './surrogates/reserves.ts';

const secretOf = (seed: number) => secretFrom(`date forms ${seed}`);
const shape = (text: string) => text.replace(/\p{L}+/gu, 'x').replace(/\d+/g, '0');

it.each([
  'Monday, 11 March 1985',
  'Thursday, May 3rd, 2021',
  'Thursday, May 3',
  'MON 3 May',
  'Montag, 11. März 1985',
  'lundi 11 mars 1985',
  'the 12th of March',
  'Friday, the 12th of March 1985',
  'Sept 12, 1985',
  '12 Sept. 1985',
  '12 Mar 85',
  '12-Mar-85',
  "12 March '85",
  '1er mars 1985',
  '12 déc. 1985',
  '12 Dez 1985',
  '1. 2. 1985',
  '14/3',
  '14.3.',
  '03.04.',
  '3/14',
  '3/1985',
  '1985-03',
  '03/04/1985',
  '3/4/85',
  '3/4',
])('%s', (text) => {
  for (let seed = 0; seed < 25; seed += 1) {
    const issued = codecsForAnnotation({ type: 'DATE' }, /\d\./.test(text) ? 'dmy' : undefined).flatMap((codec) => {
      const surrogate = codec.canonical(text) === undefined ? undefined : codec.issue(text, secretOf(seed));
      return surrogate === undefined ? [] : [{ codec, surrogate }];
    })[0];
    const { codec, surrogate = '' } = issued ?? {};
    expect(surrogate).not.toBe(text);
    expect(shape(surrogate).replaceAll('0x ', '0 ')).toBe(shape(text).replaceAll('0x ', '0 '));
    expect(codec?.recover(surrogate, secretOf(seed))).toBe(text);
    const found = `On ${surrogate}, it was; (${surrogate})`.match(codec?.candidates ?? /^$/);
    expect(found).toEqual([surrogate, surrogate]);
  }
});

it('gives a date the weekday that it has', () => {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const [codec] = codecsForAnnotation({ type: 'DATE' }).filter(
    (c) => c.canonical('Monday, 11 March 1985') !== undefined,
  );
  for (let seed = 0; seed < 25; seed += 1) {
    const [weekday, date = ''] = codec?.issue('Monday, 11 March 1985', secretOf(seed))?.split(', ') ?? [];
    expect(weekday).toBe(names[new Date(`${date} UTC`).getUTCDay()]);
  }
});

it('keeps what may be read in both orders readable in both', () => {
  const number = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(
      number,
      number,
      fc.integer({ min: 1900, max: 2099 }),
      fc.boolean(),
      fc.nat(30),
      (a, b, year, padded, seed) => {
        const shown = (value: number) => (padded ? String(value).padStart(2, '0') : String(value));
        const text = `${shown(a)}/${shown(b)}/${year}`;
        const codec = eitherOrderDateCodecs.find((c) => c.canonical(text) !== undefined);
        const surrogate = codec?.issue(text, secretOf(seed)) ?? '';
        const [first = 0, second = 0, moved = 0] = surrogate.split('/').map(Number);
        for (const value of [first, second]) expect(value).toBeGreaterThan(0);
        for (const value of [first, second]) expect(value).toBeLessThan(13);
        expect(moved).toBeGreaterThan(1899);
        expect(moved).toBeLessThan(2100);
        expect(codec?.recover(surrogate, secretOf(seed))).toBe(text);
      },
    ),
    { numRuns: 200 },
  );
});

it('learns the order from the other dates', () => {
  expect(dateOrderOf(['03/04/1985', '25/03/1985'])).toBe('dmy');
  expect(dateOrderOf(['03/04/1985', '3/25/85'])).toBe('mdy');
  expect(dateOrderOf(['03/25/1985', '25/03/1985'])).toBeUndefined();
  expect(dateOrderOf(['03/04/1985', '12 March 1985'])).toBeUndefined();
});

function sanitized(text: string, dates: readonly string[], seed: number) {
  let at = 0;
  const annotations = dates.map((date): Annotation => {
    const start = text.indexOf(date, at);
    at = start + date.length;
    const source = { detector: 'person', rule: 'test' } as const;
    return { start, end: at, type: 'DATE', kind: 'date', risk: 5, confidence: 1, source, hideAs: 'shift' };
  });
  const secret = secretOf(seed);
  const plans = planPrompt(annotations, policyFor('balanced'), text);
  const result = sanitize(text, plans, { secret, entries: [] }, seededRandom('dates'));
  const back = (reply: string) =>
    restore(reply, { secret, entries: result.vault })
      .map((segment) => segment.text)
      .join('');
  expect(back(result.text)).toBe(text);
  return { ...result, back, surrogates: result.replacements.map(({ surrogate }) => surrogate) };
}

it.each([
  ['25/03/1985', 'dmy'],
  ['03/25/1985', 'mdy'],
] as const)('keeps the days between 03/04/1985 and %s', (clear, order) => {
  const days = (text: string) => {
    const [a = 0, b = 0, year = 0] = text.split('/').map(Number);
    return (order === 'dmy' ? Date.UTC(year, b - 1, a) : Date.UTC(year, a - 1, b)) / 86_400_000;
  };
  for (let seed = 0; seed < 10; seed += 1) {
    const [first = '', second = ''] = sanitized(`From 03/04/1985 to ${clear}.`, ['03/04/1985', clear], seed).surrogates;
    expect(days(second) - days(first)).toBe(days(clear) - days('03/04/1985'));
  }
});

it('finds a date again that a reply writes without its weekday', () => {
  const { surrogates, back } = sanitized('Born Monday, 11 March 1985.', ['Monday, 11 March 1985'], 1);
  const date = surrogates[0]?.split(', ')[1] ?? '';
  expect(back(`She was born on ${date}.`)).toBe('She was born on 11 March 1985.');
});

it.each(['29 February', '5 May 1850', '30 Februar 1985', '1850'])(
  'gives %s, which no format moves, the look of a date',
  (text) => {
    const { surrogates } = sanitized(`It was ${text}.`, [text], 2);
    expect(shape(surrogates[0] ?? '')).toBe(shape(text));
    expect(dateRule.find(`born in ${surrogates[0]}`)).toHaveLength(1);
    expect(dateReserve('Christmas Eve').at(1, secretOf(1))).not.toBe(dateReserve('Christmas Eve').at(2, secretOf(1)));
  },
);
