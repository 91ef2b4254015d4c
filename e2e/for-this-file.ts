// What the tests of one file share: a browser with the extension, and a chat server that forgets between tests.
import { test } from '@playwright/test';
import { builtExtension, type Installation, type Installed, install, resetExtension } from './harness.ts';
import { type ChatServer, startChatServer } from './server.ts';

interface Browser {
  readonly installed: Installed;
}
interface Server {
  readonly server: ChatServer;
}
export type Shared = Browser & Server;

interface BrowserNeeds extends Omit<Installation, 'extension'> {
  /** Starts a browser for this file only. Needed if its tests break the browser, or change what `resetExtension` does not reset. */
  readonly isOwn?: boolean;
  /** Makes the folder of another extension than the one that was built. */
  readonly extension?: () => string;
  readonly permissions?: readonly string[];
}

/** What the chat answers to a prompt. */
type Reply = (prompt: string) => string;

/** Call one of these once per test file, at the top level. */
export function browserAndServer({ reply, ...needs }: BrowserNeeds & { readonly reply?: Reply } = {}): Shared {
  const served = serverOnly(reply);
  return joined(browserOnly(needs), served);
}

const joined = (browser: Browser, served: Server): Shared => ({
  get installed() {
    return browser.installed;
  },
  get server() {
    return served.server;
  },
});

/** One browser for all test files of a worker. Playwright closes it when the worker ends. */
let lent: Installed | undefined;

/** Gives the next file a browser as after the installation. Starting another and loading the model would take ten seconds of a core. */
async function lend(): Promise<Installed> {
  if (lent) await resetExtension(lent);
  else lent = await install();
  return lent;
}

/** For tests on pages that need no server of ours. */
export function browserOnly({
  isOwn = false,
  extension,
  permissions = [],
  ...installation
}: BrowserNeeds = {}): Browser {
  const isLent = !isOwn && extension === undefined && Object.keys(installation).length === 0;
  let installed: Installed | undefined;

  test.beforeAll(async () => {
    installed = isLent
      ? await lend()
      : await install({ ...installation, extension: extension?.() ?? builtExtension() });
    await installed.context.grantPermissions([...permissions]);
  });
  test.afterAll(async () => {
    if (!isLent) await installed?.close();
  });

  return {
    get installed() {
      return running(installed);
    },
  };
}

/** For tests that do something to a browser of their own. */
export function serverOnly(reply?: Reply): Server {
  let server: ChatServer | undefined;

  test.beforeAll(async () => {
    server = await startChatServer(reply);
  });
  test.beforeEach(() => {
    if (!server) return;
    server.bodies.length = 0;
    server.arrived.length = 0;
    server.mode = 'answer';
  });
  test.afterAll(() => server?.close());

  return {
    get server() {
      return running(server);
    },
  };
}

/** All pages but the one that the browser began with: a browser without any would end. */
export async function closeOpened({ installed }: Browser): Promise<void> {
  for (const page of installed.context.pages().slice(1)) await page.close();
}

function running<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Only tests and hooks may ask: nothing runs yet.');
  return value;
}
