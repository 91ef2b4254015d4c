import { expect, it } from 'vitest';
import type { Annotation, RiskLevel } from '../detect/annotation.ts';
import { type EgressKnowledge, egressKnowledge } from './knowledge.ts';

function annotated(text: string, ...marks: readonly (readonly [original: string, risk: RiskLevel])[]): Annotation[] {
  return marks.map(([original, risk]) => {
    const start = text.indexOf(original);
    const source = { detector: 'model', rule: 'test' } as const;
    return { start, end: start + original.length, type: 'PERSON', confidence: 1, risk, source };
  });
}

const PROMPT = 'Please write to Annika Lindqvist at Halvorsen Logistics about the move to Lisbon.';
const MARKS = [
  ['Annika Lindqvist', 5],
  ['Halvorsen Logistics', 4],
  ['Lisbon', 4],
] as const;

function typed(): EgressKnowledge {
  const knowledge = egressKnowledge();
  knowledge.checked(PROMPT, annotated(PROMPT, ...MARKS));
  return knowledge;
}

const found = (knowledge: EgressKnowledge, body: string, composer = PROMPT) =>
  knowledge.finder(composer)?.find({ text: body }).originals ?? [];

it('knows nothing before anything is typed', () => {
  expect(egressKnowledge().finder('')).toBeUndefined();
});

it('lets no stretch leave that was typed and not checked, and the rest of it after the check', () => {
  const knowledge = egressKnowledge();
  const draft = JSON.stringify({ draft: PROMPT });
  expect(knowledge.finder(PROMPT)?.find({ text: draft }).hasUnchecked).toBe(true);
  knowledge.checked(PROMPT, []);
  expect(knowledge.finder(PROMPT)).toBeUndefined();
});

it('looks for what is at risk, and not for what the person lowered', () => {
  const knowledge = typed();
  expect(found(knowledge, PROMPT)).toHaveLength(3);
  knowledge.checked(PROMPT, annotated(PROMPT, MARKS[0], ['Halvorsen Logistics', 1], MARKS[2]));
  expect(found(knowledge, PROMPT)).toEqual(['Annika Lindqvist', 'Lisbon']);
  knowledge.checked(PROMPT, annotated(PROMPT, ...MARKS));
  expect(found(knowledge, PROMPT)).toHaveLength(3);
});

it('goes on looking for what was deleted, and not for what was only half typed', () => {
  const knowledge = egressKnowledge();
  const half = 'I met Anna';
  knowledge.checked(half, annotated(half, ['Anna', 5]));
  const whole = 'I met Annabel Castellanos';
  knowledge.checked(whole, annotated(whole, ['Annabel Castellanos', 5]));
  expect(found(knowledge, 'Anna and Annabel Castellanos', whole)).toEqual(['Annabel Castellanos']);
  knowledge.checked('I met someone', []);
  expect(found(knowledge, 'Annabel Castellanos', 'I met someone')).toEqual(['Annabel Castellanos']);
});

it('lets the sanitized prompt leave whatever is in it, and remembers the originals of the conversation', () => {
  const knowledge = typed();
  const sanitized = 'Please write to Ingrid Solberg at Meyer Freight about the move to Lisbon.';
  knowledge.releasing(sanitized);
  expect(found(knowledge, sanitized, sanitized)).toEqual([]);
  expect(knowledge.finder(sanitized)?.find({ text: sanitized }).hasUnchecked).toBe(false);
  expect(found(knowledge, PROMPT, '')).toEqual(['Annika Lindqvist', 'Halvorsen Logistics']);
});

it('looks for originals that the page was shown, until another conversation is shown', () => {
  const knowledge = egressKnowledge();
  knowledge.remember(['Annika', 'Bob', '1987', '39']);
  expect(found(knowledge, 'Annika, Bob, 1987, 39', '')).toEqual(['Annika', '1987']);
  knowledge.otherConversation();
  expect(knowledge.finder('')).toBeUndefined();
});

it('does not look for a value or two that the page sent before anything was typed', () => {
  const knowledge = egressKnowledge();
  knowledge.leftBefore('{"account":"annika lindqvist"}');
  expect(knowledge.remembersWhatLeaves).toBe(true);
  knowledge.checked(PROMPT, annotated(PROMPT, ...MARKS));
  expect(knowledge.remembersWhatLeaves).toBe(false);
  knowledge.leftBefore(PROMPT);
  expect(found(knowledge, PROMPT)).toEqual(['Halvorsen Logistics', 'Lisbon']);
});

it('looks for all of a draft that the page had kept and sent', () => {
  const knowledge = egressKnowledge();
  knowledge.leftBefore(JSON.stringify({ draft: PROMPT }));
  knowledge.checked(PROMPT, annotated(PROMPT, ...MARKS));
  expect(found(knowledge, PROMPT)).toHaveLength(3);
});

it('lets what is in a file leave that the person attached as it is', () => {
  const knowledge = typed();
  knowledge.letGo('CV of Annika Lindqvist');
  expect(found(knowledge, PROMPT)).toEqual(['Halvorsen Logistics', 'Lisbon']);
});

it('lets a survivor leave that the person accepted', () => {
  const knowledge = typed();
  knowledge.accept(['Lisbon']);
  expect(found(knowledge, PROMPT)).toEqual(['Annika Lindqvist', 'Halvorsen Logistics']);
});

it('lets nothing of a pasted text leave until it is settled, and nothing at risk in it from then on', () => {
  const knowledge = egressKnowledge();
  const upload = JSON.stringify({ file: PROMPT });
  knowledge.pasted(PROMPT);
  expect(knowledge.finder('')?.find({ text: upload }).hasUnchecked).toBe(true);
  knowledge.settled(PROMPT, annotated(PROMPT, ...MARKS));
  const after = knowledge.finder('')?.find({ text: upload });
  expect(after?.hasUnchecked).toBe(false);
  expect(after?.originals).toEqual(MARKS.map(([original]) => original));
  // Checking another prompt does not discard the originals of the pasted text.
  knowledge.checked('Sum it up.', []);
  expect(found(knowledge, upload, 'Sum it up.')).toHaveLength(MARKS.length);
});

it('forgets a pasted text that stands in the composer, where it is checked', () => {
  const knowledge = egressKnowledge();
  knowledge.pasted(PROMPT);
  knowledge.settled(PROMPT);
  expect(knowledge.finder('')).toBeUndefined();
});

it('knows what a page saves of the text that the person writes, whose refusal tells nothing', () => {
  const knowledge = typed();
  knowledge.draft(PROMPT);
  const finder = knowledge.finder(PROMPT);
  if (!finder) throw new Error('nothing is looked for');
  expect(knowledge.isRefusedDraft([JSON.stringify({ draft: PROMPT, and: 'more' })], finder)).toBe(true);
  expect(knowledge.isRefusedDraft(['Annika Lindqvist'], finder)).toBe(false);
  knowledge.draft('The weather');
  expect(knowledge.isRefusedDraft(['Annika Lindqvist, The weather'], finder)).toBe(false);
});
