// What the tests of one file share in Firefox: a browser with the extension, and a chat server.
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { type ChatServer, startChatServer } from '../server.ts';
import { installInFirefox } from './harness.ts';

interface Shared {
  readonly browser: Browser;
  readonly server: ChatServer;
}

/**
 * Call once per test file, at the top level.
 *
 * @param reply what the assistant answers to a prompt.
 */
export function browserAndServer(reply?: (prompt: string) => string): Shared {
  let shared: Shared | undefined;
  beforeAll(async () => {
    shared = { server: await startChatServer(reply), browser: await installInFirefox() };
  });
  afterAll(async () => {
    await shared?.browser.close();
    await shared?.server.close();
  });
  const started = () => {
    if (!shared) throw new Error('Read before the tests began');
    return shared;
  };
  return {
    get browser() {
      return started().browser;
    },
    get server() {
      return started().server;
    },
  };
}
