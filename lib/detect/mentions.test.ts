import { expect, it } from 'vitest';
import type { EntityType, Finding } from './annotation.ts';
import type { KnownMention } from './known-mention.ts';
import { findMentions } from './mentions.ts';

const found = (text: string, name: string, type: EntityType, known: readonly KnownMention[] = []) => {
  const start = text.indexOf(name);
  const finding: Finding = {
    start,
    end: start + name.length,
    type,
    confidence: 1,
    source: { detector: 'model', rule: 'm' },
  };
  return findMentions(text, [finding], known).map((m) => text.slice(m.start, m.end));
};

it('finds a person by first name, last name, initial, possessive and in other cases', () => {
  const text =
    "Anna Lindqvist came. Anna left; Lindqvist's car, ANNA LINDQVIST, anna lindqvist, A. Lindqvist, Lindqvist, Anna.";
  expect(found(text, 'Anna Lindqvist', 'PERSON')).toEqual([
    'Anna',
    'Lindqvist',
    'ANNA LINDQVIST',
    'anna lindqvist',
    'A. Lindqvist',
    'Lindqvist, Anna',
  ]);
});

it('finds a German genitive by its stem', () => {
  expect(found('Annika Weber kam. Annikas Auto steht dort.', 'Annika Weber', 'PERSON')).toEqual(['Annika']);
});

it('finds a host by its own name, but not a service', () => {
  const text = 'Deploy to kestrel42 fails. kestrel42.ops.tanglewood.example is up, so kestrel42 answers.';
  expect(found(text, 'kestrel42.ops.tanglewood.example', 'IP')).toEqual(['kestrel42', 'kestrel42']);
  expect(found('mail is slow: mail.tanglewood.example', 'mail.tanglewood.example', 'IP')).toEqual([]);
});

it('does not take ordinary words for mentions', () => {
  const text = 'Will Young came. I will go, a young man. Will you come? Will came, and so did Young.';
  expect(found(text, 'Will Young', 'PERSON')).toEqual(['Will', 'Young']);
});

it('takes a word in lower case after an article for a name only if the sentence begins in lower case', () => {
  const lower = (text: string) => found(text, 'Grete Crank', 'PERSON');
  expect(lower('Grete Crank called. Turn the crank twice.')).toEqual([]);
  expect(found('Chidi Okafor is my boss. Yesterday okafor shouted at me.', 'Chidi Okafor', 'PERSON')).toEqual([
    'okafor',
  ]);
  expect(lower('Grete Crank called. tell crank i am late')).toEqual(['crank']);
  expect(lower('Grete Crank: "I called." i am crank')).toEqual(['crank']);
  expect(lower('Grete Crank\nMay 01 03:12:51 oak sshd[22]: Accepted key for crank')).toEqual(['crank']);
  expect(lower('Grete Crank called. Look in /home/crank or write to crank@oak.example')).toEqual(['crank', 'crank']);
});

it('ignores words in lower case inside a name, plurals of doubtful names and Persian compounds', () => {
  expect(found('My last name is Voss, and my code is 12.', 'last name is Voss', 'PERSON')).toEqual([]);
  expect(found('دانش آمد. دانش‌آموز رفت و دانش‌جان ماند.', 'دانش', 'PERSON')).toEqual(['دانش']);
});

it('finds no name inside a word, and no title or particle alone', () => {
  expect(found('Dr Ann van Dam met Annette. The dr took a van.', 'Dr Ann van Dam', 'PERSON')).toEqual([]);
});

it('finds an organisation without its legal form', () => {
  expect(found('Halvorsen Logistics GmbH is old. Halvorsen pays.', 'Halvorsen Logistics GmbH', 'ORGANIZATION')).toEqual(
    ['Halvorsen'],
  );
});

it('finds other mentions of identifiers and places, but not of ages', () => {
  expect(found('Case A-12/7 and again a-12/7.', 'A-12/7', 'ID')).toEqual(['a-12/7']);
  expect(found('In New York. NEW YORK is big.', 'New York', 'LOCATION')).toEqual(['NEW YORK']);
  expect(found('I am 34 and took 34 pills.', '34', 'AGE')).toEqual([]);
});

it('finds names from earlier prompts', () => {
  const known: KnownMention[] = [{ text: 'Tobias Grünwald', type: 'PERSON' }];
  expect(
    findMentions('Grünwald wrote to Tobias.', [], known).map(({ start, end, type }) => [start, end, type]),
  ).toEqual([
    [0, 8, 'PERSON'],
    [18, 24, 'PERSON'],
  ]);
});

it('reads a hundred thousand characters with a thousand names in one pass', () => {
  const known = Array.from(
    { length: 1000 },
    (_, i): KnownMention => ({ text: `Name${i} Surname${i}`, type: 'PERSON' }),
  );
  const text = 'Surname7 met name8 surname8 and then some more words came by here. '.repeat(1500);
  const start = performance.now();
  expect(findMentions(text, [], known)).toHaveLength(3000);
  expect(performance.now() - start).toBeLessThan(2000);
});
