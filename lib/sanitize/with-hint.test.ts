import { readFileSync } from 'node:fs';
import { base64 } from '@scure/base';
import { expect, it } from 'vitest';
import type { EntityType } from '../detect/annotation.ts';
import { systemRandom } from '../privacy/random.ts';
import { withoutSpans } from '../privacy/restoration/incomplete-prompt.ts';
import { readVectorSet } from '../privacy/restoration/vector-set.ts';
import { annotated, SECRET } from './marked-text.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';
import { withHint } from './with-hint.ts';

const folder = new URL('../../models/restore-en/', import.meta.url);
const { vector_set, ...fields } = JSON.parse(readFileSync(new URL('restore.json', folder), 'utf8'));
const vectors = base64.encode(readFileSync(new URL('vectors.f32', folder)));
const server = { address: 'https://model.example', set: readVectorSet({ ...fields, vector_set, vectors }) };

type Marks = readonly (readonly [string, EntityType])[];

function removed(text: string, marks: Marks) {
  const found = annotated(text, marks).map((one) => ({ ...one, hideAs: 'hint' as const }));
  const planned = planPrompt(found, policyFor('balanced'), text);
  return sanitize(text, planned, { secret: SECRET, entries: [], known: [] }, systemRandom);
}
const hinted = (text: string, marks: Marks) => withHint(removed(text, marks), server, () => undefined, systemRandom);

const ASTHMA = ['asthma', 'CONDITION'] as const;
const GOUT = ['gout', 'CONDITION'] as const;
const METFORMIN = ['metformin', 'DRUG'] as const;

it.each<[string, Marks]>([
  ['I have asthma, gout and take metformin.', [ASTHMA, GOUT, METFORMIN]],
  ['asthma, and a cough.', [ASTHMA]],
  ['Since Monday I have asthma.', [ASTHMA]],
  ['I have (asthma) and\ngout since May.', [ASTHMA, GOUT]],
  ['asthma gout', [ASTHMA, GOUT]],
  ['I have asthma gout.', [ASTHMA, GOUT]],
  ['I have asthma and gout. What now?', [ASTHMA, GOUT]],
  ['A history of asthma, gout, and metformin.', [ASTHMA, GOUT]],
])('leaves of %j what the command line leaves, and rewrites that fit it', (text, marks) => {
  const { text: out, replacements, articles = [] } = removed(text, marks);
  expect(out).toBe(withoutSpans(text, annotated(text, marks)));
  let rebuilt = '';
  let at = 0;
  for (const { start, end, outStart, outEnd, original, surrogate } of [...replacements, ...articles].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    expect(text.slice(start, end)).toBe(original);
    expect(out.slice(outStart, outEnd)).toBe(surrogate);
    rebuilt += text.slice(at, start) + surrogate;
    at = end;
  }
  expect(rebuilt + text.slice(at)).toBe(out);
});

it('keeps nothing of what is removed, in the text or for replies', () => {
  const { text, vault, pairs } = removed('I have asthma. My asthma is bad.', [ASTHMA]);
  expect([text, vault, pairs]).toEqual(['My is bad.', [], []]);
});

it.each([
  ['I have asthma.', [ASTHMA], 1],
  ['I have asthma and take metformin.', [ASTHMA, METFORMIN], 2],
  ['I have asthma, and asthma again.', [ASTHMA], 1],
] as const)('spends 2 epsilon once, whatever the number of facts: %j', (text, marks, count) => {
  const { hint, guarantee } = hinted(text, marks);
  expect(guarantee.values.map(({ kind }) => kind)).toEqual(Array(count).fill('joint'));
  const spent = guarantee.values.reduce((sum, { epsilon = 0 }) => sum + epsilon, 0);
  expect(spent).toBeCloseTo(2 * server.set.epsilon, 9);
  expect(hint).toMatchObject({ to: server.address, vector_set: server.set.id });
  expect(base64.decode(hint?.vector ?? '')).toHaveLength(4 * server.set.dimension);
});

it('says of a fact outside the set that no hint goes along, and sends none where there is no other', () => {
  const both = hinted('I have asthma and xyzzyitis.', [ASTHMA, ['xyzzyitis', 'CONDITION']]);
  expect(both.replacements.map(({ standIn }) => standIn)).toEqual(['hinted', 'removed']);
  expect(both.guarantee.sentence).toBe(
    '2 replacements: 1 removed without a trace of its value, 1 fact removed; one noisy hint for your server (ε = 20 for all of them at once).',
  );
  const none = hinted('I have xyzzyitis.', [['xyzzyitis', 'CONDITION']]);
  expect([none.text, none.hint]).toEqual(['I have.', undefined]);
});

it('draws the noise anew each time', () => {
  const vectorOf = () => hinted('I have asthma.', [ASTHMA]).hint?.vector;
  expect(vectorOf()).not.toBe(vectorOf());
});
