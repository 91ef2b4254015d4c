import { expect, it } from 'vitest';
import { createDetectors } from '../lib/engine/detectors.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { createCommandLinePipeline } from './pipeline.ts';

const detectors = await createDetectors({ model: true });
const { sanitize, restore } = createCommandLinePipeline({
  detectors,
  policy: policyFor('balanced'),
  key: new Uint8Array(32).fill(3),
});

it.each([
  ['my friend ? is moving to Paris', 'Paris'],
  ['? and I live in Austin, Texas', 'Austin'],
  ['My daughter ? wants to study in Paris. What should ? pack', 'Paris'],
  ['My colleague ? was born in Florence.', 'Florence'],
  ['Our nanny ? moved to Madison, Wisconsin.', 'Madison'],
])('replaces the person and keeps the place of the same name: %s', async (pattern, name) => {
  const { text, replacements, vault } = await sanitize(pattern.replaceAll('?', name), 'homonyms', []);
  const [surrogate = ''] = replacements.map((one) => one.surrogate);
  expect(text).toBe(pattern.replaceAll('?', surrogate));
  const back = restore(`${surrogate} will like ${name}. ${text}`, 'homonyms', vault);
  expect(back.map((segment) => segment.text).join('')).toBe(
    `${name} will like ${name}. ${pattern.replaceAll('?', name)}`,
  );
});
