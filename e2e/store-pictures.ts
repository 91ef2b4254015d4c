// Takes the pictures that the stores ask for, from the built extension.  npm run build && npm run store-pictures
import { mkdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { changeSettings, type Installed, install, Panel } from './harness.ts';
import { highlights } from './highlights.ts';

const FOLDER = 'docs/store';
/** What both stores take. */
const SCREEN = { width: 1280, height: 800 };
const TILES = [
  { name: 'tile-small', width: 440, height: 280, icon: 72, title: 40, line: 19 },
  { name: 'tile-marquee', width: 1400, height: 560, icon: 160, title: 96, line: 40 },
] as const;
/** The profile that a person has first. */
const AS_INSTALLED = { profile: 'balanced' };
const LINE = 'Check your names at the door of an AI chat, get them back with the reply.';

async function prompted({ context, id }: Installed): Promise<{ page: Page; panel: Panel }> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/demo.html`);
  const panel = await Panel.of(page);
  await page.click('[data-demo-example]');
  await panel.expectText('badge', /\d+ will be replaced/);
  return { page, panel };
}

async function restoredReply(page: Page, panel: Panel): Promise<void> {
  await page.focus('[data-demo-composer]');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await highlights(page))['coatcheck-reply'] ?? 0, { timeout: 20_000 })
    .toBeGreaterThan(10);
  await expect(page.locator('[data-demo-streaming]')).toHaveCount(0, { timeout: 20_000 });
  await panel.click('restore-toggle');
  await expect.poll(() => panel.textOf('notice'), { timeout: 15_000 }).toBeUndefined();
}

async function screenshots(): Promise<void> {
  const name = (n: number) => `${FOLDER}/screenshot-${n}.png`;
  const light = await install({ size: SCREEN });
  await changeSettings(light, AS_INSTALLED);
  const { page, panel } = await prompted(light);
  await page.screenshot({ path: name(1) });
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /→/);
  await page.screenshot({ path: name(2) });
  await page.keyboard.press('Escape');
  await panel.click('badge');
  await panel.expectText('audit-summary', /recovered/);
  await page.screenshot({ path: name(3) });
  await page.keyboard.press('Escape');
  await restoredReply(page, panel);
  await page.screenshot({ path: name(4) });
  await light.close();

  const dark = await install({ size: SCREEN, scheme: 'dark' });
  await changeSettings(dark, AS_INSTALLED);
  const options = await dark.context.newPage();
  await options.goto(`chrome-extension://${dark.id}/options.html`);
  await expect(options.getByText(/^(Reading|Asking) the .*…$/)).toHaveCount(0);
  await options.screenshot({ path: name(5) });
  await dark.close();
}

function tile({ icon, title, line }: (typeof TILES)[number]): string {
  const picture = readFileSync('public/icon/128.png').toString('base64');
  return `<body style="margin: 0; height: 100vh; display: grid; place-content: center; justify-items: center; gap: ${line / 2}px;
    padding: 0 8vw; box-sizing: border-box; text-align: center; background: #0b5a6b; color: #fff; font-family: system-ui, sans-serif">
    <img width="${icon}" height="${icon}" src="data:image/png;base64,${picture}">
    <b style="font-size: ${title}px; line-height: 1.1">Coatcheck</b>
    <span style="font-size: ${line}px; line-height: 1.35; text-wrap: balance">${LINE}</span></body>`;
}

async function tiles(): Promise<void> {
  const { context, close } = await install();
  const page = await context.newPage();
  for (const one of TILES) {
    await page.setViewportSize({ width: one.width, height: one.height });
    await page.setContent(tile(one));
    await page.screenshot({ path: `${FOLDER}/${one.name}.png` });
  }
  await close();
}

mkdirSync(FOLDER, { recursive: true });
await screenshots();
await tiles();
