import { afterEach, expect, it, vi } from 'vitest';
import type { EngineClient } from '../../engine/client.ts';
import type { Replacement } from '../../sanitize/sanitized.ts';
import { sessionEngine } from './session-engine.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is remembered of a prompt in which these values were replaced. */
async function sentWith(replaced: readonly Pick<Replacement, 'type' | 'mechanism'>[]): Promise<readonly unknown[]> {
  vi.stubGlobal('location', new URL('https://chat.example/c/1'));
  const sent = vi.fn();
  const commit = async () => ({ text: 'the sanitized text', replacements: replaced });
  const { commit: send } = sessionEngine({
    informing: { commit } as unknown as EngineClient,
    ready: async () => undefined,
    used: () => undefined,
    sent,
    editedFrom: () => 'the message before',
  });
  await send({ conversation: 'page-1', text: 'the text', annotations: [] });
  return sent.mock.calls[0] ?? [];
}

it.each([
  ['PERSON', 'permutation'],
  ['PHONE', 'fpe'],
  ['ORGANIZATION', 'reserve'],
] as const)('takes a text with a %s by %s for one that no other chat holds', async (type, mechanism) => {
  const money = { type: 'MONEY', mechanism: 'scale' } as const;
  const sent = await sentWith([money, { type, mechanism }]);
  expect(sent).toEqual(['page-1', 'the sanitized text', true, 'the message before']);
});

it('does not do so if another chat of the site would get the same text', async () => {
  const mechanisms = ['scale', 'metric-dp', 'computed', 'date-shift', 'generalise', 'placeholder', 'rap-li'] as const;
  const sameInChats = mechanisms.map((mechanism) => ({ type: 'MONEY', mechanism }) as const);
  const birthday = { type: 'DATE', mechanism: 'fpe' } as const;
  expect((await sentWith([...sameInChats, birthday]))[2]).toBe(false);
});
