import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Annotation } from '../detect/annotation.ts';
import { secretFrom } from '../privacy/random.seeded.test-support.ts';
import { withEchoes } from './echo-entries.ts';
import { annotated, type Mark, random, restored } from './marked-text.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';

const FILLERS = [
  'see',
  'the',
  'letter',
  '👩‍👩‍👧',
  'é\u0301',
  'שלום עולם',
  'مرحبا',
  '\ud800',
  '12',
  'and',
  '—',
  '\n',
  '**bold**',
  '| a | b |',
  '`x`',
  '北京',
];
const VALUES: readonly Mark[] = [
  ['Natalie Thackeray', 'PERSON'],
  ['Natalie', 'PERSON'],
  ['THACKERAY', 'PERSON'],
  ['Dr. J. Okonkwo-Weiß', 'PERSON'],
  ['anna', 'PERSON'],
  ["O'Brien", 'PERSON'],
  ['محمد علي', 'PERSON'],
  ['Bristol', 'LOCATION'],
  ['New York', 'LOCATION'],
  ['Obernkirchen', 'LOCATION'],
  ['Acme Rockets Inc.', 'ORGANIZATION'],
  ['48 Elm Street, Boston 02118', 'ADDRESS'],
  ['4111 1111 1111 1111', 'FINANCIAL', 'card'],
  ['GB82 WEST 1234 5698 7654 32', 'FINANCIAL', 'iban'],
  ['536-22-8726', 'ID', 'ssn-us'],
  ['A1234567', 'ID'],
  ['XK-99-B', 'ID'],
  ['+1 (212) 555-0142', 'PHONE'],
  ['0171 2345678', 'PHONE'],
  ['8.8.8.8', 'IP'],
  ['00:1a:2b:3c:4d:5e', 'MAC'],
  ['a.b@c.org', 'EMAIL'],
  ['@tobi_g', 'USERNAME'],
  ['14 March 1987', 'DATE', 'date-of-birth'],
  ['03/04/2020', 'DATE', 'date'],
  ['3/4/2020', 'DATE', 'date'],
  ['1999-12-31', 'DATE', 'date'],
  ['May 3rd, 2021', 'DATE', 'date'],
  ['£38,400', 'MONEY'],
  ['1.250,50 €', 'MONEY'],
  ['34', 'AGE'],
  ['82.5 kg', 'QUANTITY'],
  ['German', 'DEMOGRAPHIC'],
  ['asthma', 'CONDITION'],
  ['Metformin', 'DRUG'],
  ['s3cr3t!Pass', 'PASSWORD'],
  ['natalie.thompson@gmail.com', 'EMAIL'],
  ['n.thackeray@halvorsen.de', 'EMAIL'],
  ['info@halvorsen.de', 'EMAIL'],
  ['kr4ken_of_doom', 'USERNAME'],
  ['@natalie_85', 'USERNAME'],
  ['(555) 123-4567', 'PHONE'],
  ['06 12 34 56 78', 'PHONE'],
  ['+1 212 456 7890 ext 12', 'PHONE'],
  ['Monday, 11 March 1985', 'DATE', 'date'],
  ['March 1985', 'DATE'],
  ['12 March', 'DATE'],
  ['14/3', 'DATE'],
  ['25/03/1985', 'DATE', 'date'],
  ['29 February', 'DATE'],
  ['1985', 'DATE', 'date-of-birth'],
  ['14:30', 'TIME'],
  ['2 pm', 'TIME'],
  ['02118-1234', 'ADDRESS', 'postal-code'],
  ['SW1A 1AA', 'ADDRESS', 'postal-code'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'CRYPTO'],
];

const UNREAD =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Hangul}]/u;

it('restores what it sanitized, whatever stands around', () => {
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom(...FILLERS).map((filler) => filler as string | Mark),
      fc.constantFrom(...VALUES).map((value) => value as string | Mark),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(parts, fc.nat(1000), (all, seed) => {
      // In a sentence whose script has no word lists, the stand-in of a drug or illness is kept, because the reply may give advice about
      // it.
      const textOf = (item: string | Mark) => (typeof item === 'string' ? item : item[0]);
      const isMedical = all.some((item) => typeof item !== 'string' && (item[1] === 'CONDITION' || item[1] === 'DRUG'));
      const items = isMedical ? all.filter((item) => !UNREAD.test(textOf(item))) : all;
      // Without a separator, "Natalie Metformin" would be another person and "34 letter" would count letters; restoring leaves those alone.
      const between = '; ';
      const text = items.map(textOf).join(between);
      let at = 0;
      const source = { detector: 'person', rule: 'test' } as const;
      const annotations: Annotation[] = [];
      for (const item of items) {
        const [value, type, kind] = typeof item === 'string' ? [item] : item;
        if (type)
          annotations.push({
            start: at,
            end: at + value.length,
            type,
            risk: 5,
            confidence: 1,
            source,
            ...(kind ? { kind } : {}),
          });
        at += value.length + between.length;
      }
      const secret = secretFrom(`property ${seed}`);
      const conversation = { secret, entries: [] };
      const plan = planPrompt(annotations, policyFor('preempt'), text);
      const result = withEchoes(sanitize(text, plan, conversation, random), conversation);
      expect(restored(result.text, { secret, entries: result.vault })).toBe(text);
    }),
    { numRuns: 150 },
  );
});

it('takes no part of a hardware address for the language of a date beside it', () => {
  const text = '00:1a:2b:3c:4d:5e; March 1985';
  const secret = secretFrom('property 60');
  const marks: readonly Mark[] = [
    ['00:1a:2b:3c:4d:5e', 'MAC'],
    ['March 1985', 'DATE'],
  ];
  const conversation = { secret, entries: [] };
  const result = sanitize(text, planPrompt(annotated(text, marks), policyFor('preempt'), text), conversation, random);
  // "ab" is a German word.
  expect(result.text).toContain(':ab:');
  expect(restored(result.text, { secret, entries: result.vault })).toBe(text);
});

it('takes no part of a user name for the language of a date beside it', () => {
  const text = '14 March 1987; kr4ken_of_doom';
  const marks: readonly Mark[] = [
    ['14 March 1987', 'DATE', 'date-of-birth'],
    ['kr4ken_of_doom', 'USERNAME'],
  ];
  // The user names of these four seeds contain "im" and "ab", which are also German words.
  for (const seed of [367, 561, 674, 890]) {
    const secret = secretFrom(`property ${seed}`);
    const conversation = { secret, entries: [] };
    const result = sanitize(text, planPrompt(annotated(text, marks), policyFor('preempt'), text), conversation, random);
    expect(restored(result.text, { secret, entries: result.vault })).toBe(text);
  }
});
