// What goes out of a page whose replies are restored: by keys, by dragging, on paper; and what must not get into an edit box.
import { expect, type Page, test } from '@playwright/test';
import { sentBodies } from './bed-actions.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { LETTER } from './letter.ts';
import { poll } from './poll.ts';
import { richReply, valuesIn } from './rich-reply.ts';

const shared = browserAndServer({ reply: richReply, permissions: ['clipboard-read', 'clipboard-write'] });
let page: Page;
let panel: Panel;

const ORIGINALS = valuesIn(LETTER);
const composer = () => page.locator('form textarea');
const reply = () => page.locator('article[data-role="assistant"] > div').last();
const own = () => page.locator('article[data-role="user"] > div').last();
/** What the page was sent, and has in its reply. */
let received = '';

test.beforeAll(async () => {
  page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/markdown/`);
  panel = await Panel.of(page);
  await composer().click();
  await page.keyboard.insertText(LETTER);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
  await page.keyboard.press('Enter');
  await expect(reply()).toContainText(/Greetings to .*!/);
  received = sentBodies(shared.server)[0]?.text ?? '';
  await panel.click('restore-toggle');
  await expect(reply()).toContainText(ORIGINALS.name);
});

/** Chromium fetches a type only when it is asked for, and refuses what was written anew since: then it is read again. */
const clipboard = () =>
  page.evaluate(async () => {
    const read = async () => {
      const [item] = await navigator.clipboard.read();
      const as = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
      return { text: await as('text/plain'), html: await as('text/html') };
    };
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      }
    }
  });

test('a copied link has the original in its text, and the surrogate in its address', async () => {
  const surrogate = valuesIn(received).name;
  const link = reply().locator('a[href^="https"]');
  await expect(link).toHaveText(ORIGINALS.name);
  expect(await link.getAttribute('href')).toContain(encodeURIComponent(surrogate));
  await link.selectText();
  await page.keyboard.press('Control+C');
  const { text, html } = await clipboard();
  expect(text).toBe(ORIGINALS.name);
  expect(html).toContain(ORIGINALS.name);
  expect(html).toContain(`name=${encodeURIComponent(surrogate)}`);
  expect(html).not.toContain(encodeURIComponent(ORIGINALS.name));
});

test('a formula copied as it stands twice in the page', async () => {
  const texts = await reply().locator('.katex annotation, .katex-html .text').allTextContents();
  expect(texts.join(' ')).toContain(`\\text{${ORIGINALS.first}}`);
  expect(texts.filter((text) => text === ORIGINALS.first)).toHaveLength(1);
});

test('what a site puts on the clipboard in its own listener is restored', async () => {
  await page.evaluate(
    (text) => {
      document.addEventListener(
        'copy',
        (event) => {
          event.clipboardData?.setData('text/plain', text);
          event.preventDefault();
        },
        { once: true },
      );
    },
    `from the site: ${valuesIn(received).account}`,
  );
  await reply().locator('h1').selectText();
  await page.keyboard.press('Control+C');
  expect((await clipboard()).text).toBe(`from the site: ${ORIGINALS.account}`);
});

const copyByButton = () => page.locator('article[data-role="assistant"] [data-copy]').last().click();

test('the site’s own copy button gives originals, as text and as markup', async () => {
  await copyByButton();
  await poll(async () => (await clipboard()).text).toContain(ORIGINALS.account);
  const { text } = await clipboard();
  // Addresses keep their surrogates.
  const outside = text.replace(/\]\([^)]*\)/g, ']');
  for (const value of Object.values(valuesIn(received))) expect(outside).not.toContain(value);

  const markup = `<p><code>${valuesIn(received).account}</code></p>`;
  await reply().evaluate((element, html) => {
    element.addEventListener(
      'click',
      () => {
        const blob = (content: string, type: string) => new Blob([content], { type });
        const parts = { 'text/plain': blob('rich', 'text/plain'), 'text/html': blob(html, 'text/html') };
        void navigator.clipboard.write([new ClipboardItem(parts)]);
      },
      { once: true },
    );
  }, markup);
  await reply().locator('h1').click();
  await poll(async () => (await clipboard()).text).toBe('rich');
  expect((await clipboard()).html).toContain(ORIGINALS.account);
});

test('a page cannot ask for originals with a copy event of its own', async () => {
  const { name } = valuesIn(received);
  const answer = await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    event.preventDefault();
    document.body.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  }, name);
  expect(answer).toBe(name);
});

test('dragging a link hands over the address that the page has', async () => {
  await page.evaluate(() => {
    const field = document.createElement('div');
    field.id = 'drop';
    field.style.cssText = 'position: fixed; top: 0; left: 0; width: 300px; height: 60px; background: #ccc;';
    field.addEventListener('dragover', (event) => event.preventDefault());
    field.addEventListener('drop', (event) => {
      event.preventDefault();
      const { dataTransfer } = event;
      field.textContent = ['text/plain', 'text/uri-list'].map((type) => dataTransfer?.getData(type)).join(' | ');
    });
    document.body.append(field);
    document.getSelection()?.empty();
  });
  await reply().locator('a[href^="https"]').dragTo(page.locator('#drop'));
  await expect(page.locator('#drop')).toContainText(encodeURIComponent(valuesIn(received).name));
  await expect(page.locator('#drop')).not.toContainText(encodeURIComponent(ORIGINALS.name));
  await page.locator('#drop').evaluate((element) => element.remove());
});

test('on paper stands what is shown, without the panel', async () => {
  await page.emulateMedia({ media: 'print' });
  await expect(reply()).toContainText(ORIGINALS.account);
  await expect(page.locator('coatcheck-panel')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.locator('coatcheck-panel')).toBeVisible();
  await expect(reply()).toContainText(ORIGINALS.account);
});

test('the own message shows what was typed, marked as such', async () => {
  await expect(own()).toHaveText(LETTER);
  await own().scrollIntoViewIfNeeded();
  await poll(async () => (await highlights(page))['coatcheck-own'] ?? 0).toBeGreaterThan(5);
});

test('the edit box of an earlier message holds what was sent', async () => {
  await page.locator('[data-edit]').click();
  expect(await page.locator('[data-edit-box]').inputValue()).toBe(received);
});

test('a reply that becomes its own edit box holds surrogates again', async () => {
  await expect(reply()).toContainText(ORIGINALS.name);
  await reply().evaluate((element) => element.setAttribute('contenteditable', 'true'));
  await expect(reply()).toContainText(valuesIn(received).account);
  await expect(reply()).not.toContainText(ORIGINALS.first);
  await reply().evaluate((element) => element.setAttribute('contenteditable', 'false'));
  await expect(reply()).toContainText(ORIGINALS.name);
});

test('surrogates are copied where surrogates are shown', async () => {
  await panel.click('restore-toggle');
  await expect(reply()).toContainText(valuesIn(received).account);
  await reply().selectText();
  await page.keyboard.press('Control+C');
  const { text, html } = await clipboard();
  await copyByButton();
  await poll(async () => (await clipboard()).text).toContain(valuesIn(received).account);
  expect((await clipboard()).text).not.toContain(ORIGINALS.account);
  for (const original of [ORIGINALS.first, ORIGINALS.account]) {
    expect(text).not.toContain(original);
    expect(html).not.toContain(original);
  }
});
