import { expect, it } from 'vitest';
import type { Annotation, RiskLevel } from '../detect/annotation.ts';
import { newConversation, withEntries, withKnownOriginals } from '../vault/conversation.ts';
import { earlierOriginals, ledgerIdsOfValues, protectedOriginals, wordsLeftUnchanged } from './prompt-memory.ts';

const found = (start: number, end: number, type: Annotation['type'], risk: RiskLevel): Annotation => ({
  start,
  end,
  type,
  risk,
  confidence: 1,
  source: { detector: 'model', rule: 'test' },
});

it('remembers what was replaced, of every type, and nothing else', () => {
  const text = 'Anna, 26, met Bob in Rome';
  const annotations = [
    found(0, 4, 'PERSON', 5),
    found(6, 8, 'AGE', 4),
    found(14, 17, 'PERSON', 1),
    found(21, 25, 'LOCATION', 4),
  ];
  expect(protectedOriginals(text, annotations)).toEqual([
    { text: 'Anna', type: 'PERSON', risk: 5 },
    { text: '26', type: 'AGE', risk: 4 },
    { text: 'Rome', type: 'LOCATION', risk: 4 },
  ]);
});

it('tells the words that stayed from the surrogates', () => {
  const replacement = {
    start: 5,
    end: 9,
    outStart: 5,
    outEnd: 10,
    original: 'Anna',
    surrogate: 'Maria',
    type: 'PERSON',
    mechanism: 'permutation',
    standIn: 'swap',
  } as const;
  const sanitized = {
    text: 'Dear Maria, see José. Dear all',
    replacements: [replacement],
    guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
    vault: [],
    pairs: [],
  };
  expect(wordsLeftUnchanged(sanitized, newConversation(new Uint8Array(16)), new Uint8Array(32))).toEqual([
    'Dear',
    'see',
    'José',
    'all',
  ]);
});

const secretOf = (byte: number) => ({ key: new Uint8Array(32).fill(byte), tweak: new Uint8Array(16) });
const idsOf = (original: string, byte = 1) => {
  const span = {
    start: 0,
    end: 1,
    outStart: 0,
    outEnd: 1,
    surrogate: 'x',
    mechanism: 'permutation',
    standIn: 'swap',
  } as const;
  return ledgerIdsOfValues({ replacements: [{ ...span, original, type: 'PERSON' }] }, secretOf(byte))[0] ?? [];
};

it('gives values names that say nothing, and the same name to every spelling', () => {
  expect(idsOf('Anna  Weber')).toEqual(idsOf('ANNA WEBER'));
  expect(idsOf('Anna Weber')).toHaveLength(3);
  expect(idsOf('Anna Weber')).toEqual(expect.arrayContaining([...idsOf('Weber')]));
  expect(idsOf('Weber')).not.toEqual(idsOf('Kohl'));
  expect(idsOf('Weber')).not.toEqual(idsOf('Weber', 2));
  expect(idsOf('Weber').join()).not.toMatch(/weber/i);
});

it('knows what a conversation protected, each value once', () => {
  const kept = { kind: 'value', surrogate: 'Kohl', original: 'Weber', type: 'PERSON', codec: 'vault:word' } as const;
  const issued = { kind: 'issued', hash: 'abc', codec: 'list:first' } as const;
  const conversation = withKnownOriginals(withEntries(newConversation(new Uint8Array(16)), [kept, issued]), [
    { text: 'weber', type: 'PERSON' },
    { text: 'Bonn', type: 'LOCATION' },
  ]);
  expect(earlierOriginals(conversation, 'text', new Uint8Array(32)).map(({ text }) => text)).toEqual(['weber', 'Bonn']);
});
