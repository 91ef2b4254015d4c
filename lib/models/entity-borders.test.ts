import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntityType } from '../detect/annotation.ts';
import { splitAtBorders, withoutPlaceScoresOfCommas } from './entity-borders.ts';

const parts = (value: string, type: EntityType = 'PERSON') =>
  splitAtBorders(`<<${value}>>`, { start: 2, end: 2 + value.length }, type).map(({ start, end }) =>
    `<<${value}>>`.slice(start, end),
  );

it.each([
  ['Anna Weber', 'PERSON', ['Anna Weber']],
  ['Mr Weber', 'PERSON', ['Weber']],
  ['disease. /home/ada/x.py', 'IP', ['disease', '/home/ada/x.py']],
  ['10.0.0.3:22', 'IP', ['10.0.0.3:22']],
  ['Frau Dr. Weber', 'PERSON', ['Weber']],
  ['Cllr. Winstanley', 'PERSON', ['Winstanley']],
  ['Šéf Novák', 'PERSON', ['Novák']],
  ['No. 2023-0892', 'ID', ['2023-0892']],
  ['Vittorio. Zulu', 'PERSON', ['Vittorio', 'Zulu']],
  ['Hugs\nYuki', 'PERSON', ['Hugs', 'Yuki']],
  ['John F. Kennedy', 'PERSON', ['John F. Kennedy']],
  ['M. Keller', 'PERSON', ['Keller']],
  ['Carr Partners. Should', 'ORGANIZATION', ['Carr Partners', 'Should']],
  ['Acme Inc. Berlin', 'ORGANIZATION', ['Acme Inc. Berlin']],
  ['St. Gallen', 'LOCATION', ['St. Gallen']],
  ['12 High Street\nLeeds', 'ADDRESS', ['12 High Street\nLeeds']],
  ['Milica Tekin\tNurse\tRakhiv', 'PERSON', ['Milica Tekin', 'Nurse', 'Rakhiv']],
  ['Marretta back', 'PERSON', ['Marretta']],
  ['Kariuki no', 'PERSON', ['Kariuki']],
  ['anna will', 'PERSON', ['anna will']],
  ['Back Bay', 'PERSON', ['Back Bay']],
  ['Mr', 'PERSON', ['Mr']],
  ['card P. J. Oyelaran', 'PERSON', ['P. J. Oyelaran']],
  ['Card Keller', 'PERSON', ['Card Keller']],
  ['12 High Street\n', 'ADDRESS', ['12 High Street']],
] as const)('%j', (value, type, expected) => {
  expect(parts(value, type)).toEqual(expected);
});

it.each([
  ['the pw is hJ7_quartz_LIMPET.', 'hJ7_quartz_', 'PASSWORD', 'hJ7_quartz_LIMPET'],
  ['Volk-7719-les', 'Volk-7719-', 'ID', 'Volk-7719-les'],
  ['user _svc-backup ran', 'backup', 'USERNAME', 'svc-backup'],
  ['单号AB12的订单', 'AB1', 'ID', 'AB12'],
  ['see 4711 - or 4712', '4711', 'ID', '4711'],
] as const)('completes the token in %j', (text, value, type, expected) => {
  const start = text.indexOf(value);
  const [part] = splitAtBorders(text, { start, end: start + value.length }, type);
  expect(text.slice(part?.start, part?.end)).toBe(expected);
});

it('takes both halves of a double name', () => {
  const found = (text: string, value: string) => {
    const start = text.indexOf(value);
    const [part] = splitAtBorders(text, { start, end: start + value.length }, 'PERSON');
    return part && text.slice(part.start, part.end);
  };
  expect(found('Ann Ross-Choi came', 'Ann Ross')).toBe('Ann Ross-Choi');
  expect(found('Ross-Choi came', 'Choi')).toBe('Ross-Choi');
  expect(found('Anna-led Weber-2 team', 'Weber')).toBe('Weber');
});

it('gives ordered parts inside the span, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', 'b', '.', ' ', '\n', 'Mr ', '!') }), (value) => {
      let at = 0;
      for (const { start, end } of splitAtBorders(value, { start: 0, end: value.length }, 'PERSON')) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBeLessThanOrEqual(value.length);
    }),
  );
});

it('takes no title apart from its name for a person, unlike a name that is written alike', () => {
  const of = (text: string, part: string) => {
    const start = text.indexOf(part);
    return splitAtBorders(text, { start, end: start + part.length }, 'PERSON').length;
  };
  expect(of('une lettre à M. Tricaud', 'M.')).toBe(0);
  expect(of('Ask Prof. Tricaud', 'Prof')).toBe(0);
  expect(of('J. and M. went home', 'M.')).toBe(1);
});

it.each([[['O', 'B-LOCATION', 'I-LOCATION', 'I-ADDRESS']], [['O', 'S-LOC', 'E-GPE', 'I-STREET']]])(
  'takes a comma for no part of a place, and leaves it in an address (%j)',
  (labels) => {
    const text = 'Boise, Idaho';
    const words = [
      { start: 0, end: 5 },
      { start: 5, end: 6 },
      { start: 7, end: 12 },
    ];
    const rows = words.map(() => Float32Array.from([0.25, 0.25, 0.25, 0.25]));
    const corrected = withoutPlaceScoresOfCommas({ text, words, rows, nothing: 0 }, labels);
    expect(corrected.map((row) => Array.from(row))).toEqual([
      [0.25, 0.25, 0.25, 0.25],
      [0.75, 0, 0, 0.25],
      [0.25, 0.25, 0.25, 0.25],
    ]);
  },
);

it('adds the rest of a name that was cut behind an apostrophe', () => {
  const text = "J. Inoue & Sadie O'Neill-Ross left";
  const start = text.indexOf('Sadie');
  const [whole] = splitAtBorders(text, { start, end: text.indexOf('Neill') }, 'PERSON');
  expect(text.slice(whole?.start, whole?.end)).toBe("Sadie O'Neill-Ross");
});
