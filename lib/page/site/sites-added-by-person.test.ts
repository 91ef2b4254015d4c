import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetSites,
  isAddedSiteRegistered,
  keepAddedSitesRegistered,
  requestSitesAccess,
  sitesAddedByPerson,
} from './sites-added-by-person.ts';

interface Script {
  readonly id: string;
  readonly matches: readonly string[];
}

const { stored, granted, scripts, browser, keptValues } = vi.hoisted(() => {
  const scripts = new Map<string, Script>();
  const event = () => ({ addListener: () => undefined });
  const stored = new Map<string, unknown>();
  const granted = new Set<string>();
  const browser = {
    runtime: {
      onInstalled: event(),
      onStartup: event(),
      getManifest: () => ({ content_scripts: [{ matches: ['https://chatgpt.com/*'], js: ['chat.js'] }] }),
    },
    scripting: {
      getRegisteredContentScripts: async () => [...scripts.values()],
      unregisterContentScripts: async ({ ids }: { readonly ids: readonly string[] }) => {
        for (const id of ids) scripts.delete(id);
      },
      registerContentScripts: vi.fn(async (given: readonly Script[]) => {
        for (const script of given) scripts.set(script.id, script);
      }),
      updateContentScripts: vi.fn(async (given: readonly Script[]) => {
        for (const script of given) scripts.set(script.id, script);
      }),
    },
    permissions: {
      onAdded: event(),
      onRemoved: event(),
      request: vi.fn<() => Promise<boolean>>(),
      remove: async ({ origins }: { readonly origins: readonly string[] }) => {
        for (const origin of origins) granted.delete(origin);
      },
      contains: async ({ origins }: { readonly origins: readonly string[] }) =>
        origins.every((one) => granted.has(one)),
    },
  };
  const keptValues = {
    all: async () => Object.fromEntries(stored),
    set: async (values: object) => {
      for (const [key, value] of Object.entries(values)) stored.set(key, value);
    },
    remove: async (keys: readonly string[]) => {
      for (const key of keys) stored.delete(key);
    },
    onChange: () => undefined,
  };
  return { stored, granted, scripts, browser, keptValues };
});
vi.mock('wxt/browser', () => ({ browser }));
vi.mock('../../engine/kept-values.ts', () => ({ keptValues, LANGUAGE_KEY: 'language' }));
vi.mock('./site-here.ts', () => ({ ORGANISATION_KEY: 'pushed-sites' }));

beforeEach(() => {
  stored.clear();
  granted.clear();
  scripts.clear();
});

it('lists a site that the browser refused as switched on no longer, and keeps the others', async () => {
  granted.add('https://old.example/*');
  browser.permissions.request.mockResolvedValue(false);
  expect(await requestSitesAccess(['https://old.example', 'https://new.example'])).toBe(false);
  expect(await sitesAddedByPerson()).toEqual(['https://old.example']);
});

it('keeps what the browser allowed', async () => {
  browser.permissions.request.mockResolvedValue(true);
  expect(await requestSitesAccess(['https://new.example'])).toBe(true);
  expect(await sitesAddedByPerson()).toEqual(['https://new.example']);
});

/** Switches a site on, as the person does, and registers as the background does. */
async function switchOn(origin: string): Promise<void> {
  granted.add(`${origin}/*`);
  browser.permissions.request.mockResolvedValue(true);
  await requestSitesAccess([origin]);
  keepAddedSitesRegistered(async () => [])();
}

const matches = () => [...scripts.values()].flatMap((script) => script.matches);

it('knows when the browser runs Coatcheck on a site', async () => {
  await switchOn('https://new.example');
  expect(await isAddedSiteRegistered('https://new.example')).toBe(true);
  expect(matches()).toEqual(['https://new.example/*']);
});

it('says of a site that the browser does not run there, and keeps the sites that it ran on', async () => {
  await switchOn('https://old.example');
  await vi.waitFor(() => expect(matches()).toEqual(['https://old.example/*']));
  browser.scripting.updateContentScripts.mockRejectedValueOnce(new Error('refused'));
  await switchOn('https://new.example');
  vi.useFakeTimers();
  const answer = isAddedSiteRegistered('https://new.example');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await answer).toBe(false);
  expect(matches()).toEqual(['https://old.example/*']);
});

it('forgets all sites with their permissions, and keeps the language and what an organisation pushed', async () => {
  await switchOn('https://new.example');
  for (const [key, value] of [
    ['taught https://new.example', {}],
    ['imported-sites', {}],
    ['language', 'de'],
    ['pushed-sites', {}],
  ] as const)
    stored.set(key, value);
  await forgetSites();
  expect([...stored.keys()]).toEqual(['language', 'pushed-sites']);
  expect([...granted]).toEqual([]);
});
