import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { originalFinderFor } from '../../egress/original-finder.ts';
import { searchTermFor } from '../../egress/search-term.ts';
import type { EngineClient } from '../../engine/client.ts';
import { said } from '../../language/message.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { storedHistoryCheck } from './stored-history.ts';

const NAME = 'Annika Lindqvist';
const MESSAGES = JSON.stringify([{ by: 'person', text: `Write to ${NAME}.` }]);

/** A storage whose keys are own properties, as in a browser. */
function storage(items: Record<string, string>) {
  return Object.create(
    {
      getItem: (key: string) => items[key] ?? null,
      setItem(key: string, value: string) {
        items[key] = value;
      },
    },
    Object.fromEntries(Object.keys(items).map((key) => [key, { enumerable: true, get: () => items[key] }])),
  );
}

function setUp(commit: (text: string) => string) {
  const items = { messages: MESSAGES, theme: 'dark' };
  vi.stubGlobal('window', { localStorage: storage(items), sessionStorage: storage({}) });
  const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
  store.set({ history: { originals: 1, messages: 1 } });
  const engine = {
    annotate: async () => ({ annotations: [] }),
    commit: async ({ text }: { readonly text: string }) => ({ text: commit(text) }),
  };
  const finder = originalFinderFor([searchTermFor(NAME)], { inBase64: false });
  const reload = vi.fn();
  const history = storedHistoryCheck({
    engine: engine as unknown as EngineClient,
    record: { isEmpty: false, finder: () => (text) => finder.find({ text }, [text]).originals, letLeave: vi.fn() },
    store,
    composer: { read: () => '' },
    conversation: () => 'page-1',
    messagesText: () => '',
    reload,
  });
  return { items, store, reload, history };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('replaces the originals in the page’s stored messages, leaves the rest, and reloads the page', async () => {
  const { items, reload, history } = setUp((text) => text.replace(NAME, 'Clara Weber'));
  await history.clean();
  expect(items).toEqual({ messages: MESSAGES.replace(NAME, 'Clara Weber'), theme: 'dark' });
  expect(reload).toHaveBeenCalledOnce();
});

it('replaces nothing if one message would still hold an original, and says what to do', async () => {
  const { items, store, reload, history } = setUp((text) => text);
  await history.clean();
  expect(items.messages).toBe(MESSAGES);
  expect(reload).not.toHaveBeenCalled();
  expect(store.state.history).toEqual({ originals: 1, messages: 1 });
  expect(store.state.notice?.title).toEqual(said('historyNotReplaced'));
});

it('counts what the page still holds once the app has stored its message', async () => {
  const { store, history } = setUp((text) => text);
  store.drop('history');
  history.lookSoon();
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.state.history).toEqual({ originals: 1, messages: 1 });
});
