import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../lib/detect/annotation.ts';
import type { StandIn } from '../lib/sanitize/sanitized.ts';
import { HidingChoice, hidingWays } from './hiding-choice.tsx';

const source = { detector: 'person', rule: 'test' } as const;
const of = (type: EntityType, more: Partial<Annotation> = {}): Annotation => ({
  start: 0,
  end: 2,
  type,
  risk: 4,
  confidence: 1,
  source,
  ...more,
});
const shown = (annotation: Annotation, standIn: StandIn | undefined) =>
  renderToStaticMarkup(<HidingChoice annotation={annotation} original="67" standIn={standIn} onChange={() => {}} />);

it('offers the group first where there is one, and only what a type can be hidden as', () => {
  expect(hidingWays(of('AGE', { generalised: 'in my sixties' }))).toEqual(['generalise', 'placeholder', 'noise']);
  expect(hidingWays(of('DRUG'))).toEqual(['placeholder', 'swap']);
  expect(hidingWays(of('DATE', { generalised: 'spring 2027' }))).toEqual(['generalise', 'placeholder', 'shift']);
  expect(hidingWays(of('DATE', { kind: 'date-of-birth' }))).toEqual([]);
  expect(hidingWays(of('PERSON'))).toEqual([]);
});

it('shows which way is taken, the phrase, and what each hides and costs', () => {
  const card = shown(of('AGE', { generalised: 'in my sixties' }), 'generalised');
  expect(card).toContain('in my sixties');
  expect(card).toContain('Hides which one it is. The answer fits the whole group.');
  expect(card.match(/checked=""/g)).toHaveLength(1);
  expect(card).toMatch(/<input[^>]*value="generalise"[^>]*checked=""|<input[^>]*checked=""[^>]*value="generalise"/);
  expect(shown(of('DRUG'), 'placeholder')).toMatch(/data-way="placeholder"[\s\S]*?checked=""/);
  expect(shown(of('PERSON'), 'swap')).toBe('');
});
