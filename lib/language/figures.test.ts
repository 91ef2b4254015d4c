// What the rooms without languages put together as they run: all of it has a translation.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMBINATIONS } from '../audit/quasi-identifiers.ts';
import { composeGuarantee } from '../privacy/compose.ts';
import { composeConversation, EMPTY_LEDGER, withRelease } from '../privacy/ledger.ts';
import { sentenceReader } from './sentences.ts';
import { sentences } from './texts/de/sentences.ts';

const translate = sentenceReader(sentences);
const examples = new URL('../sanitize/dependencies/examples/', import.meta.url);

/** The third part of an example: "12 x 2,500 = 30,000: yearly is twelve times monthly". */
const relations = readdirSync(examples).flatMap((file) => {
  const [, , lines = ''] = readFileSync(new URL(file, examples), 'utf8').split(/^----\n/m);
  return lines.split('\n').filter((line) => line.includes(': '));
});

it('has the reason of every relation of the examples', () => {
  const reasons = [...new Set(relations.map((line) => line.slice(line.indexOf(': ') + 2)))];
  expect(reasons.length).toBeGreaterThan(12);
  expect(reasons.filter((reason) => translate(reason) === undefined)).toEqual([]);
  // A period or a factor without translation would stay English within a German reason.
  const [periods = ''] = reasons.filter((reason) => /yearly is twelve times monthly/.test(reason));
  expect(translate(periods)).toBe('der Jahreswert ist zwölf mal der Monatswert');
});

it('has what a guarantee takes as public, and the formula of a conversation', () => {
  const guarantee = composeGuarantee([
    { mechanism: 'computed', type: 'MONEY', kind: 'computed' },
    { mechanism: 'cape', type: 'MISC', kind: 'group', epsilon: 1.5 },
  ]);
  expect(guarantee.takenAsPublic.filter((part) => translate(part) === undefined)).toEqual([]);
  for (const prompts of [0, 1, 20]) {
    const ledger = Array.from({ length: prompts }).reduce<typeof EMPTY_LEDGER>(
      (so, _, at) => withRelease(so, guarantee, [[`${at}`]], at),
      EMPTY_LEDGER,
    );
    expect(translate(composeConversation(ledger).formula)).toContain('ε(Unterhaltung)');
  }
});

it('has what the audit says of kept words that point at one person', () => {
  for (const { sentence } of COMBINATIONS) {
    expect(translate(`${sentence} Kept here: “Portland”, “she”.`)).toMatch(/ Hier behalten: “Portland”, “she”\.$/);
    expect(translate(sentence)).toBeDefined();
  }
});

it('has what the audit says of prompts that can be linked', () => {
  const linked =
    '2 values here have the same surrogate as in up to 3 earlier prompts of this conversation, so the site can link them. A new conversation has other surrogates.';
  expect(translate(linked)).toMatch(/^2 Werte hier haben denselben Ersatz wie in bis zu 3 früheren Prompts/);
});
