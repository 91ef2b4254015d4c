import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SiteHealth } from '../lib/page/health.ts';
import { HealthLine, healthAdvice, healthWords } from './health-line.tsx';

const well: SiteHealth = { composer: 'selector', send: 'selector', replies: 'found', isKnown: true, isTaught: false };

it('says what was found, and how', () => {
  expect(healthWords(well)).toBe('Composer found · send button found · replies found');
  expect(healthWords({ ...well, send: 'label' })).toContain('send button found by its label');
  expect(healthWords({ ...well, composer: 'missing', send: 'missing' })).toBe('No composer found');
});

it('advises only where something is missing', () => {
  expect(healthAdvice(well)).toBeUndefined();
  expect(healthAdvice({ ...well, isKnown: false, composer: 'behaviour', send: 'label' })).toBeUndefined();
  expect(healthAdvice({ ...well, composer: 'behaviour' })).toMatch(/has changed.*General rules/);
  expect(healthAdvice({ ...well, composer: 'behaviour', isTaught: true })).toMatch(/no longer there/);
  expect(healthAdvice({ ...well, composer: 'missing' })).toMatch(/show it the text box/);
  expect(healthAdvice({ ...well, send: 'missing' })).toMatch(/Enter/);
  expect(renderToStaticMarkup(<HealthLine health={well} />)).not.toContain('health-advice');
});
