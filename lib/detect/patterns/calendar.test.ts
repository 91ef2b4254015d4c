import { expect, it } from 'vitest';
import { age } from './age.ts';
import { date } from './date.ts';
import { kindsIn, mark, plain } from './marked.test-support.ts';
import type { PatternRule } from './rule.ts';
import { time } from './time.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    date,
    [
      'born ⟦03/Feb/1987⟧, left 03/Foo/1987',
      'on ⟦2024-05-14⟧T10:00:00Z, ⟦14.05.2024⟧, ⟦5/14/24⟧.',
      'On ⟦March 14th, 1987⟧ and ⟦14 March 1987⟧.',
      'am ⟦3. Oktober 1990⟧, le ⟦1er août 2020⟧, el ⟦5 de mayo de 2019⟧',
      'il ⟦2 giugno 1946⟧; op ⟦27 april 2021⟧; em ⟦7 de setembro de 1822⟧',
      'Since ⟦March 2020⟧ and until ⟦Monday, June 3⟧.',
      'born ⟦12-Mar-1987⟧',
      'geboren am ⟦١٤.05.1987⟧',
      'DOB: ⟦1987/03/14⟧',
      'born in ⟦1987⟧',
      'yesterday, next week, in 2019',
      'you may 10 times march 3 miles',
      'version 1.2.2020.1 and 13.13.2020',
      'ISBN 978-3-16-148410-0',
      'ratio 3/4, 10-12 people',
      'Item 99.99.9999',
    ],
  ],
  [
    time,
    [
      'at ⟦3:45 pm⟧, ⟦15:30⟧ or ⟦9 a.m.⟧',
      'um ⟦14 Uhr⟧ oder ⟦14.30 Uhr⟧, à ⟦14h30⟧',
      '2024-05-14T⟦10:00:00Z⟧',
      'ratio 16:9 and 25:00 and 1:2:3:4',
      'I am 5 and 10 amps',
    ],
  ],
  [
    age,
    [
      'He is ⟦34⟧ years old, she is a ⟦29⟧-year-old.',
      'aged ⟦34⟧, age: ⟦7⟧, ⟦34⟧yo',
      'Anna Weber (⟦34⟧) came',
      'our kids chidi (⟦7⟧) and ada (⟦4⟧) live here; see (8)',
      'I am ⟦42⟧ and tired',
      'Ich bin ⟦34⟧ Jahre alt, ein ⟦5⟧-jähriger',
      "J'ai ⟦28⟧ ans; tengo ⟦30⟧ años; ho ⟦25⟧ anni",
      'wait 34 years, page 34, 34 people (34)',
      'a 200-year-old tree',
      'I am 100% sure',
      "I'm ⟦29⟧ (born in May), I'm 29 (of 30) done",
      'I am 1.78 m tall and my BMI is 26.0.',
      'My BMI is 26. My sister is ⟦26⟧.',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);

it('recognises a date of birth by the words before it, and tells full from partial dates', () => {
  expect(kindsIn(date, 'I was born on 14 March 1987.')).toEqual(['date-of-birth']);
  expect(kindsIn(date, 'Geburtsdatum: 14.03.1987')).toEqual(['date-of-birth']);
  expect(kindsIn(date, 'Born 5 January 1950. Due on 3 March 2027.')).toEqual(['date-of-birth', 'date']);
  expect(kindsIn(date, 'We met on 14 March 1987.')).toEqual(['date']);
  expect(kindsIn(date, 'We met on 14 March.')).toEqual(['date-partial']);
  expect(kindsIn(date, 'He was born.\n\n14 March 1987')).toEqual(['date']);
});
