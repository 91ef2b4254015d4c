// A moved date of birth must give the age that the original gives, today and on the dates of the prompt.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Conversation } from '../conversation/conversation.ts';
import { secretFrom } from '../privacy/random.seeded.test-support.ts';
import { annotated, type Mark, random, restored } from './marked-text.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';

const TODAY = { year: 2026, month: 11, day: 26 };
// Restoring counts ages up to the real day, so the tests run on one day.
beforeAll(() => void vi.useFakeTimers({ now: Date.UTC(TODAY.year, TODAY.month - 1, TODAY.day, 12), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const KEPT = new Set(['AGE', 'kept']);

/** Sanitizes; ages and dates of the kind "kept" stay. */
function sent(text: string, marks: readonly Mark[], conversation: Conversation, today = TODAY) {
  const annotations = annotated(text, marks).map((one) =>
    KEPT.has(one.type) || KEPT.has(one.kind ?? '') ? { ...one, risk: 2 as const } : one,
  );
  const plan = planPrompt(annotations, policyFor('balanced'), text, { today });
  return sanitize(text, plan, conversation, random);
}

const birth = (date: string): Mark => [date, 'DATE', 'date-of-birth'];
const age = (years: string): Mark => [years, 'AGE', 'age'];
const CONVERSATIONS = Array.from({ length: 25 }, (_, i) => ({ secret: secretFrom(`age ${i}`), entries: [] }));

function ageFrom(date: string, { year, month, day } = TODAY): number {
  const born = new Date(`${date.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1')} UTC`);
  const [m, d] = [born.getUTCMonth() + 1, born.getUTCDate()];
  return year - born.getUTCFullYear() - (m < month || (m === month && d <= day) ? 0 : 1);
}

it.each([
  ['DOB 12 October 1985, age 41.', '12 October 1985', '41'],
  ["I'm 34 years old, born on 20 December 1991.", '20 December 1991', '34'],
  ['geboren am 03.12.2019, 6 Jahre alt', '03.12.2019', '6'],
  ['(geb. 04.12.1953, 72 Jahre)', '04.12.1953', '72 Jahre'],
  ['Born 1990-11-26, 36 years old today.', '1990-11-26', '36'],
  ['Born 1990-11-27, 35 years old until tomorrow.', '1990-11-27', '35'],
  ['Name: X\nAge: 41\nSex: F\nAddress: far away\nDOB: 1985-06-02', '1985-06-02', '41'],
])('keeps the age in "%s"', (text, date, years) => {
  const marks = [birth(date), age(years)].sort((a, b) => text.indexOf(a[0]) - text.indexOf(b[0]));
  for (const conversation of CONVERSATIONS) {
    const done = sent(text, marks, conversation);
    const surrogate = done.replacements[0]?.surrogate ?? '';
    expect(surrogate).not.toBe(date);
    expect(ageFrom(surrogate)).toBe(Number.parseInt(years, 10));
    expect(restored(done.text, { ...conversation, entries: done.vault })).toBe(text);
  }
});

it('restores on another day, in another form, and as one of many dates of birth', () => {
  const text = 'DOB 12 October 1985, age 41. Partner: DOB 5 May 1985.';
  const marks = [birth('12 October 1985'), age('41'), birth('5 May 1985')];
  for (const conversation of CONVERSATIONS) {
    const done = sent(text, marks, conversation);
    const [mine, other] = done.replacements.map(({ surrogate }) => surrogate);
    const iso = new Date(`${mine} UTC`).toISOString().slice(0, 10);
    const known = { ...conversation, entries: done.vault };
    expect(restored(`You: ${iso}. Partner: ${other}.`, known)).toBe('You: 1985-10-12. Partner: 5 May 1985.');
  }
});

const sides = (text: string, marks: readonly Mark[], at = 0, today = TODAY) =>
  new Set(
    CONVERSATIONS.map((conversation) => {
      const dates = sent(text, marks, conversation, today).replacements.filter(({ type }) => type === 'DATE');
      return ageFrom(dates[at]?.surrogate ?? '', today);
    }),
  );

it('counts an age to the date that the prompt shows, if it fits no age today', () => {
  for (const seen of ['23 May 2020', '23/05/2020']) {
    const text = `Seen on ${seen}. DOB 14 September 1985, age 34.`;
    for (const conversation of CONVERSATIONS) {
      const done = sent(text, [[seen, 'DATE', 'kept'], birth('14 September 1985'), age('34')], conversation);
      expect(ageFrom(done.replacements[0]?.surrogate ?? '', { year: 2020, month: 5, day: 23 })).toBe(34);
    }
  }
});

/** Days from which an age may be asked, dates of birth before and after them, and how a prompt tells the day. */
const RECKONED: readonly (readonly [prompt: string, born: string, on: typeof TODAY, shown: string])[] = [
  ['How old is she? Born 12.03.1987.', '12.03.1987', TODAY, ''],
  ['How old is she? Born 30.11.2008.', '30.11.2008', TODAY, ''],
  ['My son (9) and I, born 2 March 1985.', '2 March 1985', TODAY, ''],
  ['Born 26 November 2008, is he of age today?', '26 November 2008', TODAY, ''],
  ['Born 4 Jan 1960, he retires on 1 March 2027.', '4 Jan 1960', { year: 2027, month: 3, day: 1 }, '1 March 2027'],
  ['Geboren 20.05.1944, Aufnahme 14.05.2019', '20.05.1944', { year: 2019, month: 5, day: 14 }, '14.05.2019'],
  ['Né le 1990-09-02, rentrée le 1 septembre 2026', '1990-09-02', { year: 2026, month: 9, day: 1 }, '1 septembre 2026'],
  ['Born 1990-06-02, she may sign in May 2026', '1990-06-02', { year: 2026, month: 5, day: 1 }, 'May 2026'],
  ['Born 1990-06-02, the deadline is 3 June.', '1990-06-02', { year: 2026, month: 6, day: 3 }, '3 June'],
];

it.each(RECKONED)('stays on its side of each day to which an age is counted: %s', (prompt, born, on, shown) => {
  const kept: readonly Mark[] = shown === '' ? [] : [[shown, 'DATE', 'kept']];
  const marks = [birth(born), ...kept].sort((a, b) => prompt.indexOf(a[0]) - prompt.indexOf(b[0]));
  for (const conversation of CONVERSATIONS) {
    const done = sent(prompt, marks, conversation);
    const surrogate = done.replacements[0]?.surrogate ?? '';
    expect(surrogate).not.toBe(born);
    for (const day of [TODAY, on]) expect(ageFrom(surrogate, day)).toBe(ageFrom(born, day));
    expect(restored(done.text, { ...conversation, entries: done.vault })).toBe(prompt);
  }
});

it('moves a birthday without a year to the same side of today', () => {
  for (const conversation of CONVERSATIONS) {
    const [{ surrogate } = { surrogate: '' }] = sent(
      'Her birthday is 2 December.',
      [birth('2 December')],
      conversation,
    ).replacements;
    expect(new Date(`${surrogate} 1985 UTC`) > new Date('1985-11-26')).toBe(true);
  }
});

it('crosses today only if so few days of the year are left that they would show the birthday', () => {
  const late = { ...TODAY, month: 12, day: 20 };
  expect(sides('born 24 December 1985', [birth('24 December 1985')], 0, late)).toContain(41);
});

it('does not show a hidden age', () => {
  const text = 'born 2 March 1985, aged 41';
  const annotations = annotated(text, [birth('2 March 1985'), age('41')]);
  const plan = planPrompt(annotations, policyFor('balanced'), text, { today: TODAY });
  expect(plan.spans.map(({ mechanism }) => mechanism)).not.toContain('keep');
  expect(plan.spans.some(({ yearCuts }) => yearCuts)).toBe(false);
});

it('lets nobody be born after today, or before it who is expected', () => {
  const today = { year: 2026, month: 3, day: 20 };
  expect(sides('Newborn, born 2 March 2026.', [birth('2 March 2026')], 0, today)).toEqual(new Set([0]));
  expect(sides('Expected to be born 2 August 2026.', [birth('2 August 2026')], 0, today)).toEqual(new Set([-1]));
});

it('keeps the surrogate of a conversation when the age is told later, or on another day', () => {
  const text = 'Born 12 October 1985, now 41.';
  const marks = [birth('12 October 1985'), age('41')];
  for (const conversation of CONVERSATIONS) {
    const first = sent('Born 12 October 1985.', [birth('12 October 1985')], conversation);
    const later = { ...conversation, entries: first.vault };
    expect(sent(text, marks, later).replacements[0]?.surrogate).toBe(first.replacements[0]?.surrogate);
    const told = sent(text, marks, conversation);
    const next = sent(text, marks, { ...conversation, entries: told.vault }, { year: 2027, month: 10, day: 1 });
    expect(next.replacements[0]?.surrogate).toBe(told.replacements[0]?.surrogate);
  }
});

it('gives two birthdays of one conversation two surrogates, although their years were divided on different days', () => {
  const conversation = { secret: secretFrom('two parts'), entries: [] };
  const later = { year: 2027, month: 9, day: 20 };
  const firstDaysOf = (months: readonly string[]) =>
    months.flatMap((month) => Array.from({ length: 28 }, (_, i) => `1985-${month}-${String(i + 1).padStart(2, '0')}`));
  const first = firstDaysOf(['01', '02', '03', '04']).map((day) =>
    sent(`Born ${day}, now 41.`, [birth(day), age('41')], conversation),
  );
  const issued = new Set(first.map(({ replacements }) => replacements[0]?.surrogate));
  const entries = first.flatMap(({ vault }) => vault);
  let moved = 0;
  for (const day of firstDaysOf(['12']).filter((one) => !issued.has(one))) {
    const done = sent(`Born ${day}.`, [birth(day)], { ...conversation, entries }, later);
    expect(issued.has(done.replacements[0]?.surrogate)).toBe(false);
    expect(restored(done.text, { ...conversation, entries: [...entries, ...done.vault] })).toBe(`Born ${day}.`);
    moved += done.vault.some(({ kind }) => kind === 'issued') ? 1 : 0;
  }
  // The vault keeps the surrogates of the other days, because their codec gives the surrogate of a day of autumn.
  expect(moved).toBeGreaterThan(10);
  expect(moved).toBeLessThan(28);
});

it('keeps the age of a Persian date of birth', () => {
  const text = 'متولد 1364/07/20، ۴۱ سال دارم';
  for (const conversation of CONVERSATIONS) {
    const done = sent(text, [birth('1364/07/20'), age('۴۱ سال')], conversation);
    const [, month, day] = /1364\/(\d\d)\/(\d\d)/.exec(done.text) ?? [];
    // Today is 5 Azar 1405.
    expect(Number(month) < 9 || (Number(month) === 9 && Number(day) <= 5)).toBe(true);
    expect(restored(done.text, { ...conversation, entries: done.vault })).toBe(text);
  }
});
