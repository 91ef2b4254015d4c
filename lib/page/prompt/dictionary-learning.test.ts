import { expect, it, vi } from 'vitest';
import { TEMPORARY_CONVERSATION_PREFIX } from '../../engine/protocol.ts';
import { decisionHistory } from './decision-history.ts';
import { dictionaryLearning } from './dictionary-learning.ts';
import { promptStore } from './prompt-store.ts';

const WORD = { text: 'Halvorsen', type: 'ORGANIZATION', risk: 1 } as const;

function setUp(conversation = 'chat', learn = vi.fn(async () => ({ before: [], isEverywhere: false }))) {
  const engine = { learn, unlearn: vi.fn(async () => ({})) };
  const store = promptStore({ id: 'x', name: 'X', origin: 'https://x.example', enabled: true });
  const made = decisionHistory();
  return { engine, store, made, learned: dictionaryLearning({ engine, store, conversation: () => conversation }) };
}

it('keeps a decision, says so, and takes it back together with the decision', async () => {
  const { engine, store, made, learned } = setUp();
  made.setRisk(WORD.text, 1);
  await learned.learn(WORD, made.now);
  expect(store.state.learned).toEqual({ text: 'Halvorsen', risk: 1, isEverywhere: false });
  expect(await learned.takeBack(made)).toBe(true);
  expect(engine.unlearn).toHaveBeenCalledWith({ text: 'Halvorsen', before: [] });
  expect(store.state.learned).toBeUndefined();
  expect(made.now.overrides).toEqual([]);
});

it('takes a later decision back without what was learned before it', async () => {
  const { engine, made, learned } = setUp();
  made.setRisk(WORD.text, 1);
  await learned.learn(WORD, made.now);
  made.setRisk('Annika', 5);
  expect(await learned.takeBack(made)).toBe(true);
  expect(engine.unlearn).not.toHaveBeenCalled();
  expect(made.now.overrides).toEqual([{ text: 'Halvorsen', risk: 1 }]);
});

it('keeps nothing from a temporary chat', async () => {
  const { engine, store, made, learned } = setUp(`${TEMPORARY_CONVERSATION_PREFIX}1`);
  await learned.learn(WORD, made.now);
  expect(engine.learn).not.toHaveBeenCalled();
  expect(store.state.learned).toBeUndefined();
});

it('says that it holds for this conversation only where it could not be kept', async () => {
  const { store, made, learned } = setUp('chat', vi.fn().mockRejectedValue(new Error('The disk is full.')));
  await learned.learn(WORD, made.now);
  expect(store.state.notice?.tone).toBe('warning');
  expect(store.state.learned).toBeUndefined();
});
