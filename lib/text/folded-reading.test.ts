import { expect, it } from 'vitest';
import { foldText } from './folded-reading.ts';

it('takes accents that stand alone out of a text, and no letter', () => {
  expect(foldText('<b>I\u0301a</b> ι Ι')).toBe('ia ι ι');
});
