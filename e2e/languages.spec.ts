// The five languages: one is chosen in the options, and the popup, the panel in a site and what it says follow.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';

const shared = browserAndServer({ isOwn: true });
const PROMPT = 'My name is Annika Lindqvist, phone +1 503 555 0142.';

/** The browser does not tell what its menu says: what it is told is written down. */
const MENU = `globalThis.menuSays = {};
  const update = chrome.contextMenus.update.bind(chrome.contextMenus);
  chrome.contextMenus.update = (id, change) => { menuSays[id] = change.title; return update(id, change); };`;
const menuSays = (id: string) =>
  shared.installed.worker.evaluate(
    (at) => (globalThis as unknown as { menuSays: Record<string, string> }).menuSays[at],
    id,
  );

const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

test('the popup, the panel and the notice speak the language that is chosen in the options', async () => {
  const { context, id } = shared.installed;
  const chat = await context.newPage();
  await chat.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(chat);
  await chat.locator('textarea[name="input"]').fill(PROMPT);
  await panel.expectText('badge', /^\d will be replaced$/);
  const popup = await openPopup(shared.installed, chat);
  await expect(part(popup, 'original-text')).toHaveAttribute('aria-label', 'Original text');

  const options = await context.newPage();
  await options.goto(`chrome-extension://${id}/options.html`);
  await expect(options.locator('h1')).toHaveText('Coatcheck options');

  await shared.installed.worker.evaluate(MENU);
  await part(options, 'language').selectOption('de');
  await expect(options.locator('h1')).toHaveText('Coatcheck-Einstellungen');
  await expect(options).toHaveTitle('Coatcheck-Einstellungen');
  await expect(options.locator('html')).toHaveAttribute('lang', 'de');
  await expect(part(options, 'profile').locator('option').first()).toHaveText('Ausgewogen');
  await expect(part(popup, 'original-text')).toHaveAttribute('aria-label', 'Originaltext');
  await expect(part(popup, 'risk-toggle').first()).toHaveAttribute('aria-label', /Ändern zu: /);
  await expect(part(popup, 'guarantee').locator('summary')).toHaveText(
    /^\d Ersetzungen: .*(?:den nur dieser Browser hat|in deinem Tresor bleiben)/,
  );
  await panel.expectText('badge', /^\d werden ersetzt$/);

  await poll(() => menuSays('sanitize-selection')).toBe('Auswahl bereinigen');
  await poll(() => menuSays('open-private-composer')).toBe('Das private Eingabefeld öffnen');

  await part(options, 'language').selectOption('zh-CN');
  await expect(options.locator('h1')).toHaveText('Coatcheck 选项');
  await expect(options.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(part(popup, 'original-text')).toHaveAttribute('aria-label', '原文');
  await panel.expectText('badge', /^将替换 \d 项$/);
  await panel.click('badge');
  await panel.expectText('panel', /发送之前.*网站收到的.*你写的/s);
  await panel.expectText('audit-summary', /未能恢复/);
  await panel.click('send');
  await panel.expectText('notice', /替换了 \d 个值/);
  expect(shared.server.bodies.join()).not.toContain('Annika');

  await part(options, 'language').selectOption('');
  await expect(options.locator('h1')).toHaveText('Coatcheck options');
  await panel.expectText('badge', /^(Sent|Coatcheck)$/);
  for (const page of [popup, options, chat]) await page.close();
});

test('without a choice, a page is in the language of the browser', async () => {
  const { context, id } = shared.installed;
  const welcome = await context.newPage();
  // What a browser for Austria says; the one of these tests comes without its texts.
  await welcome.addInitScript(() => {
    const { i18n } = (globalThis as unknown as { chrome: { i18n: { getUILanguage(): string } } }).chrome;
    i18n.getUILanguage = () => 'de-AT';
  });
  await welcome.goto(`chrome-extension://${id}/welcome.html`);
  await expect(welcome.locator('h1')).toHaveText('Gib deine Namen an der Garderobe ab');
  await expect(welcome).toHaveTitle('Willkommen bei Coatcheck');
  await expect(welcome.locator('html')).toHaveAttribute('lang', 'de');
  await welcome.close();
});
