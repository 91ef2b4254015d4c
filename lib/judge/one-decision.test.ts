// One name has one decision in a prompt, and the checks for survivors stop no send because of what the rules keep.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extractionAttack, survivorsThatBlockSend } from '../audit/extraction.ts';
import type { Annotation, EntityType, RiskLevel } from '../detect/annotation.ts';
import { secretFrom, seededRandom } from '../privacy/random.seeded.test-support.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { withOneDecisionPerName } from './one-decision.ts';

type Mention = readonly [text: string, type: EntityType, risk: RiskLevel, confidence?: number];

function promptOf(parts: readonly (string | Mention)[]): { text: string; annotations: readonly Annotation[] } {
  let text = '';
  const annotations: Annotation[] = [];
  for (const part of parts) {
    const [own, type, risk, confidence = 0.9] = typeof part === 'string' ? [part] : part;
    if (type && risk) {
      const source = { detector: 'model', rule: 'ner' } as const;
      annotations.push({ start: text.length, end: text.length + own.length, type, risk, confidence, source });
    }
    text += own;
  }
  return { text, annotations };
}

const decisions = (parts: readonly (string | Mention)[]) => {
  const { text, annotations } = promptOf(parts);
  return withOneDecisionPerName(text, annotations).map(({ risk }) => risk);
};

it.each<readonly [string, readonly (string | Mention)[], readonly RiskLevel[]]>([
  [
    'a person kept elsewhere',
    ['My neighbour ', ['Okoro', 'PERSON', 4], ' read about ', ['Okoro', 'PERSON', 1]],
    [4, 4],
  ],
  [
    'the month, of which the network is not sure',
    [['May', 'PERSON', 4], ' called. We are closed in ', ['May', 'DATE', 2, 0.5], '.'],
    [4, 2],
  ],
  ['a person in capitals', [['Marta', 'PERSON', 4], ' wrote. RE: ', ['MARTA', 'PERSON', 1]], [4, 4]],
  ['a person before the replaced one', [['Petry', 'PERSON', 1], ' is my boss ', ['Petry', 'PERSON', 4]], [4, 4]],
  ['an unlisted firm', [['Lindqvist', 'PERSON', 4], ' owns ', ['Lindqvist', 'ORGANIZATION', 1]], [4, 4]],
  ['a person of a firm', [['Brightleaf', 'ORGANIZATION', 4], ' and ', ['Brightleaf', 'PERSON', 1]], [4, 4]],
  ['an unsure place', [['Osei', 'PERSON', 4], ' in ', ['Osei', 'LOCATION', 2, 0.5]], [4, 4]],
  ['an unsure product', [['Osei', 'PERSON', 4], ' uses ', ['Osei', 'PRODUCT', 1, 0.5]], [4, 4]],
  ['the higher level', [['Osei', 'PERSON', 4], ' ', ['Osei', 'PERSON', 5], ' ', ['Osei', 'PERSON', 2]], [4, 5, 5]],
  ['a sure place', [['Paris', 'PERSON', 4], ' moves to ', ['Paris', 'LOCATION', 2, 0.95]], [4, 2]],
  ['a known firm', [['Heinz', 'PERSON', 4], ' likes ', ['Heinz', 'ORGANIZATION', 1], ' ketchup'], [4, 1]],
  ['a work', [['Emma', 'PERSON', 4], ' reads ', ['Emma', 'WORK', 1]], [4, 1]],
  ['a product', [['Alexa', 'PERSON', 4], ' asks ', ['Alexa', 'PRODUCT', 1]], [4, 1]],
  ['a month', [['May', 'PERSON', 4], ' comes in ', ['May', 'DATE', 2]], [4, 2]],
  ['a word in lower case', [['rose', 'PERSON', 4], ' and ', ['Rose', 'PERSON', 1]], [4, 1]],
  ['another name', [['Okoro', 'PERSON', 4], ' met ', ['Churchill', 'PERSON', 1]], [4, 1]],
  ['no replaced name', [['Churchill', 'PERSON', 1], ' and ', ['Churchill', 'PERSON', 2]], [1, 2]],
  ['an equal number', [['4471', 'ID', 5], ' of ', ['4471', 'QUANTITY', 2]], [5, 2]],
  ['a place of one type', [['Wixby', 'LOCATION', 4], ' and ', ['Wixby', 'LOCATION', 2, 0.95]], [4, 4]],
])('decides on %s', (_, parts, expected) => {
  expect(decisions(parts)).toEqual(expected);
});

it('takes one code for one thing, whatever the network calls it', () => {
  const { text, annotations } = promptOf([['zubin_home', 'ID', 5], " in hosts['", ['zubin_home', 'USERNAME', 4], "']"]);
  expect(withOneDecisionPerName(text, annotations).map(({ type }) => type)).toEqual(['ID', 'ID']);
});

it('leaves what the person decided', () => {
  const { text, annotations } = promptOf([['Okoro', 'PERSON', 4], ' and ', ['Okoro', 'PERSON', 1]]);
  const [first, second] = annotations;
  if (!first || !second) throw new Error('two annotations');
  const decided = [first, { ...second, isDecided: true as const }];
  expect(withOneDecisionPerName(text, decided)).toEqual(decided);
});

const NAMES = ['Okoro', 'Paris', 'Heinz', 'May', 'Emma', 'Marta Kowalczyk', 'Delta', 'MARTA', '王建华', 'Анна'];
const NAME_TYPES: readonly EntityType[] = [
  'PERSON',
  'ORGANIZATION',
  'LOCATION',
  'PRODUCT',
  'WORK',
  'EVENT',
  'DATE',
  'MISC',
];
const risks = fc.constantFrom<RiskLevel>(1, 2, 4, 5);
const mention = fc.oneof(
  fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAME_TYPES), risks, fc.constantFrom(0.5, 0.7, 0.9, 0.99)),
  fc.tuple(fc.constantFrom('447193', '4471'), fc.constantFrom<EntityType>('ID', 'QUANTITY'), risks, fc.constant(0.9)),
  fc.tuple(
    fc.constantFrom('447193 rows', '4471 km'),
    fc.constant<EntityType>('QUANTITY'),
    fc.constant<RiskLevel>(2),
    fc.constant(0.9),
  ),
);
const between = fc.constantFrom(' and ', ', ', '. In ', ' met ', '\n', ' of 12 ', ' (', ') was ');

it('stops no prompt because of a mention that the rules keep', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(mention, between), { minLength: 1, maxLength: 8 }), fc.nat(500), (parts, seed) => {
      const { text, annotations } = promptOf(parts.flat());
      const decided = withOneDecisionPerName(text, annotations);
      const plan = planPrompt(decided, policyFor('balanced'), text);
      const conversation = { secret: secretFrom(`one ${seed}`), entries: [] };
      const sanitized = sanitize(text, plan, conversation, seededRandom(`one ${seed}`));
      const prompt = { text, annotations: decided, sanitized, earlier: [], earlierUses: [], accepted: [] };
      expect(survivorsThatBlockSend(prompt, extractionAttack(prompt))).toEqual([]);
    }),
    { numRuns: 100 },
  );
}, 240_000);
