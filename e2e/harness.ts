// A real Chromium with the built extension, used as a person does: keys, mouse, and what can be seen.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, expect, type Page, type Worker } from '@playwright/test';
import type { Settings } from '../lib/engine/protocol.ts';
import { requireBrowser } from '../scripts/browsers.ts';
import { askEngine, withEngine } from './ask-engine.ts';
import { attributesOf, type DomNode, nodesIn, nodesOver, textIn } from './dom-nodes.ts';
import { copySwitchedOnHere, PLAIN_HOST } from './own-machine.ts';
import { poll } from './poll.ts';

/** As it was built, and as it is installed. */
export const BUILT_EXTENSION = resolve(import.meta.dirname, '../.output/chrome-mv3');

export interface Installed {
  readonly context: BrowserContext;
  readonly worker: Worker;
  readonly id: string;
  /** The same profile in a browser that has just started. */
  restart(): Promise<Installed>;
  close(): Promise<void>;
}

/** Is gone with the program that runs the tests. */
function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `coatcheck-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let here: string | undefined;

/** Switched on for this machine's own addresses. */
export function builtExtension(): string {
  here ??= copySwitchedOnHere(BUILT_EXTENSION, temporary('here'));
  return here;
}

/** A copy of the built extension, to damage. */
export function copyOfExtension(from = builtExtension()): string {
  const copy = temporary('extension');
  cpSync(from, copy, { recursive: true });
  return copy;
}

/** Nobody can answer the browser's question in a test, so this copy has been given the answer for one site. */
export function extensionAllowedOn(pattern: string, from = builtExtension()): string {
  const copy = copyOfExtension(from);
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { host_permissions?: string[] };
  writeFileSync(path, JSON.stringify({ ...manifest, host_permissions: [pattern] }));
  return copy;
}

/** A profile whose owner has set the browser's medium text to so many pixels. */
export function profileWithText(pixels: number): string {
  const profile = temporary('profile');
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: pixels } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  return profile;
}

/** A change that the extension's own pages could make. */
export const changeSettings = (installed: Pick<Installed, 'context' | 'id'>, changes: Partial<Settings>) =>
  askEngine(installed, 'setSettings', changes);

/** Tests of the way of a prompt replace facts too, so that more can go wrong; `who-and-what.spec.ts` tests what is chosen by default. */
export const PROFILE_REPLACING_EVERYTHING = 'preempt';

/** Between tests that share a browser: with the mode that was chosen, everything is forgotten. */
export async function forgetEverything(
  installed: Pick<Installed, 'context' | 'id'>,
  mode: Settings['mode'] = 'automatic',
): Promise<void> {
  await withEngine(installed, async (ask) => {
    await ask('forgetEverything', {});
    await ask('setSettings', { mode, profile: PROFILE_REPLACING_EVERYTHING });
  });
}

/** As if it had just been installed, but for its mode: for the tests of another file. */
export async function resetExtension({ context, id }: Installed): Promise<void> {
  const before = context.pages();
  // A browser without any page would end.
  await context.newPage();
  for (const page of before) await page.close();
  await context.clearPermissions();
  await context.clearCookies();
  await withEngine({ context, id }, async (ask, page) => {
    await ask('forgetEverything', {});
    // The language, taught sites and what else is no secret.
    await page.evaluate(`(async () => {
      const kept = JSON.parse(await chrome.runtime.sendMessage({ target: 'coatcheck-kept' }));
      await chrome.runtime.sendMessage({ target: 'coatcheck-kept', remove: Object.keys(kept) });
      await Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]);
      localStorage.clear();
    })()`);
    await ask('setSettings', { mode: 'automatic', profile: PROFILE_REPLACING_EVERYTHING });
  });
}

export interface Installation {
  /** The folder of another extension than the one that was built. */
  readonly extension?: string;
  /** Of what a page is shown in. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly scheme?: 'light' | 'dark';
  /** The browser's own. */
  readonly flags?: readonly string[];
  /** Device pixels per CSS pixel. */
  readonly scale?: number;
  /** The folder of a profile; a new one. */
  readonly profile?: string;
  /** What a person's browser does: a page that is left waits for the way back, in a process of its own. */
  readonly keepsLeftPages?: boolean;
  /** What a person chose; `as installed` is what nobody has chosen yet: the first prompts are looked at. */
  readonly mode?: Settings['mode'] | 'as installed';
}

export async function install({
  extension = builtExtension(),
  size = { width: 1100, height: 820 },
  scheme = 'light',
  flags = [],
  scale = 1,
  profile = temporary('profile'),
  keepsLeftPages = true,
  mode = 'automatic',
}: Installation = {}): Promise<Installed> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: requireBrowser('chromium'),
    headless: true,
    chromiumSandbox: false,
    viewport: size,
    deviceScaleFactor: scale,
    colorScheme: scheme,
    ignoreDefaultArgs: keepsLeftPages ? ['--disable-back-forward-cache'] : [],
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
      ...flags,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(worker.url()).host;
  if (mode !== 'as installed') await changeSettings({ context, id }, { mode, profile: PROFILE_REPLACING_EVERYTHING });
  return {
    context,
    worker,
    id,
    async restart() {
      await context.close();
      // The profile keeps what was chosen.
      return install({ extension, size, scheme, flags, scale, profile, keepsLeftPages, mode: 'as installed' });
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** What the browser needs to say that it is seen, and then the half second. */
export const SEEN_AFTER_MS = 800;

/** The panel stands in a closed shadow root, where a page's script and Playwright's selectors do not reach; the debugger does. */
export class Panel {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Panel> {
    return new Panel(page, await page.context().newCDPSession(page));
  }

  private async find(part: string, attributes: Record<string, string> = {}): Promise<DomNode | undefined> {
    const { root } = await this.session.send('DOM.getDocument', { depth: -1, pierce: true });
    const nodes = [...nodesIn(root as DomNode)];
    // Where the chat stands in a frame, its panel does too, and the page's own is hidden.
    const inFrames = nodes.flatMap(({ contentDocument }) => (contentDocument ? [...nodesIn(contentDocument)] : []));
    return [...inFrames, ...nodes].find((node) => {
      const own = attributesOf(node);
      return own['data-coatcheck'] === part && Object.entries(attributes).every(([name, value]) => own[name] === value);
    });
  }

  async textOf(part: string, attributes?: Record<string, string>): Promise<string | undefined> {
    const node = await this.find(part, attributes);
    return node && textIn(node);
  }

  async attributeOf(part: string, name: string): Promise<string | undefined> {
    const node = await this.find(part);
    return node && attributesOf(node)[name];
  }

  /** Where a part is drawn; undefined where it is not. */
  async boxOf(
    part: string,
    attributes?: Record<string, string>,
  ): Promise<{ x: number; y: number; right: number; bottom: number } | undefined> {
    const node = await this.find(part, attributes);
    const drawn = node && (await this.session.send('DOM.getBoxModel', { nodeId: node.nodeId }).catch(() => undefined));
    if (!drawn) return undefined;
    const [x = 0, y = 0, , , right = 0, bottom = 0] = drawn.model.border;
    return { x, y, right, bottom };
  }

  /** A computed style, by its name in CSS; undefined where the part is not drawn, or is drawn anew at this moment. */
  async styleOf(part: string, style: string): Promise<string | undefined> {
    // The debugger returns styles only after these two are enabled.
    await this.session.send('DOM.enable');
    await this.session.send('CSS.enable');
    const node = await this.find(part);
    const styles =
      node && (await this.session.send('CSS.getComputedStyleForNode', { nodeId: node.nodeId }).catch(() => undefined));
    return styles?.computedStyle.find(({ name }) => name === style)?.value;
  }

  /** In pixels. */
  async fontSizeOf(part: string): Promise<number | undefined> {
    const size = await this.styleOf(part, 'font-size');
    return size === undefined ? undefined : Number.parseFloat(size);
  }

  /** Clicks a part, once it is there; with `inside`, a part within the one that the attributes name. */
  async click(part: string, attributes?: Record<string, string>, inside?: string): Promise<void> {
    // A tab behind another draws one frame a second.
    await this.page.bringToFront();
    await expect(() => this.aimAt(part, attributes, inside)).toPass({ timeout: 30_000 });
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Gives a part the focus, once it is there, as the Tab key would. */
  async focus(part: string, attributes?: Record<string, string>): Promise<void> {
    await expect(async () => {
      const node = await this.find(part, attributes);
      if (!node) throw new Error(`The panel shows no ${part}`);
      await this.session.send('DOM.focus', { nodeId: node.nodeId });
    }).toPass({ timeout: 30_000 });
  }

  /** Clicks what takes itself away. Who misses it, as it moved, clicks again. */
  async clickAway(part: string): Promise<void> {
    await expect(async () => {
      if ((await this.textOf(part)) === undefined) return;
      await this.click(part);
      await poll(() => this.textOf(part), { timeout: 3000 }).toBeUndefined();
    }).toPass({ timeout: 60_000 });
  }

  /** Puts the pointer on it. Throws where the part is not there, or is drawn anew or moves while it is aimed at. */
  private async aimAt(part: string, attributes?: Record<string, string>, inside?: string): Promise<void> {
    const outer = await this.find(part, attributes);
    const node =
      inside && outer ? [...nodesIn(outer)].find((n) => attributesOf(n)['data-coatcheck'] === inside) : outer;
    if (!node) throw new Error(`The panel shows no ${inside ?? part}`);
    await this.session.send('DOM.scrollIntoViewIfNeeded', { nodeId: node.nodeId });
    const centre = async () => {
      const { content } = (await this.session.send('DOM.getBoxModel', { nodeId: node.nodeId })).model;
      return { x: ((content[0] ?? 0) + (content[4] ?? 0)) / 2, y: ((content[1] ?? 0) + (content[5] ?? 0)) / 2 };
    };
    // The panel follows the composer, which moves while a reply is laid out: aim when it stands still, as a person does.
    let aim = await centre();
    for (let still = 0; still < 3; ) {
      await this.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const now = await centre();
      still = now.x === aim.x && now.y === aim.y ? still + 1 : 0;
      aim = now;
    }
    await this.page.mouse.move(aim.x, aim.y);
    // What lowers protection counts once it was seen for half a second, as a person sees it.
    if ([node, ...(outer ? nodesOver(outer, node) : [])].some((one) => attributesOf(one)['data-lowers'] === ''))
      await this.page.waitForTimeout(SEEN_AFTER_MS);
    const under = await centre();
    if (under.x !== aim.x || under.y !== aim.y) throw new Error(`The panel's ${inside ?? part} moved away`);
  }

  async expectText(part: string, pattern: RegExp): Promise<void> {
    await poll(() => this.textOf(part)).toMatch(pattern);
  }
}
