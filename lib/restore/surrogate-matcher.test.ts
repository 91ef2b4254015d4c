import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { compileMatcher, restoreWithPairs } from './surrogate-matcher.ts';

const PAIR: RestorePair = { type: 'ADDRESS', surrogate: '83', original: '14', shape: 'word' };

const restored = (reply: string): string =>
  compileMatcher([PAIR])
    .apply(reply)
    .map((segment) => segment.text)
    .join('');

it.each([
  ['Hausnr.: 83', 'Hausnr.: 14'],
  ['дом: 83, этаж 5', 'дом: 14, этаж 5'],
  ['**кв.** 83', '**кв.** 14'],
  ['No: 7 Daire: 83', 'No: 7 Daire: 14'],
  ['| دار | 83 |', '| دار | 14 |'],
  ["מס' בית: 83", "מס' בית: 14"],
  ['nr domu: 83', 'nr domu: 14'],
])('restores a house number after its label: %s', (reply, text) => expect(restored(reply)).toBe(text));

it.each(['83 people came', 'Chapter 83: the end', 'этаж 83', 'עמוד 83'])('leaves other numbers: %s', (reply) =>
  expect(restored(reply)).toBe(reply),
);

it('restores a Greek name beside markup', () => {
  const pair = { surrogate: 'Ιωαννοπούλου', original: 'Παπαδοπούλου', shape: 'word', type: 'PERSON' } as const;
  const back = restoreWithPairs('**Anna** <a> Δάφνη Ιωαννοπούλου', [pair]);
  expect(back.map(({ text }) => text).join('')).toBe('**Anna** <a> Δάφνη Παπαδοπούλου');
});
