import { beforeEach, expect, it, vi } from 'vitest';
import { ownSites, requestOwnSites } from './own-sites.ts';

const { stored, granted, browser } = vi.hoisted(() => {
  const stored = new Map<string, unknown>();
  const granted = new Set<string>();
  const browser = {
    storage: {
      local: {
        get: async () => Object.fromEntries(stored),
        set: async (values: object) => {
          for (const [key, value] of Object.entries(values)) stored.set(key, value);
        },
        remove: async (keys: readonly string[]) => {
          for (const key of keys) stored.delete(key);
        },
      },
    },
    permissions: {
      request: vi.fn<() => Promise<boolean>>(),
      contains: async ({ origins }: { readonly origins: readonly string[] }) =>
        origins.every((one) => granted.has(one)),
    },
  };
  return { stored, granted, browser };
});
vi.mock('wxt/browser', () => ({ browser }));

beforeEach(() => {
  stored.clear();
  granted.clear();
});

it('lists a site that the browser refused as switched on no longer, and keeps the others', async () => {
  granted.add('https://old.example/*');
  browser.permissions.request.mockResolvedValue(false);
  expect(await requestOwnSites(['https://old.example', 'https://new.example'])).toBe(false);
  expect(await ownSites()).toEqual(['https://old.example']);
});

it('keeps what the browser allowed', async () => {
  browser.permissions.request.mockResolvedValue(true);
  expect(await requestOwnSites(['https://new.example'])).toBe(true);
  expect(await ownSites()).toEqual(['https://new.example']);
});
