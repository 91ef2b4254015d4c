import { expect, it, vi } from 'vitest';

type Listener = (message: unknown, sender: unknown, respond: (answer: unknown) => void) => true | undefined;

const { listeners, open, browser } = vi.hoisted(() => {
  const listeners: Listener[] = [];
  const open: { readonly id: number; readonly url: string }[] = [];
  const session = new Map<string, unknown>();
  let ids = 0;
  const windows = {
    async create({ url }: { readonly url: string }) {
      ids += 1;
      open.push({ id: ids, url });
      return { id: ids };
    },
    async remove(id: number) {
      open.splice(
        open.findIndex((one) => one.id === id),
        1,
      );
    },
  };
  const runtime = {
    id: 'coatcheck',
    getURL: (path: string) => `https://extension.example${path}`,
    onMessage: { addListener: (listener: Listener) => void listeners.push(listener), removeListener: () => undefined },
  };
  const storage = {
    session: {
      get: async () => Object.fromEntries(session),
      set: async (items: object) => {
        for (const [key, value] of Object.entries(items)) session.set(key, value);
      },
    },
  };
  return { listeners, open, browser: { runtime, windows, storage } };
});
vi.mock('wxt/browser', () => ({ browser }));

import { openRequestedComposerWindows } from './platform-windows.ts';

const page = (tab: object) => ({ id: 'coatcheck', url: 'https://chat.example/', origin: 'https://chat.example', tab });
const request = (token: string, tab: object) =>
  new Promise((resolve) => {
    const isAnswered = listeners.map((listener) => listener({ target: 'coatcheck-window', token }, page(tab), resolve));
    if (!isAnswered.includes(true)) resolve(undefined);
  });

it('opens one window for a tab however often it is asked, and none for a tab in the background', async () => {
  openRequestedComposerWindows((tab, token) => `${tab} ${token}`);
  const tab = { id: 7, active: true };
  expect(await Promise.all(['a', 'b', 'c'].map((token) => request(token, tab)))).toEqual(['', '', '']);
  expect(open.map(({ url }) => url)).toEqual(['7 c']);
  expect(await request('d', { id: 8, active: true })).toBe('');
  expect(open.map(({ url }) => url)).toEqual(['7 c', '8 d']);
  expect(await request('e', { id: 9, active: false })).toBeUndefined();
  expect(open).toHaveLength(2);
});
