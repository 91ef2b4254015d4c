import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { restore } from '../../restore/restore.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';

const random = seededRandom('e-mail');
const secret = { key: random.bytes(32), tweak: random.bytes(16) };

function run(text: string, marks: readonly (readonly [string, EntityType])[]) {
  let at = 0;
  const annotations: Annotation[] = marks.map(([value, type]) => {
    const start = text.indexOf(value, at);
    at = start + value.length;
    return { start, end: at, type, risk: 5, confidence: 1, source: { detector: 'person', rule: 'test' } };
  });
  const result = sanitize(text, planPrompt(annotations, policyFor('balanced'), text), { secret, entries: [] }, random);
  const back = (reply: string) =>
    restore(reply, { secret, entries: result.vault })
      .map((segment) => segment.text)
      .join('');
  expect(back(result.text)).toBe(text);
  return { ...result, back, surrogates: result.replacements.map((r) => r.surrogate) };
}

it('keeps nothing of an address at a large provider', () => {
  const { vault, guarantee, surrogates } = run('Write to natalie.thompson@gmail.com or kr4ken_99@gmx.de.', [
    ['natalie.thompson@gmail.com', 'EMAIL'],
    ['kr4ken_99@gmx.de', 'EMAIL'],
  ]);
  expect(vault.every((entry) => entry.kind === 'issued')).toBe(true);
  expect(guarantee.values.map(({ kind }) => kind)).toEqual(['computational', 'computational']);
  for (const surrogate of surrogates) expect(surrogate).toMatch(/@[a-z]+\.example\.(?:com|org|net)$/);
});

it('lets names in an address be the names that stand for them in the text', () => {
  const { surrogates } = run('Rebecca Lindqvist-Moreau, rebecca@web.de, Emily Thompson, e.thompson@halvorsen.de', [
    ['Rebecca Lindqvist-Moreau', 'PERSON'],
    ['rebecca@web.de', 'EMAIL'],
    ['Emily Thompson', 'PERSON'],
    ['e.thompson@halvorsen.de', 'EMAIL'],
  ]);
  const [rebecca = '', web = '', emily = '', work = ''] = surrogates.map((surrogate) => surrogate.toLowerCase());
  expect(web.split('@')[0]).toBe(rebecca.split(' ')[0]);
  expect(work.split('@')[0]?.split('.')[1]).toBe(emily.split(' ')[1]);
});

it('keeps colleagues at one domain, and brings the domain back alone', () => {
  const text =
    'a.okonkwo@halvorsen-logistics.de, jürgen.weiß@halvorsen-logistics.de, info@halvorsen-logistics.de, x9k@halvorsen-logistics.de';
  const { surrogates, back } = run(
    text,
    text.split(', ').map((address) => [address, 'EMAIL'] as const),
  );
  const hosts = new Set(surrogates.map((surrogate) => surrogate.split('@')[1]));
  expect(hosts.size).toBe(1);
  const [host = ''] = hosts;
  expect(host).toMatch(/^[a-z]+\.example\.(?:com|org|net)$/);
  expect(surrogates[2]).toBe(`info@${host}`);
  // In an address no original comes back.
  expect(back(`Ask sales@${host} or see https://${host}/jobs.`)).toBe(
    `Ask sales@halvorsen-logistics.de or see https://${host}/jobs.`,
  );
});

it('replaces addresses that are written against harvesters, and user names', () => {
  const { surrogates, vault } = run('ann (at) mail (dot) org, @emily_85, @kr4ken_of_doom, @bob', [
    ['ann (at) mail (dot) org', 'EMAIL'],
    ['@emily_85', 'USERNAME'],
    ['@kr4ken_of_doom', 'USERNAME'],
    ['@bob', 'USERNAME'],
  ]);
  expect(surrogates[0]).toMatch(/@example\.(?:com|org|net)$/);
  expect(surrogates.slice(1).every((surrogate) => surrogate.startsWith('@'))).toBe(true);
  expect(
    vault.filter((entry) => entry.kind === 'issued' && entry.codec.startsWith('user-name:')).length,
  ).toBeGreaterThan(1);
});

it('begins with the initial of the name that stands for the person in the text', () => {
  const { surrogates } = run('Emily Thompson, e.thompson@halvorsen.de, ethompson@halvorsen.de; E. Thompson', [
    ['Emily Thompson', 'PERSON'],
    ['e.thompson@halvorsen.de', 'EMAIL'],
    ['ethompson@halvorsen.de', 'EMAIL'],
    ['E. Thompson', 'PERSON'],
  ]);
  const [name = '', dotted = '', joined = '', short = ''] = surrogates;
  const [given = '', surname = ''] = name.split(' ');
  expect(dotted.split('@')[0]).toBe(`${given.charAt(0)}.${surname}`.toLowerCase());
  expect(joined.split('@')[0]).toBe(`${given.charAt(0)}${surname}`.toLowerCase());
  expect(short).toBe(`${given.charAt(0)}. ${surname}`);
});
