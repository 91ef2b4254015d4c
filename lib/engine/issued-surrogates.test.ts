// An old message that is edited holds surrogates. Through the real host they are not findings, and they leave as they were issued.
import { expect, it } from 'vitest';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { modelMarking, newName, random } from './host.test-support.ts';
import { createEngineHost } from './host.ts';
import type { EngineHost } from './host-parts.ts';

const model = modelMarking(/(?<=(?:to|and|told) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu);

/** A host with the profile that replaces facts too. */
async function newHost(): Promise<EngineHost> {
  const host = createEngineHost({
    deps: engineDeps(model),
    vault: createVault({ name: newName(), now: Date.now, randomBytes: random, logN: 4 }),
    now: Date.now,
  });
  await host.handle('setSettings', { profile: 'preempt' });
  return host;
}

async function found(host: EngineHost, text: string, conversation = 'chat'): Promise<readonly string[]> {
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation });
  return annotations.filter(({ risk }) => risk >= 4).map(({ start, end }) => text.slice(start, end));
}

async function send(host: EngineHost, text: string, conversation = 'chat'): Promise<string> {
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation });
  return (await host.handle('commit', { text, annotations, conversation })).text;
}

const PROMPT = 'Write to Annika Lindqvist that I am 64 and earn $73,400. Mail: annika@posteo.de';

/**
 * A host, and the prompt that it sanitized. Tries again if noise drew the age as itself, because "64" would then be both an original and a
 * surrogate.
 */
async function sentWithOtherAge(): Promise<{ host: EngineHost; sent: string }> {
  const host = await newHost();
  const sent = await send(host, PROMPT);
  return sent.includes('I am 64') ? sentWithOtherAge() : { host, sent };
}

it('never takes what the conversation issued for an original', async () => {
  const { host, sent } = await sentWithOtherAge();
  expect(await found(host, sent)).toEqual([]);
  const edited = `${sent} Keep it short.`;
  expect(await send(host, edited)).toBe(edited);
  expect(await found(host, sent, 'other')).not.toEqual([]);
  // The same people keep their surrogates afterwards.
  expect(await send(host, PROMPT)).toBe(sent);
});

it('knows the surrogate of a firm that keeps words of its original', async () => {
  const host = await newHost();
  const sent = await send(host, 'I work at Halvorsen Logistics GmbH in Bremen.');
  const [, name] = /at (\S+) Logistics GmbH/.exec(sent) ?? [];
  expect(name).not.toBe('Halvorsen');
  expect(await found(host, sent)).toEqual([]);
  expect(await found(host, `He works at ${name} Castings GmbH.`)).toEqual([`${name} Castings GmbH`]);
});

it('finds originals that stand beside surrogates', async () => {
  const host = await newHost();
  const sent = await send(host, PROMPT);
  const name = /Write to (\S+) (\S+) that/.exec(sent)?.slice(1) ?? [];
  expect(name).toHaveLength(2);
  const text = `Write to ${name[0]} Castellanos and to Tobias.`;
  expect(await found(host, text)).toEqual([`${name[0]} Castellanos`, 'Tobias']);
  expect(await found(host, 'Write to Annika Lindqvist again.')).toEqual(['Annika Lindqvist']);
});

it('takes a number that was issued for news in a sentence that was never sent', async () => {
  const host = await newHost();
  const sent = await send(host, PROMPT);
  const age = /I am (\d+)/.exec(sent)?.[1] ?? '';
  expect(await found(host, `My wife is ${age} years old.`)).toEqual([expect.stringContaining(age)]);
});
