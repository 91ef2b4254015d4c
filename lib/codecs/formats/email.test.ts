import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { email as emailRule } from '../../detect/patterns/email.ts';
import { FIRST_NAME_LISTS, LAST_NAME_LISTS } from '../../privacy/lists/index.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { EMAIL_PROVIDERS, EXAMPLE_HOSTS, emailCodecs, LABEL } from './email.ts';
import { userNameCodecs } from './user-name.ts';

const secret = secretFrom('email');

function issued(text: string, codecs: typeof emailCodecs, own = secret) {
  for (const codec of codecs) {
    const surrogate = codec.canonical(text) === undefined ? undefined : codec.issue(text, own);
    if (surrogate !== undefined) return { codec, surrogate };
  }
  throw new Error(`No codec serves ${text}.`);
}

const isAddress = (text: string) => {
  const [found] = emailRule.find(text);
  return found?.start === 0 && found.end === text.length;
};

it('has as many example hosts as providers, all of them reserved by RFC 2606', () => {
  expect(new Set(EXAMPLE_HOSTS).size).toBe(new Set(EMAIL_PROVIDERS).size);
  for (const host of EXAMPLE_HOSTS) expect(host).toMatch(/^[a-z]+\.example\.(?:com|org|net)$/);
});

// Surrogates in stored vaults are restored with the same permutation: another list, or another order, needs another label.
it('has the providers that belong to the label', () => {
  const hash = createHash('sha256').update(JSON.stringify(EMAIL_PROVIDERS)).digest('hex').slice(0, 8);
  expect(`${LABEL} ${EMAIL_PROVIDERS.length} ${hash}`).toBe('mail providers 1 36 b43dcc40');
});

const listed = [...FIRST_NAME_LISTS, ...LAST_NAME_LISTS].map(
  ({ entries }) => new Set(entries.map((e) => e.toLowerCase())),
);
const isListed = (word: string) => listed.some((names) => names.has(word.toLowerCase()));

it.each(['natalie.thackeray', 'natalie_thompson', 'Natalie.Thompson', 'natalie.thompson85', 'n.thompson'])(
  '%s stays a name',
  (local) => {
    const isKnown = local.split(/[^A-Za-z]/).every((word) => word.length < 2 || isListed(word));
    const { codec, surrogate } = issued(`${local}@gmail.com`, emailCodecs);
    const [name = ''] = surrogate.split('@');
    expect(codec.name).toBe(isKnown ? 'email:named' : 'email:scrambled');
    if (isKnown) expect(name.split(/[^A-Za-z]/).every((word) => word.length < 2 || isListed(word))).toBe(true);
    expect(name.replace(/[A-Za-z]+/g, 'x').replace(/\d/g, '0')).toBe(
      local.replace(/[A-Za-z]+/g, 'x').replace(/\d/g, '0'),
    );
    expect(codec.recover(surrogate, secret)).toBe(`${local}@gmail.com`);
  },
);

it('splits names that are written as one word', () => {
  const names = Array.from({ length: 30 }, (_, seed) => {
    const own = secretFrom(`split ${seed}`);
    const { codec, surrogate } = issued('nataliethompson@web.de', emailCodecs, own);
    expect(codec.recover(surrogate, own)).toBe('nataliethompson@web.de');
    return codec.name;
  });
  // The other addresses are scrambled, because the two names of the surrogate could be split in another way too.
  expect(names.filter((name) => name === 'email:named').length).toBeGreaterThan(20);
});

const word = fc.oneof(
  fc.constantFrom('natalie', 'Emily', 'thompson', 'THOMPSON', 'n', 'info', 'xx'),
  fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/),
);
const locals = fc
  .array(fc.tuple(word, fc.constantFrom('.', '_', '-', '+', '')), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(([a, b], at) => (at + 1 < parts.length ? a + b : a)).join(''))
  // A short name may be mapped to itself, so that no codec issues a surrogate. With six characters this is too rare to fail the test.
  .filter((local) => local.replace(/[^A-Za-z0-9]/g, '').length >= 6);

it('restores every address at a provider from its surrogate, which is an address too', () => {
  fc.assert(
    fc.property(locals, fc.constantFrom(...EMAIL_PROVIDERS), fc.integer({ min: 0, max: 20 }), (local, domain, seed) => {
      const own = secretFrom(`email ${seed}`);
      const { codec, surrogate } = issued(`${local}@${domain}`, emailCodecs, own);
      expect(isAddress(surrogate)).toBe(true);
      expect(surrogate).toMatch(/@[a-z]+\.example\.(?:com|org|net)$/);
      expect(surrogate.match(codec.candidates)?.[0]).toBe(surrogate);
      expect(codec.recover(surrogate, own)).toBe(`${local}@${domain}`);
    }),
    { numRuns: 200 },
  );
});

it('issues nothing for unknown domains and for addresses at example hosts', () => {
  for (const text of ['ann@halvorsen.de', 'ann@mail.example.com', 'ann@Gmail.com', 'gmail.com', '@gmail.com'])
    for (const codec of emailCodecs) expect(codec.canonical(text) && codec.issue(text, secret)).toBeUndefined();
});

it('gives a provider the same host everywhere in a conversation', () => {
  const host = (text: string) => issued(text, emailCodecs).surrogate.split('@')[1];
  expect(host('natalie@gmail.com')).toBe(host('kr4ken@gmail.com'));
  expect(host('natalie@gmail.com')).not.toBe(host('natalie@gmx.de'));
});

it('restores user names with and without "@"', () => {
  for (const text of ['natalie_thompson', '@emily85', '@kr4ken_of_doom', 'kraken-of-doom', 'Foo.Bar#1234']) {
    const { codec, surrogate } = issued(text, userNameCodecs);
    expect(surrogate.replace(/[A-Za-z0-9]+/g, 'x')).toBe(text.replace(/[A-Za-z0-9]+/g, 'x'));
    expect(codec.recover(surrogate, secret)).toBe(text);
    expect(codec.canonical(surrogate.replace('@', ''))).toBe(codec.canonical(surrogate));
  }
  // Three letters could be mapped to an ordinary word of a reply.
  expect(userNameCodecs.some((codec) => codec.canonical('krk') !== undefined)).toBe(false);
});

it('refuses words that are longer than any address', () => {
  const long = 'natalie'.repeat(15_000);
  const codecs = [...emailCodecs, ...userNameCodecs];
  expect(codecs.filter((codec) => codec.canonical(long) ?? codec.canonical(`${long}@gmail.com`))).toEqual([]);
});
