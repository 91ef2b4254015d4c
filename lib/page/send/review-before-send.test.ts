import { expect, it, vi } from 'vitest';
import type { Settings } from '../../engine/protocol.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { reviewBeforeSend } from './review-before-send.ts';

const NOTHING_RELEASED = { values: [], epsilons: {}, takenAsPublic: [], sentence: '' };
const ORIGIN = 'https://chat.example';

/** An engine that answers when the test allows it, while the page may change its composer. */
function pageWith(text: string) {
  const page = { text };
  const store = promptStore({ id: 'chat', name: 'Chat', origin: ORIGIN, enabled: true });
  const answers: ((settings: Settings) => void)[] = [];
  const parts = {
    engine: {
      getSettings: () => new Promise<Settings>((resolve) => answers.push(resolve)),
      setSettings: async () => DEFAULT_SETTINGS,
    },
    store,
    origin: ORIGIN,
    read: () => page.text,
    checkNow: vi.fn(async () => undefined),
    send: vi.fn(async () => 'sent' as const),
    focusText: vi.fn(),
    onEmptied: vi.fn(async () => undefined),
  };
  const review = reviewBeforeSend(parts);
  const answer = (mode: 'automatic' | 'review' | 'first-sends') => answers.shift()?.({ ...DEFAULT_SETTINGS, mode });
  return { page, parts, review, answer };
}

it.each(['automatic', 'review'] as const)(
  'loses no text that the page clears before the send begins (%s)',
  async (mode) => {
    const { page, parts, review, answer } = pageWith('Dear Anna');
    const wish = review.wish({ mayConfirm: true });
    page.text = '';
    answer(mode);
    await wish;
    expect(parts.onEmptied).toHaveBeenCalledExactlyOnceWith('Dear Anna');
    expect(parts.send).not.toHaveBeenCalled();
  },
);

it('gives nothing back that a send has taken', async () => {
  const { page, parts, review, answer } = pageWith('Dear Anna');
  const wishes = [review.wish({ mayConfirm: true }), review.wish({ mayConfirm: true })];
  answer('automatic');
  await wishes[0];
  page.text = '';
  answer('automatic');
  await wishes[1];
  expect(parts.onEmptied).not.toHaveBeenCalled();
  expect(parts.send).toHaveBeenCalledTimes(1);
});

it('leaves a send alone that was begun while it was asked in which way to send', async () => {
  const { parts, review, answer } = pageWith('Dear Anna');
  const shown = { text: 'Dear Anna', sanitized: 'Dear Greta' };
  parts.store.set({
    text: shown.text,
    status: 'ready',
    sanitized: { text: shown.sanitized, replacements: [], guarantee: NOTHING_RELEASED },
    review: { shown },
  });
  const pressedByThePage = review.wish({ mayConfirm: false });
  const confirmed = review.confirm(shown);
  parts.store.set({ status: 'sending' });
  answer('review');
  await pressedByThePage;
  expect(parts.checkNow).not.toHaveBeenCalled();
  answer('review');
  await confirmed;
  expect(parts.send).toHaveBeenCalledExactlyOnceWith(undefined, shown);
});

it('asks in which way to send only once the person’s answer to that is kept', async () => {
  const { parts, review, answer } = pageWith('Dear Anna');
  const getSettings = vi.spyOn(parts.engine, 'getSettings');
  let isKept: () => void = () => undefined;
  parts.engine.setSettings = () =>
    new Promise((resolve) => {
      isKept = () => resolve(DEFAULT_SETTINGS);
    });
  const setSettings = vi.spyOn(parts.engine, 'setSettings');
  const answered = review.answer(true);
  answer('review');
  const wish = review.wish({ mayConfirm: true });
  await vi.waitFor(() => expect(setSettings).toHaveBeenCalledTimes(1));
  // The first call reads the modes of single sites.
  expect(getSettings).toHaveBeenCalledTimes(1);
  isKept();
  await answered;
  await vi.waitFor(() => expect(getSettings).toHaveBeenCalledTimes(2));
  answer('review');
  await wish;
  expect(parts.send).not.toHaveBeenCalled();
});

it('shows that Enter was heard where the engine takes its time', async () => {
  vi.useFakeTimers();
  try {
    const { parts, review, answer } = pageWith('Dear Anna');
    const wish = review.wish({ mayConfirm: true });
    expect(parts.store.state.isAsking).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(parts.store.state.isAsking).toBe(true);
    answer('automatic');
    await wish;
    expect(parts.store.state.isAsking).toBeUndefined();
    expect(parts.send).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

it('says which text it knows nothing about, so that a check of it is no reason to say no more', async () => {
  const { parts } = pageWith('Dear Anna');
  const onUnknown = vi.fn();
  const engine = { ...parts.engine, getSettings: () => Promise.reject(new Error('The disk is full.')) };
  await reviewBeforeSend({ ...parts, engine, onUnknown }).wish({ mayConfirm: true });
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith('Dear Anna');
  expect(parts.send).not.toHaveBeenCalled();
});

const TAMIL = 'என் பெயர் Elif Yıldırım நாளை கூட்டம் உள்ளது எல்லோரும் வருவார்கள்';

/** Prompts are sent without review. */
function automaticPageWith(text: string) {
  const at = pageWith(text);
  at.parts.engine.getSettings = async () => ({ ...DEFAULT_SETTINGS, mode: 'automatic' });
  return { ...at, enter: () => at.review.wish({ mayConfirm: true }) };
}

it('shows the first prompt of a conversation whose names are found less surely, though prompts are sent at once', async () => {
  const { parts, review, enter } = automaticPageWith(TAMIL);
  await enter();
  expect(parts.send).not.toHaveBeenCalled();
  const sanitized = { text: 'Nama …', replacements: [], guarantee: NOTHING_RELEASED };
  parts.store.set({ text: TAMIL, status: 'ready', sanitized });
  await vi.waitFor(() => expect(parts.store.state.review?.shown).toBeDefined());
  await enter();
  expect(parts.send).toHaveBeenCalledTimes(1);
  expect(parts.store.state.review).toBeUndefined();
  await enter();
  expect(parts.send).toHaveBeenCalledTimes(2);
  review.otherConversation();
  await enter();
  expect(parts.send).toHaveBeenCalledTimes(2);
  expect(parts.store.state.review).toBeDefined();
});

it('goes on showing what is looked at when the text becomes one in another language', async () => {
  const { page, parts, enter } = automaticPageWith(TAMIL);
  await enter();
  page.text = 'This is what I want to say instead, and it is in English.';
  await enter();
  expect(parts.send).not.toHaveBeenCalled();
});

it.each([
  ['Enter in the composer', 'Dear Greta', 1],
  ['Enter in the review', 'Dear Greta', 1],
  ['Enter in the composer', 'Dear Sigrun', 0],
  ['Enter in the review', 'Dear Sigrun', 0],
])('%s during another check waits for it, and sends only what was read (%s)', async (how, sanitized, times) => {
  const { parts, review } = pageWith('Dear Anna');
  parts.engine.getSettings = async () => ({ ...DEFAULT_SETTINGS, mode: 'review' });
  const shown = { text: 'Dear Anna', sanitized: 'Dear Greta' };
  parts.store.set({ text: shown.text, status: 'checking', review: { shown } });
  parts.checkNow.mockImplementation(async () => {
    const result = { text: sanitized, replacements: [], guarantee: NOTHING_RELEASED };
    parts.store.set({ status: 'ready', sanitized: result });
    return undefined;
  });
  await (how === 'Enter in the review' ? review.confirm(shown) : review.wish({ mayConfirm: true }));
  expect(parts.send).toHaveBeenCalledTimes(times);
});

it('sends by Enter only what stood there to be read, and shows a changed text again', async () => {
  const { page, parts, review } = pageWith('Dear Anna');
  parts.engine.getSettings = async () => ({ ...DEFAULT_SETTINGS, mode: 'review' });
  const checked = (text: string, sanitized: string) =>
    parts.store.set({
      text,
      status: 'ready',
      sanitized: { text: sanitized, replacements: [], guarantee: NOTHING_RELEASED },
    });
  const enter = () => review.wish({ mayConfirm: true });
  const isShown = (text: string) => vi.waitFor(() => expect(parts.store.state.review?.shown?.sanitized).toBe(text));
  checked('Dear Anna', 'Dear Greta');
  await enter();
  await enter();
  expect(parts.send).not.toHaveBeenCalled();
  await isShown('Dear Greta');
  page.text = 'Dear Anna and Tobias';
  await enter();
  expect(parts.send).not.toHaveBeenCalled();
  checked(page.text, 'Dear Greta and Oskar');
  await isShown('Dear Greta and Oskar');
  await review.wish({ mayConfirm: false });
  expect(parts.send).not.toHaveBeenCalled();
  await enter();
  expect(parts.send).toHaveBeenCalledExactlyOnceWith(undefined, {
    text: page.text,
    sanitized: 'Dear Greta and Oskar',
  });
});

it.each([
  ['Dear Anna', 'Dear Greta', 1],
  ['Hello there', 'Hello there', 0],
] as const)('counts a first review only if it showed something (%s)', async (text, sanitized, counted) => {
  const { parts, review, answer } = pageWith(text);
  const setSettings = vi.spyOn(parts.engine, 'setSettings');
  const shown = { text, sanitized };
  const place = { start: 5, end: 9, outStart: 5, outEnd: 10 };
  const name = {
    ...place,
    original: 'Anna',
    surrogate: 'Greta',
    type: 'PERSON',
    mechanism: 'fpe',
    standIn: 'swap',
  } as const;
  const replacements = text === sanitized ? [] : [name];
  parts.store.set({
    text,
    status: 'ready',
    sanitized: { text: sanitized, replacements, guarantee: NOTHING_RELEASED },
    review: { shown },
  });
  const confirmed = review.confirm(shown);
  await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(1));
  answer('first-sends');
  if (counted > 0) await confirmed;
  expect(setSettings).toHaveBeenCalledTimes(counted);
});

it('sends one of the first prompts at once if nothing was found in it, and exactly what was checked', async () => {
  const { parts, review, answer } = pageWith('Hello there');
  const shown = { text: 'Hello there', sanitized: 'Hello there' };
  const sanitized = { text: shown.sanitized, replacements: [], guarantee: NOTHING_RELEASED };
  parts.store.set({ text: shown.text, status: 'ready', sanitized });
  const wish = review.wish({ mayConfirm: true });
  answer('first-sends');
  await wish;
  expect(parts.send).toHaveBeenCalledExactlyOnceWith(undefined, shown);
  expect(parts.store.state.review).toBeUndefined();
  // A person who asked to review every prompt gets the review.
  const next = review.wish({ mayConfirm: true });
  answer('review');
  await next;
  expect(parts.store.state.review).toBeDefined();
});
