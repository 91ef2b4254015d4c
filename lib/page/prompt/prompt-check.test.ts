import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { TypedChange } from '../composer/typed-change.ts';
import { highlightRisks } from '../highlights/highlights.ts';
import { decisionHistory } from './decision-history.ts';
import { type PromptCheck, promptCheck } from './prompt-check.ts';
import { promptStore } from './prompt-store.ts';

vi.mock(import('../highlights/highlights.ts'), async (real) => ({ ...(await real()), highlightRisks: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const found = (detector: 'pattern' | 'model', start: number): Annotation => ({
  start,
  end: start + 4,
  type: 'PERSON',
  confidence: 1,
  source: { detector, rule: detector },
  risk: 5,
});
const BY_RULES = [found('pattern', 0)];
const BY_ALL = [...BY_RULES, found('model', 10)];

/** A composer with a prompt, and a model that takes this long to answer. */
function typed(modelMs: number) {
  const page = { text: 'Anna met Berta.' };
  const began = Date.now();
  const composer = {
    element: {} as HTMLElement,
    read: () => page.text,
    find: () => ({}) as HTMLElement,
    adopt: () => undefined,
    adoptFrom: () => false,
  };
  const store = promptStore({ id: 'chat', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const engine = {
    annotate: async ({ text, rulesOnly }: { text: string; rulesOnly?: boolean }) => {
      if (rulesOnly) return { annotations: BY_RULES };
      await new Promise((done) => setTimeout(done, modelMs));
      return { annotations: BY_ALL.filter(({ end }) => end <= text.length) };
    },
    preview: async ({ text }: { text: string }) => ({ text, replacements: [], pairs: [] }),
    audit: async () => ({}),
    checkProgress: async () => ({ share: Math.min(1, (Date.now() - began) / modelMs) }),
  } as unknown as EngineClient;
  const shown: number[] = [];
  store.subscribe(() => {
    const { length } = store.state.annotations;
    if (length !== shown.at(-1)) shown.push(length);
  });
  return {
    page,
    engine,
    store,
    shown,
    check: promptCheck({ engine, store, composer, made: decisionHistory(), conversation: () => 'one' }),
  };
}

it('shows what rules find while the model is being loaded, and sends nothing by it', async () => {
  const { store, shown, check } = typed(3000);
  void check.now();
  await vi.advanceTimersByTimeAsync(500);
  expect(store.state).toMatchObject({ annotations: BY_RULES, status: 'checking' });
  expect(store.state.sanitized).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.state).toMatchObject({ annotations: BY_ALL, status: 'ready' });
  expect(shown).toEqual([0, 1, 2]);
});

it('keeps what the model found before, and asks no rules where the model answers soon', async () => {
  const { page, shown, check } = typed(100);
  void check.now();
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual([0, 2]);
  const slow = typed(3000);
  void slow.check.now();
  await vi.advanceTimersByTimeAsync(4000);
  slow.page.text = `${page.text} Both.`;
  void slow.check.now();
  await vi.advanceTimersByTimeAsync(4000);
  expect(slow.shown).toEqual([0, 1, 2]);
});

it('says how far a long check has come, and no more once it has ended or another text is checked', async () => {
  const { page, store, check } = typed(4000);
  void check.now();
  await vi.advanceTimersByTimeAsync(900);
  expect(store.state.checkedShare).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1200);
  expect(store.state.checkedShare).toBeCloseTo(0.5, 1);
  page.text = 'Anna met nobody.';
  void check.now();
  expect(store.state.checkedShare).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1600);
  expect(store.state.checkedShare).toBeGreaterThan(0.5);
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.state).toMatchObject({ status: 'ready' });
  expect(store.state.checkedShare).toBeUndefined();
});

const LETTER: TypedChange = { kind: 'letter', isUnspaced: false };

it('shows what was found in a text whose first preview failed', async () => {
  const { engine, store, check } = typed(10);
  vi.spyOn(engine, 'preview').mockRejectedValueOnce(new Error('The engine did not answer.'));
  void check.now();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.state).toMatchObject({ status: 'blocked', engine: 'failed' });
  check.typed(LETTER);
  check.typed(LETTER);
  await vi.advanceTimersByTimeAsync(400);
  expect(store.state).toMatchObject({ annotations: BY_ALL, status: 'ready', engine: 'ready' });
});

it('checks again in the pause if the findings were forgotten during a check', async () => {
  const { engine, store, check } = typed(200);
  const annotate = vi.spyOn(engine, 'annotate');
  check.typed(LETTER);
  await vi.advanceTimersByTimeAsync(250);
  expect(annotate).toHaveBeenCalledOnce();
  annotate.mockResolvedValueOnce({ annotations: BY_RULES });
  check.soon();
  await vi.advanceTimersByTimeAsync(250);
  expect(store.state).toMatchObject({ annotations: BY_ALL });
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.state).toMatchObject({ annotations: BY_RULES, status: 'ready' });
});

const PASTE: TypedChange = { kind: 'several', isUnspaced: false };
const marked = () => vi.mocked(highlightRisks).mock.lastCall?.[1];

it('marks all of a paste, its last word too', async () => {
  const { page, check } = typed(100);
  page.text = 'Anna met Berta';
  check.typed(PASTE);
  await vi.advanceTimersByTimeAsync(200);
  expect(marked()).toEqual(BY_ALL);
});

it.each<[string, string, (check: PromptCheck) => void]>([
  ['was sent before its check ended', 'Anna', (check) => check.cancel()],
  ['left nothing', '', () => undefined],
  ['changed nothing', 'Anna met ', () => undefined],
])('marks no unfinished word after a paste that %s', async (_what, pasted, then) => {
  const { page, check } = typed(100);
  page.text = 'Anna met ';
  await Promise.all([check.now(), vi.advanceTimersByTimeAsync(400)]);
  page.text = pasted;
  check.typed(PASTE);
  await vi.advanceTimersByTimeAsync(50);
  then(check);
  page.text = 'Anna met Berta';
  check.typed(LETTER);
  await vi.advanceTimersByTimeAsync(400);
  expect(marked()).toEqual(BY_RULES);
  await vi.advanceTimersByTimeAsync(1000);
  expect(marked()).toEqual(BY_ALL);
});
