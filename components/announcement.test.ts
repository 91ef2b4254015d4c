import { expect, it } from 'vitest';
import { nextAnnouncement } from './announcement.ts';

it('announces each summary once, however often the person pauses, and says nothing of a text that is being typed', () => {
  let announced = { words: '', isOver: false };
  const said: string[] = [];
  const steps: readonly (readonly [string, boolean])[] = [
    ['Nothing to replace', false],
    ['Coatcheck', true],
    ['Nothing to replace', false],
    ['1 will be replaced', true],
    ['1 will be replaced', false],
    ['1 will be replaced', true],
    ['1 will be replaced', false],
  ];
  for (const [words, isTyping] of steps) {
    announced = nextAnnouncement(announced, words, isTyping);
    said.push(announced.isOver ? '' : announced.words);
  }
  expect(said).toEqual(['Nothing to replace', '', '', '', '1 will be replaced', '', '']);
});
