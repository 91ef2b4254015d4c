import { expect, it } from 'vitest';
import { isMarked, MARK_KINDS, markKindOf } from './mark-kinds.ts';

const RISKS = [1, 2, 3, 4, 5] as const;

it('marks every name of a person, a kept one by the quiet line and a doubtful one as a suggestion', () => {
  expect(RISKS.map((risk) => markKindOf({ type: 'PERSON', risk }))).toEqual([
    'kept-name',
    'kept-name',
    'risk-3',
    'risk-4',
    'risk-5',
  ]);
});

it('marks other findings by their risk, and none of risk 1', () => {
  expect(RISKS.map((risk) => markKindOf({ type: 'ORGANIZATION', risk }))).toEqual([
    undefined,
    'risk-2',
    'risk-3',
    'risk-4',
    'risk-5',
  ]);
  expect(isMarked({ type: 'PRODUCT', risk: 1 })).toBe(false);
  expect(isMarked({ type: 'PERSON', risk: 1 })).toBe(true);
});

it('lists every kind, so that each has a style and is removed', () => {
  const why = [{ evidence: 'askedAbout', weight: -1 }] as const;
  const used = RISKS.flatMap((risk) => [
    markKindOf({ type: 'PERSON', risk }),
    markKindOf({ type: 'AGE', risk }),
    markKindOf({ type: 'PERSON', risk, why }),
  ]);
  expect(new Set(used.filter((kind) => kind !== undefined))).toEqual(new Set(MARK_KINDS));
});
