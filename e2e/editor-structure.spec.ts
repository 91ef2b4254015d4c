// Lists, code blocks, mentions and attachments are still what they were after sanitizing, in the editor's own state.
import { expect, test } from '@playwright/test';
import { bedOutline, bedText, expectMarked, sentBodies, typeLines } from './bed-actions.ts';
import { bedsOf, EDITORS, withQuery } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142', 'Tobias', 'Castellanos', 'DE89 3704'];
const RICH_BEDS = EDITORS.map((bed) => withQuery(bed, 'rich'));
/** A line's kind, its length in words, and what is atomic in it. */
const shapeOf = (outline: readonly string[]) =>
  outline.map((line) => [
    line.split(' ')[0],
    line.match(/\[.*?\]/g),
    line.split('⏎').length,
    line.startsWith('file') ? line : '',
  ]);

const shared = browserAndServer();

for (const bed of RICH_BEDS) {
  test(`${bed.name}: what is not a word keeps its place`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${bed.path}`);
    await page.locator(bed.composer).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Thanks.');
    await expectMarked(page, 5);
    const before = await bedOutline(page);
    expect(before.join('\n')).toContain('Annika');
    await page.keyboard.press('Enter');
    await poll(() => shared.server.bodies.length).toBe(1);
    const [sent] = sentBodies(shared.server);
    expect(shapeOf(sent?.outline ?? [])).toEqual(shapeOf(before));
    for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
    await page.close();
  });

  test(`${bed.name}: a blocked send leaves everything as it was, and Undo goes on`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${bed.path}`);
    const panel = await Panel.of(page);
    await page.locator(bed.composer).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Thanks.');
    await expectMarked(page, 5);
    const before = await bedOutline(page);
    await page.locator(bed.send).evaluate((button) => button.setAttribute('disabled', ''));
    await page.keyboard.press('Enter');
    await panel.expectText('notice', /Nothing was sent.*still in the composer/);
    expect(await bedOutline(page)).toEqual(before);
    expect(shared.server.bodies).toEqual([]);
    // Back through our own steps to before the last words were typed.
    await poll(
      async () => {
        await page.keyboard.press('Control+z');
        return bedOutline(page);
      },
      { intervals: [30] },
    ).toEqual(before.map((line) => line.replace(' Thanks.', '')));
    await page.close();
  });
}

for (const bed of RICH_BEDS.filter(({ name }) => name !== 'CodeMirror')) {
  test(`${bed.name}: a mention of a person is replaced as a whole`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${bed.path}&mention=${encodeURIComponent('Tobias Castellanos')}`);
    await page.locator(bed.composer).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Thanks.');
    await expectMarked(page, 6);
    const before = await bedOutline(page);
    await page.keyboard.press('Enter');
    await poll(() => shared.server.bodies.length).toBe(1);
    for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
    const sent = sentBodies(shared.server)[0]?.outline ?? [];
    expect(sent[0]).toMatch(/^p Ask .+ about /);
    expect(shapeOf(sent.slice(1))).toEqual(shapeOf(before.slice(1)));
    await page.close();
  });
}

for (const bed of bedsOf('textarea', 'contenteditable')) {
  test(`${bed.name}: after a blocked send the browser's own Undo goes on`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${bed.path}`);
    const panel = await Panel.of(page);
    await typeLines(page, page.locator(bed.composer), [
      'My name is Annika Lindqvist,',
      '',
      'my phone is +1 503 555 0142.',
    ]);
    await expectMarked(page, 2);
    const before = await bedText(page);
    await page.locator(bed.send).evaluate((button) => button.setAttribute('disabled', ''));
    await page.keyboard.press('Enter');
    await panel.expectText('notice', /Nothing was sent.*still in the composer/);
    expect(await bedText(page)).toBe(before);
    const seen = new Set<string>();
    await poll(
      async () => {
        await page.keyboard.press('Control+z');
        const text = await bedText(page);
        seen.add(text);
        return text.trim();
      },
      { intervals: [30] },
    ).toBe('');
    // The person's own text was among the steps back.
    expect(seen).toContain(before);
    await page.close();
  });
}
