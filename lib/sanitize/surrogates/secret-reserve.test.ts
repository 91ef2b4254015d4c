import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { restore } from '../../restore/restore.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';

const random = seededRandom('secrets');
const secret = { key: random.bytes(32), tweak: random.bytes(16) };

function sent(original: string, type: EntityType) {
  const text = `Use "${original}" here.`;
  const source = { detector: 'pattern', rule: 'test' } as const;
  const annotation = { start: 5, end: 5 + original.length, type, risk: 5, confidence: 1, source } as const;
  const result = sanitize(text, planPrompt([annotation], policyFor('balanced'), text), { secret, entries: [] }, random);
  const segments = restore(result.text, { secret, entries: result.vault });
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  return result.text.slice(5, -'" here.'.length);
}

it('gives every secret one form, which tells neither its length nor its classes', () => {
  const forms = ['Xk9!pQ2z', '4711', 'correct horse battery staple', 'hunter2', '!!!', 'пароль', 'a'.repeat(90)].map(
    (own) => sent(own, 'PASSWORD').replace(/[A-Za-z0-9]/g, 'x'),
  );
  expect(new Set(forms).size).toBe(1);
});

it.each(['sk_live_', 'ghp_', 'xoxb-', 'AKIA', 'sk-proj-', 'github_pat_'])('keeps the public prefix %s', (prefix) => {
  const [short, long] = [sent(`${prefix}Ab3dE6gH9jK2m`, 'SECRET'), sent(`${prefix}${'Zy8wV6uT4'.repeat(6)}`, 'SECRET')];
  expect(short.startsWith(prefix)).toBe(true);
  expect(short.length).toBe(long.length);
  expect(short).not.toBe(long);
});

it('replaces a secret that is nothing but a public prefix', () => {
  expect(sent('AKIA', 'SECRET')).toMatch(/^[A-Za-z0-9]{20}$/);
});

it('keeps the lines around a private key, and none of the key', () => {
  const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA7\nx9f==\n-----END RSA PRIVATE KEY-----';
  expect(sent(key, 'SECRET')).toMatch(
    /^-----BEGIN RSA PRIVATE KEY-----\n[A-Za-z0-9]{20}\n-----END RSA PRIVATE KEY-----$/,
  );
});
