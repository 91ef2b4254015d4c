import { expect, test } from 'vitest';
import { generalised, incomplete } from './extension-texts.ts';

const place = (text: string, span: string): [number, number] => [text.indexOf(span), text.indexOf(span) + span.length];

test('a private span becomes the phrase of its group, or a placeholder', () => {
  const text = 'I am 40 and have asthma and a purple elbow. What is it?';
  expect(generalised({ text, places: [place(text, 'asthma'), place(text, 'purple elbow')] })).toBe(
    'I am 40 and have a lung condition and a [CONDITION_1]. What is it?',
  );
});

test('a medicine beside a hidden illness becomes a placeholder, since its phrase would tell the illness', () => {
  const text = 'I take metformin for my diabetes.';
  expect(generalised({ text, places: [place(text, 'metformin')] })).toBe('I take a diabetes medicine for my diabetes.');
  expect(generalised({ text, places: [place(text, 'metformin'), place(text, 'diabetes')] })).toContain('[DRUG_1]');
});

test('places are counted in code points', () => {
  const text = '😷 I have asthma.';
  expect(generalised({ text, places: [[9, 15]] })).toBe('😷 I have a lung condition.');
});

test('for a server that restores, a private span is left out with the comma that belongs to it', () => {
  const text = 'A man has a history of asthma, obesity, gout. What is it?';
  const places = [place(text, 'asthma'), place(text, 'gout')];
  expect(incomplete({ text, places })).toBe('A man has a history of obesity. What is it?');
});
