import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../lib/detect/annotation.ts';
import type { HidingState } from './effective-replacements.ts';
import { HidingMethodChoice } from './hiding-method-choice.tsx';

const source = { detector: 'person', rule: 'test' } as const;
const of = (type: EntityType): Annotation => ({
  start: 0,
  end: 2,
  type,
  risk: 4,
  confidence: 1,
  source,
});
const shown = (annotation: Annotation, hidden: HidingState, canHint = false) =>
  renderToStaticMarkup(
    <HidingMethodChoice annotation={annotation} original="67" hidden={hidden} canHint={canHint} onChange={() => {}} />,
  );

it('shows which way is taken, the phrase, and what each hides and costs', () => {
  const card = shown(of('AGE'), { standIn: 'generalised', phrase: 'in my sixties' });
  expect(card).toContain('in my sixties');
  expect(card).toContain('Hides which one it is. The answer fits the whole group.');
  expect(card.match(/checked=""/g)).toHaveLength(1);
  expect(card).toMatch(/<input[^>]*value="generalise"[^>]*checked=""|<input[^>]*checked=""[^>]*value="generalise"/);
  expect(shown(of('DRUG'), { standIn: 'placeholder' })).toMatch(/data-way="placeholder"[\s\S]*?checked=""/);
  expect(shown(of('PERSON'), { standIn: 'swap' })).toBe('');
});

it('offers a noisy hint only where the prompt goes to a server that takes one', () => {
  expect(shown(of('DRUG'), { standIn: 'placeholder' })).not.toContain('data-way="hint"');
  for (const standIn of ['hinted', 'removed'] as const)
    expect(shown(of('DRUG'), { standIn }, true)).toMatch(/data-way="hint"[^>]*><input[^>]*checked=""/);
});
