import { expect, it } from 'vitest';
import { createDetectors } from '../../lib/engine/detectors.ts';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import { policyFor } from '../../lib/sanitize/policy/policy.ts';
import { alignWithSanitized } from './align.ts';
import { annotatorOf, ownProfile, type Profile } from './own.ts';
import { shippedWords } from './shipped-models.ts';

const TEXT = 'We wrote to anna.berg@example.org about the contract of the nurse.';
const { vocabulary } = await shippedWords();
const detectors = await createDetectors({ model: false });

function method(profile: Omit<Profile, 'name' | 'family'>) {
  const annotate = annotatorOf(detectors, profile.policy);
  const means = { annotate, vocabulary, random: seededRandom('own') };
  return ownProfile({ ...profile, name: 'x', family: 'x' }, means);
}

it('runs Balanced as the product does, and says where it changed what', async () => {
  const { text, changes } = await method({ policy: policyFor('preempt') }).protect(TEXT, 0);
  expect(text).not.toContain('anna.berg');
  expect(changes).toHaveLength(1);
  const [change] = changes;
  expect(TEXT.slice(change?.start, change?.end)).toBe('anna.berg@example.org');
  expect(text.slice(0, change?.outStart) + text.slice(change?.outEnd)).toBe(TEXT.replace('anna.berg@example.org', ''));
});

it('runs Strict, the same for the same seed, with a sampler of its own', async () => {
  const budget = { min: 8, max: 8 };
  const profile = { policy: policyFor('strict', 'natural', { budget }), epsilon: 8 };
  const [one, other] = [method(profile), method(profile)];
  const result = await one.protect(TEXT, 0);
  expect(await other.protect(TEXT, 0)).toEqual(result);
  expect(alignWithSanitized(TEXT, result).filter(({ changed }) => !changed)).toEqual([]);
  expect(one.sampler?.draw('nurse')).toMatch(/^[a-z]+$/);
  expect(one.sampler?.draw('xqzzqx')).toBeUndefined();
});
