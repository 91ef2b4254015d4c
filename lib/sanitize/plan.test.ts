import { expect, it } from 'vitest';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { annotated, restored, SECRET } from './marked-text.test-support.ts';
import { plan } from './plan.ts';
import { policyFor } from './policy.ts';
import { sanitize } from './sanitize.ts';

it('sends a placeholder for a fact that the person hides, unless the profile swaps facts', () => {
  const text = 'Can I take ibuprofen with metformin in Leeds? I am Tom, 67.';
  const marks = [
    ['metformin', 'DRUG'],
    ['Leeds', 'LOCATION'],
    ['Tom', 'PERSON'],
  ] as const;
  const annotations = annotated(text, marks);
  for (const profile of ['balanced', 'names-only']) {
    const conversation = { secret: SECRET, entries: [] };
    const done = sanitize(text, plan(annotations, policyFor(profile), text), conversation, seededRandom('facts'));
    expect(done.text).toMatch(
      /^Can I take ibuprofen with \[DRUG_1\] in \[LOCATION_1\]\? I am (?!Tom)\p{Lu}\p{L}+, 67\.$/u,
    );
    const reply = 'With [DRUG_1], ask a doctor in [LOCATION_1] first.';
    expect(restored(reply, { ...conversation, entries: done.vault })).toBe(
      'With metformin, ask a doctor in Leeds first.',
    );
  }
  const swapped = plan(annotations, policyFor('preempt'), text).spans.map(({ mechanism }) => mechanism);
  expect(swapped).toEqual(['permutation', 'permutation', 'permutation']);
});
