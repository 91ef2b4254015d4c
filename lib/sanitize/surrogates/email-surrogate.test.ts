import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../../detect/annotation.ts';
import { isSurrogateCandidate } from '../../privacy/lists/index.ts';
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

// Not for each name: where the key gives a name that many public people have, another one is drawn, and kept.
it('keeps nothing of an address at a large provider if our lists hold its names', () => {
  const { vault, guarantee, surrogates } = run('Write to laura.lindberg@gmail.com or kr4ken_99@gmx.de.', [
    ['laura.lindberg@gmail.com', 'EMAIL'],
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
  // Originals are never put into an address.
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

it('names what an address keeps of its original', () => {
  const { guarantee } = run('e.keller85@web.de', [['e.keller85@web.de', 'EMAIL']]);
  expect(guarantee.takenAsPublic).toContainEqual({ key: 'publicAddressForm' });
});

it('gives addresses that are spelled alike without their diacritics different surrogates', () => {
  const { surrogates } = run('Jürgen Müller, juergen.mueller@firm.de, jurgen.muller@firm.de', [
    ['Jürgen Müller', 'PERSON'],
    ['juergen.mueller@firm.de', 'EMAIL'],
    ['jurgen.muller@firm.de', 'EMAIL'],
  ]);
  const [name = '', first = '', second = ''] = surrogates;
  const stem = name.toLowerCase().replace(' ', '.');
  expect(first.split('@')[0]).toBe(stem);
  expect(second.split('@')[0]).toBe(`${stem}2`);
});

it('builds an address of unlisted words from names, with or without a person in the text', () => {
  const { surrogates } = run('xanthippe.oyelaranski@gmail.com, lovely.sunshine@web.de', [
    ['xanthippe.oyelaranski@gmail.com', 'EMAIL'],
    ['lovely.sunshine@web.de', 'EMAIL'],
  ]);
  const names = surrogates.flatMap((surrogate) => (surrogate.split('@')[0] ?? '').split('.'));
  expect(names).toHaveLength(4);
  for (const name of names) expect(isSurrogateCandidate(name)).toBe(true);
});

it('does not follow a person whose name leaves as a placeholder', () => {
  const text = 'Elena Keller, elena.keller@firm.de';
  const source = { detector: 'person', rule: 'test' } as const;
  const annotations: Annotation[] = [
    { start: 0, end: 12, type: 'PERSON', risk: 5, confidence: 1, source, hideAs: 'placeholder' },
    { start: 14, end: text.length, type: 'EMAIL', risk: 5, confidence: 1, source },
  ];
  const done = sanitize(text, planPrompt(annotations, policyFor('balanced'), text), { secret, entries: [] }, random);
  expect(done.text).toMatch(/^\[PERSON_1\], [a-z]+\.[a-z]+@/);
  expect(done.pairs.filter(({ original }) => original === 'Keller')).toEqual([]);
});

it('draws no part of the address itself', () => {
  const addresses = Array.from({ length: 40 }, (_, at) => `elenałaska${at}@gmail.com`);
  const done = run(
    `Mail ${addresses.join(' ')} now.`,
    addresses.map((address) => [address, 'EMAIL'] as const),
  );
  expect(done.text).not.toMatch(/(?<!\p{L})(?:elena|łaska)(?!\p{L})/u);
});
