import { expect, it } from 'vitest';
import { answerTurns, type ChatTurn, chatMessagesFor } from './conversation.ts';

const turn = (id: number, state: ChatTurn['state'], answer: string): ChatTurn => ({
  id,
  prompt: `p${id}`,
  answer,
  state,
});

it('sends what was answered before along, and nothing that was not', () => {
  const turns = [turn(0, 'done', 'a0'), turn(1, 'failed', 'half'), turn(2, 'done', 'a2')];
  expect(chatMessagesFor(turns, 'p3').map(({ role, content }) => `${role}: ${content}`)).toEqual([
    'user: p0',
    'assistant: a0',
    'user: p2',
    'assistant: a2',
    'user: p3',
  ]);
});

it('ends with the reason where no server answers', async () => {
  const states: ChatTurn[] = [];
  for await (const each of answerTurns({ address: 'http://127.0.0.1:9', key: '', model: 'm' }, [], 'Why?'))
    states.push(each);
  expect(states.map(({ state }) => state)).toEqual(['streaming', 'failed']);
  expect(states.at(-1)?.failed).toMatchObject({ key: 'hintServerGone' });
});
