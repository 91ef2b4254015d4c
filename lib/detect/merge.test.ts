import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlaps } from '../text/span.ts';
import { ENTITY_TYPES, type EntityType, type Finding, type FindingSource } from './annotation.ts';
import { mergeFindings } from './merge.ts';
import { trimToNameOrNumber } from './native-borders.ts';

type Detector = FindingSource['detector'];

/** A finding at the first occurrence of `part` in `text`. */
function on(text: string, part: string, type: EntityType, detector: Detector, more: Partial<Finding> = {}): Finding {
  const start = text.indexOf(part);
  return { start, end: start + part.length, type, confidence: 0.9, source: { detector, rule: 'r' }, ...more };
}

const shown = (text: string, findings: readonly Finding[]) =>
  mergeFindings(findings, text).map((f) => `${f.type} ${text.slice(f.start, f.end)}`);

it('lets the dictionary win, and keeps the parts of the other finding outside it', () => {
  const text = 'Anna Blue Weber';
  expect(
    shown(text, [on(text, 'Anna Blue Weber', 'PERSON', 'model'), on(text, 'Blue', 'PRODUCT', 'dictionary')]),
  ).toEqual(['PERSON Anna', 'PRODUCT Blue', 'PERSON Weber']);
});

it('prefers a checked pattern to a longer model finding', () => {
  const text = 'shop 4111111111111111 of mine';
  const card = on(text, '4111111111111111', 'FINANCIAL', 'pattern', { kind: 'card' });
  expect(shown(text, [card, on(text, 'shop 4111111111111111 of mine', 'ORGANIZATION', 'model')])).toEqual([
    'ORGANIZATION shop',
    'FINANCIAL 4111111111111111',
    'ORGANIZATION of mine',
  ]);
});

it('drops the name of a field that the model joined to its value', () => {
  const text = 'IBAN DE89370400440532013000';
  const iban = on(text, 'DE89370400440532013000', 'FINANCIAL', 'pattern', { kind: 'iban' });
  expect(shown(text, [iban, on(text, text, 'PERSON', 'model')])).toEqual(['FINANCIAL DE89370400440532013000']);
});

it('lets a longer pattern cover a checked one inside it', () => {
  const text = 'https://x.example/?tel=+442079460958';
  const url = on(text, text, 'URL', 'pattern', { kind: 'url-user' });
  expect(shown(text, [on(text, '+442079460958', 'PHONE', 'pattern', { kind: 'phone' }), url])).toEqual([`URL ${text}`]);
});

it('does not let the model cut an amount in two', () => {
  const text = 'Net -£719411.08, VAT';
  const money = on(text, '-£719411.08', 'MONEY', 'pattern', { kind: 'money' });
  expect(shown(text, [money, on(text, 'Net -£719411.', 'ID', 'model')])).toContain('MONEY -£719411.08');
});

it('drops a sign before a number with a separate finding', () => {
  const text = 'Kundennummer #78225505.';
  const number = on(text, '78225505', 'ID', 'pattern', { kind: 'customer' });
  expect(shown(text, [number, on(text, '#', 'ID', 'model')])).toEqual(['ID 78225505']);
});

it('lets an address cover the person after whom the street is named', () => {
  const text = '221B Baker Street';
  expect(
    shown(text, [on(text, 'Baker', 'PERSON', 'model', { confidence: 1 }), on(text, text, 'ADDRESS', 'pattern')]),
  ).toEqual([`ADDRESS ${text}`]);
});

it('joins overlapping findings of one soft type', () => {
  const text = 'Dr Anna Maria Weber';
  expect(
    shown(text, [on(text, 'Anna Maria', 'PERSON', 'model'), on(text, 'Maria Weber', 'PERSON', 'pattern')]),
  ).toEqual(['PERSON Anna Maria Weber']);
});

it('drops a finding of the model that is an address of every machine', () => {
  const text = 'db at 127.0.0.1:5432 and 10.20.3.4';
  expect(shown(text, [on(text, '127.0.0.1:5432', 'IP', 'model'), on(text, '10.20.3.4', 'IP', 'model')])).toEqual([
    'IP 10.20.3.4',
  ]);
});

it("gives an exact value the pattern's span, without the plain words around it", () => {
  const text = 'about 34 years old';
  expect(
    shown(text, [on(text, '34 years old', 'AGE', 'model'), on(text, '34', 'AGE', 'pattern', { kind: 'age' })]),
  ).toEqual(['AGE 34']);
});

const TEXT = 'Ann Lee, 34 Main St. 😀 on 3 May 2020 (x)';
const findings = fc.array(
  fc
    .record({
      start: fc.nat(TEXT.length - 1),
      length: fc.integer({ min: 1, max: 14 }),
      type: fc.constantFrom(...ENTITY_TYPES),
      kind: fc.constantFrom(undefined, 'card', 'date', 'phone'),
      confidence: fc.constantFrom(0.5, 0.9),
      detector: fc.constantFrom<Detector>('pattern', 'dictionary', 'model', 'mention', 'person'),
    })
    .map(
      ({ start, length, kind, detector, ...rest }): Finding => ({
        ...rest,
        start,
        end: Math.min(TEXT.length, start + length),
        ...(kind === undefined ? {} : { kind }),
        source: { detector, rule: 'r' },
      }),
    ),
  { maxLength: 12 },
);

const covered = (list: readonly Finding[]) =>
  Array.from(TEXT, (_, i) => i).filter(
    (i) => list.some((f) => f.start <= i && i < f.end) && /[\p{L}\p{N}]/u.test(TEXT[i] ?? ''),
  );

it('gives sorted findings without overlaps, whatever the order of the input', () => {
  fc.assert(
    fc.property(findings, (list) => {
      const merged = mergeFindings(list, TEXT);
      merged.forEach((finding, i) => {
        const next = merged[i + 1];
        if (next) expect(overlaps(finding, next) || next.start < finding.start).toBe(false);
      });
      const spans = (f: readonly Finding[]) => f.map(({ start, end, type }) => [start, end, type]);
      expect(spans(mergeFindings([...list].reverse(), TEXT))).toEqual(spans(merged));
    }),
    { numRuns: 500 },
  );
});

it('leaves no found letter or digit uncovered, except plain words around an exact value', () => {
  fc.assert(
    fc.property(findings, (list) => {
      const after = new Set(covered(mergeFindings(list, TEXT)));
      const found = list.filter((finding) => trimToNameOrNumber(finding, TEXT).length > 0);
      const lost = covered(found).filter((i) => !after.has(i));
      // "on" is the only plain word in the text.
      const at = TEXT.indexOf('on 3');
      expect(lost.filter((i) => i !== at && i !== at + 1)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('merges twenty thousand findings quickly', () => {
  const many = Array.from(
    { length: 20_000 },
    (_, i): Finding => ({
      start: i * 3,
      end: i * 3 + 5,
      type: 'PERSON',
      confidence: 0.5,
      source: { detector: i % 2 ? 'model' : 'pattern', rule: 'r' },
    }),
  );
  const start = performance.now();
  mergeFindings(many);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('does not take a function call or a port for a host', () => {
  const call = 'conn = psycopg2.connect(host="db3.corp.local")';
  expect(shown(call, [on(call, 'psycopg2.connect', 'IP', 'model'), on(call, 'db3.corp.local', 'IP', 'model')])).toEqual(
    ['IP db3.corp.local'],
  );
  const host = 'db3.corp.local:5432 is down';
  expect(shown(host, [on(host, 'db3.corp.local', 'IP', 'model'), on(host, '5432', 'IP', 'model')])).toEqual([
    'IP db3.corp.local',
  ]);
});
