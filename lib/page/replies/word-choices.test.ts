import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { layOutBlock } from './block-layout.ts';
import { ordinalsOf, wordChoices } from './word-choices.ts';

const { document } = parseHTML('<p></p><p></p>');
const [block, other] = document.querySelectorAll('p') as unknown as Node[];
const word = (nth: number) => ({ block: block as Node, surrogate: 'Mia', nth });

const SEGMENTS = [
  { text: 'Dear ' },
  { text: 'Anna', surrogate: 'Mia' },
  { text: ' and ' },
  { text: 'Anna', surrogate: 'Mia' },
  { text: ' of ' },
  { text: 'Leeds', surrogate: 'York' },
];
const PIECES = [{ raw: 'Dear Mia and Mia of York', gap: '' }];

const shownIn = (at: Node | undefined, choices = wordChoices(), restored = true) =>
  layOutBlock(PIECES, SEGMENTS, restored, choices.sentIn(at as Node, SEGMENTS));

it('numbers the words with the same surrogate', () => {
  expect(ordinalsOf(SEGMENTS)).toEqual([undefined, 0, undefined, 1, undefined, 0]);
});

it('shows what was sent for one word only, and marks it', () => {
  const choices = wordChoices();
  choices.set(word(1), true);
  const { texts, marks } = shownIn(block, choices);
  expect(texts).toEqual(['Dear Anna and Mia of Leeds']);
  expect(marks.map(({ kind, reason, standsFor }) => [kind, reason, standsFor])).toEqual([
    ['restored', undefined, undefined],
    ['stand-in', 'chosen', 'Anna'],
    ['restored', undefined, undefined],
  ]);
});

it('shows the real value again, in this block and after all choices were forgotten', () => {
  const choices = wordChoices();
  choices.set(word(0), true);
  expect(shownIn(other, choices).texts).toEqual(['Dear Anna and Anna of Leeds']);
  choices.set(word(0), false);
  expect(shownIn(block, choices).texts).toEqual(['Dear Anna and Anna of Leeds']);
  choices.set(word(0), true);
  choices.clear();
  expect(shownIn(block, choices).texts).toEqual(['Dear Anna and Anna of Leeds']);
});

it('shows no original where none is restored', () => {
  const choices = wordChoices();
  choices.set(word(0), true);
  const { texts, marks } = shownIn(block, choices, false);
  expect(texts).toEqual(['Dear Mia and Mia of York']);
  expect(marks.every(({ kind }) => kind === 'restored')).toBe(true);
});
