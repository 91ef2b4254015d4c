// Issue 21: a fact is hidden from a model server of the person's own, and a noisy hint goes along. The server is the real one, started by its
// command; the front end is deep-chat.
import { expect, type Page, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { forgetEverything, Panel } from './harness.ts';
import { poll } from './poll.ts';
import {
  browserAndModelServer,
  hintsInLedger,
  hostOf,
  IN_SET,
  OUTSIDE,
  PROMPT,
  PROMPT_WITHOUT_FACTS,
  part,
  SECRETS,
  saveServer,
  serverOptions,
  VECTOR_BYTES,
  vectorIn,
  withoutVector,
} from './with-model-server.ts';

const shared = browserAndModelServer();

/** The text of the badge after the check. Before that, the rows of the review may still move. */
const CHECKED = /will be replaced|as it is|as they are|Nothing to replace/;

/** Opens the choice of how the fact is hidden. Its row moves to the other group first: a click before that may land on another row. */
async function openHidden(panel: Panel, fact: string): Promise<void> {
  await panel.click('span-row', { 'data-text': fact }, 'risk-toggle');
  await panel.expectText('group-replaced', new RegExp(fact));
  await panel.click('span-row', { 'data-text': fact }, 'span-open');
}

async function hide(panel: Panel, fact: string): Promise<void> {
  await openHidden(panel, fact);
  await panel.click('hide-hint');
  // The next fact's row stands still once this one says what goes in its place.
  await panel.expectText('group-replaced', new RegExp(`${fact} → removed`));
}

/** The page of the server's own origin with the prompt in its composer and a fact hidden that the server knows. */
async function written(query = ''): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/own-model/${query}`);
  const panel = await Panel.of(page);
  await page.locator('#text-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', CHECKED);
  await panel.click('badge');
  await hide(panel, IN_SET);
  await panel.expectText('group-replaced', /type 2 diabetes → removed; a vague hint goes to your server/);
  return { page, panel };
}

test('the options test a server before it is used, say what is wrong with it, and remove it', async () => {
  const page = await serverOptions(shared);
  const section = page.locator('#model-server');
  await expect(section).toContainText('The server learns the prompt without the hidden facts');
  await part(page, 'model-server-address').fill(shared.server.url);
  await part(page, 'model-server-test').click();
  await expect(part(page, 'model-server-found')).toHaveText(
    /^Model coatcheck-restore-en, \d+ types of facts, .*vector set [0-9a-f]{12}$/,
  );
  expect(await askEngine(shared.installed, 'getModelServer', {})).toEqual({});

  for (const [address, fault] of [
    ['http://model.example', 'A server on another machine needs an address that begins with https://. Correct it.'],
    ['http://127.0.0.1:9', 'No server answers at http://127.0.0.1:9.'],
    [`${shared.server.url}/own-model`, 'gives no restoration vectors (status 404)'],
  ] as const) {
    await part(page, 'model-server-address').fill(address);
    await part(page, 'model-server-save').click();
    await expect(page.locator('.options-notice')).toContainText(fault);
  }
  expect(await askEngine(shared.installed, 'getModelServer', {})).toEqual({});
  await page.close();

  await saveServer(shared);
  const again = await serverOptions(shared);
  await part(again, 'model-server-remove').click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(part(again, 'model-server')).toHaveCount(0);
  expect(await askEngine(shared.installed, 'getModelServer', {})).toEqual({});
  await again.close();
});

test('a hidden fact never arrives, one vector does, and the streamed answer is shown', async () => {
  await saveServer(shared);
  const { page, panel } = await written();
  await hide(panel, OUTSIDE);
  await panel.expectText('group-replaced', /64 → removed, without a hint/);
  await panel.click('send');
  await poll(() => shared.server.bodies.length).toBe(1);
  const [sent = ''] = shared.server.bodies;
  for (const secret of SECRETS) expect(withoutVector(sent)).not.toContain(secret);
  const { messages, model } = JSON.parse(sent);
  expect(messages.at(-1)).toEqual({ role: 'user', content: PROMPT_WITHOUT_FACTS });
  expect(model).toBe('coatcheck-restore-en');
  expect(vectorIn(sent)).toHaveLength(VECTOR_BYTES);
  await expect(page.locator('.ai-message-text').last()).toHaveText(/\p{L}{3,}/u);
  await panel.expectText('notice', new RegExp(`A vague hint went along to ${hostOf(shared)}\\.`));
  expect(await hintsInLedger(shared)).toEqual([{ kind: 'joint', values: 1, epsilon: 20, isHint: true }]);
  await page.close();
});

test('our own chat asks the server, with the hint and without the fact, and goes on with the conversation', async () => {
  await saveServer(shared);
  const settings = await serverOptions(shared);
  const opened = shared.installed.context.waitForEvent('page');
  await part(settings, 'model-server-chat').click();
  const page = await opened;
  await settings.close();
  await expect(page.locator('header')).toContainText(`Prompts go to ${shared.server.url}`);
  const panel = await Panel.of(page);
  const composer = page.locator('[data-demo-composer]');
  const write = async (text: string) => {
    await composer.click();
    await page.keyboard.insertText(text);
    await panel.expectText('badge', CHECKED);
  };
  await write(PROMPT);
  await panel.click('badge');
  await hide(panel, IN_SET);
  await panel.expectText('group-replaced', /type 2 diabetes → removed; a vague hint goes to your server/);
  await panel.click('send');
  await poll(() => shared.server.bodies.length).toBe(1);
  const [first = ''] = shared.server.bodies;
  expect(first).not.toContain('diabetes');
  expect(vectorIn(first)).toHaveLength(VECTOR_BYTES);
  const answer = page.locator('[data-demo-role="assistant"]').first();
  await expect(page.locator('[data-demo-streaming]')).toHaveCount(0);
  await expect(answer).toHaveText(/\p{L}{3,}/u);
  await panel.expectText('notice', new RegExp(`A vague hint went along to ${hostOf(shared)}\\.`));
  expect(await page.locator('[data-demo-received]').textContent()).toBe(JSON.parse(first).messages[0].content);

  await write('Thank you. What helps?');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(2);
  const { messages, privacy_restore } = JSON.parse(shared.server.bodies[1] ?? '');
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(JSON.stringify(messages)).not.toContain('diabetes');
  expect(privacy_restore).toBeUndefined();
  await page.close();
});

test('our own chat says that the server is gone, gives the text back, and without a server shows the way to the options', async () => {
  await saveServer(shared);
  const page = await shared.installed.context.newPage();
  const address = `chrome-extension://${shared.installed.id}/model-chat.html`;
  await page.goto(address);
  const panel = await Panel.of(page);
  await page.locator('[data-demo-composer]').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', CHECKED);
  await panel.click('badge');
  await hide(panel, IN_SET);
  shared.server.mode = 'gone';
  await panel.click('send');
  await panel.expectText('notice', /Nothing was sent.*does not answer\. Start your model server/);
  await expect(page.locator('[data-demo-composer]')).toHaveValue(PROMPT);
  await expect(page.locator('[data-model-chat-failed]')).toContainText('does not answer');
  await page.close();

  await forgetEverything(shared.installed);
  const without = await shared.installed.context.newPage();
  await without.goto(address);
  await expect(without.locator('[data-model-chat-missing] a')).toHaveAttribute('href', '/options.html#model-server');
  await expect(without.locator('[data-demo-composer]')).toHaveCount(0);
  await without.close();
});

test('without a server no hint is offered', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/own-model/`);
  const panel = await Panel.of(page);
  await page.locator('#text-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', CHECKED);
  await panel.click('badge');
  await openHidden(panel, IN_SET);
  await panel.expectText('hiding', /A placeholder/);
  expect(await panel.textOf('hide-hint')).toBeUndefined();
  await page.close();
});

for (const [mode, query, said] of [
  ['gone', '', 'does not answer. Start your model server'],
  ['renewed', '', 'has other restoration vectors than when it was tested'],
  ['answer', '?elsewhere', 'it was no chat request to'],
] as const)
  test(`nothing is claimed and the text comes back: ${said}`, async () => {
    await saveServer(shared);
    const { page, panel } = await written(query);
    shared.server.mode = mode;
    shared.server.bodies.length = 0;
    await panel.click('send');
    await panel.expectText('notice', new RegExp(`Nothing was sent.*${said}`));
    await poll(() => page.locator('#text-input').textContent()).toBe(PROMPT);
    // What could not carry the hint did not leave; what left had it. A connection that broke the browser tries again, with the same request.
    expect(new Set(shared.server.bodies).size).toBe(query === '' ? 1 : 0);
    for (const sent of shared.server.bodies) expect(sent).toMatch(/"privacy_restore"/);
    await page.close();
  });
