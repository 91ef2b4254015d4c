import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (message: unknown, sender: unknown, respond: (answer: unknown) => void) => true | undefined;

const { listeners, local, closed, browser } = vi.hoisted(() => {
  const listeners: Listener[] = [];
  const local = new Map<string, unknown>();
  const closed: string[] = [];
  const area = (name: string) => ({
    get: async () => Object.fromEntries(local),
    clear: async () => local.clear(),
    setAccessLevel: async ({ accessLevel }: { readonly accessLevel: string }) =>
      void closed.push(`${name} ${accessLevel}`),
  });
  const runtime = {
    id: 'coatcheck',
    getURL: (path: string) => `https://extension.example${path}`,
    onMessage: { addListener: (listener: Listener) => void listeners.push(listener), removeListener: () => undefined },
    sendMessage: async () => undefined,
  };
  const storage = { local: area('local'), session: area('session'), managed: area('managed'), sync: area('sync') };
  return { listeners, local, closed, browser: { runtime, storage, tabs: { query: async () => [] } } };
});
vi.mock('wxt/browser', () => ({ browser }));

import { keptInDatabase, keptValues, serveKeptValues } from './kept-values.ts';

const SITE = 'https://chat.example';
const taught = (origin: string) => ({ origin, composer: '#box', at: 1 });
const page = (origin: string) => ({ id: 'coatcheck', url: `${origin}/`, origin, tab: { id: 1 } });
const popup = { id: 'coatcheck', url: 'https://extension.example/popup.html' };
const frame = { id: 'coatcheck', url: 'https://extension.example/private.html', tab: { id: 1 } };

/** Undefined if nothing answers, as when the background refuses. */
async function send(message: object, sender: object): Promise<unknown> {
  return new Promise((resolve) => {
    const answering = listeners.map((listener) =>
      listener(message, sender, (answer) => resolve(typeof answer === 'string' ? JSON.parse(answer) : answer)),
    );
    if (!answering.includes(true)) resolve(undefined);
  });
}

beforeEach(async () => {
  listeners.length = 0;
  local.clear();
  globalThis.indexedDB = new IDBFactory();
});

it('moves what older versions kept, once, and never reads that place again', async () => {
  local.set('own-site https://old.example', true);
  local.set('language', 'de');
  const values = keptInDatabase(async () => undefined);
  expect(await values.all()).toEqual({ 'own-site https://old.example': true, language: 'de' });
  expect(local.size).toBe(0);
  // In Firefox, content scripts of all sites can write there.
  local.set('own-site https://evil.example', true);
  await values.remove(['own-site https://old.example']);
  expect(await keptInDatabase(async () => undefined).all()).toEqual({ language: 'de' });
});

it('closes the storage to content scripts', () => {
  closed.length = 0;
  serveKeptValues();
  expect(closed).toEqual(['local', 'session', 'sync', 'managed'].map((name) => `${name} TRUSTED_CONTEXTS`));
});

it('gives a content script its own site’s values, and nothing of others', async () => {
  const { serveSiteHere } = await import('../page/site/site-here.ts');
  serveSiteHere(serveKeptValues());
  const file = {
    sites: [
      { id: 'chatgpt', selectors: {} },
      { id: 'clinic', hosts: ['clinic.example'] },
      { id: 'here', hosts: ['chat.example'] },
    ],
  };
  await keptValues.set({
    [`taught ${SITE}`]: taught(SITE),
    'taught https://clinic.example': taught('https://clinic.example'),
    'own-site https://clinic.example': true,
    'imported-sites': { file, at: 1 },
    language: 'fr',
  });
  const here = { target: 'coatcheck-site-here', origin: 'https://clinic.example' };
  expect(await send(here, page(SITE))).toEqual({
    taught: taught(SITE),
    imported: { sites: [file.sites[0], file.sites[2]] },
  });
  expect(await send(here, page('https://evil.example'))).toEqual({ imported: { sites: [file.sites[0]] } });
  expect(await send({ ...here }, { ...page(SITE), origin: 'null' })).toEqual({});
  expect(await send({ target: 'coatcheck-language' }, page(SITE))).toBe('fr');
  const before = await keptValues.all();
  for (const sender of [page(SITE), frame]) {
    for (const request of [{}, { set: { language: 'de' } }, { remove: ['own-site https://clinic.example'] }])
      expect(await send({ target: 'coatcheck-kept', ...request }, sender)).toBeUndefined();
  }
  expect(await keptValues.all()).toEqual(before);
  expect(await send({ target: 'coatcheck-kept' }, popup)).toEqual(before);
});

it('lets a content script teach its own site only', async () => {
  const { serveSiteHere } = await import('../page/site/site-here.ts');
  serveSiteHere(serveKeptValues());
  const teach = (site: unknown, sender: object) => send({ target: 'coatcheck-teach', site }, sender);
  expect(await teach(taught(SITE), page('https://evil.example'))).toBeUndefined();
  expect(await teach({ ...taught(SITE), origin: 'null' }, { ...page(SITE), origin: 'null' })).toBeUndefined();
  expect(await teach({ origin: SITE, composer: 7 }, page(SITE))).toBeUndefined();
  expect(await teach(taught(SITE), frame)).toBeUndefined();
  expect(Object.keys(await keptValues.all())).toEqual([]);
  expect(await teach(taught(SITE), page(SITE))).toBeNull();
  expect(await keptValues.all()).toEqual({ [`taught ${SITE}`]: taught(SITE) });
});
