// A browser with the extension and a model server of the person's own, shared by the tests of noisy hints.
import { expect, type Frame, type Locator, type Page, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { browserOnly } from './for-this-file.ts';
import { changeSettings, extensionAllowedOn, forgetEverything, type Installed, SEEN_AFTER_MS } from './harness.ts';
import { type OwnModelServer, startOwnModelServer } from './own-model-server.ts';
import { poll } from './poll.ts';
import { privateFrame, tellPage } from './private-frame.ts';

export const PROMPT = 'I am 64 and have type 2 diabetes. Why am I so tired?';
/** A fact that the server's vectors know. */
export const IN_SET = 'type 2 diabetes';
export const OUTSIDE = '64';
/** The prompt with both facts removed. */
export const PROMPT_WITHOUT_FACTS = 'Why am I so tired?';
export const SECRETS = ['diabetes', '64', 'type 2', 'sugar'];
/** Of models/restore-en: 16 numbers. */
export const VECTOR_BYTES = 16 * Float32Array.BYTES_PER_ELEMENT;

export interface WithModelServer {
  readonly installed: Installed;
  readonly server: OwnModelServer;
}

/** Call it once per test file, at the top level. */
export function browserAndModelServer(): WithModelServer {
  // The browser's question is answered: nobody can in a test.
  const browser = browserOnly({ extension: () => extensionAllowedOn('http://127.0.0.1/*') });
  let server: OwnModelServer | undefined;

  function running(): OwnModelServer {
    if (!server) throw new Error('Only tests and hooks may ask: nothing runs yet.');
    return server;
  }

  test.beforeAll(async () => {
    server = await startOwnModelServer('models/restore-en');
  });
  test.afterAll(() => server?.close());
  test.beforeEach(async () => {
    running().bodies.length = 0;
    running().mode = 'answer';
    await forgetEverything(browser.installed);
    await changeSettings(browser.installed, { profile: 'balanced' });
  });
  return {
    get installed() {
      return browser.installed;
    },
    get server() {
      return running();
    },
  };
}

export const part = (place: Page | Frame | Locator, name: string) => place.locator(`[data-coatcheck="${name}"]`);

export async function serverOptions({ installed }: WithModelServer): Promise<Page> {
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/options.html#model-server`);
  return page;
}

export async function saveServer(shared: WithModelServer): Promise<void> {
  const page = await serverOptions(shared);
  await part(page, 'model-server-address').fill(shared.server.url);
  await part(page, 'model-server-save').click();
  await expect(part(page, 'model-server')).toContainText(/coatcheck-restore-en.*\d.*ε.*= 10/s);
  await page.close();
}

/** Writes the prompt into the private composer over this page's, and hides a fact by a hint. */
export async function writtenPrivately({ installed }: WithModelServer, page: Page): Promise<Frame> {
  await tellPage(installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  const editor = part(frame, 'private-editor');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText(PROMPT);
  await part(frame, 'badge').click();
  await hidePrivately(frame, IN_SET);
  return frame;
}

async function clickSeen(control: Locator): Promise<void> {
  await control.hover();
  // A control that lowers protection works only after half a second of being visible.
  await control.page().waitForTimeout(SEEN_AFTER_MS);
  await control.click();
}

export async function hidePrivately(frame: Frame, fact: string): Promise<void> {
  const inGroup = (side: 'kept' | 'replaced') =>
    part(frame, `group-${side}`).locator(`[data-coatcheck="span-row"][data-text="${fact}"]`);
  const gaps = part(frame, 'sanitized-text').locator('[data-gap]');
  const before = await gaps.count();
  await part(inGroup('kept'), 'risk-toggle').click();
  await part(inGroup('replaced'), 'span-open').click();
  await clickSeen(part(inGroup('replaced'), 'hide-hint'));
  await poll(() => gaps.count()).toBe(before + 1);
}

export const hostOf = ({ server }: WithModelServer) => new URL(server.url).host;

export const vectorIn = (body = ''): Buffer => Buffer.from(JSON.parse(body).privacy_restore.vector, 'base64');

/** A body without its vector, whose random base64 may contain a short secret such as "64". */
export const withoutVector = (body: string): string => body.replace(/"vector":"[^"]*"/, '');

/** The ledger's entries of hints. */
export async function hintsInLedger({ installed }: WithModelServer) {
  const { conversations } = await askEngine(installed, 'exportLedger', {});
  return conversations.flatMap(({ released }) => released.spent.filter(({ kind }) => kind === 'joint'));
}
