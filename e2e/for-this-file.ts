// What the tests of one file share: a browser with the extension, and a chat server that forgets between tests.
import { test } from '@playwright/test';
import { type Installed, install } from './harness.ts';
import { type ChatServer, startChatServer } from './server.ts';

export interface Shared {
  readonly installed: Installed;
  readonly server: ChatServer;
}

/** Call once, at the top of a file of tests. */
export function browserAndServer(): Shared {
  let installed: Installed | undefined;
  let server: ChatServer | undefined;

  test.beforeAll(async () => {
    server = await startChatServer(new URL('.build', import.meta.url).pathname);
    installed = await install();
  });
  test.beforeEach(() => {
    if (!server) return;
    server.bodies.length = 0;
    server.arrived.length = 0;
    server.mode = 'answer';
  });
  test.afterAll(async () => {
    await installed?.close();
    await server?.close();
  });

  const running = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('Only tests and hooks may ask: nothing runs yet.');
    return value;
  };
  return {
    get installed() {
      return running(installed);
    },
    get server() {
      return running(server);
    },
  };
}
