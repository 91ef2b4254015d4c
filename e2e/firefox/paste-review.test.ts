// Long texts in Firefox, pasted into the composer: shown before they land, pasted sanitized or as they are.
import type { Page } from 'puppeteer-core';
import { afterEach, expect, it } from 'vitest';
import { sentBodies } from '../bed-actions.ts';
import { type Bed, bedOf, bedsOf } from '../bed-table.ts';
import { paste } from './clipboard.ts';
import { browserAndServer } from './for-this-file.ts';
import { until } from './harness.ts';
import { says } from './page-text.ts';
import { PanelInFirefox } from './panel.ts';

const FILLER = 'The roof leaks, and nobody comes to mend it.\n'.repeat(60);
const LONG = `My name is Annika Lindqvist of Halvorsen Logistics GmbH, my phone is +1 503 555 0142.\n${FILLER}`;
const ORIGINALS = /Annika|Lindqvist|Halvorsen|555 0142/;

const shared = browserAndServer();
let page: Page;
afterEach(() => page.close());

async function open({ path, composer }: Bed): Promise<PanelInFirefox> {
  shared.server.bodies.length = 0;
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  await page.click(composer);
  const panel = new PanelInFirefox(shared.browser, page);
  await panel.expectText('badge', /^Coatcheck$/);
  return panel;
}

const textIn = ({ composer }: Bed) =>
  page.$eval(composer, (field) =>
    field instanceof HTMLTextAreaElement ? field.value : (field as HTMLElement).innerText,
  );

const lands = (bed: Bed, pattern: RegExp) =>
  until(`${pattern} in the composer`, async () => {
    const text = await textIn(bed);
    return pattern.test(text) ? text : undefined;
  });

it.each(bedsOf('textarea', 'ProseMirror', 'Lexical'))('$name: pasted sanitized, sent, and restored', async (bed) => {
  const panel = await open(bed);
  await paste(shared.browser, page, bed.composer, LONG);
  await panel.expectText('paste', /Before you paste.*\d+ people and values in it will be replaced/);
  expect(await textIn(bed)).not.toContain('roof');
  await panel.click('paste-sanitized');
  expect(await lands(bed, /nobody comes to mend it/)).not.toMatch(ORIGINALS);
  await panel.expectText('badge', /^Nothing to replace$/);
  await page.keyboard.press('Enter');
  await until('the request', async () => shared.server.bodies.length === 1);
  expect(sentBodies(shared.server)[0]?.text).toMatch(/^My name is .* Logistics GmbH, my phone is/);
  expect(shared.server.bodies.join()).not.toMatch(ORIGINALS);
  await says(page, bed.reply, /Best wishes to .+\.\s*$/);
  await panel.click('restore-toggle');
  await says(page, bed.reply, /Annika Lindqvist/);
});

it('Escape pastes the text as it is, which is replaced at the send', async () => {
  const bed = bedOf('ProseMirror');
  const panel = await open(bed);
  await paste(shared.browser, page, bed.composer, LONG);
  await panel.expectText('paste', /will be replaced/);
  await page.keyboard.press('Escape');
  await lands(bed, /Annika Lindqvist[\s\S]*nobody comes to mend it/);
  await panel.expectText('badge', /will be replaced$/);
  await page.keyboard.press('Enter');
  await until('the request', async () => shared.server.bodies.length === 1);
  expect(shared.server.bodies.join()).not.toMatch(ORIGINALS);
});

it('a text in which nothing would be replaced lands at once', async () => {
  const bed = bedOf('Lexical');
  const panel = await open(bed);
  await paste(shared.browser, page, bed.composer, FILLER);
  await lands(bed, /nobody comes to mend it/);
  expect(await panel.textOf('paste')).toBeUndefined();
});
