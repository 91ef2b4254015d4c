// The main job on chat front ends that other people wrote, and on the demo.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { highlights, type Installed, install, Panel } from './harness.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { type ChatServer, startChatServer } from './server.ts';

let installed: Installed;
let server: ChatServer;

test.beforeAll(async () => {
  server = await startChatServer(new URL('.build', import.meta.url).pathname);
  installed = await install();
});

test.afterAll(async () => {
  await installed.close();
  await server.close();
});

interface Bed {
  readonly name: string;
  open(page: Page): Promise<void>;
  composer(page: Page): Locator;
  text(page: Page): Promise<string>;
  replies(page: Page): Promise<string>;
  /** What the other side got, all of it. */
  received(page: Page): Promise<string>;
}

const BEDS: readonly Bed[] = [
  {
    name: 'demo',
    open: async (page) => void (await page.goto(`chrome-extension://${installed.id}/demo.html`)),
    composer: (page) => page.locator('[data-demo-composer]'),
    text: (page) => page.locator('[data-demo-composer]').inputValue(),
    replies: async (page) => (await page.locator('[data-demo-role="assistant"]').allTextContents()).join('\n'),
    received: async (page) => (await page.locator('[data-demo-received]').allTextContents()).join('\n'),
  },
  {
    name: 'assistant-ui',
    open: async (page) => void (await page.goto(`${server.url}/assistant-ui/`)),
    composer: (page) => page.locator('textarea[name="input"]'),
    text: (page) => page.locator('textarea[name="input"]').inputValue(),
    replies: async (page) => (await page.locator('[data-role="assistant"]').allTextContents()).join('\n'),
    received: async () => server.bodies.join('\n'),
  },
  {
    name: 'deep-chat',
    open: async (page) => void (await page.goto(`${server.url}/deep-chat/`)),
    composer: (page) => page.locator('#text-input'),
    text: async (page) => (await page.locator('#text-input').textContent()) ?? '',
    replies: async (page) => (await page.locator('.ai-message-text').allTextContents()).join('\n'),
    received: async () => server.bodies.join('\n'),
  },
  {
    name: 'ProseMirror',
    open: async (page) => void (await page.goto(`${server.url}/prosemirror/`)),
    composer: (page) => page.locator('#prompt-textarea'),
    text: async (page) => (await page.locator('#prompt-textarea').textContent()) ?? '',
    replies: async (page) =>
      (await page.locator('[data-message-author-role="assistant"]').allTextContents()).join('\n'),
    received: async () => server.bodies.join('\n'),
  },
];

for (const bed of BEDS) {
  test(`${bed.name}: type, see, change, send, read, restore and back`, async () => {
    server.bodies.length = 0;
    const page = await installed.context.newPage();
    await bed.open(page);
    const panel = await Panel.of(page);
    await bed.composer(page).click();
    await page.keyboard.type(LETTER);

    // Seen: highlights and the count.
    await panel.expectText('badge', /\d+ will be replaced/);
    await expect.poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
    expect((await highlights(page))['coatcheck-risk-4']).toBeGreaterThan(2);

    // Changed: one click keeps the employer.
    await panel.click('badge');
    await panel.expectText('panel', /Halvorsen/);
    const employer = 'Halvorsen Logistics GmbH';
    await panel.click('span-row', { 'data-text': employer }, 'risk-toggle');
    await expect.poll(() => panel.textOf('sanitized-text')).toContain('Halvorsen');
    await page.keyboard.press('Escape');

    // Sent with Enter.
    await bed.composer(page).click();
    await page.keyboard.press('Enter');
    await expect.poll(() => bed.received(page), { timeout: 20_000 }).toContain('My name is');
    const received = await bed.received(page);
    for (const original of ORIGINALS.filter((o) => o !== 'Halvorsen')) expect(received).not.toContain(original);
    expect(received).toContain(employer);
    await expect.poll(() => bed.text(page)).toBe('');

    // Read: surrogates in prose and in a table; wait until the stream has ended.
    await expect.poll(async () => (await highlights(page))['coatcheck-reply'] ?? 0).toBeGreaterThan(5);
    let before = '';
    await expect
      .poll(
        async () => {
          const now = await bed.replies(page);
          const stable = now !== '' && now === before;
          before = now;
          return stable;
        },
        { intervals: [700] },
      )
      .toBe(true);
    for (const original of ['Annika', 'Tobias']) expect(before).not.toContain(original);

    // Restored by one click, and back by another.
    await panel.click('restore-toggle');
    await expect.poll(() => bed.replies(page)).toContain('Annika');
    const restored = await bed.replies(page);
    for (const original of ['Annika', 'Lindqvist', 'Tobias', 'DE89 3704 0044 0532 0130 00'])
      expect(restored).toContain(original);
    await panel.click('restore-toggle');
    await expect.poll(() => bed.replies(page)).toBe(before);
    await page.close();
  });
}
