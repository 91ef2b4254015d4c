import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGLISH } from '../language/language.ts';
import { composeGuarantee } from './compose.ts';
import type { ValueGuarantee } from './guarantee.ts';
import {
  composeConversationRelease,
  countUses,
  EMPTY_LEDGER,
  type Ledger,
  ledgerWithRelease,
  mergeLedgers,
} from './ledger.ts';

const noised = (epsilon: number): ValueGuarantee => ({
  mechanism: 'metric-dp',
  type: 'AGE',
  kind: 'metric',
  epsilon,
  unit: 9,
});
const keyed: ValueGuarantee = { mechanism: 'fpe', type: 'ID', kind: 'computational' };

const sent = (ledger: Ledger, values: readonly ValueGuarantee[], ids: readonly (readonly string[])[], at = 1) =>
  ledgerWithRelease(ledger, composeGuarantee(values), ids, at);

it('adds up what prompts spend, and counts a value once', () => {
  const first = sent(EMPTY_LEDGER, [noised(2), keyed], [['age'], ['id']]);
  const second = sent(first, [noised(0), noised(1.5)], [['age'], ['salary']], 2);
  const total = composeConversationRelease(second);
  expect(total).toMatchObject({ values: 3, repeated: 1, epsilons: { tenthOfRange: 3.5 } });
  expect(total.spent).toEqual([
    { kind: 'metric', values: 3, epsilon: 3.5 },
    { kind: 'computational', values: 1, epsilon: 0 },
  ]);
  expect(total.sentence).toBe(
    '2 prompts replaced 3 different values; 1 use of one that was sent before told nothing more. Noise has spent ε = 3.5 per tenth of the range of a number; the more is spent, the closer is what was sent to the real values.',
  );
  expect(ENGLISH.read(total.formula)).toContain('ε = 2 + 1.5 = 3.5 per tenth of the range of a number');
});

it('adds up no epsilon that bounds nothing, and says for how many words that is so', () => {
  const drawn = (kind: ValueGuarantee['kind']): ValueGuarantee => ({ ...noised(3), kind });
  const total = composeConversationRelease(
    sent(EMPTY_LEDGER, [drawn('group'), drawn('list'), drawn('estimate')], [['a'], ['b'], ['c']]),
  );
  expect(total.epsilons).toEqual({ wordsOfGroup: 3 });
  expect(total.spent).toHaveLength(3);
  expect(total.sentence).toContain('For 2 drawn words no bound holds.');
});

it('never adds epsilons of different units', () => {
  const drawn = (mechanism: 'rap-li' | 'cape'): ValueGuarantee => ({
    mechanism,
    type: 'MISC',
    kind: 'group',
    epsilon: 5,
  });
  const first = sent(EMPTY_LEDGER, [noised(2), drawn('rap-li')], [['age'], ['nurse']]);
  const total = composeConversationRelease(sent(first, [noised(1), drawn('cape')], [['salary'], ['lawyer']], 2));
  expect(total.epsilons).toEqual({ tenthOfRange: 3, wordsOfGroup: 5, anyWords: 5 });
  const said = `${total.sentence} ${ENGLISH.read(total.formula)}`;
  expect(said).toContain('ε = 2 + 1 = 3 per tenth of the range of a number');
  expect(said).toContain('ε = 5 + 0 = 5 between words of one group');
  expect(said).not.toMatch(/ε = (?:8|10|13)\b/);
});

it('keeps the composed guarantee of each prompt', () => {
  const { prompts } = composeConversationRelease(sent(EMPTY_LEDGER, [keyed], [['id']], 7));
  expect(prompts).toEqual([
    {
      at: 7,
      values: 1,
      repeated: 0,
      spent: [{ kind: 'computational', values: 1, epsilon: 0 }],
      letGo: 0,
      sentence: composeGuarantee([keyed]).sentence,
    },
  ]);
});

it('says what left as it was written', () => {
  const ledger = ledgerWithRelease(EMPTY_LEDGER, composeGuarantee([keyed]), [['id']], 1, 2);
  expect(composeConversationRelease(ledger)).toMatchObject({ letGo: 2 });
  expect(composeConversationRelease(ledger).sentence).toContain('2 values left as written, as you decided.');
});

it('says that nothing was replaced, and that older prompts are not counted', () => {
  expect(composeConversationRelease(EMPTY_LEDGER).sentence).toBe('Nothing has been replaced in this conversation yet.');
  expect(composeConversationRelease({ ...EMPTY_LEDGER, isPartial: true }).sentence).toContain('is not counted');
  expect(composeConversationRelease(EMPTY_LEDGER).formula).toHaveLength(1);
});

it('knows a value by its parts', () => {
  const ledger = sent(EMPTY_LEDGER, [keyed], [['anna weber', 'anna', 'weber']]);
  expect(countUses(ledger, ['weber'])).toBe(1);
  expect(countUses(ledger, ['kohl'])).toBe(0);
  const again = sent(ledger, [keyed], [['weber']], 2);
  expect(countUses(again, ['anna weber', 'weber'])).toBe(2);
});

const spentIn = (ledger: Ledger) => composeConversationRelease(ledger).epsilons.tenthOfRange ?? 0;

const prompts = fc.array(
  fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'toString'), fc.integer({ min: 0, max: 8 })), {
    maxLength: 6,
  }),
  { maxLength: 6 },
);

/** The ledger of these prompts. The first prompt that holds a value pays for it; values that cost nothing are left out of the sums. */
function ledgerOf(all: readonly (readonly (readonly [string, number])[])[]): Ledger {
  const paid = new Set<string>();
  return all.reduce((ledger, values, at) => {
    const guarantees = values.map(([id, epsilon]) => {
      const isNew = !paid.has(id);
      paid.add(id);
      return noised(isNew ? epsilon : 0);
    });
    return sent(
      ledger,
      guarantees,
      values.map(([id]) => [id]),
      at,
    );
  }, EMPTY_LEDGER);
}

it('counts each value once and each epsilon once, over any prompts', () => {
  fc.assert(
    fc.property(prompts, (all) => {
      const total = composeConversationRelease(ledgerOf(all));
      const first = new Map<string, number>();
      for (const [id, epsilon] of all.flat()) if (!first.has(id)) first.set(id, epsilon);
      expect(total.values).toBe(first.size);
      expect(total.epsilons.tenthOfRange ?? 0).toBeCloseTo(
        [...first.values()].reduce((sum, epsilon) => sum + epsilon, 0),
      );
    }),
  );
});

it('loses nothing when two conversations turn out to be one', () => {
  fc.assert(
    fc.property(prompts, prompts, (one, two) => {
      const both = composeConversationRelease(mergeLedgers(ledgerOf(one), ledgerOf(two)));
      expect(both.prompts).toHaveLength(one.length + two.length);
      expect(both.epsilons.tenthOfRange ?? 0).toBeCloseTo(spentIn(ledgerOf(one)) + spentIn(ledgerOf(two)));
    }),
  );
});
