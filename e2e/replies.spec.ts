// Replies of renderers that other people wrote: restored while they stream, copied with the originals, and back to the letter.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Bed, bedOf, withQuery } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { LETTER } from './letter.ts';
import { poll } from './poll.ts';
import { richReply, valuesIn } from './rich-reply.ts';

const shared = browserAndServer({ reply: richReply, permissions: ['clipboard-read', 'clipboard-write'] });

const markdown = bedOf('markdown');
const BEDS: readonly Bed[] = [
  { ...markdown, name: 'marked, highlight.js and KaTeX' },
  { ...withQuery(markdown, 'replies=3'), name: 'three replies at once' },
  { ...withQuery(markdown, 'way=readback'), name: 'a page that reads its text back' },
  { ...bedOf('assistant-ui'), name: 'react-markdown in assistant-ui' },
  bedOf('deep-chat'),
];

const ORIGINALS = valuesIn(LETTER);
/** A name in an address is escaped, and stays what it is: `%20` and a name make one word. */
const withoutAddress = (text: string) => text.replace(/\?name=[^)\s]*/g, '');
const textsOf = async (replies: Locator) => (await replies.allTextContents()).map(withoutAddress);
const received = () => String(JSON.parse(shared.server.bodies.at(-1) ?? '{}').text ?? '');

async function send(page: Page, bed: Bed, text: string): Promise<void> {
  const before = shared.server.bodies.length;
  await page.locator(bed.composer).click();
  await page.keyboard.insertText(text);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBeGreaterThan(before);
}

async function ended(page: Page, bed: Bed): Promise<void> {
  await poll(async () =>
    (await textsOf(page.locator(bed.reply))).every((text) => /Greetings to .*!\s*$/s.test(text)),
  ).toBe(true);
}

/** A third of a second. A busy machine restores later, but it also draws fewer frames. */
const UNNOTICED_FRAMES = 18;

/** For how long, from now on, surrogates stand in a reply while originals are to be shown: each with the most frames in a row. */
async function watchFrames(page: Page, bed: Bed, surrogates: readonly string[]): Promise<void> {
  await page.evaluate(
    ([selector, ...words]) => {
      const frames = new Map<string, number>();
      const longest: Record<string, number> = {};
      Object.assign(window, { longestSeen: longest });
      const roots = [document, ...Array.from(document.querySelectorAll('*'), (element) => element.shadowRoot)];
      const look = () => {
        const replies = roots.flatMap((root) => [...(root?.querySelectorAll(selector ?? '') ?? [])]);
        const text = replies.map((reply) => reply.textContent).join('\n');
        const shown = text.replace(/\?name=[^)\s]*/g, '');
        for (const word of words) {
          frames.set(word, shown.includes(word) ? (frames.get(word) ?? 0) + 1 : 0);
          longest[word] = Math.max(longest[word] ?? 0, frames.get(word) ?? 0);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [bed.reply, ...surrogates],
  );
}

const noticedSurrogates = (page: Page) =>
  page.evaluate((least) => {
    const { longestSeen } = window as unknown as { longestSeen: Record<string, number> };
    return Object.entries(longestSeen).filter(([, frames]) => frames > least);
  }, UNNOTICED_FRAMES);

/** Letters and digits only: what markdown leaves of a text, whatever it makes of the signs. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

for (const bed of BEDS) {
  test(`${bed.name}: restored while streaming, copied, and back`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${bed.path}`);
    const panel = await Panel.of(page);
    await send(page, bed, LETTER);
    await ended(page, bed);
    const surrogates = valuesIn(received());
    for (const name of ['first', 'last', 'landlord', 'account', 'phone'] as const)
      expect(surrogates[name], name).not.toBe(ORIGINALS[name]);
    const before = await textsOf(page.locator(bed.reply));

    await panel.click('restore-toggle');
    await poll(async () => (await textsOf(page.locator(bed.reply))).join('\n')).toContain(ORIGINALS.name);
    const { first, last, landlord, account, phone } = surrogates;
    const hidden = [first, last, landlord, account, phone, account.replaceAll(' ', '')];
    // Long replies are restored in slices, one reply after another.
    await poll(async () =>
      (await textsOf(page.locator(bed.reply))).filter((text) => hidden.some((word) => text.includes(word))),
    ).toEqual([]);

    // A second letter's reply streams in while originals are shown.
    await watchFrames(page, bed, hidden);
    await send(page, bed, LETTER);
    await poll(async () => (await textsOf(page.locator(bed.reply))).length).toBeGreaterThan(before.length);
    await ended(page, bed);
    expect(await noticedSurrogates(page)).toEqual([]);
    const restored = (await textsOf(page.locator(bed.reply))).at(-1) ?? '';
    const wanted = richReply(LETTER);
    for (const value of Object.values(ORIGINALS))
      expect(restored.split(value).length, value).toBeGreaterThanOrEqual(Math.min(3, wanted.split(value).length));

    // Selected and copied: what is seen.
    await page.locator(bed.reply).last().selectText();
    await page.keyboard.press('Control+C');
    const copied = withoutAddress(await page.evaluate(() => navigator.clipboard.readText()));
    for (const value of Object.values(ORIGINALS)) expect(copied).toContain(value);
    for (const word of hidden) expect(copied).not.toContain(word);

    // A second click brings back exactly the text that the page wrote.
    await panel.click('restore-toggle');
    await poll(async () => (await textsOf(page.locator(bed.reply))).slice(0, before.length)).toEqual(before);
    const raw = (await textsOf(page.locator(bed.reply))).at(-1) ?? '';
    if (bed.path.startsWith('/markdown')) {
      const asWritten = await page.evaluate(() => (window as unknown as { asWritten(): string[] }).asWritten());
      const html = await page.locator(bed.reply).evaluateAll((all) => all.map((element) => element.innerHTML));
      expect(html).toEqual(asWritten);
    } else {
      for (const line of richReply(received())
        .split('\n')
        .filter((text) => /^[\p{L}-]/u.test(text) && !text.includes('](')))
        expect(letters(raw)).toContain(letters(line));
    }
    for (const value of [ORIGINALS.first, ORIGINALS.landlord, ORIGINALS.account]) expect(raw).not.toContain(value);
    await page.close();
  });
}
