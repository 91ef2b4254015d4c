import { expect, it, vi } from 'vitest';
import { conversationRecogniser } from './conversation-recogniser.ts';
import type { ShownConversation } from './shown-conversation.ts';

const PAIR = { surrogate: 'Mara', original: 'Annika', shape: 'word', type: 'PERSON' } as const;
const NONE = { pairs: [], isBegun: false, holdsCurrent: false };
const OTHER = { conversation: 'page-old', pairs: [PAIR], isBegun: false, holdsCurrent: false };

interface Answer {
  readonly conversation?: string;
  readonly pairs: readonly (typeof PAIR)[];
  readonly isBegun: boolean;
  readonly holdsCurrent: boolean;
  readonly isPrivate?: boolean;
}

function setUp(answers: readonly Answer[], shown: Partial<ShownConversation> = {}) {
  const recognise = vi.fn();
  const conversation = {
    id: 'page-new',
    isNamed: false,
    mayBeRecognised: true,
    recognise,
    follow: () => undefined,
    used: () => undefined,
    ...shown,
  };
  const left = [...answers];
  const engine = {
    pairsIn: vi.fn(async () => ({ pairs: [PAIR] })),
    recogniseConversation: vi.fn(async () => left.shift() ?? NONE),
  };
  const origin = 'https://chat.example';
  const onPrivate = vi.fn();
  const ask = conversationRecogniser({
    engine,
    conversation: () => conversation,
    origin,
    hasComposer: () => true,
    messagesText: () => 'all',
    onPrivate,
  });
  return { ask, engine, recognise, onPrivate };
}

it('asks by the conversation alone where the address names it', async () => {
  const { ask, engine } = setUp([], { mayBeRecognised: false });
  expect(await ask('text')).toEqual([PAIR]);
  expect(engine.recogniseConversation).not.toHaveBeenCalled();
});

it('goes on with the conversation that the page shows', async () => {
  const { ask, recognise } = setUp([OTHER, OTHER]);
  expect(await ask('text')).toEqual([PAIR]);
  expect(recognise).toHaveBeenCalledWith('page-old', true);
});

it('joins what was sent from this page before its history was drawn, and leaves it where it is gone', async () => {
  const joined = setUp([
    { ...OTHER, isBegun: true },
    { ...NONE, isBegun: true, holdsCurrent: true },
  ]);
  await joined.ask('text');
  expect(joined.recognise).toHaveBeenCalledWith('page-old', true);
  const begun = { ...OTHER, isBegun: true };
  const left = setUp([begun, begun]);
  await left.ask('text');
  expect(left.recognise).toHaveBeenCalledWith('page-old', false);
});

it('stays with a recognised conversation while anything of it stands on the page', async () => {
  const held = { ...NONE, isBegun: true, holdsCurrent: true };
  const { ask, recognise } = setUp([{ ...OTHER, isBegun: true }, held], { isNamed: true, id: 'page-known' });
  expect(await ask('text')).toEqual([]);
  expect(recognise).not.toHaveBeenCalled();
});

it('tells of private prompts once the conversation is changed, which would forget it', async () => {
  const privately = { ...OTHER, isPrivate: true };
  const { ask, recognise, onPrivate } = setUp([privately, privately]);
  await ask('text');
  expect(onPrivate.mock.invocationCallOrder[0]).toBeGreaterThan(recognise.mock.invocationCallOrder[0] ?? Infinity);
});
