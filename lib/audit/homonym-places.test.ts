import { expect, it } from 'vitest';
import { extractionAttack, survivorsThatBlockSend } from './extraction.ts';
import { matchingAttack } from './matching.ts';
import { promptFrom } from './prompt.test-support.ts';

const recovered = (marked: string) => {
  const prompt = promptFrom(marked);
  const extracted = extractionAttack(prompt);
  return {
    blocking: survivorsThatBlockSend(prompt, extracted).map(({ text }) => text),
    found: [extracted, matchingAttack(prompt)].flatMap(({ recoveries }) => recoveries.map(({ found }) => found)),
  };
};

it.each([
  '[Paris|Mila|PERSON] is moving to {Paris|LOCATION|2}',
  '[Paris|Mila|PERSON] likes {Paris|WORK|2}',
  '[Heinz|Otto|PERSON] likes {Heinz|ORGANIZATION|1} ketchup',
  'Case [4471|9082|ID] was opened on {4471|QUANTITY|2} days',
  'In {Paris|LOCATION|2}, [Paris|Mila|PERSON] met [Austin Reed|Otto Kohl|PERSON], who is from {Austin|LOCATION|2}.',
])('takes no kept finding for the original of its name: %s', (marked) => {
  expect(recovered(marked)).toEqual({ blocking: [], found: [] });
});

it.each([
  ['a place that no finding covers', '[Paris|Mila|PERSON] is moving to {Paris|LOCATION|2}. Call Paris!', 'Paris'],
  ['a name beside an equal number', '[Zsófi|Mila|PERSON] has [4471|9082|ID], see {Zsófi 4471|WORK|2}', 'Zsófi'],
  ['a name after it', 'Fall [4471|9082|ID] von [Jürgen|Otto|PERSON]: {Akte 4471 (Jürgen)|WORK|2}', 'Jürgen'],
  ['a name without spaces', '案件[4471|9082|ID]，[王小明|李大伟|PERSON]，{王小明4471号|PRODUCT|2}', '王小明'],
  ['a grouped number', '[4471|9082|ID], konto [8831 0255|1234 5678|ID]: {4471 av 8831 0255|PRODUCT|2}', '8831 0255'],
  ['an address', 'dossier [4471|9082|ID], [ana@web.de|mia@web.de|EMAIL]: {4471, ana@web.de|MISC|2}', 'ana@web.de'],
])('stops a send for %s', (_, marked, original) => {
  expect(recovered(marked).blocking).toEqual([original]);
});

it('stops a send for a place that the person kept', () => {
  const prompt = promptFrom('[Paris|Mila|PERSON] met {Paris|LOCATION|2}');
  const source = { detector: 'person', rule: 'marked' } as const;
  const annotations = prompt.annotations.map((one) => ({ ...one, source }));
  const chosen = { ...prompt, annotations };
  expect(survivorsThatBlockSend(chosen, extractionAttack(chosen)).map(({ text }) => text)).toEqual(['Paris']);
});

it('stops a send if the text before the place was changed', () => {
  const prompt = promptFrom('[Paris|Mila|PERSON] is moving to {Paris|LOCATION|2}');
  const changed = { ...prompt, sanitized: { ...prompt.sanitized, text: 'Mila moves to Paris' } };
  expect(survivorsThatBlockSend(changed, extractionAttack(changed)).map(({ text }) => text)).toEqual(['Paris']);
});
