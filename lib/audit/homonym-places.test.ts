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

it.each([['a place that no finding covers', '[Paris|Mila|PERSON] is moving to {Paris|LOCATION|2}. Call Paris!']])(
  'stops a send for %s',
  (_, marked) => {
    expect(recovered(marked).blocking).toEqual(['Paris']);
  },
);

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
