import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createVault } from '../vault/vault.ts';
import { newName, random, testDeps } from './host.test-support.ts';
import { createEngineHost } from './host.ts';
import type { SanitizeInput } from './host-parts.ts';
import { EXTENSION_SENDER, fullConversationName, type Sender } from './sender.ts';

const folder = new URL('../../models/restore-en/', import.meta.url);
const { vector_set, ...fields } = JSON.parse(readFileSync(new URL('restore.json', folder), 'utf8'));
const vectors = readFileSync(new URL('vectors.f32', folder)).toString('base64');
const SERVER = {
  address: 'https://model.example/restore',
  key: 'secret',
  sites: ['https://chat.example'],
  published: { ...fields, vector_set, vectors },
};

const page = (origin: string): Sender => ({ kind: 'page', origin, isPrivateWindow: false });

function hostWithServer() {
  const inputs: SanitizeInput[] = [];
  const sanitize = testDeps().sanitize;
  const deps = testDeps({
    sanitize(input) {
      inputs.push(input);
      return sanitize(input);
    },
  });
  const vault = createVault({ name: newName(), randomBytes: random, now: Date.now });
  return { inputs, host: createEngineHost({ deps, vault, now: Date.now }) };
}

it('gives hints to pages of the server and to sites that the person has named, and to nobody else', async () => {
  const { host, inputs } = hostWithServer();
  const { server } = await host.handle('setModelServer', { server: SERVER });
  expect(server).toMatchObject({
    address: SERVER.address,
    model: fields.model,
    factTypes: fields.span_types.length,
    vectorSet: vector_set,
  });
  const served = async (by: Sender) => {
    await host.handle('preview', { text: `For ${by.origin}.`, annotations: [], conversation: 'c' }, undefined, by);
    const { hintsTo } = await host.handle('getSettings', {}, undefined, by);
    expect(inputs.at(-1)?.hintServer?.address).toBe(hintsTo);
    return hintsTo;
  };
  expect(await served(page('https://model.example'))).toBe(SERVER.address);
  expect(await served(page('https://chat.example'))).toBe(SERVER.address);
  expect(await served(page('https://other.example'))).toBeUndefined();
  expect(await served({ ...EXTENSION_SENDER, asksModelServer: true })).toBe(SERVER.address);
  expect(await served(EXTENSION_SENDER)).toBeUndefined();
});

it('gives hints to the private composer over a page that gets them, and over no other', async () => {
  const { host, inputs } = hostWithServer();
  await host.handle('setModelServer', { server: SERVER });
  const frame: Sender = { kind: 'frame', origin: 'chrome-extension://id', isPrivateWindow: false };
  const servedIn = async (conversation: string) => {
    await host.handle('preview', { text: `In ${conversation}.`, annotations: [], conversation }, undefined, frame);
    return inputs.at(-1)?.hintServer?.address;
  };
  expect(await servedIn(fullConversationName('c', 'https://model.example'))).toBe(SERVER.address);
  expect(await servedIn(fullConversationName('c', 'https://chat.example'))).toBe(SERVER.address);
  expect(await servedIn(fullConversationName('c', 'https://other.example'))).toBeUndefined();
  expect(await servedIn(fullConversationName('c @ https://chat.example', 'https://other.example'))).toBeUndefined();
  // Our own chats have no site.
  expect(await servedIn('c')).toBe(SERVER.address);
  // The frame does not say in this request which page it is in; the page tells it of the server.
  expect(await host.handle('getSettings', {}, undefined, frame)).not.toHaveProperty('hintsTo');
});

it('tells no page of the server or its key', async () => {
  const { host } = hostWithServer();
  await host.handle('setModelServer', { server: SERVER });
  const told = await host.handle('getSettings', {}, undefined, page('https://chat.example'));
  expect(JSON.stringify(told)).not.toContain('secret');
});

it('forgets the server when it is removed, and keeps none that is not one', async () => {
  const { host } = hostWithServer();
  await host.handle('setModelServer', { server: SERVER });
  for (const wrong of [
    { ...SERVER, address: 'http://model.example' },
    { ...SERVER, published: { ...SERVER.published, epsilon: 1 } },
  ])
    await expect(host.handle('setModelServer', { server: wrong })).rejects.toMatchObject({ name: 'RequestError' });
  expect(await host.handle('getModelServer', {})).toMatchObject({ server: { address: SERVER.address } });
  expect(await host.handle('setModelServer', { server: null })).toEqual({});
  expect(await host.handle('getModelServer', {})).toEqual({});
});
