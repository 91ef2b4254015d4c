import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { originalsOfIssuedSurrogatesIn } from './issued-originals.ts';

const random = seededRandom('originals');
const secret = { key: random.bytes(32), tweak: random.bytes(16) };
const TEXT = 'Call +39 06 698 20123, pay to NL91 ABNA 0417 1643 00.';
const source = { detector: 'person', rule: 'test' } as const;
const annotated = (value: string, type: EntityType, kind?: string): Annotation => {
  const start = TEXT.indexOf(value);
  const span = { start, end: start + value.length, type, risk: 5, confidence: 1, source } as const;
  return kind === undefined ? span : { ...span, kind };
};
const annotations = [annotated('+39 06 698 20123', 'PHONE'), annotated('NL91 ABNA 0417 1643 00', 'FINANCIAL', 'iban')];
const { vault, text: sanitized } = sanitize(
  TEXT,
  planPrompt(annotations, policyFor('balanced'), TEXT),
  { secret, entries: [] },
  random,
);
const find = (text: string, key = secret) => originalsOfIssuedSurrogatesIn(text, { secret: key, entries: vault });

it('knows again what it replaced before, however it is grouped', () => {
  expect(find('as I said: +39 06 698 20123')).toEqual([{ text: '+39 06 698 20123', type: 'PHONE' }]);
  expect(find('IBAN NL91ABNA0417164300!').map(({ type }) => type)).toEqual(['FINANCIAL']);
});

it('takes neither its own surrogates nor other values for originals', () => {
  expect(find(sanitized)).toEqual([]);
  expect(find('Call +39 06 698 20777, pay to GB82 WEST 1234 5698 7654 32.')).toEqual([]);
  expect(find(TEXT, { ...secret, tweak: random.bytes(16) })).toEqual([]);
});
