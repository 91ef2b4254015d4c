import { expect, it } from 'vitest';
import { spansDroppedBesideFacts, withoutSpans } from './incomplete-prompt.ts';

const spansOf = (text: string, hidden: readonly string[]) =>
  hidden.map((each) => ({ start: text.indexOf(each), end: text.indexOf(each) + each.length }));

it.each([
  ['I have HIV and a fever.', ['HIV', 'a fever'], 'I have.'],
  ['I have HIV and a fever.', ['HIV'], 'I have a fever.'],
  ['I have HIV and a fever.', ['a fever'], 'I have HIV.'],
  ['I have fever, cough and pain.', ['fever', 'cough'], 'I have pain.'],
  ['I have fever, cough and pain.', ['cough', 'pain'], 'I have fever.'],
  ['I have fever cough.', ['fever', 'cough'], 'I have.'],
  ['A history of asthma, obesity, and gout.', ['asthma'], 'A history of obesity, and gout.'],
  ['A history of asthma, obesity, and gout.', ['asthma', 'obesity'], 'A history of gout.'],
  ['Symptoms: fever, cough.', ['fever'], 'Symptoms: cough.'],
  ['Since I have asthma, I cannot run.', ['asthma'], 'Since I have, I cannot run.'],
  ['I have asthma and am tired.', ['asthma'], 'I have and am tired.'],
  ['I am 64 and have gout. Why?', ['64', 'gout'], 'Why?'],
  ['I am 64 and have gout. Why?', ['gout'], 'I am 64. Why?'],
  ['Ann has a history of gout. She is 64.', ['gout'], 'Ann. She is 64.'],
  ['I was diagnosed with gout.', ['gout'], 'I was diagnosed.'],
  ['It hurts. I have gout, asthma.', ['gout', 'asthma'], 'It hurts. '],
  ['Symptoms: gout. What now?', ['gout'], 'What now?'],
  ['What helps with gout?', ['gout'], 'What helps with?'],
  ['Ich habe Asthma, Gicht.', ['Asthma'], 'Ich habe, Gicht.'],
  ['Fever, since Monday.', ['Fever'], 'since Monday.'],
  ['One:\n  two  three', ['two'], 'One:\n  three'],
  ['nothing', [], 'nothing'],
  ['a fever', ['a fever', 'fever'], ''],
  ['keep  these  blanks, HIV', ['HIV'], 'keep  these  blanks, '],
])('%j without %j is %j', (text, hidden, left) => expect(withoutSpans(text, spansOf(text, hidden))).toBe(left));

it('leaves what the sets of the paper leave of a question with two lists', () => {
  const text =
    'A 31-year-old male has a history of antipsychotic medication usage, nausea, stimulant drug use. The 31-year-old male presents the ' +
    'symptoms of involuntary eye movement, jaw pain, muscle spasms, ptosis. What is the likely diagnosis?';
  const hidden = [
    'antipsychotic medication usage',
    'stimulant drug use',
    'involuntary eye movement',
    'jaw pain',
    'ptosis',
  ];
  expect(withoutSpans(text, spansOf(text, hidden))).toBe(
    'A 31-year-old male has a history of nausea. The 31-year-old male presents the symptoms of muscle spasms. ' +
      'What is the likely diagnosis?',
  );
});

it('leaves of a sentence whose list is empty the person that it tells of', () => {
  const text =
    'A 60-year-old woman has a history of asthma, gout. The 60-year-old woman presents the symptoms of pain. What is it?';
  expect(withoutSpans(text, spansOf(text, ['asthma', 'gout']))).toBe(
    'A 60-year-old woman. The 60-year-old woman presents the symptoms of pain. What is it?',
  );
});

it('names what is dropped beside the facts, piece by piece', () => {
  const text = 'I have fever cough.';
  expect(spansDroppedBesideFacts(text, spansOf(text, ['fever', 'cough']))).toEqual([
    { start: 6, end: 7 },
    { start: 12, end: 13 },
  ]);
});
