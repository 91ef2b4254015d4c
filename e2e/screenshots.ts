// Takes pictures of the real extension in light and dark: the README's, and with `all` every screen into e2e/.screens, to be looked at.
// npm run build && npm run screenshots -- all --languages en,de --widths 320,1280 --scales 1 --groups hints,locked
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect } from '@playwright/test';
import { isLanguageTag, LANGUAGE_TAGS, type LanguageTag } from '../lib/language/language-tags.ts';
import { buildAll } from './built.ts';
import type { Shared } from './for-this-file.ts';
import { changeSettings, extensionAllowedOn, type Installed, install, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { type OwnModelServer, startOwnModelServer } from './own-model-server.ts';
import { poll } from './poll.ts';
import { privateFramesFollow } from './private-colours.ts';
import { type Take, takeHints, takeLocked } from './rare-screens.ts';
import {
  automaticNow,
  blockedSend,
  openBesideChat,
  openForgetDialog,
  openReview,
  openWordCard,
  ownPage,
  part,
  privateComposer,
  privateView,
  promptedChat,
  repliesBeside,
  reviewHint,
  send,
  siteOff,
  stoppedRequest,
} from './screens.ts';
import { startChatServer } from './server.ts';

const SIZE = { width: 960, height: 720 };
const SCHEMES = ['light', 'dark'] as const;

async function readmePictures(scheme: (typeof SCHEMES)[number]): Promise<void> {
  const folder = 'docs/screenshots';
  mkdirSync(folder, { recursive: true });
  const name = (picture: string) => `${folder}/${picture}${scheme === 'dark' ? '-dark' : ''}.png`;
  const installed = await install({ size: SIZE, scheme });
  // As it is installed: who is replaced, and what is asked is kept.
  await changeSettings(installed, { mode: 'automatic', profile: 'balanced' });
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/demo.html`);
  const panel = await Panel.of(page);
  await page.click('[data-demo-example]');
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /→/);
  await page.screenshot({ path: name('card') });
  await page.keyboard.press('Escape');
  await openReview({ page, panel });
  await page.screenshot({ path: name('panel') });
  await panel.click('audit-summary');
  await page.screenshot({ path: name('audit') });
  const popup = await openBesideChat({ installed }, { page, panel }, 'popup');
  await popup.setViewportSize({ width: 400, height: 640 });
  await popup.screenshot({ path: name('popup') });
  await popup.close();

  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.focus('[data-demo-composer]');
  await page.keyboard.press('Enter');
  await poll(async () => (await highlights(page))['coatcheck-reply'] ?? 0, { timeout: 20_000 }).toBeGreaterThan(10);
  await expect(page.locator('[data-demo-streaming]')).toHaveCount(0, { timeout: 20_000 });
  const replies = await repliesBeside({ installed }, { page, panel });
  await replies.setViewportSize({ width: 400, height: 640 });
  await replies.screenshot({ path: name('side-panel') });
  await replies.close();
  await page.bringToFront();
  await panel.click('restore-toggle');
  // The notice of the send is in front of the reply until it goes.
  await poll(() => panel.textOf('notice'), { timeout: 15_000 }).toBeUndefined();
  await page.screenshot({ path: name('restored') });
  await installed.close();
}

/** One screen in both schemes, at one scale. */
const taker =
  (folder: string, scale: number): Take =>
  async (page, picture, options = { fullPage: false }) => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // The panel looks at the page's theme twice a second.
      await page.waitForFunction(
        (scheme) =>
          [...document.querySelectorAll('coatcheck-panel')]
            // A hidden panel, as under the private composer, does not follow the theme.
            .filter((host) => getComputedStyle(host).display !== 'none')
            .every((host) => (host.getAttribute('data-coatcheck-scheme') ?? scheme) === scheme),
        colorScheme,
      );
      await privateFramesFollow(page, colorScheme);
      await page.screenshot({ path: `${folder}/${picture}-${colorScheme}@${scale}x.png`, ...options });
    }
  };

async function ownPages(shared: Shared, take: Take): Promise<void> {
  for (const name of ['welcome', 'demo', 'elsewhere', 'options', 'popup', 'sidepanel', 'model-chat']) {
    const page = await ownPage(shared, name);
    if (name === 'popup' || name === 'sidepanel') await page.setViewportSize({ width: 400, height: 480 });
    await take(page, name, { fullPage: true });
    await page.close();
  }
  const asked = await openForgetDialog(shared);
  await take(asked, 'forget-asked');
  await asked.close();
}

async function besideChat(shared: Shared, take: Take): Promise<void> {
  const chat = await promptedChat(shared);
  const { page, panel } = chat;
  await panel.expectText('badge', /\d/);
  await take(page, 'badge');
  await openWordCard(chat);
  await take(page, 'word-card');
  await page.keyboard.press('Escape');
  await openReview(chat);
  await take(page, 'review');
  await panel.click('audit-summary');
  await take(page, 'review-audit');
  for (const [kind, width] of [
    ['popup', 400],
    ['popup', 320],
    ['sidepanel', 360],
  ] as const) {
    const shown = await openBesideChat(shared, chat, kind);
    await shown.setViewportSize({ width, height: 640 });
    await part(shown, 'span-row').first().locator('[aria-expanded]').click();
    await take(shown, `${kind}-prompt-${width}`, { fullPage: true });
    await shown.close();
  }
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await send(chat);
  await take(page, 'notice-sent');
  const replies = await repliesBeside(shared, chat);
  await replies.setViewportSize({ width: 360, height: 640 });
  await take(replies, 'sidepanel-replies-360', { fullPage: true });
  await replies.close();
  await privateView(shared, page);
  await take(page, 'private-view');
  await page.close();
}

async function modes(shared: Shared, take: Take): Promise<void> {
  const chat = await reviewHint(shared);
  await take(chat.page, 'review-hint');
  await automaticNow(chat);
  await take(chat.page, 'automatic-now');
  await chat.page.close();
  const off = await siteOff(shared);
  await take(off, 'site-off');
  await off.close();
  await changeSettings(shared.installed, { disabledOrigins: [] });
}

async function privateAndStopped(shared: Shared, take: Take): Promise<void> {
  const chat = await promptedChat(shared);
  const frame = await privateComposer(shared, chat.page);
  await expect(part(frame, 'badge')).toHaveText(/\d/);
  await take(chat.page, 'private-composer');
  await part(frame, 'badge').click();
  await part(frame, 'audit').locator('summary').waitFor();
  await take(chat.page, 'private-composer-review');
  await chat.page.close();
  const stopped = await stoppedRequest(shared);
  await take(stopped.page, 'notice-stopped');
  await stopped.page.close();
  const blocked = await promptedChat(shared);
  await blockedSend(shared, blocked, () => take(blocked.page, 'notice-blocked'));
}

async function chooseLanguage({ context, id }: Installed, language: LanguageTag): Promise<void> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  await page.evaluate(`chrome.runtime.sendMessage(${JSON.stringify({ target: 'coatcheck-kept', set: { language } })})`);
  await page.close();
}

interface Rendering {
  readonly language: LanguageTag;
  readonly width: number;
  readonly scale: number;
}

interface Servers extends Shared {
  readonly modelServer: OwnModelServer;
}

const GROUPS: Readonly<Record<string, (shared: Servers, take: Take) => Promise<void>>> = {
  own: ownPages,
  chat: besideChat,
  modes,
  private: privateAndStopped,
  hints: ({ installed, modelServer }, take) => takeHints({ installed, server: modelServer }, take),
  locked: ({ installed }, take) => takeLocked(installed, take),
};

async function everyScreen(
  { language, width, scale }: Rendering,
  groups: readonly string[],
  shared: Servers,
): Promise<void> {
  await chooseLanguage(shared.installed, language);
  const take = taker(`e2e/.screens/${language}-${width}`, scale);
  for (const [group, takeGroup] of Object.entries(GROUPS)) if (groups.includes(group)) await takeGroup(shared, take);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en' },
    widths: { type: 'string', default: String(SIZE.width) },
    /** Device pixels per CSS pixel. */
    scales: { type: 'string', default: '1,2' },
    /** Names of groups of screens, in any order. */
    groups: { type: 'string', default: Object.keys(GROUPS).join(',') },
  },
});

if (positionals.includes('all')) {
  const languages = values.languages === 'all' ? LANGUAGE_TAGS : values.languages.split(',').filter(isLanguageTag);
  buildAll();
  const server = await startChatServer();
  const modelServer = await startOwnModelServer('models/restore-en');
  // Nobody can answer the browser's question about the model server.
  const extension = extensionAllowedOn('http://127.0.0.1/*');
  for (const scale of values.scales.split(',').map(Number)) {
    for (const width of values.widths.split(',').map(Number)) {
      const installed = await install({ extension, size: { ...SIZE, width }, scale });
      for (const language of languages)
        await everyScreen({ language, width, scale }, values.groups.split(','), { installed, server, modelServer });
      await installed.close();
    }
  }
  await server.close();
  await modelServer.close();
} else for (const scheme of SCHEMES) await readmePictures(scheme);
