import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { withNamesDecided } from './names-decided.ts';

function riskOf(marked: string, type: EntityType): number | undefined {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const found: Annotation = {
    ...{ start, end, type, role: 'identifier', roleConfidence: 0.7, confidence: 0.9, risk: 4, source },
  };
  return withNamesDecided(marked.replace(/[⟦⟧]/gu, ''), [found], true)[0]?.risk;
}

it.each([
  'Draft an email to ⟦British Gas⟧. I moved out.',
  'Thank you for contacting ⟦Vodafone⟧ support',
  'Insurance: ⟦Aetna⟧, group 4',
  'write to ⟦Evri⟧: my parcel is lost',
  'the boy side wants 25 lakh and a ⟦Hyundai Creta⟧',
  'my daughter watches ⟦Numberblocks⟧ all day',
])('keeps the firm or product in: %s', (marked) => expect(riskOf(marked, 'ORGANIZATION')).toBe(1));

it('replaces a small firm', () => {
  expect(riskOf('my invoice from ⟦Halewood Plumbing⟧ is wrong', 'ORGANIZATION')).toBe(4);
});
