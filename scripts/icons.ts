// Draws the PNG icons from the SVG with the browser that is there anyway.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { requireBrowser } from './browsers.ts';

const SIZES = [16, 32, 48, 96, 128];
const TOOLBAR_SIZES = [16, 32, 48];
const svg = readFileSync('public/icon/coatcheck.svg', 'utf8');
const browser = await chromium.launch({
  executablePath: requireBrowser('chromium'),
  chromiumSandbox: false,
});

async function draw(size: number, name: string, style = ''): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const box = `svg{display:block;width:${size}px;height:${size}px;${style}}`;
  await page.setContent(`<style>html,body{margin:0}${box}</style>${svg}`);
  await page.screenshot({ path: `public/icon/${name}.png`, omitBackground: true });
  await page.close();
}

for (const size of SIZES) await draw(size, String(size));
// The toolbar button in tabs where Coatcheck does not run (lib/page/site/toolbar-button.ts).
for (const size of TOOLBAR_SIZES) await draw(size, `off-${size}`, 'filter:grayscale(1) opacity(.55)');
await browser.close();
