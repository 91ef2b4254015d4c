import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { EngineError, serializeError } from '../engine/rpc.ts';
import { ENGLISH } from '../language/language.ts';
import { SurvivorError } from '../sanitize/survivors.ts';
import type { SelectedText } from './functions-run-in-page.ts';
import { type PageWithSelection, restoredSelection, runSelectionCommand } from './selection.ts';

const PAIR: RestorePair = { surrogate: 'Mara Holt', original: 'Annika Lindqvist', type: 'PERSON', shape: 'word' };

type Engine = Parameters<typeof runSelectionCommand>[2];

/** An engine that knows one name. */
const engine = {
  annotate: async () => ({ annotations: [] }),
  commit: async ({ text }: { text: string }) => ({
    text: text.replace(PAIR.original, PAIR.surrogate),
    replacements: text.includes(PAIR.original) ? [{}] : [],
  }),
  pairsAnywhere: async ({ text }: { text: string }) => ({ pairs: text.includes(PAIR.surrogate) ? [PAIR] : [] }),
} as unknown as Engine;

function pageWith(selected: SelectedText, changes: Partial<PageWithSelection> = {}) {
  const seen = { written: '', copied: '', said: '', previewed: '', isError: false };
  const page: PageWithSelection = {
    isPrivate: false,
    read: async () => selected,
    async write(text) {
      seen.written = text;
      return true;
    },
    async copy(text) {
      seen.copied = text;
      return true;
    },
    async tell(words, isError) {
      Object.assign(seen, { said: ENGLISH.read(words), isError });
    },
    async preview({ text }) {
      seen.previewed = text;
    },
    ...changes,
  };
  return { page, seen };
}

const TEXT = 'Dear Annika Lindqvist,';

it('sanitizes where the selection can be written over, and copies where it cannot', async () => {
  const field = pageWith({ text: TEXT, isEditable: true });
  await runSelectionCommand('sanitize-selection', field.page, engine);
  expect(field.seen).toMatchObject({ written: 'Dear Mara Holt,', copied: '', isError: false });
  const article = pageWith({ text: TEXT, isEditable: false });
  await runSelectionCommand('sanitize-selection', article.page, engine);
  expect(article.seen).toMatchObject({ written: '', copied: 'Dear Mara Holt,' });
  const copied = pageWith({ text: TEXT, isEditable: true });
  await runSelectionCommand('copy-sanitized', copied.page, engine);
  expect(copied.seen).toMatchObject({ written: '', copied: 'Dear Mara Holt,' });
});

it('shows what would be put back and writes nothing, and says so where there is nothing', async () => {
  const field = pageWith({ text: 'Mara Holt wrote.', isEditable: true });
  await runSelectionCommand('restore-selection', field.page, engine);
  expect(field.seen).toMatchObject({ written: '', copied: '', said: '', previewed: 'Mara Holt wrote.' });
  const other = pageWith({ text: 'Nobody wrote.', isEditable: true });
  await runSelectionCommand('restore-selection', other.page, engine);
  expect(other.seen).toMatchObject({ written: '', previewed: '', isError: true });
});

it.each<[string, Partial<PageWithSelection>, Partial<Record<keyof Engine, unknown>>, RegExp]>([
  ['nothing is selected', { read: async () => ({ text: ' ', isEditable: true }) }, {}, /Nothing is selected/],
  ['the page took nothing', { write: async () => false }, {}, /did not accept/],
  ['the engine failed', {}, { annotate: () => Promise.reject(new Error('The model is gone.')) }, /not changed/],
  [
    'an original would stay',
    {},
    {
      commit: () =>
        Promise.reject(new EngineError(serializeError(new SurvivorError([{ text: 'Annika', type: 'PERSON' }])))),
    },
    /would still be/,
  ],
])('where %s, says why and names no original', async (_what, changes, broken, said) => {
  const { page, seen } = pageWith({ text: TEXT, isEditable: true }, changes);
  await runSelectionCommand('sanitize-selection', page, { ...engine, ...broken } as Engine);
  expect(seen).toMatchObject({ said: expect.stringMatching(said), isError: true, copied: '' });
  expect(seen.said).not.toContain('Annika');
});

it('writes nothing over a selection that has changed meanwhile', async () => {
  const texts = [TEXT, 'Something else'];
  const { page, seen } = pageWith(
    { text: '', isEditable: true },
    { read: async () => ({ text: texts.shift() ?? '', isEditable: true }) },
  );
  await runSelectionCommand('sanitize-selection', page, engine);
  expect(seen).toMatchObject({ written: '', said: expect.stringContaining('has changed'), isError: true });
});

it('keeps nothing of a private window, and puts back there what it replaced there', async () => {
  const asked: string[] = [];
  const own = {
    ...engine,
    commit: async (request: { text: string; conversation: string }) => {
      asked.push(request.conversation);
      return { text: request.text.replace(PAIR.original, PAIR.surrogate), replacements: [{}] };
    },
    pairsIn: async ({ conversation }: { conversation: string }) => {
      asked.push(conversation);
      return { pairs: [PAIR] };
    },
    pairsAnywhere: async () => ({ pairs: [] }),
  } as unknown as Engine;
  const sanitized = pageWith({ text: TEXT, isEditable: true }, { isPrivate: true });
  await runSelectionCommand('sanitize-selection', sanitized.page, own);
  const restored = await restoredSelection(own, sanitized.seen.written, true);
  expect(restored.map(({ text }) => text).join('')).toBe(TEXT);
  expect(asked).toHaveLength(2);
  for (const conversation of asked) expect(conversation).toMatch(/^temporary-/);
});
