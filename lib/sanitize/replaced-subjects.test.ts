import { expect, it } from 'vitest';
import type { EntityType } from '../detect/annotation.ts';
import type { Entity } from '../people/entities.ts';
import { countReplaced, subjectsOf } from './replaced-subjects.ts';
import type { Replacement } from './sanitized.ts';

const TEXT = 'Annika Lindqvist, +1 503 555 0142. Call Annika at (503) 555-0142 or +1-503-555-0142, or 47.';

function replaced(original: string, type: EntityType, surrogate = 'x'): Replacement {
  const start = TEXT.indexOf(original);
  const [end, place] = [start + original.length, { outStart: 0, outEnd: 1 }];
  return { ...place, start, end, original, surrogate, type, mechanism: 'fpe', standIn: 'swap' };
}

const formAt = (form: string, start: number) => ({ form, mentions: [{ start, end: start + form.length }] });
const ANNIKA: Entity = {
  kind: 'person',
  forms: [formAt('Annika Lindqvist', 0), formAt('Annika', TEXT.indexOf('Annika at'))],
};

const SHORT_FORM = {
  ...replaced('Annika', 'PERSON'),
  start: TEXT.indexOf('Annika at'),
  end: TEXT.indexOf('Annika at') + 6,
};
const ALL = [
  replaced('Annika Lindqvist', 'PERSON'),
  replaced('+1 503 555 0142', 'PHONE'),
  SHORT_FORM,
  replaced('(503) 555-0142', 'PHONE'),
  replaced('+1-503-555-0142', 'PHONE'),
];

it('counts a person once in all forms, and a value once in all spellings', () => {
  expect(countReplaced({ replacements: ALL, entities: [ANNIKA] })).toBe(3);
  expect(countReplaced({ replacements: ALL })).toBe(4);
  expect(countReplaced({ replacements: [] })).toBe(0);
});

it('does not count what was drawn as it is', () => {
  expect(countReplaced({ replacements: [replaced('47', 'AGE', '47'), SHORT_FORM] })).toBe(1);
});

it('names a person by the fullest form', () => {
  expect(subjectsOf([SHORT_FORM], [ANNIKA])).toEqual([{ id: 'person 0', name: 'Annika Lindqvist' }]);
});
