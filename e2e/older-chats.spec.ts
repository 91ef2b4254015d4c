// A person opens an older chat while a new one has no id yet: the two stay two, and the new one is known again under its name.
import { expect, type Page, test } from '@playwright/test';
import { chatgpt } from '../lib/sites/chatgpt.ts';
import { fixtureExpectationsByGeneration } from '../lib/sites/site-adapter-of.ts';
import { askEngine } from './ask-engine.ts';
import { browserOnly, closeOpened } from './for-this-file.ts';
import { forgetEverything, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { bundleBehaviour, openStructure } from './sites/structures.ts';

const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
const NEXT = 'My name is Sigrid Haraldsen, IBAN DE89 3704 0044 0532 0130 00.';
const OLD = '/c/0a1b2c3d-0000-4000-8000-00000000000a';
const NEW = '/c/0a1b2c3d-0000-4000-8000-00000000000b';

const shared = browserOnly();
let script: string;
test.beforeAll(async () => {
  script = await bundleBehaviour();
});
test.afterEach(async () => {
  await closeOpened(shared);
  await forgetEverything(shared.installed);
});

const x = (page: Page, name: string) => page.locator(`[data-x="${name}"]`);

/** The entries of the list of chats change the address and show the messages of the chat, as single-page sites do. */
function withList(html: string, entry: (address: string, name: string) => string): string {
  const list = `<nav style="position:fixed;top:0;right:0">${entry(OLD, 'old')}${entry(NEW, 'new')}</nav>
    <script>
      addEventListener('click', (event) => {
        const to = event.target.closest?.('[data-to]')?.dataset.to;
        if (!to) return;
        event.preventDefault();
        const log = document.querySelector('[data-x="log"]');
        window.chats = { ...window.chats, [window.shown ?? '${NEW}']: [...log.children] };
        window.shown = to;
        history.pushState(null, '', to);
        log.replaceChildren(...(window.chats[to] ?? []));
      });
    </script>`;
  return html.replace('<main>', () => `${list}<main>`);
}

const LINK = (to: string, name: string) => `<a href="${to}" data-to="${to}" id="${name}">${name}</a>`;
const BUTTON = (to: string, name: string) => `<div role="listitem" data-to="${to}" id="${name}">${name} chat</div>`;

async function open(entry: (address: string, name: string) => string) {
  const expectation = fixtureExpectationsByGeneration(chatgpt)[0];
  if (!expectation) throw new Error('There is no structure.');
  const at = { ...expectation, address: 'https://chatgpt.com/' };
  const opened = await openStructure(shared.installed.context, at, script, (html) => withList(html, entry));
  return { ...opened, panel: await Panel.of(opened.page) };
}

async function send(page: Page, text: string): Promise<void> {
  await x(page, 'composer').click();
  await page.keyboard.insertText(text);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await poll(() => x(page, 'text').last().textContent()).toContain('Best wishes to');
}

/** The end of the id that each conversation has in the vault; "" where it has none. */
async function names(): Promise<string[]> {
  const { conversations } = await askEngine(shared.installed, 'exportLedger', {});
  return conversations.map(({ conversation }) => /-00000000000([ab])\b/.exec(conversation)?.[1] ?? '').sort();
}

for (const [kind, entry] of [
  ['link', LINK],
  ['button', BUTTON],
] as const) {
  test(`an older chat that is opened by a ${kind} does not take in the new one, whose reply is restored later`, async () => {
    const { page, panel } = await open(entry);
    await send(page, PROMPT);
    await page.locator('#old').click();
    await expect(page).toHaveURL(new RegExp(OLD));
    await send(page, NEXT);
    await poll(names).toEqual(['', 'a']);

    await page.locator('#new').click();
    await expect(page).toHaveURL(new RegExp(NEW));
    await panel.expectText('restore-toggle', /\d/);
    await panel.click('restore-toggle');
    await expect(x(page, 'text').last()).toContainText('Annika');
    await poll(names).toEqual(['a', 'b']);
  });
}

test('a site that names the new chat just after something else was pressed keeps it', async () => {
  const { page, panel } = await open((_, name) => `<button type="button" id="${name}">Hide the list</button>`);
  await send(page, PROMPT);
  await page.locator('#old').click();
  await page.evaluate((to) => history.replaceState(null, '', to), NEW);
  await poll(names).toEqual(['b']);
  await panel.expectText('restore-toggle', /\d/);
  await panel.click('restore-toggle');
  await expect(x(page, 'text').last()).toContainText('Annika');
});
