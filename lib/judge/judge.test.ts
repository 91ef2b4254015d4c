// The order of the judge's steps, and what each profile leaves to it.
import { expect, it } from 'vitest';
import type { Detector, Finding } from '../detect/annotation.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { annotate } from './annotate.ts';

type Mark = Partial<Finding> & { readonly value: string };

/** The strings that a profile replaces if these are found. */
async function replacedIn(profile: string, text: string, marks: readonly Mark[]): Promise<readonly string[]> {
  const findings = marks.map(({ value, ...more }): Finding => {
    const start = text.indexOf(value);
    const source = { detector: 'model', rule: 'ner' } as const;
    return { start, end: start + value.length, type: 'PERSON', confidence: 0.9, source, ...more };
  });
  const model: Detector = { name: 'model', detect: () => findings };
  const annotations = await annotate(text, [model], { policy: policyFor(profile) });
  return annotations.filter(({ risk }) => risk >= 4).map(({ start, end }) => text.slice(start, end));
}

const PRIVATE = { role: 'identifier', roleConfidence: 0.9 } as const;
const PUBLIC = { role: 'public', roleConfidence: 0.95 } as const;
const EARLIER = { source: { detector: 'mention', rule: 'earlier-prompt' }, isProtected: true } as const;

it.each<readonly [profile: string, text: string, marks: readonly Mark[], replaced: readonly string[]]>([
  [
    'balanced',
    'Compare Tom Hanks with Ada Petry',
    [
      { value: 'Tom Hanks', ...PUBLIC },
      { value: 'Ada Petry', ...PRIVATE },
    ],
    ['Ada Petry'],
  ],
  ['balanced', 'Ask Ada Petry', [{ value: 'Ada Petry', role: 'identifier', roleConfidence: 0.5 }], ['Ada Petry']],
  ['balanced', 'Is Tilda allowed to take ibuprofen?', [{ value: 'Tilda', ...PRIVATE, roleConfidence: 0.6 }], ['Tilda']],
  [
    'balanced',
    'Respect the Greens and their roots',
    [{ value: 'Greens', ...PRIVATE, roleConfidence: 0.6, confidence: 0.45 }],
    [],
  ],
  [
    'balanced',
    'My nephew Harry likes Prince Harry',
    [
      { value: 'Harry', ...PRIVATE },
      { value: 'Prince Harry', ...PUBLIC },
    ],
    ['Harry'],
  ],
  [
    'preempt',
    'Compare Tom Hanks with Bronwen Oduya',
    [
      { value: 'Tom Hanks', ...PUBLIC },
      { value: 'Bronwen Oduya', ...PUBLIC },
    ],
    ['Bronwen Oduya'],
  ],
  ['preempt', 'Ask Zubin about it', [{ value: 'Zubin', ...PUBLIC, confidence: 0.85 }], ['Zubin']],
  [
    'translate',
    'Translate: Ada Petry, who likes Tom Hanks, has asthma and lives in Leeds',
    [
      { value: 'Ada Petry', ...PRIVATE },
      { value: 'Tom Hanks', ...PUBLIC },
      { value: 'asthma', type: 'CONDITION' },
      { value: 'Leeds', type: 'LOCATION', role: 'fact', roleConfidence: 0.9 },
    ],
    ['Ada Petry'],
  ],
  ['strict', 'Compare Tom Hanks with others', [{ value: 'Tom Hanks', ...PUBLIC }], ['Tom Hanks']],
  [
    'names-only',
    'Tom Hanks in Rome',
    [
      { value: 'Tom Hanks', ...PRIVATE, roleConfidence: 0.6 },
      { value: 'Rome', type: 'LOCATION' },
    ],
    [],
  ],
])('%s, %j with %j: replaces %j', async (profile, text, marks, replaced) => {
  expect(await replacedIn(profile, text, marks)).toEqual(replaced);
});

it.each(['michael jordan', 'Michael Jordan', 'Tilda'])(
  'keeps on hiding %s, which an earlier prompt protected',
  async (value) => {
    const text = `Can ${value} be evicted for that?`;
    expect(await replacedIn('balanced', text, [{ value, ...EARLIER }])).toEqual([value]);
    const read = { value, ...PUBLIC, confidence: 0.6 };
    expect(await replacedIn('balanced', text, [read, { value, ...EARLIER }])).toEqual([value]);
  },
);

it('keeps the level at which an earlier prompt protected a name', async () => {
  const text = 'Ask Tilda';
  const model: Detector = {
    name: 'known',
    detect: () => [{ start: 4, end: 9, type: 'PERSON', confidence: 0.9, risk: 5, ...EARLIER }],
  };
  expect((await annotate(text, [model], { policy: policyFor('balanced') })).map(({ risk }) => risk)).toEqual([5]);
});
