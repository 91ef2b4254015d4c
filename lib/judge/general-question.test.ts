import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { isGeneralQuestion, withWorldFactsKept } from './general-question.ts';

/** Spans are marked as ⟦TYPE:words⟧. */
function annotated(marked: string): { readonly text: string; readonly annotations: readonly Annotation[] } {
  const annotations: Annotation[] = [];
  let text = '';
  let at = 0;
  for (const { 0: whole, 1: type = '', 2: value = '', index } of marked.matchAll(/⟦([A-Z]+):([^⟧]+)⟧/gu)) {
    text += marked.slice(at, index);
    const source = { detector: 'model', rule: 'ner-en' } as const;
    const span = { start: text.length, end: text.length + value.length };
    annotations.push({ ...span, type: type as EntityType, confidence: 0.9, risk: 4, source });
    text += value;
    at = index + whole.length;
  }
  return { text: text + marked.slice(at), annotations };
}

function areKept(marked: string): boolean {
  const { text, annotations } = annotated(marked);
  return withWorldFactsKept(text, annotations).every(({ risk }) => risk < 4);
}

it.each([
  'What is the capital of ⟦LOCATION:Australia⟧?',
  'What are the side effects of ⟦DRUG:ibuprofen⟧?',
  'Compare the ⟦PRODUCT:iPhone 15⟧ and the ⟦PRODUCT:Galaxy S24⟧.',
  'Plan a 3-day trip to ⟦LOCATION:Rome⟧ in April for two people.',
  'How do I apply for a visa to ⟦LOCATION:Japan⟧?',
  'Is it true that the ⟦LOCATION:US⟧ has more guns than people?',
  'Welche Sprachen spricht man in der ⟦LOCATION:Schweiz⟧?',
  'Quelle est la capitale de l’⟦LOCATION:Allemagne⟧ ?',
  'What happened on ⟦DATE:9 November 1989⟧ in ⟦LOCATION:Berlin⟧?',
])('keeps: %s', (marked) => {
  expect(areKept(marked)).toBe(true);
});

it.each([
  // Questions that speak of somebody.
  'What are good schools in ⟦LOCATION:Rome⟧ for my son?',
  'Can my boss in ⟦LOCATION:London⟧ fire me for having ⟦CONDITION:epilepsy⟧?',
  'How does she get to ⟦LOCATION:Berlin⟧?',
  'Was kann ich tun, meine Frau hat ⟦CONDITION:Krebs⟧?',
  'Tell us how to get to ⟦LOCATION:Rome⟧',
  'Find me a therapist in ⟦LOCATION:Leeds⟧ for ⟦CONDITION:depression⟧',
  'How do I live with ⟦CONDITION:diabetes⟧?',
  'Give me tips for living with ⟦CONDITION:HIV⟧',
  'Write a cover letter for a job in ⟦LOCATION:Berlin⟧',
  // Questions with a name that the judge hides, or a place that is not known to all.
  'Write a bio for ⟦PERSON:Anna Weber⟧ from ⟦LOCATION:Berlin⟧',
  'What do people think of ⟦ORGANIZATION:Halvorsen Logistics⟧ in ⟦LOCATION:Germany⟧?',
  'Where in ⟦LOCATION:Ballymun⟧ is the library?',
  // Questions with values that always belong to somebody.
  'What bank is ⟦FINANCIAL:DE89370400440532013000⟧ with in ⟦LOCATION:Germany⟧?',
  // Texts that are no request, and pasted texts.
  'The meeting in ⟦LOCATION:Berlin⟧ is on Monday.',
  'Summarize this:\nthe office in ⟦LOCATION:Berlin⟧ closes.',
])('replaces all: %s', (marked) => {
  const { text, annotations } = annotated(marked);
  expect(withWorldFactsKept(text, annotations)).toEqual(annotations);
});

it('asks nothing again of what the person or the conversation said', () => {
  const { text, annotations } = annotated('What is the capital of ⟦LOCATION:Australia⟧?');
  for (const source of [
    { detector: 'dictionary', rule: 'Australia' },
    { detector: 'mention', rule: 'earlier-prompt' },
  ] as const) {
    const said = annotations.map((annotation) => ({ ...annotation, source }));
    expect(withWorldFactsKept(text, said)).toEqual(said);
  }
});

it('is not fooled by length', () => {
  expect(isGeneralQuestion('What is it?', true)).toBe(true);
  expect(isGeneralQuestion(`What is it? ${'word '.repeat(60)}`, true)).toBe(false);
});

it.each([
  ['mentions what was protected', { mentions: [{ start: 0, end: 4 }], types: new Set<EntityType>() }, false],
  ['asks about another amount', { mentions: [], types: new Set<EntityType>(['MONEY']) }, false],
  ['has to do with nothing of it', { mentions: [], types: new Set<EntityType>(['PERSON']) }, true],
] as const)('knows what the conversation protected: a question that %s', (_what, before, isKept) => {
  const { text, annotations } = annotated('Is ⟦MONEY:$73,400⟧ enough at ⟦AGE:64⟧?');
  expect(withWorldFactsKept(text, annotations, before).every(({ risk }) => risk < 4)).toBe(isKept);
});
