// The whole way from keys to marks and badge, with an engine that finds something else in every unfinished text.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Annotation, RiskLevel } from '../../lib/detect/annotation.ts';
import type { EngineClient } from '../../lib/engine/client.ts';
import { ENGLISH } from '../../lib/language/language.ts';
import { typedChangeOf } from '../../lib/page/composer/typed-change.ts';
import { throttledPanelSource } from '../../lib/page/panel/throttled-source.ts';
import { decisionHistory } from '../../lib/page/prompt/decision-history.ts';
import { mayHoldOriginals } from '../../lib/page/prompt/held-originals.ts';
import { promptCheck } from '../../lib/page/prompt/prompt-check.ts';
import { promptStore } from '../../lib/page/prompt/prompt-store.ts';
import { badgeSummary } from '../badge-summary.ts';

const TEXT =
  'Please write to my landlord Tobias Castellanos about the heating in our flat in Maple Street, Portland. My name is Annika Maria Lindqvist, ' +
  'born on 3 May 1987, and he can call me at +1 503 555 0142 or write to annika@example.org before Friday.';
const VALUES = [
  'Tobias Castellanos',
  'Maple Street, Portland',
  'Annika Maria Lindqvist',
  '3 May 1987',
  '+1 503 555 0142',
  'annika@example.org',
];
const KEY_MS = 110;
const CHECK_MS = 30;
const PAUSE_MS = 1000;

const drawn = vi.hoisted(() => ({ marks: [] as readonly Annotation[], changes: 0 }));
vi.mock('../../lib/page/highlights/highlights.ts', () => ({
  highlightRisks: (_: unknown, marks: readonly Annotation[]) => {
    if (JSON.stringify(marks) !== JSON.stringify(drawn.marks)) drawn.changes += 1;
    drawn.marks = marks;
  },
  removeRiskHighlights: () => {
    drawn.marks = [];
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  drawn.marks = [];
  drawn.changes = 0;
});

function annotation(start: number, end: number, risk: RiskLevel): Annotation {
  return { start, end, type: 'PERSON', confidence: 1, source: { detector: 'model', rule: '' }, risk };
}

/** What a check finds: values as far as they are written. In an unfinished text each check misses one of them, and rates another too low. */
function findIn(text: string, isWhole: boolean): Annotation[] {
  const found = VALUES.flatMap((value) => {
    const start = text.indexOf(value.slice(0, 3));
    if (start < 0) return [];
    let length = 0;
    while (length < value.length && text[start + length] === value[length]) length += 1;
    return [annotation(start, start + text.slice(start, start + length).trimEnd().length, 4)];
  });
  if (isWhole) return found;
  return found
    .filter((_, i) => found.length < 2 || i !== text.length % found.length)
    .map((one, i) => (i === text.length % 3 ? annotation(one.start, one.end, 2) : one));
}

/** `isCertain`: checks of unfinished texts find the same. */
function chat(isCertain = false) {
  const page = { text: '' };
  const asked = { annotate: 0, preview: 0 };
  const after = <T>(value: T) => new Promise<T>((done) => setTimeout(done, CHECK_MS, value));
  const store = promptStore({ id: 'chat', name: 'Chat', origin: 'https://chat.example', enabled: true });
  store.set({ engine: 'ready' });
  const engine = {
    annotate({ text }: { text: string }) {
      asked.annotate += 1;
      return after({ annotations: findIn(text, isCertain || text === TEXT) });
    },
    preview({ text, annotations }: { text: string; annotations: readonly Annotation[] }) {
      asked.preview += 1;
      const replacements = annotations.map(({ start }) => ({ original: text.slice(start), surrogate: '' }));
      return after({ text, replacements, pairs: [] });
    },
    audit: () => after({ attacks: [] }),
  } as unknown as EngineClient;
  const composer = {
    element: {} as HTMLElement,
    read: () => page.text,
    find: () => ({}) as HTMLElement,
    adopt: () => undefined,
    adoptFrom: () => true,
  };
  const check = promptCheck({ engine, store, composer, made: decisionHistory(), conversation: () => 'one' });
  const source = throttledPanelSource(
    { getState: () => store.state, subscribe: store.subscribe, act: () => undefined },
    () => false,
  );
  const badge: string[] = [];
  const say = () => {
    const { words } = badgeSummary(source.getState(), ENGLISH);
    if (words !== badge.at(-1)) badge.push(words);
    if (/Nothing/.test(words)) expect(source.getState().text).toBe(page.text);
  };
  source.subscribe(say);
  say();

  function change(text: string, inputType: string, data: string | null): void {
    page.text = text;
    const event = Object.assign(new Event('input'), { inputType, data, isComposing: false });
    check.typed(typedChangeOf(event));
    say();
  }
  return {
    page,
    store,
    check,
    asked,
    badge,
    paste: (text: string) => change(page.text + text, 'insertFromPaste', text),
    backspace: () => change(page.text.slice(0, -1), 'deleteContentBackward', null),
    async type(text: string, each: () => void = () => undefined): Promise<void> {
      for (const key of text) {
        change(page.text + key, 'insertText', key);
        await vi.advanceTimersByTimeAsync(KEY_MS);
        each();
      }
    },
  };
}

/** The level of each character's mark; 0 without one. */
function levels(): number[] {
  const of = Array.from(TEXT, () => 0);
  for (const { start, end, risk } of drawn.marks) of.fill(risk, start, end);
  return of;
}

it('marks each word once when it is finished, and changes a mark once at most; the badge speaks after the pause', async () => {
  const { badge, asked, type, page } = chat();
  const changes = Array.from(TEXT, () => 0);
  let before = levels();
  const look = () => {
    const now = levels();
    for (const [i, level] of now.entries()) if (level !== before[i]) changes[i] = (changes[i] ?? 0) + 1;
    before = now;
  };
  await type(TEXT, () => {
    look();
    const isInWord = /[\p{L}\p{N}]$/u.test(page.text);
    if (isInWord) expect(before[page.text.length - 1]).toBe(0);
  });
  expect(badge).toEqual(['Coatcheck']);
  expect(drawn.marks.length).toBeGreaterThan(4);
  // No word of this text is the last in a sentence for longer than a key, so nobody needed a sanitized text yet.
  expect(asked.preview).toBe(0);
  expect(asked.annotate).toBeLessThan(TEXT.split(/[^\p{L}\p{N}]/u).length + 1);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  look();
  expect(drawn.marks.map(({ start, end }) => TEXT.slice(start, end))).toEqual(VALUES);
  expect(badge).toEqual(['Coatcheck', '6 will be replaced']);
  // It appears, and changes once.
  expect(Math.max(...changes)).toBeLessThanOrEqual(2);
});

it('marks the last word in a pause, and a paste at once', async () => {
  const typed = chat();
  await typed.type('I am Tob');
  await vi.advanceTimersByTimeAsync(300);
  expect(drawn.marks).toEqual([]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(drawn.marks).toHaveLength(1);
  drawn.marks = [];
  const pasted = chat();
  pasted.paste('I am Tobias Castellanos');
  await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
  expect(drawn.marks).toHaveLength(1);
});

it('never says of a text that was not checked that nothing is replaced', async () => {
  const { badge, type, paste } = chat(true);
  await type('All is well here. ');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(badge).toEqual(['Coatcheck', 'Nothing to replace']);
  await type('I am Tobias Castellanos');
  expect(badge.slice(2)).toEqual(['Coatcheck']);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(badge.slice(3)).toEqual(['1 will be replaced']);
  paste(' and Annika Maria Lindqvist');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(badge.slice(4)).toEqual(['2 will be replaced']);
});

it('takes a text for unchecked from the first key on, so that an early Enter or press is held back', async () => {
  const { store, page, type, backspace } = chat();
  await type('All is well. ');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(mayHoldOriginals(store.state, page.text)).toBe(false);
  await type('T');
  expect(mayHoldOriginals(store.state, page.text)).toBe(true);
  backspace();
  await vi.advanceTimersByTimeAsync(1);
  backspace();
  expect(mayHoldOriginals(store.state, page.text)).toBe(true);
});

it('lets marks stand while a word is taken back letter by letter', async () => {
  const { type, backspace, page } = chat();
  await type('I am Tobias Castellanos, hello');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  const before = drawn.changes;
  while (page.text.length > 'I am Tobias Castellanos,'.length) {
    backspace();
    await vi.advanceTimersByTimeAsync(KEY_MS);
  }
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(drawn.marks).toHaveLength(1);
  expect(drawn.changes).toBe(before);
});

it('shows nothing of a text that is gone', async () => {
  const { badge, type, backspace, page, store } = chat();
  await type('I am Tobias Castellanos');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  while (page.text !== '') backspace();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(drawn.marks).toEqual([]);
  expect(store.state.annotations).toEqual([]);
  expect(badge.at(-1)).toBe('Coatcheck');
});

it('checks the text now when it is sent or decided about while it is typed, and not again in the pause', async () => {
  const { type, check, asked, store } = chat();
  await type('I am Tobias Castellanos');
  void check.now();
  await vi.advanceTimersByTimeAsync(3 * CHECK_MS);
  expect(store.state).toMatchObject({ status: 'ready', text: 'I am Tobias Castellanos' });
  const { annotate } = asked;
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(asked.annotate).toBe(annotate);
});
