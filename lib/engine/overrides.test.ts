import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Annotation, RiskLevel } from '../detect/annotation.ts';
import { mentionsInAnyCase, withRiskOverrides } from './overrides.ts';

const found = (start: number, end: number, risk: RiskLevel = 4): Annotation => ({
  start,
  end,
  type: 'PERSON',
  confidence: 0.9,
  risk,
  source: { detector: 'model', rule: 'test' },
});

const text = 'Anna met Anna Schmidt; anna left. Annabel stayed.';

it('finds every mention as a whole word, in any case', () => {
  expect(mentionsInAnyCase(text, 'Anna').map((span) => span.start)).toEqual([0, 9, 23]);
  expect(mentionsInAnyCase('a+b (a+b)', 'a+b').map((span) => span.start)).toEqual([0, 5]);
  expect(mentionsInAnyCase(text, ' ')).toEqual([]);
});

it('carries the way in which a value is hidden', () => {
  const override = { text: 'Anna', risk: 4, hideAs: 'placeholder' } as const;
  expect(withRiskOverrides(text, [found(0, 4)], [override])[0]).toMatchObject({ start: 0, hideAs: 'placeholder' });
  expect(withRiskOverrides('Bluebird', [], [{ ...override, text: 'Bluebird' }])[0]).toMatchObject({
    hideAs: 'placeholder',
  });
});

it('changes the risk of every mention', () => {
  const result = withRiskOverrides(text, [found(0, 4), found(23, 27)], [{ text: 'Anna', risk: 1 }]);
  expect(result.map(({ start, risk }) => [start, risk])).toEqual([
    [0, 1],
    [23, 1],
  ]);
});

it('marks what nothing had found', () => {
  const [marked] = withRiskOverrides('Project Bluebird', [], [{ text: 'Bluebird', risk: 5 }]);
  expect(marked).toMatchObject({ start: 8, end: 16, risk: 5, source: { detector: 'person' } });
});

it('raises the whole of which the text is a part, and never lowers it', () => {
  expect(withRiskOverrides(text, [found(9, 21)], [{ text: 'Schmidt', risk: 5 }])[0]).toMatchObject({
    start: 9,
    end: 21,
    risk: 5,
  });
  expect(withRiskOverrides(text, [found(9, 21)], [{ text: 'Schmidt', risk: 1 }])[0]).toMatchObject({
    start: 9,
    end: 21,
    risk: 4,
  });
});

it('takes the place of what it contains', () => {
  const result = withRiskOverrides(text, [found(9, 13), found(14, 21)], [{ text: 'Anna Schmidt', risk: 5 }]);
  expect(result).toMatchObject([{ start: 9, end: 21, risk: 5, type: 'PERSON' }]);
});

it('lets the last change of the same text win', () => {
  const changes = [
    { text: 'Anna', risk: 1 },
    { text: 'anna', risk: 5 },
  ] as const;
  expect(withRiskOverrides('Anna', [found(0, 4)], changes)[0]?.risk).toBe(5);
});

it('keeps annotations in order and apart, whatever the changes', () => {
  const words = fc.array(fc.constantFrom('ann', 'bo', 'cy'), { minLength: 1, maxLength: 8 });
  const changes = fc.array(
    fc.record({
      text: fc.constantFrom('ann', 'bo', 'ann bo', 'bo cy', 'cy ann'),
      risk: fc.constantFrom<RiskLevel>(1, 3, 5),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(words, changes, (parts, overrides) => {
      const joined = parts.join(' ');
      const annotations = mentionsInAnyCase(joined, 'ann').map(({ start, end }) => found(start, end));
      let at = 0;
      for (const { start, end } of withRiskOverrides(joined, annotations, overrides)) {
        expect(start).toBeGreaterThanOrEqual(at);
        at = end;
      }
    }),
  );
});
