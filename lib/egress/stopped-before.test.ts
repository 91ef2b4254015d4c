import { expect, it } from 'vitest';
import { egressKnowledge } from './knowledge.ts';
import { searchTermFor } from './search-term.ts';

const NAME = searchTermFor('Annika Lindqvist');
const BODY = JSON.stringify({ messages: [{ role: 'user', content: 'Write to Annika Lindqvist.' }] });

it('looks for what was stopped before, whatever the page sent first, until the person lets it leave', () => {
  const knowledge = egressKnowledge();
  // The app sends its stored history before anything is typed, and before the record of stopped originals is loaded.
  knowledge.leftBefore(BODY);
  knowledge.stoppedBefore([NAME]);
  const found = () => knowledge.finder('')?.find({ text: BODY }).originals ?? [];
  expect(found()).toEqual(['Annika Lindqvist']);
  expect(knowledge.wasStoppedBefore('Annika Lindqvist')).toBe(true);
  knowledge.otherConversation();
  expect(found()).toEqual(['Annika Lindqvist']);
  knowledge.forgive(['Annika Lindqvist']);
  expect(found()).toEqual([]);
});

it('looks for what was typed and never checked, also once the page has emptied its composer', () => {
  const knowledge = egressKnowledge();
  const text = 'Write to Annika Lindqvist.';
  expect(knowledge.finder('')).toBeUndefined();
  knowledge.typed(text);
  const isHeld = () => knowledge.finder('')?.find({ text: BODY }).hasUnchecked === true;
  expect(isHeld()).toBe(true);
  expect(knowledge.leftUnchecked('')).toBe(text);
  knowledge.settled(text, []);
  expect(isHeld()).toBe(false);
  // The prompt left because the person sent it, so it is no longer searched for.
  knowledge.typed(text);
  knowledge.releasing(text);
  expect(isHeld()).toBe(false);
});
