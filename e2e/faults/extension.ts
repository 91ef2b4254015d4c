// The built extension in a browser of its own, and the browser's means to hurt it: the debugger, the extension's own pages, a
// quota. Nothing here asks for a hook in what is shipped.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { speakWithEngine } from '../engine-document.ts';
import { builtExtension, type Installed, install } from '../harness.ts';

/** What an extension page can reach. */
interface ExtensionApi {
  readonly chrome: {
    readonly tabs: {
      query(what: object): Promise<{ id: number }[]>;
      sendMessage(tab: number, message: unknown): Promise<unknown>;
    };
    readonly offscreen: { closeDocument(): Promise<void> };
  };
}

export interface Extension {
  readonly installed: Installed;
  /** Grows with each update: pages opened under an earlier one have lost their extension. */
  readonly generation: number;
  openWindow(): Promise<Page>;
  /** What the popup would be told; undefined where nobody answers in this tab. */
  stateOf(origin: string): Promise<PromptState | undefined>;
  act(origin: string, action: PromptAction): Promise<void>;
  /** The browser closes the engine's document. */
  closeEngine(): Promise<void>;
  /** The browser stops the background. */
  stopBackground(): Promise<void>;
  /** Runs a script where the engine runs; false where there is no engine now. */
  inEngine(script: string): Promise<boolean>;
  /** The engine stands still for so long. */
  holdEngine(ms: number): Promise<void>;
  /** An update: the extension is loaded anew while pages are open. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Parts of the browser that no run needs: the suggestions of each window's address bar alone cost as much as the pages. The rest is Playwright's own list, which this one takes the place of. */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Nobody looks at the windows: large enough for a composer, its button and the panel. */
const SIZE = { width: 700, height: 560 };

async function limitStorage(context: BrowserContext, origin: string, quotaSize: number): Promise<void> {
  const blank = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(blank);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** A page of the extension's own, to ask from; an update closes it. */
function ownPageOf(context: BrowserContext, address: string): () => Promise<Page> {
  let own: Page | undefined;
  return async () => {
    if (own && !own.isClosed()) return own;
    const page = await context.newPage();
    for (let tries = 0; ; tries += 1) {
      const failed = await page.goto(address).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failed === undefined) break;
      if (tries === 40) throw failed;
      await pause(100);
    }
    own = page;
    return page;
  };
}

/** Asks the content scripts of the chats, as the popup does. */
function contentScripts(ownPage: () => Promise<Page>) {
  const tabs = new Map<string, number>();

  function ask(tab: number, message: unknown): Promise<PromptState | undefined> {
    return ownPage().then((page) =>
      page.evaluate(
        async ([to, what]) => {
          const { chrome } = globalThis as unknown as ExtensionApi;
          const answer = await chrome.tabs.sendMessage(to, what).catch(() => undefined);
          return typeof answer === 'string' ? (JSON.parse(answer) as PromptState) : undefined;
        },
        [tab, message] as const,
      ),
    );
  }

  async function tabOf(origin: string): Promise<number | undefined> {
    const known = tabs.get(origin);
    if (known !== undefined) return known;
    const page = await ownPage();
    const all = await page.evaluate(async () => {
      const { chrome } = globalThis as unknown as ExtensionApi;
      return (await chrome.tabs.query({})).map((tab) => tab.id);
    });
    for (const tab of all) {
      const state = await ask(tab, { target: 'coatcheck-page', ask: 'state', tab });
      if (state) tabs.set(state.site.origin, tab);
    }
    return tabs.get(origin);
  }

  return {
    forget: () => tabs.clear(),
    async stateOf(origin: string): Promise<PromptState | undefined> {
      const tab = await tabOf(origin);
      return tab === undefined ? undefined : ask(tab, { target: 'coatcheck-page', ask: 'state', tab });
    },
    async act(origin: string, action: PromptAction): Promise<void> {
      const tab = await tabOf(origin);
      if (tab !== undefined) await ask(tab, { target: 'coatcheck-page', ask: 'act', tab, action });
    },
  };
}

async function stopWorkers(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** A window of its own is drawn at full speed beside the others. */
function windowOpener(context: BrowserContext, debug: CDPSession): () => Promise<Page> {
  let opening: Promise<unknown> = Promise.resolve();
  const open = async () => {
    const opened = context.waitForEvent('page');
    await debug.send('Target.createTarget', { url: 'about:blank', newWindow: true });
    return opened;
  };
  return () => {
    // One after the other: nothing tells whose window has opened.
    const opened = opening.then(open);
    opening = opened.catch(() => undefined);
    return opened;
  };
}

export async function installExtension(folder = builtExtension(), quota?: number): Promise<Extension> {
  const installed = await install({
    extension: folder,
    flags: ['--enable-unsafe-extension-debugging', `--disable-features=${WITHOUT.join(',')}`],
    size: SIZE,
    keepsLeftPages: false,
  });
  const { context, id } = installed;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const browser = context.browser();
  if (!browser) throw new Error('This browser has no debugger to ask.');
  const debug = await browser.newBrowserCDPSession();
  if (quota !== undefined) await limitStorage(context, `chrome-extension://${id}`, quota);
  const ownPage = ownPageOf(context, `chrome-extension://${id}/welcome.html`);
  const pages = contentScripts(ownPage);
  let generation = 0;

  await ownPage();
  return {
    installed,
    get generation() {
      return generation;
    },
    openWindow: windowOpener(context, debug),
    stateOf: pages.stateOf,
    act: pages.act,
    async closeEngine() {
      const page = await ownPage();
      await page.evaluate(() =>
        (globalThis as unknown as ExtensionApi).chrome.offscreen.closeDocument().catch(() => undefined),
      );
    },
    stopBackground: async () => stopWorkers(await context.newCDPSession(await ownPage())),
    inEngine: (expression) =>
      speakWithEngine(debug, async (say) => void (await say('Runtime.evaluate', { expression }))),
    async holdEngine(ms) {
      await speakWithEngine(debug, async (say) => {
        await say('Debugger.enable');
        await say('Debugger.pause');
        await pause(ms);
        await say('Debugger.resume');
        await say('Debugger.disable');
      });
    },
    async reload() {
      generation += 1;
      pages.forget();
      // The protocol's types are older than the browser.
      await (debug as unknown as { send(method: string, params: object): Promise<unknown> }).send(
        'Extensions.loadUnpacked',
        { path: folder },
      );
      await ownPage();
    },
    close: () => installed.close(),
  };
}
