import { expect, it } from 'vitest';
import { extractionAttack } from './extraction.ts';
import { matchingAttack } from './matching.ts';
import { promptFrom } from './prompt.test-support.ts';

const recovered = (marked: string) => {
  const prompt = promptFrom(marked);
  return [extractionAttack(prompt), matchingAttack(prompt)].map(({ recoveries }) =>
    recoveries.map(({ original, found }) => [original, found]),
  );
};

it.each([
  ['[Jane Hill|Eva Kohl|PERSON] called. Then Hill hung up.', 'Jane Hill', 'Hill'],
  ['[Min-jun Park|Otto Kohl|PERSON] asks whether Park may stay', 'Min-jun Park', 'Park'],
  ['[Jane Hill|Eva Kohl|PERSON] runs {Hill Consulting|ORGANIZATION|2}', 'Jane Hill', 'Hill'],
  ['[Jane Hill|Eva Kohl|PERSON] of [3 Oak Hill|9 Elm Hill|ADDRESS], the Hill of the team', 'Jane Hill', 'Hill'],
])('finds a surname that is a word of addresses too: %s', (marked, original, found) => {
  expect(recovered(marked)).toEqual([[[original, found]], [[original, found]]]);
});

it.each([
  '[Jane Hill|Eva Kohl|PERSON] lives at [3 Oak Hill|9 Elm Hill|ADDRESS]',
  '[Jane Hill|Eva Kohl|PERSON] is from {Notting Hill|LOCATION|2}',
  '[Jane Hill|Eva Kohl|PERSON] walks up the hill',
  '[Dr. Anna van Dyk|Dr. Eva van Kohl|PERSON], a Dr. van Loon',
])('takes no word of an address, and no title, for a surname: %s', (marked) => {
  expect(recovered(marked)).toEqual([[], []]);
});

it('finds the user name of such a surname', () => {
  expect(recovered('[Jane Hill|Eva Kohl|PERSON] logs in as jhill')[0]).toEqual([['Jane Hill', 'jhill']]);
});

it('compares the words of addresses with no surname of an earlier prompt', () => {
  const earlier = [{ text: 'Jane Hill', type: 'PERSON' as const }];
  const found = (marked: string) => matchingAttack(promptFrom(marked, { earlier })).recoveries.map((one) => one.found);
  expect(found('Is {Notting Hill|LOCATION|2} nice?')).toEqual([]);
  expect(found('Is Hill nice?')).toEqual(['Hill']);
});
