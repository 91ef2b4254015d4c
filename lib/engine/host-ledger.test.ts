// Tests what the host records of each release, and what it tells the audit.
import { expect, it } from 'vitest';
import type { AuditedPrompt } from '../audit/report.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { annotation, NOTHING_RECOVERED, prompt, setUp } from './host.test-support.ts';
import type { EngineDeps } from './host-parts.ts';

/** Replaces the whole text; each new value costs one epsilon. */
const priced: Partial<EngineDeps> = {
  sanitize: ({ text, conversation }): Sanitized => {
    const epsilon = conversation.ledger.uses.has(text) ? 0 : 1;
    return {
      text: 'S',
      replacements: [
        {
          start: 0,
          end: text.length,
          outStart: 0,
          outEnd: 1,
          original: text,
          surrogate: 'S',
          type: 'AGE',
          mechanism: 'metric-dp',
          standIn: 'noise',
        },
      ],
      guarantee: {
        values: [{ mechanism: 'metric-dp', type: 'AGE', kind: 'metric', epsilon }],
        epsilons: { tenthOfRange: epsilon },
        takenAsPublic: [],
        sentence: '1 value is replaced.',
      },
      vault: [],
      pairs: [],
    };
  },
};

it('keeps the ledger of each conversation, and exports all of them', async () => {
  const { host, name } = setUp({ deps: priced });
  const send = (text: string, conversation = 'chat') =>
    host.handle('commit', { text, annotations: [annotation(0, text.length)], conversation });
  expect((await host.handle('ledger', { conversation: 'chat' })).prompts).toEqual([]);
  await host.handle('preview', prompt);
  for (const text of ['37', '4850', '37']) await send(text);
  await send('37', 'other');
  const released = await setUp({ name }).host.handle('ledger', { conversation: 'chat' });
  expect(released).toMatchObject({ values: 2, repeated: 1, epsilons: { tenthOfRange: 2 } });
  const { conversations } = await host.handle('exportLedger', {});
  expect(conversations.map(({ conversation, released: own }) => [conversation, own.epsilons])).toEqual([
    ['chat', { tenthOfRange: 2 }],
    ['other', { tenthOfRange: 1 }],
  ]);
  await host.handle('forgetEverything', {});
  expect((await host.handle('exportLedger', {})).conversations).toEqual([]);
});

it('counts no prompt in which nothing was replaced', async () => {
  const { host } = setUp();
  await host.handle('commit', { ...prompt, annotations: [] });
  expect((await host.handle('ledger', { conversation: 'chat' })).prompts).toEqual([]);
});

it('audits the sanitized text that it is given, with what earlier prompts protected', async () => {
  const seen: AuditedPrompt[] = [];
  const audit = async (audited: AuditedPrompt) => {
    seen.push(audited);
    return NOTHING_RECOVERED;
  };
  const { host } = setUp({ deps: { ...priced, audit } });
  await host.handle('commit', prompt);
  const { text, replacements } = await host.handle('preview', prompt);
  await host.handle('audit', { ...prompt, sanitized: { text, replacements } });
  expect(seen).toMatchObject([
    {
      text: 'Anna',
      sanitized: { text: 'S' },
      earlier: [{ text: 'Anna', type: 'PERSON' }],
      earlierUses: [1],
      accepted: [],
    },
  ]);
  const tooFar = replacements.map((replacement) => ({ ...replacement, end: 99 }));
  await expect(host.handle('audit', { ...prompt, sanitized: { text, replacements: tooFar } })).rejects.toMatchObject({
    name: 'RequestError',
  });
});
