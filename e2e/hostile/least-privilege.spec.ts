// Issue 16, item 13: a site that has taken over its own process speaks to the extension as our content script does. It gets what the
// content script needs on that very site, and nothing of other sites, of the dictionary, or of all at once.
import { expect, test } from '@playwright/test';
import { rpcMessageTo } from '../../lib/engine/rpc.ts';
import { RPC_METHODS } from '../../lib/engine/rpc-table.ts';
import { askEngine } from '../ask-engine.ts';
import { askAsContentScript, evaluateAsContentScript, sendAsContentScript } from '../content-script.ts';
import { browserAndServer } from '../for-this-file.ts';
import { changeSettings, Panel } from '../harness.ts';
import { poll } from '../poll.ts';
import { turnOffAttack } from '../turn-off-attack.ts';

const shared = browserAndServer();

const CLOSED = [
  'pairsAnywhere',
  'getDictionary',
  'setDictionary',
  'vaultSummary',
  'vaultState',
  'unlockVault',
  'lockVault',
  'setPassphrase',
  'rotateKeys',
  'backUpVault',
  'restoreVault',
  'exportLedger',
  'exportReceipts',
  'syncState',
  'turnOnSync',
  'turnOffSync',
  'syncNow',
  'forgetEverything',
] as const;

test('what is for pages of ours only is closed, whatever the message says of itself', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/life/`);
  for (const method of RPC_METHODS.filter((one) => (CLOSED as readonly string[]).includes(one))) {
    expect(await askAsContentScript(page, method, {} as never), method).toMatchObject({
      ok: false,
      error: { name: 'RequestError' },
    });
    // Past the background, in its name.
    const body = { kind: 'call', id: 1, client: 'taken over', method, request: {} } as const;
    const forged = {
      ...rpcMessageTo('coatcheck-engine', body as never),
      caller: 'own',
      by: { kind: 'own', origin: '' },
    };
    expect(await sendAsContentScript(page, forged), method).toBeUndefined();
  }
  await page.close();
});

test('a conversation of one site is out of another’s reach, by whatever name', async () => {
  const { context } = shared.installed;
  const page = await context.newPage();
  await page.goto(`${shared.server.url}/life/`);
  const panel = await Panel.of(page);
  await page.locator('#chat-input').click();
  await page.keyboard.insertText('My name is Annika Lindqvist. Write to my landlord.');
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.chat-assistant').last()).toContainText('Best wishes', { timeout: 20_000 });
  await poll(() => page.url()).toContain('/life/c/');
  const text = (await page.locator('.chat-assistant').last().textContent()) ?? '';
  const names = async () => (await askEngine(shared.installed, 'exportLedger', {})).conversations;
  await poll(async () => (await names()).length).toBe(1);
  const whole = (await names())[0]?.conversation ?? '';
  const short = whole.slice(0, whole.indexOf(' @ '));
  const mine = await askAsContentScript(page, 'pairsIn', { text, conversation: short });
  expect(JSON.stringify(mine)).toContain('Lindqvist');

  const other = await context.newPage();
  await other.goto(`${shared.server.url.replace('127.0.0.1', 'localhost')}/life/`);
  for (const conversation of [short, whole]) {
    const theirs = await askAsContentScript(other, 'pairsIn', { text, conversation });
    expect(theirs).toEqual({ ok: true, response: { pairs: [] } });
    await askAsContentScript(other, 'bindConversation', { from: conversation, to: 'mine now' });
  }
  expect(await askAsContentScript(other, 'pairsIn', { text, conversation: 'mine now' })).toEqual({
    ok: true,
    response: { pairs: [] },
  });
  expect(JSON.stringify(await askAsContentScript(page, 'pairsIn', { text, conversation: short }))).toContain(
    'Lindqvist',
  );
  await other.close();
  await page.close();
});

test('of the settings a site sees and changes its own part', async () => {
  const elsewhere = 'https://clinic.example';
  await changeSettings(shared.installed, { disabledOrigins: [elsewhere], privateOrigins: [elsewhere] });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/life/`);
  expect(JSON.stringify(await askAsContentScript(page, 'getSettings', {}))).not.toContain('clinic');
  const { url } = shared.server;
  await askAsContentScript(page, 'setSettings', { privateOrigins: [url, 'https://bank.example'] });
  expect(await askAsContentScript(page, 'setSettings', { mode: 'off' })).toMatchObject({ ok: false });
  expect(await askEngine(shared.installed, 'getSettings', {})).toMatchObject({
    disabledOrigins: [elsewhere],
    privateOrigins: [elsewhere, url],
    mode: 'automatic',
  });
  await page.close();
});

test('a site cannot switch Coatcheck off on another, or read what it knows of it', async () => {
  const { installed, server } = shared;
  const name = 'Annika Lindqvist';
  const entry = { pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false } as const;
  await askEngine(installed, 'setDictionary', { entries: [{ ...entry, term: 'Ptarmigan' }] });
  await changeSettings(installed, {
    siteModes: { 'https://clinic.example': 'review' },
    disabledOrigins: [],
    privateOrigins: [],
  });
  const known = await askEngine(installed, 'getDictionary', {});
  const attacker = await installed.context.newPage();
  const origin = server.url.replace('127.0.0.1', 'localhost');
  await attacker.goto(`${origin}/life/`);
  const got = `${await evaluateAsContentScript(attacker, turnOffAttack(server.url, name))}`;
  expect(got).not.toMatch(/clinic\.example|Ptarmigan|PRODUCT/);
  expect(got).not.toContain('written');
  for (const area of ['local', 'session', 'sync', 'managed']) expect(got).toContain(`["${area}","closed"]`);

  const { entries } = await askEngine(installed, 'getDictionary', {});
  expect(entries.filter(({ site }) => site !== origin)).toEqual(known.entries);
  expect(await askEngine(installed, 'getSettings', {})).toMatchObject({ mode: 'automatic', disabledOrigins: [] });
  const victim = await installed.context.newPage();
  await victim.goto(`${server.url}/life/`);
  const panel = await Panel.of(victim);
  server.bodies.length = 0;
  await victim.locator('#chat-input').click();
  await victim.keyboard.insertText(`My name is ${name}. Tell me about Ptarmigan.`);
  await panel.expectText('badge', /2 will be replaced/);
  await victim.keyboard.press('Enter');
  await poll(() => server.bodies.length).toBeGreaterThan(0);
  expect(server.bodies.join()).not.toMatch(/Annika|Lindqvist|Ptarmigan/);
  await attacker.close();
  await victim.close();
});

test('a page of ours runs no inline script, and asks no other server for anything', async () => {
  const page = await shared.installed.context.newPage();
  for (const name of ['options', 'popup', 'private', 'welcome']) {
    await page.goto(`chrome-extension://${shared.installed.id}/${name}.html`);
    const refused = await page.evaluate(async () => {
      const directives = new Set<string>();
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.add(effectiveDirective),
      );
      const add = (tag: string, attributes: Readonly<Record<string, string>>, text = '') => {
        const element = document.createElement(tag);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.textContent = text;
        document.body.append(element);
      };
      add('script', {}, 'document.title = "inline"');
      add('img', { src: 'https://elsewhere.example/a.png' });
      add('iframe', { src: 'https://elsewhere.example/' });
      add('object', { data: 'https://elsewhere.example/a' });
      add('video', { src: 'https://elsewhere.example/a.mp4' });
      add('link', { rel: 'stylesheet', href: 'https://elsewhere.example/a.css' });
      await fetch('https://elsewhere.example/').catch(() => undefined);
      for (let i = 0; i < 20 && directives.size < 7; i += 1) await new Promise((done) => setTimeout(done, 50));
      return [...directives].sort();
    });
    expect(refused, name).toEqual([
      // The options reach a model server of the person's own, wherever it stands.
      ...(name === 'options' ? [] : ['connect-src']),
      'frame-src',
      'img-src',
      'media-src',
      'object-src',
      'script-src-elem',
      'style-src-elem',
    ]);
    expect(await page.title(), name).not.toBe('inline');
  }
  await page.close();
});
