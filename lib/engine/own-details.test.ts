// The person's details are found in every form, by the rules alone and whatever the profile keeps.
import { expect, it } from 'vitest';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { annotateInConversation } from './annotate-in-conversation.ts';
import { ruleDetectors } from './detector-list.ts';
import { ownDetailsIn } from './own-details.ts';

const detail = (term: string, type: DictionaryEntry['type'], risk: DictionaryEntry['risk'] = 5): DictionaryEntry => ({
  ...{ term, type, risk, pattern: false, caseSensitive: false, detail: true },
});

async function replaced(text: string, entries: readonly DictionaryEntry[], overrides: readonly string[] = []) {
  const found = await annotateInConversation(text, {
    detectors: ruleDetectors(entries),
    policy: policyFor('balanced'),
    overrides: overrides.map((kept) => ({ text: kept, risk: 1 })),
    details: ownDetailsIn(entries),
  });
  return found.filter(({ risk }) => risk >= 4).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['Elizabeth Marsh', 'PERSON', 'ask Liz, not elizabeth marsh', ['Liz', 'elizabeth marsh']],
  ['Elizabeth Marsh', 'PERSON', 'Then Marsh’s letter and Marsh, Elizabeth', ['Marsh', 'Marsh, Elizabeth']],
  ['Юлия Лебедева', 'PERSON', 'meet Yuliya Lebedeva', ['Yuliya Lebedeva']],
  ['Юлия Лебедева', 'PERSON', 'Письмо для Юлии Лебедевой', ['Юлии', 'Лебедевой']],
  ['Northgate Fabrication Ltd', 'ORGANIZATION', 'I left Northgate; NFL owes me', ['Northgate', 'NFL']],
  ['+44 20 7946 0018', 'PHONE', 'ring (+44)20-79460018 today', ['(+44)20-79460018']],
  ['12 Foundry Yard, Leeds', 'ADDRESS', 'near foundry yard 12', ['foundry yard 12']],
  ['KX-20114-B', 'ID', 'the number kx-20114-b', ['kx-20114-b']],
] as const)('finds %s (%s) in “%s”', async (term, type, text, expected) => {
  expect(await replaced(text, [detail(term, type)])).toEqual(expected);
});

it('leaves a text without them alone, and ordinary words that look like a part of a name', async () => {
  const entries = [detail('April Rose', 'PERSON'), detail('Northgate Fabrication Ltd', 'ORGANIZATION')];
  expect(await replaced('We meet in April and the prices rose.', entries)).toEqual([]);
});

it('yields to a click of the person in this chat', async () => {
  expect(await replaced('KX-20114-B', [detail('KX-20114-B', 'ID')], ['KX-20114-B'])).toEqual([]);
});
