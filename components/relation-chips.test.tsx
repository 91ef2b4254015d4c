import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { said } from '../lib/language/message.ts';
import type { Relation } from '../lib/sanitize/numbers/relations/relation.ts';
import { RelationChips } from './relation-chips.tsx';

const yearly: Relation = {
  id: 'period: 12 x 2,500 = 30,000',
  family: 'period',
  equation: { words: '12 x 2,500 = 30,000' },
  reason: said('relationPeriods', {
    longer: said('periodYearly'),
    factor: said('timesTwelve'),
    shorter: said('periodMonthly'),
  }),
  isBroken: false,
};

const shown = (relations: readonly Relation[]) =>
  renderToStaticMarkup(<RelationChips relations={relations} act={() => undefined} />);

it('says what goes together, why, and how to break it', () => {
  const html = shown([yearly]);
  expect(html).toContain('<b class="cc-equation">12 x 2,500 = 30,000</b>');
  expect(html).toContain('yearly is twelve times monthly');
  expect(html).toContain('aria-label="Do not keep 12 x 2,500 = 30,000"');
  expect(html.match(/<button type="button"/g)).toHaveLength(1);
});

it('shows a broken one with the way back', () => {
  const html = shown([{ ...yearly, isBroken: true }]);
  expect(html).toContain('<s>12 x 2,500 = 30,000</s>');
  expect(html).toContain('aria-label="Keep 12 x 2,500 = 30,000 again"');
});

it('is not there where nothing goes together', () => {
  expect(shown([])).toBe('');
});
