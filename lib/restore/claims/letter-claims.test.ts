// What a reply says of the letters of a stand-in is computed again from the original, or the stand-in stays, marked.
import { expect, it } from 'vitest';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import { postRestoreSteps } from '../post-restore-steps.ts';
import { restoreWithPairs } from '../surrogate-matcher.ts';

const person = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type: 'PERSON',
});
const PAIRS = [person('Gabriella', 'Rolf'), person('Jane', 'Unna'), person('Jack', 'Ulrik'), person('Kraus', 'Petry')];
const segmentsOf = (reply: string) => postRestoreSteps(PAIRS)(reply, restoreWithPairs(reply, PAIRS));
const text = (reply: string) =>
  segmentsOf(reply)
    .map((segment) => segment.text)
    .join('');
const marked = (reply: string) =>
  segmentsOf(reply).flatMap((segment) => ((segment.standsFor ?? segment.isUnproved) ? [segment.text] : []));

it.each([
  ['en', 'Gabriella has nine letters.', 'Rolf has four letters.'],
  [
    'en',
    'The surname Kraus has 5 letters and begins with a K.',
    'The surname Petry has 5 letters and begins with a P.',
  ],
  ['en', 'The name Gabriella Kraus has 14 letters.', 'The name Rolf Petry has 9 letters.'],
  ['en', 'Jane and Jack both start with the letter "J".', 'Unna and Ulrik both start with the letter "U".'],
  [
    'de',
    'Der Vorname Gabriella hat 9 Buchstaben und endet auf -a.',
    'Der Vorname Rolf hat 4 Buchstaben und endet auf -f.',
  ],
  ['fr', 'Le prénom Gabriella a neuf lettres.', 'Le prénom Rolf a quatre lettres.'],
  ['fr', 'C’est G-A-B-R-I-E-L-L-A, soit 9 lettres.', 'C’est R-O-L-F, soit 4 lettres.'],
  ['es', 'El nombre Gabriella empieza por G y tiene 9 letras.', 'El nombre Rolf empieza por R y tiene 4 letras.'],
  ['pt', 'São 9 letras no nome Gabriella.', 'São 4 letras no nome Rolf.'],
  ['it', 'Il nome Gabriella inizia con la lettera G.', 'Il nome Rolf inizia con la lettera R.'],
  ['nl', 'De voornaam Gabriella telt 9 letters.', 'De voornaam Rolf telt 4 letters.'],
  ['pl', 'Imię Gabriella ma 9 liter.', 'Imię Rolf ma 4 liter.'],
  ['en', 'Gabriella wrote three letters to Jane.', 'Rolf wrote three letters to Unna.'],
  ['en', 'Gabriella will start with vitamin B today.', 'Rolf will start with vitamin B today.'],
  ['en', 'Gabriella ends with a T-shirt sale.', 'Rolf ends with a T-shirt sale.'],
])('computes again (%s): %s', (_, reply, expected) => {
  expect(text(reply)).toBe(expected);
  expect(marked(reply)).toEqual([]);
});

it.each([
  ['en', 'Jane rhymes with "plane".', ['Jane']],
  ['en', 'Jane and Gabriella have four and nine letters.', ['Jane', 'Gabriella']],
  ['en', 'The name Gabriella has 7 letters.', ['Gabriella']],
  ['en', 'Gabriella has four syllables and three vowels.', ['Gabriella']],
  ['en', 'Kraus is spelled with a K.', ['Kraus']],
  ['en', 'Jane is an anagram of "Jean".', ['Jane']],
  ['de', 'Kraus reimt sich auf „Haus“.', ['Kraus']],
  ['de', 'Der Name Kraus hat nur eine Silbe.', ['Kraus']],
  ['fr', 'Jane rime avec « banane ».', ['Jane']],
  ['es', 'Jane rima con «mañane».', ['Jane']],
  ['pt', 'Jane rima com "banane".', ['Jane']],
  ['it', 'Jane fa rima con «pane».', ['Jane']],
  ['ru', 'Имя Jane рифмуется с «майна».', ['Jane']],
  ['en', 'The surname has 5 letters.', ['5']],
  [
    'en',
    'J as in Juliett, A as in Alpha, N as in Novem, E as in Echo',
    ['J as in Juliett', 'A as in Alpha', 'N as in Novem', 'E as in Echo'],
  ],
  [
    'de',
    'J wie Julius, A wie Anton, N wie Nordpol, E wie Emil',
    ['J wie Julius', 'A wie Anton', 'N wie Nordpol', 'E wie Emil'],
  ],
  ['fr', 'A comme Anatole, B comme Berthe, C comme Célestin', []],
])('keeps the stand-in, marked (%s): %s', (_, reply, expected) => {
  expect(text(reply)).toBe(reply);
  expect(marked(reply)).toEqual(expected);
});
