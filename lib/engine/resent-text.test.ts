// A chat that sends its history with each prompt: through the real host, nothing in it is a finding that any conversation of the site issued.
import { expect, it } from 'vitest';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { modelMarking, newName, random } from './host.test-support.ts';
import { createEngineHost } from './host.ts';
import type { EngineHost } from './host-parts.ts';

const model = modelMarking(/(?<=(?:to|and|told|for|Dear) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu);
const chat = (name: string, site = 'https://chat.example') => `${name} @ ${site}`;

async function newHost(profile = 'balanced'): Promise<EngineHost> {
  const vault = createVault({ name: newName(), now: Date.now, randomBytes: random, logN: 4 });
  const host = createEngineHost({ deps: engineDeps(model), vault, now: Date.now });
  await host.handle('setSettings', { profile });
  return host;
}

async function send(host: EngineHost, text: string, conversation: string): Promise<string> {
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation });
  return (await host.handle('commit', { text, annotations, conversation })).text;
}

async function found(host: EngineHost, text: string, conversation: string): Promise<readonly string[]> {
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation, isResent: true });
  return annotations.filter(({ risk }) => risk >= 4).map(({ start, end }) => text.slice(start, end));
}

const PROMPTS = [
  'Write to Annika Lindqvist at Klinikum Westend, phone +1 503 227 4419.',
  'Dear Tobias, your invoice over 1.250,00 € is due. Mail: tobias@posteo.de\nRegards, Nordwind Logistik GmbH, Hafenstraße 12, 20457 Hamburg',
  'Tell me more about it, and write to Annika again.',
];

for (const profile of ['balanced', 'preempt'])
  for (const [when, asking] of [
    ['in the same chat', chat('one')],
    ['after a reload, and in a request for a title', chat('page-new')],
  ] as const)
    it(`${profile}: takes no stand-in for an original ${when}`, async () => {
      const host = await newHost(profile);
      const sent: string[] = [];
      for (const prompt of PROMPTS) sent.push(await send(host, prompt, chat('one')));
      expect(await found(host, sent.join('\n\n'), asking)).toEqual([]);
      // A reply that the site sends again, and that says the names in other sentences.
      const name = /to (\p{L}+ \p{L}+) at/u.exec(sent[0] ?? '')?.[1] ?? 'nobody';
      expect(await found(host, `${sent.join('\n\n')}\n\nThis is for ${name}, and ${name} knows.`, asking)).toEqual([]);
    });

it('still finds an original that the site sends again', async () => {
  const host = await newHost();
  const sent = await send(host, PROMPTS[0] ?? '', chat('one'));
  const resent = `${sent}\n\nI told Sigrid Haraldsen, and wrote to Annika.`;
  for (const asking of [chat('one'), chat('page-new')])
    expect(await found(host, resent, asking)).toEqual(['Sigrid Haraldsen', 'Annika']);
});

it('knows nothing of what another site was sent', async () => {
  const host = await newHost();
  const sent = await send(host, PROMPTS[0] ?? '', chat('one', 'https://other.example'));
  expect(await found(host, sent, chat('page-new'))).not.toEqual([]);
});
