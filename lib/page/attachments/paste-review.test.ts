import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import type { PasteHold } from './file-events.ts';
import { type PasteReviewParts, pasteReview } from './paste-review.ts';

const TEXT = 'I am Anna Berg.';
const SANITIZED = 'I am Greta Holm.';
const annotation: Annotation = {
  start: 5,
  end: 14,
  type: 'PERSON',
  risk: 4,
  confidence: 1,
  source: { detector: 'model', rule: 'ner' },
};
const resultOf = (text: string): Sanitized => ({
  text,
  replacements: [],
  guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
  vault: [],
  pairs: [{ surrogate: 'Greta', original: 'Anna', shape: 'word', type: 'PERSON' }],
});

function setUp(preview: () => Promise<Sanitized> = async () => resultOf(SANITIZED)) {
  const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const made = decisionHistory();
  const shown = { conversation: 'one' };
  const landed: string[] = [];
  const engine = {
    annotate: vi.fn(async () => ({ annotations: [annotation] })),
    preview: vi.fn(preview),
    commit: vi.fn(async () => resultOf(SANITIZED)),
    checkProgress: async () => ({}),
  };
  const wasAsked: boolean[] = [];
  const onLanding = vi.fn();
  const onAsIs = vi.fn();
  const onPairs = vi.fn();
  const parts: Omit<PasteReviewParts, 'engine'> = {
    store,
    decisions: () => made.now,
    decideAbout: (prompt, again) => (action) => {
      if (action.do !== 'set-risk') return false;
      made.setRisk(prompt().text.slice(action.span.start, action.span.end), action.risk);
      again();
      return true;
    },
    conversation: () => shown.conversation,
    duringPaste: async (land) => void wasAsked.push(await land()),
    onLanding,
    onAsIs,
    onPairs,
  };
  const review = pasteReview({ ...parts, engine: engine as unknown as PasteReviewParts['engine'] });
  const box = {} as HTMLElement;
  const hold = (why: PasteHold = 'review') =>
    review.hold(
      {
        text: TEXT,
        box,
        landAsIs: async () => landed.push(TEXT) > 0,
        land: async (text) => landed.push(text) > 0,
      },
      why,
    );
  const settle = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
  return { store, review, engine, landed, hold, settle, box, shown, wasAsked, onLanding, onAsIs, onPairs };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks where something would be replaced, and pastes sanitized once the vault has stored it', async () => {
  const { store, review, engine, landed, hold, settle, onPairs, onLanding, wasAsked } = setUp();
  hold();
  await settle();
  expect(store.state.paste).toMatchObject({ text: TEXT, sanitized: { text: SANITIZED }, isBusy: false });
  expect(landed).toEqual([]);
  await review.decide('sanitized');
  expect(engine.commit).toHaveBeenCalledOnce();
  expect(onPairs).toHaveBeenCalledOnce();
  expect(landed).toEqual([SANITIZED]);
  expect(onLanding).not.toHaveBeenCalled();
  expect(store.state.paste).toBeUndefined();
  expect(wasAsked).toEqual([true]);
});

it('lets a text without anything to replace land without a question', async () => {
  const { store, landed, hold, settle, wasAsked } = setUp(async () => resultOf(TEXT));
  const shown = vi.fn();
  store.subscribe(() => shown(store.state.paste));
  hold();
  await settle();
  expect(landed).toEqual([TEXT]);
  expect(wasAsked).toEqual([false]);
  expect(shown).not.toHaveBeenCalledWith(expect.anything());
});

it('lets the text land as it is, watched, where it cannot be checked', async () => {
  const { store, landed, hold, settle, onLanding } = setUp(() => Promise.reject(new Error('The model stopped.')));
  hold();
  await settle();
  expect(landed).toEqual([TEXT]);
  expect(onLanding).toHaveBeenCalledWith(TEXT);
  expect(store.state.notice).toBeUndefined();
});

it('shows after a second that it checks, and lets the person paste at once', async () => {
  const { store, review, landed, hold, settle, wasAsked } = setUp(() => new Promise(() => undefined));
  hold();
  await settle(900);
  expect(store.state.paste).toBeUndefined();
  await settle(200);
  expect(store.state.paste).toMatchObject({ text: TEXT });
  expect(store.state.paste?.sanitized).toBeUndefined();
  await review.decide('sanitized');
  expect(landed).toEqual([]);
  await review.decide('as-is');
  expect(landed).toEqual([TEXT]);
  expect(wasAsked).toEqual([false]);
});

it('takes a click into the composer for "as it is", but not while it checks', async () => {
  const { review, landed, hold, settle, box } = setUp();
  hold();
  review.pressed([box]);
  expect(landed).toEqual([]);
  await settle();
  review.pressed([{} as EventTarget]);
  expect(landed).toEqual([]);
  review.pressed([box]);
  await settle();
  expect(landed).toEqual([TEXT]);
});

it('checks again after a decision about a word', async () => {
  const { review, engine, hold, settle, store } = setUp();
  hold();
  await settle();
  review.decideWord({ do: 'set-risk', span: annotation, risk: 1 });
  expect(store.state.paste?.isBusy).toBe(true);
  await settle();
  expect(engine.annotate).toHaveBeenLastCalledWith(
    expect.objectContaining({ overrides: [{ text: 'Anna Berg', risk: 1 }] }),
    expect.anything(),
  );
  expect(store.state.paste?.isBusy).toBe(false);
});

it('pastes nothing sanitized that another conversation would not restore', async () => {
  const { review, engine, landed, hold, settle, shown } = setUp();
  hold();
  await settle();
  shown.conversation = 'other';
  await review.decide('sanitized');
  expect(engine.commit).not.toHaveBeenCalled();
  expect(landed).toEqual([]);
  await settle();
  await review.decide('sanitized');
  expect(engine.commit).toHaveBeenCalledWith(expect.objectContaining({ conversation: 'other' }));
  expect(landed).toEqual([SANITIZED]);
});

it('keeps asking where the vault could not store what restoring needs', async () => {
  const { review, engine, landed, hold, settle, store } = setUp();
  hold();
  await settle();
  engine.commit.mockRejectedValueOnce(new Error('The disk is full.'));
  await review.decide('sanitized');
  expect(landed).toEqual([]);
  expect(store.state.paste).toMatchObject({ isBusy: false });
  expect(store.state.notice?.tone).toBe('error');
});

it('never lets a text that becomes a file go by itself, and lets it go as it is only by the person’s word', async () => {
  const failing = setUp(() => Promise.reject(new Error('The model stopped.')));
  failing.hold('file');
  await failing.settle();
  expect(failing.landed).toEqual([]);
  expect(failing.store.state.paste).toMatchObject({ becomesFile: true, failed: expect.anything() });
  await failing.review.decide('as-is');
  expect(failing.onAsIs).toHaveBeenCalledWith([TEXT]);
  expect(failing.landed).toEqual([TEXT]);
  const { review, landed, hold, settle, onAsIs } = setUp();
  hold('file');
  await settle();
  await review.decide('cancel');
  expect(landed).toEqual([]);
  expect(onAsIs).not.toHaveBeenCalled();
});

it('checks the next text once the one before has landed', async () => {
  const { review, landed, hold, settle, engine } = setUp();
  hold();
  hold();
  await settle();
  expect(engine.annotate).toHaveBeenCalledOnce();
  await review.decide('as-is');
  await settle();
  expect(engine.annotate).toHaveBeenCalledTimes(2);
  await review.decide('sanitized');
  expect(landed).toEqual([TEXT, SANITIZED]);
});

it('holds nothing once Coatcheck is turned off', async () => {
  const { review, landed, hold, settle, store } = setUp();
  hold();
  await settle();
  store.set({ site: { ...store.state.site, enabled: false } });
  review.turnedOff();
  await settle();
  expect(landed).toEqual([TEXT]);
});
