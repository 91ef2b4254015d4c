// A fact is hidden by a noisy hint in the private composer: the same choice, the same words and the same ledger as in the page's panel.
import { expect, test } from '@playwright/test';
import { withEngine } from './ask-engine.ts';
import { poll } from './poll.ts';
import {
  browserAndModelServer,
  hidePrivately,
  hintsInLedger,
  hostOf,
  IN_SET,
  OUTSIDE,
  PROMPT,
  PROMPT_WITHOUT_FACTS,
  part,
  SECRETS,
  saveServer,
  VECTOR_BYTES,
  vectorIn,
  withoutVector,
  writtenPrivately,
} from './with-model-server.ts';

const shared = browserAndModelServer();
/** CSS pixels: one can see it. */
const MIN_GAP_WIDTH = 8;

test('the private composer offers the hint, and the page gets the sanitized text with the vector', async () => {
  await saveServer(shared);
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/own-model/`);
  await page.locator('#text-input').waitFor();
  const frame = await writtenPrivately(shared, page);
  await expect(part(frame, 'group-replaced')).toContainText(`${IN_SET} → removed; a vague hint goes to your server`);
  await hidePrivately(frame, OUTSIDE);
  await expect(part(frame, 'group-replaced')).toContainText(`${OUTSIDE} → removed, without a hint`);
  await expect(part(frame, 'guarantee')).toContainText('one vague hint for your server');
  // A box stands for each removed value, and the text is as it will be sent.
  const preview = part(frame, 'sanitized-text');
  await expect(preview).toHaveText(PROMPT_WITHOUT_FACTS);
  for (const name of ['removed; a vague hint goes to your server', 'removed, without a hint']) {
    const gap = preview.getByRole('button', { name, exact: true });
    expect((await gap.boundingBox())?.width).toBeGreaterThan(MIN_GAP_WIDTH);
  }
  // The word at the caret says the same as its row.
  await part(frame, 'badge').click();
  await part(frame, 'private-editor').evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(field.value.indexOf('diabetes'), field.value.indexOf('diabetes'));
  });
  const words = `${IN_SET} → removed; a vague hint goes to your server`;
  await expect(frame.locator('.cc-private-change')).toHaveText(words);
  await expect(frame.locator('.cc-private-change')).toHaveAttribute('title', words);

  await part(frame, 'send').click();
  await poll(() => shared.server.bodies.length).toBe(1);
  const [sent = ''] = shared.server.bodies;
  for (const secret of SECRETS) expect(withoutVector(sent)).not.toContain(secret);
  expect(JSON.parse(sent).messages.at(-1)).toEqual({ role: 'user', content: PROMPT_WITHOUT_FACTS });
  expect(vectorIn(sent)).toHaveLength(VECTOR_BYTES);
  await expect(part(frame, 'notice')).toContainText(`A vague hint went along to ${hostOf(shared)}.`);
  const tooHigh = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
  expect(await frame.locator('.cc-private-notice').evaluate(tooHigh)).toBeLessThanOrEqual(1);
  await expect(part(frame, 'private-editor')).toHaveValue('');
  await expect(page.locator('.ai-message-text').last()).toHaveText(/\p{L}{3,}/u);
  await expect(page.locator('.user-message-text').last()).toHaveText(PROMPT_WITHOUT_FACTS);
  expect(await hintsInLedger(shared)).toEqual([{ kind: 'joint', values: 1, epsilon: 20, isHint: true }]);
  await page.close();
});

test('the private composer keeps its text where the hint cannot go along, and offers none once the server is removed', async () => {
  await saveServer(shared);
  // Opened first: a page that opens later takes the focus, and the private composer moves into its window.
  await withEngine(shared.installed, async (ask) => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}/own-model/?elsewhere`);
    await page.locator('#text-input').waitFor();
    const frame = await writtenPrivately(shared, page);
    await part(frame, 'send').click();
    await expect(part(frame, 'notice')).toContainText(/Nothing was sent.*it was no chat request to/s);
    // The panel stood scrolled to the choice; why nothing was sent is told at its top.
    await expect(part(frame, 'notice')).toBeInViewport();
    await expect(part(frame, 'private-editor')).toHaveValue(PROMPT);
    await expect(page.locator('#text-input')).toHaveText('');
    expect(shared.server.bodies).toEqual([]);

    await ask('setModelServer', { server: null });
    await expect(part(frame, 'hide-hint')).toHaveCount(0);
    await expect(part(frame, 'hide-placeholder')).toBeVisible();
    await page.close();
  });
});

test('our own chat’s private composer offers the hint too', async () => {
  await saveServer(shared);
  const page = await shared.installed.context.newPage();
  await page.goto(`chrome-extension://${shared.installed.id}/model-chat.html`);
  await page.locator('[data-demo-composer]').waitFor();
  const frame = await writtenPrivately(shared, page);
  await part(frame, 'send').click();
  await poll(() => shared.server.bodies.length).toBe(1);
  expect(shared.server.bodies[0]).not.toContain('diabetes');
  expect(vectorIn(shared.server.bodies[0])).toHaveLength(VECTOR_BYTES);
  await expect(part(frame, 'notice')).toContainText(`A vague hint went along to ${hostOf(shared)}.`);
  await page.close();
});
