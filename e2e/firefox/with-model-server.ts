// What the tests of noisy hints share: Firefox with the extension, and a running server of a model with restoration vectors.
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OwnModelServer, startOwnModelServer } from '../own-model-server.ts';
import { askEngine, installInFirefox, openOptions } from './harness.ts';
import { part, says } from './page-text.ts';

export const PROMPT = 'I am 64 and have type 2 diabetes. Why am I so tired?';
/** A fact that the server's vectors know. */
export const IN_SET = 'type 2 diabetes';
/** A vector of models/restore-en: 16 numbers of 4 bytes. */
export const VECTOR_BYTES = 64;
/** deep-chat keeps its parts in a shadow root. */
export const COMPOSER = 'deep-chat >>> #text-input';

export const vectorIn = (body = ''): Buffer => Buffer.from(JSON.parse(body).privacy_restore.vector, 'base64');

export interface WithModelServer {
  browser: Browser;
  server: OwnModelServer;
}

/** Starts both before the tests of a file and ends them after. Each test begins without data of the one before. */
export function firefoxAndModelServer(): WithModelServer {
  const shared = {} as WithModelServer;
  beforeAll(async () => {
    shared.server = await startOwnModelServer('models/restore-en');
    shared.browser = await installInFirefox({ allowed: ['http://127.0.0.1/*'] });
  });
  afterAll(async () => {
    await shared.browser.close();
    await shared.server.close();
  });
  beforeEach(async () => {
    shared.server.bodies.length = 0;
    shared.server.mode = 'answer';
    await askEngine(shared.browser, 'forgetEverything', {});
    await askEngine(shared.browser, 'setSettings', { mode: 'automatic', profile: 'balanced' });
  });
  return shared;
}

/** Names the server in the options, as a person does. */
export async function saveServer({ browser, server }: WithModelServer): Promise<void> {
  const options = await openOptions(browser, 'model-server-address');
  await options.type(part('model-server-address'), server.url);
  await options.click(part('model-server-save'));
  await says(options, part('model-server'), /coatcheck-restore-en, \d+ types of facts, suggested ε = 10/);
  await options.close();
}

/** What the ledger says of the hints that were sent. */
export async function hintsInLedger({ browser }: WithModelServer) {
  const { conversations } = await askEngine(browser, 'exportLedger', {});
  return conversations.flatMap(({ released }) => released.spent.filter(({ kind }) => kind === 'joint'));
}
