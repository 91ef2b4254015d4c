// Inflected names in Polish and Czech replies.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const person = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type: 'PERSON',
});
const PAIRS = [
  person('Martin', 'Adam'),
  person('Jablonski', 'Kowalski'),
  person('Hanna', 'Zofia'),
  person('Fletcher', 'Nowak'),
];
const restored = (reply: string, pairs: readonly RestorePair[] = PAIRS) =>
  restoreWithPairs(reply, pairs)
    .map((segment) => segment.text)
    .join('');

it.each([
  ['Proszę przekazać panu Jablonskiemu, że nie ma Hanny.', 'Proszę przekazać panu Kowalskiemu, że nie ma Zofii.'],
  [
    'List dla Martina Jablonskiego jest przez pomyłkę u Fletchera.',
    'List dla Adama Kowalskiego jest przez pomyłkę u Nowaka.',
  ],
  ['Umowa z Fletcherem nie jest podpisana.', 'Umowa z Nowakiem nie jest podpisana.'],
])('restores "%s"', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it('takes Martina for no form of Martin elsewhere', () => {
  expect(restored('I met Martina yesterday.')).toBe('I met Martina yesterday.');
});

it('keeps to the name itself where it was issued beside the other', () => {
  const pairs = [person('Martin', 'Adam'), person('Martina', 'Ewa')];
  expect(restored('To jest list dla Martina, proszę.', pairs)).toBe('To jest list dla Ewa, proszę.');
});
