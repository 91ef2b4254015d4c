import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH } from '../lib/language/language.ts';
import type { SiteHealth } from '../lib/page/site/site-health.ts';
import { HealthLine, healthAdvice, siteHealthText } from './health-line.tsx';

const well: SiteHealth = { composer: 'selector', send: 'selector', replies: 'found', isKnown: true, isTaught: false };

it('says what was found, and how', () => {
  expect(siteHealthText(well, ENGLISH)).toBe('Composer found · send button found · replies found');
  expect(siteHealthText({ ...well, send: 'label' }, ENGLISH)).toContain('send button found by its label');
  expect(siteHealthText({ ...well, send: 'notDue' }, ENGLISH)).toContain('send button hidden until you can send');
  expect(siteHealthText({ ...well, composer: 'missing', send: 'missing' }, ENGLISH)).toBe('No composer found');
});

it('advises only where something is missing', () => {
  expect(healthAdvice(well, ENGLISH)).toBeUndefined();
  expect(healthAdvice({ ...well, isKnown: false, composer: 'behaviour', send: 'label' }, ENGLISH)).toBeUndefined();
  expect(healthAdvice({ ...well, composer: 'behaviour' }, ENGLISH)).toMatch(/has changed.*General rules/);
  expect(healthAdvice({ ...well, composer: 'behaviour', isTaught: true }, ENGLISH)).toMatch(/no longer there/);
  expect(healthAdvice({ ...well, composer: 'missing' }, ENGLISH)).toMatch(/show it the text box/);
  expect(healthAdvice({ ...well, send: 'missing' }, ENGLISH)).toMatch(/Enter/);
  expect(healthAdvice({ ...well, send: 'notDue', replies: 'none' }, ENGLISH)).toBeUndefined();
  expect(healthAdvice({ ...well, replies: 'missing' }, ENGLISH)).toMatch(/show it a reply/);
  const sent = (message: 'found' | 'missing', answer: 'found' | 'missing') =>
    healthAdvice({ ...well, afterSend: { message, answer } }, ENGLISH);
  expect(sent('found', 'found')).toBeUndefined();
  expect(sent('missing', 'found')).toMatch(/did not find your message/);
  expect(sent('found', 'missing')).toMatch(/neither a reply nor a stop button/);
  expect(renderToStaticMarkup(<HealthLine health={well} />)).not.toContain('health-advice');
});
