import { expect, it } from 'vitest';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { withEntries } from '../lib/vault/conversation.ts';
import { createCommandLinePipeline } from './pipeline.ts';

const { sanitize, restore, newConversation } = createCommandLinePipeline({
  ...(await loadDetectors({ model: true })),
  policy: policyFor('balanced'),
  key: new Uint8Array(32).fill(3),
});

it.each([
  ['my friend ? is moving to Paris', 'Paris'],
  ['My friend ? and I live in Austin, Texas', 'Austin'],
  ['My daughter ? wants to study in Paris. What should ? pack', 'Paris'],
  ['My colleague ? was born in Florence.', 'Florence'],
  ['Our nanny ? moved to Madison, Wisconsin.', 'Madison'],
])('replaces the person and keeps the place of the same name: %s', async (pattern, name) => {
  const conversation = newConversation('homonyms');
  const { sanitized } = await sanitize(pattern.replaceAll('?', name), conversation);
  const { text, replacements, vault } = sanitized;
  const [surrogate = ''] = replacements.map((one) => one.surrogate);
  expect(text).toBe(pattern.replaceAll('?', surrogate));
  const back = restore(`${surrogate} will like ${name}. ${text}`, withEntries(conversation, vault));
  expect(back.map((segment) => segment.text).join('')).toBe(
    `${name} will like ${name}. ${pattern.replaceAll('?', name)}`,
  );
});
