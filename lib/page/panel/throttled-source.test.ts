import { beforeEach, expect, it, vi } from 'vitest';
import { said } from '../../language/message.ts';
import type { PromptState, PromptStatus } from '../prompt/prompt-state.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { type ThrottledPanelSource, throttledPanelSource } from './throttled-source.ts';

const site = { id: 'generic', name: 'chat.test', origin: 'https://chat.test', enabled: true };

const SANITIZED = { text: '', replacements: [], guarantee: {} } as unknown as NonNullable<PromptState['sanitized']>;

let store: ReturnType<typeof promptStore>;
let calm: ThrottledPanelSource;
let isNoTime: boolean;
let shown: PromptStatus[];

beforeEach(() => {
  vi.useFakeTimers();
  store = promptStore(site);
  store.set({ status: 'ready', engine: 'ready', text: 'a' });
  isNoTime = false;
  const source = { getState: () => store.state, subscribe: store.subscribe, act: () => undefined };
  calm = throttledPanelSource(source, () => isNoTime);
  shown = [];
  calm.subscribe(() => shown.push(calm.getState().status));
  return () => vi.useRealTimers();
});

it('tells what a short check found, once, and nothing of the check', () => {
  store.set({ text: 'ab', status: 'checking' });
  store.set({ annotations: [] });
  expect(shown).toEqual([]);
  expect(calm.getState().text).toBe('a');
  store.set({ status: 'ready' });
  expect(shown).toEqual(['ready']);
  expect(calm.getState()).toBe(store.state);
  vi.runAllTimers();
  expect(shown).toEqual(['ready']);
});

it('tells of a check that takes long, also where typing goes on', () => {
  store.set({ text: 'ab', status: 'checking' });
  vi.advanceTimersByTime(200);
  store.set({ text: 'abc', status: 'checking' });
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['checking']);
  expect(calm.getState().text).toBe('abc');
  store.set({ status: 'ready' });
  expect(shown).toEqual(['checking', 'ready']);
});

it('tells the first key, and nothing of the checks that follow before the pause', () => {
  store.set({ isTyping: true });
  expect(shown).toEqual(['ready']);
  for (let key = 0; key < 5; key += 1) {
    store.set({ text: `a${key}`, status: 'checking' });
    vi.advanceTimersByTime(500);
    store.set({ annotations: [], status: 'ready', sanitized: { ...SANITIZED } });
  }
  expect(shown).toEqual(['ready']);
  store.drop('isTyping');
  store.set({ status: 'checking' });
  expect(shown).toEqual(['ready']);
  store.set({ status: 'ready' });
  expect(shown).toEqual(['ready', 'ready']);
  expect(calm.getState()).toBe(store.state);
});

it('holds back no send, no failure and no decision because of typing', () => {
  store.set({ isTyping: true });
  store.set({ status: 'checking' });
  store.set({ status: 'blocked' });
  store.set({ status: 'sending' });
  expect(shown).toEqual(['ready', 'blocked', 'sending']);
});

it('holds back no notice, no send and no failure', () => {
  store.set({ status: 'checking' });
  store.tell('error', said('nothingSent'));
  expect(shown).toEqual(['checking']);
  store.set({ status: 'ready' });
  store.set({ status: 'sending' });
  store.set({ status: 'checking', engine: 'failed' });
  expect(shown).toEqual(['checking', 'ready', 'sending', 'checking']);
});

it('says nothing to whoever has gone', () => {
  const gone = vi.fn();
  const leave = calm.subscribe(gone);
  leave();
  store.set({ status: 'sending' });
  expect(gone).not.toHaveBeenCalled();
  expect(shown).toEqual(['sending']);
});

it('catches up with what happened while nothing might change', () => {
  isNoTime = true;
  store.set({ status: 'sending' });
  store.set({ status: 'sent' });
  expect(shown).toEqual([]);
  isNoTime = false;
  calm.catchUp();
  calm.catchUp();
  expect(shown).toEqual(['sent']);
});
