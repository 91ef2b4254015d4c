import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { withSuspectSendersKept } from './suspect-message.ts';

function riskOf(text: string, value: string, type: EntityType, detector: Annotation['source']['detector'] = 'pattern') {
  const start = text.indexOf(value);
  const found: Annotation = {
    start,
    end: start + value.length,
    type,
    risk: 5,
    confidence: 1,
    source: { detector, rule: 'test' },
  };
  return withSuspectSendersKept(text, [found])[0]?.risk;
}

it.each([
  ['Is this email from support@paypa1-secure.com phishing?', 'support@paypa1-secure.com', 'EMAIL'],
  ['Ist das Betrug? Absender info@sparkasse-sicher.net', 'info@sparkasse-sicher.net', 'EMAIL'],
  ['这是钓鱼邮件吗？链接 http://icbc-login.top', 'http://icbc-login.top', 'URL'],
  ['a scam? they sent a link to login.example-verify.ru', 'login.example-verify.ru', 'IP'],
] as const)('%s: keeps the suspect', (text, value, type) => {
  expect(riskOf(text, value, type)).toBe(1);
});

it.each([
  ['Is this phishing? It went to my address a.lind@tidewell.io', 'a.lind@tidewell.io', 'EMAIL'],
  ['phishing? http://pay.example-x.ru/?user=a.lind', 'http://pay.example-x.ru/?user=a.lind', 'URL'],
  ['Write to support@tidewell.io about the invoice', 'support@tidewell.io', 'EMAIL'],
  ['Is it a scam? He called from 10.4.17.3', '10.4.17.3', 'IP'],
] as const)('%s: replaces it', (text, value, type) => {
  expect(riskOf(text, value, type)).toBe(5);
});

it('leaves what the person marked', () => {
  expect(riskOf('phishing from x@y.example?', 'x@y.example', 'EMAIL', 'person')).toBe(5);
});
