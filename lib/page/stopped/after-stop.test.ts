import { afterEach, expect, it, vi } from 'vitest';
import type { StoppedRequest } from '../../egress/stopped.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { handleStoppedSends } from './after-stop.ts';

const OWN = 'Write to Annika Lindqvist.';
const SANITIZED = 'Write to Clara Weber.';
const STOPPED = { key: 'fetch POST https://chat.example/ask' } as StoppedRequest;

afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const realm = new EventTarget();
  vi.stubGlobal('window', realm);
  vi.stubGlobal('KeyboardEvent', class extends Event {});
  const page = { text: '' };
  const saved: string[] = [];
  const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const stops = handleStoppedSends({
    store,
    composer: { read: () => page.text } as never,
    draftBackup: { save: (text: string) => saved.push(text) } as never,
    isLetGo: () => false,
    isOurs: () => false,
    checkNow: async () => undefined,
    send: async () => undefined,
  });
  const press = (isTrusted: boolean) => {
    const event = new Event('pointerdown');
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    realm.dispatchEvent(event);
  };
  return { page, saved, store, stops, press };
}

it('keeps what stood in the composer at the press, if the page emptied it before its request', () => {
  const { page, saved, store, stops, press } = setUp();
  page.text = OWN;
  press(true);
  page.text = '';
  stops.tell(STOPPED);
  expect(saved).toEqual([OWN]);
  expect(store.state.stoppedText).toBe('taken');
});

it('keeps the text that was put back after a send that seemed to fail, when a slow page takes it later', () => {
  const { page, saved, store, stops, press } = setUp();
  page.text = SANITIZED;
  press(false);
  store.set({ status: 'blocked', text: OWN });
  page.text = '';
  stops.tell(STOPPED);
  expect(saved).toEqual([OWN]);
  expect(store.state.stoppedText).toBe('taken');
});

it('says nothing of a draft that the site is known to save, until everything like it is refused', () => {
  const { page, saved, store, stops } = setUp();
  page.text = OWN;
  const draft = { ...STOPPED, isKnownDraft: true, isSilent: false };
  stops.tell(draft);
  expect(store.state.stopped).toBeUndefined();
  expect(saved).toEqual([]);
  stops.tell({ ...draft, isSilent: true });
  expect(store.state.stopped).toMatchObject({ isKnownDraft: true });
});

it('keeps nothing for a request beside an empty composer', () => {
  const { saved, store, stops } = setUp();
  stops.tell(STOPPED);
  expect(saved).toEqual([]);
  expect(store.state.stoppedText).toBeUndefined();
  expect(store.state.stopped).toBe(STOPPED);
});
