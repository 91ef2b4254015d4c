import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { consistsOfIssuedSurrogates } from './issued-text.ts';

const PAIRS: readonly RestorePair[] = [
  { surrogate: 'Rebecca', original: 'Natalie', shape: 'word', type: 'PERSON' },
  { surrogate: 'Vesewick', original: 'Thackeray', shape: 'word', type: 'PERSON' },
  { surrogate: '26 February 2020', original: '14 March 2021', shape: 'phrase', type: 'DATE' },
  { surrogate: '+44 55 9236 1690', original: '+44 20 7946 0958', shape: 'digits', type: 'PHONE' },
];

it.each(['Rebecca Vesewick', 'REBECCA', 'Vesewick, Rebecca', '26 February 2020', '+445592361690'])(
  'knows its own surrogate again: %s',
  (text) => expect(consistsOfIssuedSurrogates(text, PAIRS)).toBe(true),
);

it.each(['Rebecca Thackeray', 'R.', 'R. Vesewick', '2020-02-26', '26 February', '055 9236 1690', 'Vesewicks', ''])(
  'takes nothing that it did not issue for a quotation: %s',
  (text) => expect(consistsOfIssuedSurrogates(text, PAIRS)).toBe(false),
);
