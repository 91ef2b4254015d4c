import { expect, it } from 'vitest';
import { foldText } from './folded-reply.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

it('takes accents that stand alone out of a text, and no letter', () => {
  expect(foldText('<b>I\u0301a</b> ι Ι')).toBe('ia ι ι');
});

it('restores a Greek name beside markup', () => {
  const pair = { surrogate: 'Ιωαννοπούλου', original: 'Παπαδοπούλου', shape: 'word', type: 'PERSON' } as const;
  const back = restoreWithPairs('**Anna** <a> Δάφνη Ιωαννοπούλου', [pair]);
  expect(back.map(({ text }) => text).join('')).toBe('**Anna** <a> Δάφνη Παπαδοπούλου');
});
