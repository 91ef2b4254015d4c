// One site's content-script world against the protection of another, in Firefox, where content scripts can use `storage.local`.
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChatServer, startChatServer } from '../server.ts';
import { turnOffAttack } from '../turn-off-attack.ts';
import { askEngine, installInFirefox, openOptions, until } from './harness.ts';
import { typeInto } from './typing.ts';

const NAME = 'Annika Lindqvist';

let browser: Browser;
let server: ChatServer;

beforeAll(async () => {
  server = await startChatServer();
  browser = await installInFirefox({ allowed: ['http://localhost/*', 'http://127.0.0.1/*'] });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('lets no site switch Coatcheck off on another, or read what it knows of it', async () => {
  const word = { pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false } as const;
  await askEngine(browser, 'setDictionary', { entries: [{ ...word, term: 'Ptarmigan' }] });
  await askEngine(browser, 'setSettings', { siteModes: { 'https://clinic.example': 'review' } });
  const options = await openOptions(browser, 'profile');
  const keptSites = async () => {
    const answer = await options.evaluate(`browser.runtime.sendMessage({ target: 'coatcheck-kept' })`);
    // The engine keeps the speed of its model by itself, once the model has run.
    const { execution: _, ...sites } = JSON.parse(String(answer)) as Record<string, unknown>;
    return sites;
  };
  await options.evaluate(
    `browser.runtime.sendMessage({ target: 'coatcheck-kept', set: { 'own-site https://clinic.example': true } })`,
  );
  const kept = await keptSites();
  const origin = server.url.replace('127.0.0.1', 'localhost');
  const attacker = await browser.newPage();
  await attacker.goto(`${origin}/life/`);
  // In the world that the content scripts of the extension share on that page.
  const got = await until('the attack', () =>
    options.evaluate(`(async () => {
      const [tab] = (await browser.tabs.query({})).filter(({ url }) => url?.startsWith(${JSON.stringify(origin)}));
      const [{ result }] = await browser.scripting.executeScript({
        target: { tabId: tab.id },
        func: () => ${turnOffAttack(server.url, NAME)},
      });
      return result;
    })()`),
  );
  expect(got).not.toMatch(/clinic\.example|Ptarmigan|PRODUCT/);
  // Firefox leaves this area open to content scripts, so nothing is kept there.
  expect(got).toContain('["local",{}]');
  expect(await keptSites()).toEqual(kept);
  const { entries } = await askEngine(browser, 'getDictionary', {});
  expect(entries.filter(({ site }) => site !== origin)).toEqual([{ ...word, term: 'Ptarmigan' }]);
  expect(await askEngine(browser, 'getSettings', {})).toMatchObject({ mode: 'automatic', disabledOrigins: [] });

  const victim = await browser.newPage();
  await victim.goto(`${server.url}/life/`);
  await victim.waitForSelector('#chat-input');
  server.bodies.length = 0;
  await typeInto(victim, '#chat-input', `My name is ${NAME}. Tell me about Ptarmigan.`);
  await until('marks', () => victim.$('coatcheck-overlay'));
  await victim.keyboard.press('Enter');
  await until('the request', async () => server.bodies.length > 0);
  expect(server.bodies.join()).not.toMatch(/Annika|Lindqvist|Ptarmigan/);
});
