import { expect, it } from 'vitest';
import { earlierMessagesIn } from './earlier-messages.ts';

const PROMPT = 'And in winter?';

it('takes the person’s own earlier messages out of a body', () => {
  const messages = [
    { role: 'system', content: 'You help.' },
    { role: 'user', content: 'Write to Annika Lindqvist.' },
    { role: 'assistant', content: 'Dear Napoleon,' },
    { role: 'user', content: [{ type: 'text', text: 'Her phone is +1 503 227 4419.' }] },
    { role: 'user', content: PROMPT },
  ];
  const earlier = ['Write to Annika Lindqvist.', 'Her phone is +1 503 227 4419.'];
  expect(earlierMessagesIn(JSON.stringify({ model: 'm', messages }), PROMPT)).toEqual(earlier);
  expect(earlierMessagesIn(JSON.stringify({ payload: JSON.stringify({ messages }) }), PROMPT)).toEqual(earlier);
  expect(earlierMessagesIn(`f=${encodeURIComponent(JSON.stringify({ messages }))}`, PROMPT)).toEqual(earlier);
});

it.each([
  ['isUser', 'isUser'],
  ['is_bot', undefined],
  ['fromMe', 'fromMe'],
  ['sentByUser', 'sentByUser'],
] as const)('knows whose a message is by a yes or no: %s', (key, isPersons) => {
  const message = (text: string, own: boolean) => ({ type: 'text', text, [key]: isPersons ? own : !own });
  const history = [message('Write to Annika.', true), message('Done, Napoleon says.', false), message(PROMPT, true)];
  expect(earlierMessagesIn(JSON.stringify({ history }), PROMPT)).toEqual(['Write to Annika.']);
});

it('takes everything where no roles are named, and nothing from a body that is only the prompt', () => {
  const history = [['Write to Annika.', 'Done, here it is.']];
  expect(earlierMessagesIn(JSON.stringify({ message: PROMPT, history }), PROMPT)).toEqual(history[0]);
  expect(earlierMessagesIn(JSON.stringify({ text: PROMPT, id: 'a b', model: 'x y' }), PROMPT)).toEqual([]);
  expect(earlierMessagesIn(PROMPT, PROMPT)).toEqual([]);
});

it('takes no line of the prompt for an earlier message, with the name of its element or without', () => {
  const prompt = 'Two letters:\n\n- to Annika\n- to Bo';
  const outline = ['p Two letters:', 'li to Annika', 'li to Bo', 'li', 'p letters:⏎⏎to Annika', 'p to Carla'];
  expect(earlierMessagesIn(JSON.stringify({ text: prompt, outline }), prompt)).toEqual(['p to Carla']);
  expect(earlierMessagesIn(JSON.stringify({ text: prompt, lines: prompt.split('\n') }), prompt)).toEqual([]);
  expect(earlierMessagesIn(JSON.stringify({ text: prompt, history: ['And to Annika Berg'] }), prompt)).toHaveLength(1);
});
