// Surnames that begin another name, in scripts without spaces.
import { expect, it } from 'vitest';
import { restoreWithPairs } from './surrogate-matcher.ts';

it.each([
  ['中川さんは中川直也さんに会います。', '中川', '毛利', '毛利さんは中川直也さんに会います。'],
  ['橋本病は橋本さんと関係ありません。', '橋本', '毛利', '橋本病は毛利さんと関係ありません。'],
  ['司马先生读司马光。', '司马', '令狐', '令狐先生读司马光。'],
])('restores only the person in "%s"', (reply, surrogate, original, expected) => {
  const segments = restoreWithPairs(reply, [{ surrogate, original, shape: 'word', type: 'PERSON' }]);
  expect(segments.map(({ text }) => text).join('')).toBe(expected);
});
