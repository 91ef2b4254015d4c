import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineClient } from '../../engine/client.ts';
import { draftBackupFor } from '../composer/draft-backup.ts';
import { decisionHistory } from './decision-history.ts';
import type { DictionaryLearning } from './dictionary-learning.ts';
import { inEnglish } from './notice.test-support.ts';
import { promptCheck } from './prompt-check.ts';
import { promptStore } from './prompt-store.ts';
import { undoAction } from './undo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that has emptied its composer, with an engine that checks any text that is put back. */
function emptied() {
  const page = { text: '' };
  const composer = {
    element: undefined,
    read: () => page.text,
    find: () => ({}) as HTMLElement,
    adopt: () => undefined,
    adoptFrom: () => false,
  };
  const store = promptStore({ id: 'chat', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const engine = {
    annotate: async () => ({ annotations: [] }),
    preview: async ({ text }: { text: string }) => ({ text, replacements: [], pairs: [] }),
    audit: async () => ({}),
  } as unknown as EngineClient;
  const made = decisionHistory();
  const check = promptCheck({ engine, store, composer, made, conversation: () => 'one' });
  const draftBackup = draftBackupFor(composer, async (_, text) => {
    page.text = text;
    check.soon();
    return true;
  });
  const learned = { takeBack: async () => false } as unknown as DictionaryLearning;
  return { page, store, back: undoAction({ draftBackup, store, check, learned, made }) };
}

it('goes on saying that nothing was sent when the text that came back has been checked', async () => {
  const { page, store, back } = emptied();
  await back.composerEmptied('Dear Anna');
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.text).toBe('Dear Anna');
  expect(store.state.status).toBe('ready');
  const { notice } = store.state;
  expect(notice && inEnglish(notice).title).toBe('Nothing was sent');
});
