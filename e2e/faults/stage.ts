// One bed in one window: types, sends, and sees what a person would see.
import type { Locator, Page } from '@playwright/test';
import type { TextKey } from '../../lib/language/message.ts';
import type { ShownNotice } from '../../lib/page/prompt/notice.test-support.ts';
import type { Bed } from '../bed-table.ts';
import { Panel } from '../harness.ts';
import { type ChatServer, startChatServer } from '../server.ts';
import type { Extension } from './extension.ts';
import { pause } from './fault.ts';
import { HOSTILE_MARK, patchBrowser } from './patches.ts';
import type { Prompt } from './prompts.ts';
import type { Chance } from './random.ts';
import { withoutWhiteSpace } from './verdict.ts';

export interface Run {
  readonly random: Chance;
  readonly prompt: Prompt;
  /** Text that the person added during the check. */
  addition?: Prompt;
  /** The page is gone, and with it the composer. */
  left: boolean;
  offline: boolean;
  /** The browser, or a page of its own accord, sends the same body again. */
  repeats: boolean;
  /** The page stores its messages before it sends them: what is not in the composer stands there. */
  keptByPage: boolean;
  /** Nobody answers for the page any more: what it shows is all there is. */
  orphaned: boolean;
  /** The page is not done before that. */
  lastsMs: number;
}

export interface Stage {
  readonly bed: Bed;
  readonly page: Page;
  readonly extension: Extension;
  readonly server: ChatServer;
  /** A person's way of sending, by chance. */
  send(random: Chance): Promise<void>;
  enter(): Promise<void>;
  click(): Promise<void>;
  /** Presses where the button is, whatever has become of it: a disabled one lets nothing happen. */
  pressButton(): Promise<void>;
  /** Runs in the page with the composer, wherever it stands. */
  inPage<T>(script: (composer: HTMLElement, argument: T) => void, argument: T): Promise<void>;
  composer(): Promise<string>;
  shown(): Promise<string>;
  setOffline(offline: boolean): Promise<void>;
  /** The page is not what it was: it is opened anew before the next run. */
  spoil(): void;
  /** Opens the page; a hostile one has patched the browser's own objects before any other script. */
  open(hostile?: boolean): Promise<void>;
  /** Throws where the composer does not take it: a run without its prompt proves nothing. */
  type(text: string): Promise<void>;
  /** An open page with an empty composer. */
  ready(): Promise<void>;
  /** The window goes with its browser. */
  close(): Promise<void>;
}

/** Each page is one conversation: long enough to have a past, short enough for pages to come and go. */
const RUNS_PER_PAGE = 40;
const PATIENCE_MS = 25_000;
const TAKEN_WITHIN_MS = 5000;

/** Short, and with the first words of the prompt, so that there is something to restore. */
const shortReply = (prompt: string) => `Yes: ${prompt.slice(0, 40)}`;

/** Where lines end is not compared. */
const READ = (element: Element) =>
  element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '');

async function typeInto(composer: Locator, text: string, read: () => Promise<string>): Promise<void> {
  const keyboard = composer.page().keyboard;
  await composer.focus();
  const field = await composer.evaluate((element) => element instanceof HTMLTextAreaElement);
  for (const [at, line] of (field ? [text] : text.split('\n')).entries()) {
    if (at > 0) await keyboard.press('Shift+Enter');
    await keyboard.insertText(line);
  }
  for (const until = Date.now() + TAKEN_WITHIN_MS; ; await pause(50)) {
    const now = await read();
    if (withoutWhiteSpace(now) === withoutWhiteSpace(text)) return;
    if (Date.now() > until) throw new Error(`Instead of the prompt the composer holds ${JSON.stringify(now)}`);
  }
}

export async function openStage(bed: Bed, extension: Extension): Promise<Stage> {
  const server = await startChatServer(shortReply);
  const page = await extension.openWindow();
  page.setDefaultTimeout(PATIENCE_MS);
  const network = await page.context().newCDPSession(page);
  // The compiler names the functions of a script by a helper of its own.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(patchBrowser, HOSTILE_MARK);
  let generation = extension.generation;
  let runs = 0;
  let visits = 0;
  let spoilt = true;
  const composer = () => page.locator(bed.composer).first();

  const stage: Stage = {
    bed,
    page,
    extension,
    server,
    async enter() {
      await page.keyboard.press('Enter');
    },
    async click() {
      await page.locator(bed.send).first().click({ timeout: 8000 });
    },
    async pressButton() {
      await page.locator(bed.send).first().click({ force: true, timeout: 2000 });
    },
    send: (random) => (random.isTrue(0.6) ? stage.enter() : stage.click()),
    inPage: (script, argument) =>
      composer().evaluate(script as (element: Element, given: unknown) => void, argument) as Promise<void>,
    async composer() {
      const found = composer();
      return (await found.count()) === 0 ? '' : found.evaluate(READ);
    },
    shown: () => page.locator('body').innerText(),
    async setOffline(offline) {
      const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await network.send('Network.emulateNetworkConditions', { offline, ...speed });
    },
    spoil() {
      spoilt = true;
    },
    async open(hostile = false) {
      // Another address each time: the page is loaded anew, and in the process that is there.
      visits += 1;
      const query = bed.path.includes('?') ? '&' : '?';
      await page.goto(`${server.url}${bed.path}${query}visit=${visits}${hostile ? `#${HOSTILE_MARK}` : ''}`);
      await composer().waitFor({ state: 'visible' });
      runs = 0;
    },
    type: (text) => typeInto(composer(), text, stage.composer),
    async ready() {
      runs += 1;
      if (!spoilt && runs <= RUNS_PER_PAGE && generation === extension.generation) {
        if ((await stage.composer()) === '') return;
        await composer().focus();
        await page.keyboard.press('Control+A');
        await page.keyboard.press('Delete');
        if ((await stage.composer()).trim() === '') return;
      }
      spoilt = false;
      generation = extension.generation;
      await stage.open();
    },
    close: () => server.close(),
  };
  return stage;
}

/** What the page shows, where the extension's own pages can no longer ask. */
export async function shownNotice(page: Page): Promise<ShownNotice | undefined> {
  const panel = await Panel.of(page);
  const text = await panel.textOf('notice').catch(() => undefined);
  const code = await panel.attributeOf('notice', 'data-code').catch(() => undefined);
  return text ? { code: code as TextKey | undefined, title: text, detail: '' } : undefined;
}
