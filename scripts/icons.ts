// Draws the PNG icons from the SVG with the browser that is there anyway.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { requireBrowser } from './browsers.ts';

const SIZES = [16, 32, 48, 96, 128];
const svg = readFileSync('public/icon/coatcheck.svg', 'utf8');
const browser = await chromium.launch({
  executablePath: requireBrowser('chromium'),
  chromiumSandbox: false,
});
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: `public/icon/${size}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
