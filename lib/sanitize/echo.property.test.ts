// A reply that repeats the sanitized text gives back the prompt, character for character.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VaultEntry } from '../conversation/vault-entry.ts';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { KINDS } from '../detect/patterns/kinds.ts';
import { secretFrom, seededRandom } from '../privacy/random.seeded.test-support.ts';
import { withEchoes } from './echo-entries.ts';
import { restored } from './marked-text.test-support.ts';
import { planPrompt } from './plan.ts';
import { PROFILE_NAMES, policyFor, type SurrogateStyle } from './policy/policy.ts';
import { SurvivorError, sanitize } from './sanitize.ts';

type Piece = string | readonly [value: string, type: EntityType, kind?: string];

/** The value that each kind's example marks. */
const EXAMPLES = Object.entries(KINDS).map(([kind, { example, type }]): Piece => {
  const value = example.slice(example.indexOf('⟦') + 1, example.indexOf('⟧'));
  return [value, type, kind];
});
const VALUES: readonly Piece[] = [
  ...EXAMPLES,
  ['Marta Kowalczyk', 'PERSON'],
  ['Kowalczyk', 'PERSON'],
  ['May', 'PERSON'],
  ['Chase', 'PERSON'],
  ['mary', 'PERSON'],
  ['FRANK', 'PERSON'],
  ['王建华', 'PERSON'],
  ['山田花子', 'PERSON'],
  ['Анны Лебедевой', 'PERSON'],
  ['محمد علي', 'PERSON'],
  ['김민준', 'PERSON'],
  ['Linz', 'LOCATION'],
  ['San Marino', 'LOCATION'],
  ['Dunn & Hall Ltd', 'ORGANIZATION'],
  ['株式会社山田', 'ORGANIZATION'],
  ['Veilchenpfad 30/2/14', 'ADDRESS'],
  ['4020', 'ADDRESS', 'postal-code'],
  ['SW1A 1AA', 'ADDRESS', 'postal-code'],
  ['12345678 * 87654321', 'ID'],
  ['A123456(3)', 'ID', 'national-id:hk'],
  ['1234567', 'ID'],
  ['8507', 'ID'],
  ['12 C 345/2023', 'ID'],
  ['１２３４５６７', 'ID'],
  ['+44 7700 900123', 'PHONE'],
  ['07700 900123', 'PHONE'],
  ['(0)30 5557 0123', 'PHONE'],
  ['josh@example.net', 'EMAIL'],
  ['@marta_k', 'USERNAME'],
  ['Kr0kus;77', 'PASSWORD'],
  ['*s3cr3t*', 'PASSWORD'],
  ['sk_test_4eC39HqLyjWDarjtT1zdp7dc', 'SECRET'],
  ['14 March 1987', 'DATE', 'date-of-birth'],
  ['30.7.78', 'DATE', 'date-of-birth'],
  ['Mai 2021', 'DATE'],
  ['3. Mai', 'DATE'],
  ['14:30', 'TIME'],
  ['1.250,50 €', 'MONEY'],
  ['34', 'AGE'],
  ['82.5 kg', 'QUANTITY'],
  ['asthma', 'CONDITION'],
  ['Metformin', 'DRUG'],
  ['Polish', 'DEMOGRAPHIC'],
  ['nurse', 'OCCUPATION'],
];
const KEPT_TEXT: readonly string[] = [
  'is',
  'May I ask',
  'the invoice',
  'Discussion about',
  '在北京',
  'さんは',
  'и',
  '12',
  '1,000',
  'x =',
  '{"id":',
  '**bold**',
  '| a | b |',
  '`code`',
  '\n',
  '\u00a0',
  '\ud83d\ude00',
  '\\n',
  '%20',
  '&amp;',
];
const JOINTS = [
  '',
  ' ',
  ', ',
  ',',
  '.',
  '-',
  '/',
  '(',
  ')',
  ': ',
  '"',
  "'",
  '*',
  '_',
  '@',
  '#',
  '\n',
  '\t',
  ';',
  ' * ',
  '。',
];

const pieces = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom(...VALUES), fc.constantFrom(...KEPT_TEXT)), fc.constantFrom(...JOINTS)),
  { minLength: 1, maxLength: 14 },
);
const source = { detector: 'person', rule: 'test' } as const;

function promptOf(parts: readonly (readonly [Piece, string])[]): { text: string; annotations: readonly Annotation[] } {
  let text = '';
  const annotations: Annotation[] = [];
  for (const [piece, joint] of parts) {
    const [value, type, kind] = typeof piece === 'string' ? [piece] : piece;
    const found = { start: text.length, end: text.length + value.length, confidence: 1, source, risk: 5 } as const;
    if (type) annotations.push({ ...found, type, ...(kind ? { kind } : {}) });
    text += value + joint;
  }
  return { text, annotations };
}

/** Originals never come back inside web addresses; the target of a Markdown link definition (`[1]: a.example`) is one too. */
const WEB_ADDRESS =
  /https?:|wss?:|ftp:|www\.|\burl\(|mailto:|tel:|[a-z0-9-]\.[a-z]{2,24}[/?]|\]\(|<\w|^[ \t>]*\[[^\]\n]+\]:[ \t]*\S*[/:.]/imu;

const today = { year: 2026, month: 11, day: 23 };

function echoOf(
  parts: readonly (readonly [Piece, string])[],
  [profile, style]: readonly [string, SurrogateStyle],
  entries: readonly VaultEntry[],
  seed: number,
) {
  const { text, annotations } = promptOf(parts);
  const conversation = { secret: secretFrom(`echo ${seed}`), entries };
  try {
    const policy = { ...policyFor(profile, style), words: undefined };
    const plan = planPrompt(annotations, policy, text, { today, entries });
    const { text: out, vault } = withEchoes(
      sanitize(text, plan, conversation, seededRandom(`echo ${seed}`)),
      conversation,
    );
    const after = { ...conversation, entries: [...entries, ...vault] };
    return { text, out, back: restored(out, after), after };
  } catch (error) {
    // Values that are joined to others may survive, and then nothing is sent.
    if (error instanceof SurvivorError) return undefined;
    throw error;
  }
}

const ways = fc.tuple(fc.constantFrom(...PROFILE_NAMES), fc.constantFrom<SurrogateStyle>('natural', 'placeholder'));

it('restores the repeated sanitized text exactly, for values of all types beside any signs', () => {
  let compared = 0;
  fc.assert(
    fc.property(pieces, ways, fc.nat(1000), (parts, way, seed) => {
      const echo = echoOf(parts, way, [], seed);
      if (!echo || WEB_ADDRESS.test(echo.out) || WEB_ADDRESS.test(echo.text)) return;
      compared += 1;
      expect(echo.back).toBe(echo.text);
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(30);
}, 240_000);

it('leaves a surrogate in the target of a link definition', () => {
  const phone: Piece = ['+44 20 7946 0958', 'PHONE', 'phone'];
  const echo = echoOf(
    [
      [phone, ': '],
      ['is.', ''],
      [phone, 'is'],
    ],
    ['balanced', 'placeholder'],
    [],
    0,
  );
  expect(echo?.back).toBe('+44 20 7946 0958: is.[PHONE_1]is');
});

it('restores the repeated second prompt of a conversation exactly', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.nat(1000), (first, second, seed) => {
      const before = echoOf(first, ['balanced', 'natural'], [], seed);
      const echo = before && echoOf(second, ['balanced', 'natural'], before.after.entries, seed);
      if (!echo || WEB_ADDRESS.test(echo.out) || WEB_ADDRESS.test(echo.text)) return;
      expect(echo.back).toBe(echo.text);
    }),
    { numRuns: 20 },
  );
}, 240_000);

it.each<readonly Piece[]>([
  ['Round ', ['1234567', 'ID'], '.891 to thousands'],
  ['Solve ', ['12345678 * 87654321', 'ID']],
  ['NRIC ', ['S1234567D', 'ID'], ', ', ['HKID', 'PERSON'], ' ', ['A123456(3)', 'ID', 'national-id:hk']],
  ['a,b\n', ['5729183', 'ID'], ',', ['8507', 'ID'], ',1980,', ['4183926', 'ID'], ',9182736\nHow?'],
  ['josh', ['Pays', 'PERSON'], 'Mary', ['Test', 'USERNAME'], '(); ', ['josh.pay', 'PERSON'], '(mary, 50)'],
  [['Frank', 'PERSON'], ' Discussion about the Art Director; ', ['Chase', 'PERSON'], ' the invoice.'],
  [['Veilchenpfad 30', 'ADDRESS'], ', ', ['4020', 'ADDRESS', 'postal-code'], ' ', ['Linz', 'PERSON'], ', Österreich'],
  ['Is ', ['asthma', 'CONDITION'], ' worse with ', ['Metformin', 'DRUG'], '? She has ', ['asthma', 'CONDITION'], '.'],
  [['May', 'PERSON'], ' came in ', ['Mai 2021', 'DATE'], ' and ', ['May 2021', 'DATE'], ' again'],
])('restores what was once not restored: %j', (...parts) => {
  for (const profile of PROFILE_NAMES)
    for (let seed = 0; seed < 2; seed += 1) {
      const echo = echoOf(
        parts.map((piece) => [piece, ''] as const),
        [profile, 'natural'],
        [],
        seed,
      );
      if (echo) expect(echo.back).toBe(echo.text);
    }
});
