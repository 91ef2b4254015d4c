import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { replyWithMarks } from './claims/corpus-file.test-support.ts';
import { postRestoreSteps } from './post-restore-steps.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const person = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type: 'PERSON',
});
const PAIRS = [
  person('Anna', 'Zora'),
  person('Holmes', 'Brandt'),
  person('Claire', 'Gudrun'),
  person('Sutton', 'Aas'),
  person('Victor', 'Bodil'),
  person('Jenkins', 'Moe'),
];
const shown = (reply: string, pairs = PAIRS) => {
  const segments = postRestoreSteps(pairs)(reply, restoreWithPairs(reply, pairs));
  return replyWithMarks(segments).replaceAll(/⟦~|⟦\+/gu, '⟦');
};
const text = (reply: string, pairs = PAIRS) =>
  postRestoreSteps(pairs)(reply, restoreWithPairs(reply, pairs))
    .map((segment) => segment.text)
    .join('');

it.each([
  ['en', 'In alphabetical order: Anna, Claire and Victor.', 'In alphabetical order: Bodil, Gudrun and Zora.'],
  [
    'en',
    'Alphabetically by surname: Anna Holmes, Victor Jenkins, Claire Sutton.',
    'Alphabetically by surname: Gudrun Aas, Zora Brandt, Bodil Moe.',
  ],
  ['en', 'Alphabetical:\n1. Anna\n2. Claire\n3. Victor', 'Alphabetical:\n1. Bodil\n2. Gudrun\n3. Zora'],
  ['de', 'Alphabetisch sortiert: Anna, Claire, Victor.', 'Alphabetisch sortiert: Bodil, Gudrun, Zora.'],
  ['fr', 'Par ordre alphabétique : Anna, Claire et Victor.', 'Par ordre alphabétique : Bodil, Gudrun et Zora.'],
  ['es', 'Por orden alfabético: Anna, Claire y Victor.', 'Por orden alfabético: Bodil, Gudrun y Zora.'],
  ['pt', 'Em ordem alfabética: Anna, Claire e Victor.', 'Em ordem alfabética: Bodil, Gudrun e Zora.'],
  ['it', 'In ordine alfabetico: Anna, Claire e Victor.', 'In ordine alfabetico: Bodil, Gudrun e Zora.'],
  ['en', 'Not yet alphabetical: Victor, Anna, Claire.', 'Not yet alphabetical: Bodil, Zora, Gudrun.'],
  ['en', 'By age: Anna, Claire, Victor.', 'By age: Zora, Gudrun, Bodil.'],
])('sorts the originals again (%s): %s', (_, reply, expected) => {
  expect(text(reply)).toBe(expected);
});

it('marks the word for the order of a list that stands in other blocks', () => {
  const reply = 'Here they are in alphabetical order:';
  const marks = postRestoreSteps(PAIRS)(reply, [{ text: reply }]).filter(({ isUnproved }) => isUnproved);
  expect(marks.map((segment) => segment.text)).toEqual(['alphabetical']);
  expect(shown(reply, [person('Anna', 'Bodil'), person('Claire', 'Gudrun')])).toBe(reply);
});
