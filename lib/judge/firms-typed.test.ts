import { expect, it } from 'vitest';
import type { Annotation } from '../detect/annotation.ts';
import { withFirmsTyped } from './firms-typed.ts';

const typeOf = (name: string, source: Annotation['source']) => {
  const text = `My boss at ${name} called.`;
  const found: Annotation = { start: 11, end: 11 + name.length, type: 'PERSON', risk: 4, confidence: 0.5, source };
  return withFirmsTyped(text, [found])[0]?.type;
};
const MODEL = { detector: 'model', rule: 'ner-en' } as const;

it('makes an organisation of a firm that the model took for a person', () => {
  expect(typeOf('Siemens', MODEL)).toBe('ORGANIZATION');
  expect(typeOf('Lidl', MODEL)).toBe('ORGANIZATION');
});

it('leaves names that people carry, and what the person said', () => {
  expect(typeOf('Ferrari', MODEL)).toBe('PERSON');
  expect(typeOf('Okafor', MODEL)).toBe('PERSON');
  expect(typeOf('Siemens', { detector: 'person', rule: 'test' })).toBe('PERSON');
});

it.each(['dictionary', 'person', 'pattern'] as const)('leaves a firm a person if the %s says so', (detector) => {
  expect(typeOf('Siemens', { detector, rule: 'test' })).toBe('PERSON');
});

it('corrects the further mentions of a firm, but no mention of a person', () => {
  const text = 'Siemens rang. Siemens and Okafor.';
  const found = (name: string, at: number, source: Annotation['source']): Annotation => {
    const start = text.indexOf(name, at);
    return { start, end: start + name.length, type: 'PERSON', risk: 4, confidence: 0.5, source };
  };
  const mention = { detector: 'mention', rule: 'same' } as const;
  const corrected = withFirmsTyped(text, [
    found('Siemens', 0, MODEL),
    found('Siemens', 5, mention),
    found('Okafor', 0, mention),
  ]);
  expect(corrected.map(({ type }) => type)).toEqual(['ORGANIZATION', 'ORGANIZATION', 'PERSON']);
});
