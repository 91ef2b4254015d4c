import { expect, it } from 'vitest';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { annotated, restored, SECRET } from './marked-text.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';

it('sends the group of a fact that the person hides, or a placeholder, unless the profile swaps facts', () => {
  const text = 'Can I take ibuprofen with metformin in Smallbridge? I am Tom, 67.';
  const marks = [
    ['metformin', 'DRUG'],
    ['Smallbridge', 'LOCATION'],
    ['Tom', 'PERSON'],
  ] as const;
  const annotations = annotated(text, marks);
  for (const profile of ['balanced', 'names-only']) {
    const conversation = { secret: SECRET, entries: [] };
    const done = sanitize(text, planPrompt(annotations, policyFor(profile), text), conversation, seededRandom('facts'));
    expect(done.text).toMatch(
      /^Can I take ibuprofen with a diabetes medicine in \[LOCATION_1\]\? I am (?!Tom)\p{Lu}\p{L}+, 67\.$/u,
    );
    const reply = 'You take a diabetes medicine; ask a doctor in [LOCATION_1] first.';
    expect(restored(reply, { ...conversation, entries: done.vault })).toBe(
      'You take metformin; ask a doctor in Smallbridge first.',
    );
  }
  const swapped = planPrompt(annotations, policyFor('preempt'), text).spans.map(({ mechanism }) => mechanism);
  expect(swapped).toEqual(['permutation', 'permutation', 'permutation']);
});
