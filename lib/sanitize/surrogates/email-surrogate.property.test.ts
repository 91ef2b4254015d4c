// Laws of mail addresses: each has a separate surrogate, which is stable under one key, fits the person's stand-in and is restored exactly.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import type { Annotation, EntityType } from '../../detect/annotation.ts';
import { addressLetters } from '../../people/address-names.ts';
import { secretFrom, seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { restore } from '../../restore/restore.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';

interface Value {
  readonly text: string;
  readonly type: EntityType;
}

function run(values: readonly Value[], seed: number, entries: readonly VaultEntry[] = []) {
  const text = values.map((value) => value.text).join(' ; ');
  let at = 0;
  const annotations: Annotation[] = values.map(({ text: value, type }) => {
    const start = at;
    at = start + value.length + 3;
    return {
      start,
      end: start + value.length,
      type,
      risk: 5,
      confidence: 1,
      source: { detector: 'person', rule: 'test' },
    };
  });
  const secret = secretFrom(`address ${seed}`);
  const plan = planPrompt(annotations, policyFor('balanced'), text);
  const done = sanitize(text, plan, { secret, entries }, seededRandom('address'));
  const all = [...entries, ...done.vault];
  const back = restore(done.text, { secret, entries: all }).map((segment) => segment.text);
  return { text, all, back: back.join(''), surrogates: done.replacements.map((one) => one.surrogate) };
}

const given = fc.constantFrom('Elena', 'Jürgen', 'Anne-Sophie', 'Xanthippe', 'Thomas', 'José', 'Wei', 'Øyvind');
const surname = fc.constantFrom('Keller', 'Müller', 'Oyelaranski', 'Lindqvist-Moreau', 'Thompson', 'Weiß', 'Łaska');
const domain = fc.constantFrom('gmail.com', 'web.de', 'firm.de', 'halvorsen-logistics.com');

type Form = (given: string, surname: string) => string;
const FORMS: readonly Form[] = [
  (first, last) => `${first}.${last}`,
  (first, last) => `${last}_${first}`,
  (first, last) => `${first}${last}`,
  (first, last) => `${first.charAt(0)}.${last}`,
  (first, last) => `${first.charAt(0)}${last}`,
  (first, last) => `${last}${first.charAt(0)}`,
];
const form = fc.constantFrom(...FORMS);
const digits = fc.stringMatching(/^[0-9]{0,4}$/);
const spelling = fc.constantFrom(
  addressLetters,
  (name: string) => addressLetters(name.replace(/ü/g, 'ue').replace(/Ø/g, 'Oe')),
  (name: string) => name.toLowerCase(),
);

const built = fc.record({ given, surname, domain, form, digits, spelling }).map((parts) => ({
  ...parts,
  address: `${parts.form(parts.spelling(parts.given), parts.spelling(parts.surname))}${parts.digits}@${parts.domain}`,
}));
/** Names without a hyphen, because the halves of a double name may by chance replace each other. */
const ofOneSurname = built.filter((one) => !one.surname.includes('-'));
const anyAddress = fc.oneof(
  built.map(({ address }) => address),
  fc
    .tuple(fc.stringMatching(/^[a-z][a-z0-9]{1,5}([._+-][a-z0-9]{1,5}){0,2}$/), domain)
    .map(([local, host]) => `${local}@${host}`),
);
const mails = (addresses: readonly string[]): readonly Value[] => addresses.map((text) => ({ text, type: 'EMAIL' }));
const seeds = fc.nat(50);

it('gives the address the form of the original with the names that stand for the person', () => {
  fc.assert(
    fc.property(built, seeds, fc.boolean(), (one, seed, isAddressFirst) => {
      const person: Value = { text: `${one.given} ${one.surname}`, type: 'PERSON' };
      const values = isAddressFirst ? [...mails([one.address]), person] : [person, ...mails([one.address])];
      const { text, back, surrogates } = run(values, seed);
      expect(back).toBe(text);
      const [name = '', address = ''] = isAddressFirst ? surrogates.toReversed() : surrogates;
      const [first = '', last = ''] = name.split(' ').map(addressLetters);
      const stem = one.form(first, last);
      const local = (address.split('@')[0] ?? '').replace(/-/g, '');
      expect(local.slice(0, stem.length)).toBe(stem);
      expect(local.slice(stem.length)).toMatch(new RegExp(`^\\d{${one.digits.length}}$`));
    }),
    { numRuns: 100 },
  );
});

it('is injective, restores exactly and lets no address through', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyAddress, { minLength: 1, maxLength: 8 }), seeds, (addresses, seed) => {
      const { text, back, surrogates } = run(mails(addresses), seed);
      expect(back).toBe(text);
      expect(new Set(surrogates.map((one) => one.toLowerCase())).size).toBe(addresses.length);
      for (const surrogate of surrogates) {
        expect(addresses).not.toContain(surrogate);
        // The domains of RFC 2606 cannot be registered.
        expect(surrogate).toMatch(/@[a-z]+\.example\.(?:com|org|net)$|@example\.(?:com|org|net)$/u);
      }
    }),
    { numRuns: 50 },
  );
});

it('keeps no word of a name in the address', () => {
  fc.assert(
    fc.property(ofOneSurname, seeds, fc.boolean(), (one, seed, isNamed) => {
      const person: Value = { text: `${one.given} ${one.surname}`, type: 'PERSON' };
      const { surrogates } = run([...(isNamed ? [person] : []), ...mails([one.address])], seed);
      const local = surrogates.at(-1)?.split('@')[0]?.toLowerCase() ?? '';
      for (const word of [one.given, one.surname])
        for (const spelled of [addressLetters(word), word.toLowerCase()])
          expect(local.split(/[^\p{L}]/u)).not.toContain(spelled);
    }),
    { numRuns: 100 },
  );
});

it('gives an address the same surrogate in each prompt of a chat', () => {
  fc.assert(
    fc.property(built, seeds, (one, seed) => {
      const person: Value = { text: `${one.given} ${one.surname}`, type: 'PERSON' };
      const first = run(mails([one.address]), seed);
      const second = run([person, ...mails([one.address])], seed, first.all);
      expect(second.surrogates.at(-1)).toBe(first.surrogates[0]);
      expect(run(mails([one.address]), seed).surrogates).toEqual(first.surrogates);
      expect(second.back).toBe(second.text);
    }),
    { numRuns: 100 },
  );
});
