import { expect, it, vi } from 'vitest';
import type { EngineClient } from '../engine/client.ts';
import { engineThatInformsGuard } from './engine-that-informs-guard.ts';

const TYPED = 'Write to Annika Lindqvist.';
const FILE = 'A list of names.';

function setUp() {
  const knowledge = { checked: vi.fn(), accept: vi.fn(), letGo: vi.fn() };
  const leaving = vi.fn();
  const engine = {
    annotate: async () => ({ annotations: [] }),
    commit: vi.fn(async ({ text }: { readonly text: string }) => ({ text: `sanitized ${text}` })),
  };
  const informing = engineThatInformsGuard(engine as unknown as EngineClient, {
    composerText: () => TYPED,
    noteDraft: () => undefined,
    knowledge,
    leaving,
  });
  return { informing, engine, knowledge, leaving };
}

const asked = (text: string, more = {}) => ({ text, overrides: [], conversation: 'page-1', ...more });

it('takes only a whole check of the composer’s text for one: the rest of what was typed stays unchecked', async () => {
  const { informing, knowledge } = setUp();
  await informing.annotate(asked(FILE));
  await informing.annotate(asked(TYPED, { rulesOnly: true }));
  expect(knowledge.checked).not.toHaveBeenCalled();
  await informing.annotate(asked(TYPED));
  expect(knowledge.checked).toHaveBeenCalledWith(TYPED, []);
});

it('awaits the request of a committed prompt, and none of a file or of a prompt that was not committed', async () => {
  const { informing, engine, knowledge, leaving } = setUp();
  const commit = (text: string) => informing.commit({ text, annotations: [], conversation: 'page-1' });
  await commit(FILE);
  expect(leaving).not.toHaveBeenCalled();
  expect(knowledge.letGo).toHaveBeenCalledWith(`sanitized ${FILE}`);
  engine.commit.mockRejectedValueOnce(new Error('The vault is locked.'));
  await expect(commit(TYPED)).rejects.toThrow();
  expect(leaving).not.toHaveBeenCalled();
  await commit(TYPED);
  expect(leaving).toHaveBeenCalledWith(`sanitized ${TYPED}`, undefined);
});
