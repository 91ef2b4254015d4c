// npm run walk-through
// Half a minute of the real extension on the demo chat, as an animated WebP for the README: type, marks, card, review, send, reply, restored.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type AnimationFrame, animatedWebp } from './animated-webp.ts';
import { buildExtension } from './built.ts';
import { install, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';

const SIZE = { width: 800, height: 600 };
const FILE = 'docs/walk-through.webp';
const MAX_BYTES = 3_000_000;
const QUALITY = 0.82;
const TEXT =
  'Please write a letter to my landlord. My name is Annika Lindqvist. My landlord is Thomas Whitfield. Ask Thomas to take the rent from DE89 3704 0044 0532 0130 00.';

buildExtension();
const installed = await install({ size: SIZE, mode: 'as installed' });
const page = await installed.context.newPage();
const studio = await installed.context.newPage();
await page.goto(`chrome-extension://${installed.id}/demo.html`);
await page.bringToFront();
const panel = await Panel.of(page);
const frames: AnimationFrame[] = [];

/** The browser compresses a screenshot; in a page of its own, which is never in the picture. */
async function compressed(png: Buffer): Promise<Uint8Array> {
  const base64 = await studio.evaluate(
    async ({ source, quality }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(base64, 'base64');
}

async function take(shownMs: number): Promise<void> {
  frames.push({ picture: await compressed(await page.screenshot({ caret: 'initial' })), shownMs });
}

async function typeWords(on: Page): Promise<void> {
  await on.locator('[data-demo-composer]').click();
  const words = TEXT.match(/\S+\s*/g) ?? [];
  for (const [at, word] of words.entries()) {
    await on.keyboard.insertText(word);
    if (at % 2 === 1) await take(320);
  }
}

await take(1500);
await typeWords(page);
await panel.expectText('badge', /\d+ will be replaced/);
await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
await take(2200);
await page.keyboard.press('Alt+Shift+KeyW');
await panel.expectText('word-card', /→/);
await take(3500);
await page.keyboard.press('Escape');
await take(500);
await page.keyboard.press('Enter');
await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain('Annika');
await panel.expectText('audit-summary', /\d/);
await take(5500);
await page.keyboard.press('Enter');
await poll(() => panel.textOf('panel')).toBe(undefined);
await page.locator('[data-demo-role="assistant"]').waitFor();
await take(900);
await expect(page.locator('[data-demo-streaming]')).toHaveCount(0);
await poll(() => panel.textOf('notice'), { timeout: 20_000 }).toBe(undefined);
await take(3500);
await panel.click('restore-toggle');
await expect(page.locator('[data-demo-role="assistant"]')).toContainText('Annika');
await take(5000);

const file = animatedWebp(frames, SIZE);
if (file.length > MAX_BYTES) throw new Error(`${FILE} is too large: ${file.length} bytes.`);
mkdirSync('docs', { recursive: true });
writeFileSync(FILE, file);
// In the order of the story, to be looked at.
mkdirSync('e2e/.screens/walk-through', { recursive: true });
for (const [at, { picture }] of frames.entries())
  writeFileSync(`e2e/.screens/walk-through/${String(at).padStart(2, '0')}.webp`, picture);
const seconds = frames.reduce((sum, { shownMs }) => sum + shownMs, 0) / 1000;
process.stdout.write(
  `${FILE}: ${frames.length} frames, ${seconds.toFixed(1)} s, ${(file.length / 1024).toFixed(0)} kB\n`,
);
await installed.close();
