import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGLISH, languageOf } from '../lib/language/language.ts';
import { germanParts as german } from '../lib/language/texts/de/index.ts';
import { composeGuarantee } from '../lib/privacy/compose.ts';
import type { ValueGuarantee } from '../lib/privacy/guarantee.ts';
import { composeConversationRelease, EMPTY_LEDGER, ledgerWithRelease, spentEpsilonsOn } from '../lib/privacy/ledger.ts';
import { promiseText, textOfRelease } from './guarantee-words.ts';

/** Each mechanism with the kind of guarantee that it gives. */
const KINDS = [
  ['fpe', 'computational'],
  ['permutation', 'computational'],
  ['reserve', 'removed'],
  ['placeholder', 'removed'],
  ['metric-dp', 'metric'],
  ['date-shift', 'interval'],
  ['computed', 'computed'],
  ['rap-li', 'group'],
  ['rap-li', 'list'],
  ['cape', 'group'],
  ['cape', 'joint'],
  ['cape', 'estimate'],
  ['restoration', 'joint'],
  ['restoration', 'removed'],
] as const satisfies readonly (readonly [ValueGuarantee['mechanism'], ValueGuarantee['kind']])[];

const BY_NOISE: ReadonlySet<string> = new Set(['metric', 'group', 'list', 'joint', 'estimate']);

const value: fc.Arbitrary<ValueGuarantee> = fc
  .tuple(fc.constantFrom(...KINDS), fc.integer({ min: 0, max: 400 }))
  .map(([[mechanism, kind], hundredths]) => ({
    mechanism,
    type: 'MISC',
    kind,
    ...(BY_NOISE.has(kind) ? { epsilon: hundredths / 100 } : {}),
  }));
const values = fc.array(value, { maxLength: 30 });

it('says of a prompt in English what lib/privacy says', () => {
  fc.assert(
    fc.property(values, (given) => {
      expect(promiseText(spentEpsilonsOn(given), ENGLISH, 'exact')).toBe(composeGuarantee(given).sentence);
    }),
  );
});

it('says of a conversation in English what lib/privacy says, and of each of its prompts', () => {
  const prompt = fc.tuple(values, fc.array(fc.nat({ max: 20 }), { maxLength: 8 }), fc.nat({ max: 3 }));
  fc.assert(
    fc.property(fc.array(prompt, { maxLength: 5 }), fc.boolean(), (prompts, isPartial) => {
      const ledger = prompts.reduce(
        (so, [given, ids, letGo], at) =>
          ledgerWithRelease(
            so,
            composeGuarantee(given),
            ids.map((id) => [`${id}`]),
            at,
            letGo,
          ),
        { ...EMPTY_LEDGER, isPartial },
      );
      const release = composeConversationRelease(ledger);
      expect(textOfRelease(release, ENGLISH, 'exact')).toBe(release.sentence);
      for (const { spent, sentence } of release.prompts) expect(promiseText(spent, ENGLISH, 'exact')).toBe(sentence);
    }),
  );
});

it('says the same without figures and terms where most people read it', () => {
  fc.assert(
    fc.property(values, (given) => {
      const ledger = ledgerWithRelease(EMPTY_LEDGER, composeGuarantee(given), [['a']], 0);
      const plain = [
        promiseText(spentEpsilonsOn(given), ENGLISH, 'plain'),
        textOfRelease(composeConversationRelease(ledger), ENGLISH, 'plain'),
      ];
      for (const text of plain) expect(text).not.toMatch(/ε|nois|bound|surrogate|context|null|undefined/i);
      expect(plain[0]).toContain(`${given.length > 0 ? given.length : 'Nothing'}`);
    }),
  );
});

it('writes figures as the language does', () => {
  const spent = [{ kind: 'metric', values: 1, epsilon: 1234.567 }] as const;
  expect(promiseText(spent, languageOf(german), 'exact')).toBe(
    '1 Ersetzung: 1 Zahl durch Rauschen (ε = 1234,57 insgesamt je Zehntel des Bereichs, höchstens 12345,67 über den ganzen Bereich).',
  );
});
