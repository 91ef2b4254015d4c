// The examples in `examples/`, each read from its file: from the text, the relations must be found, and all of them must still hold after
// sanitizing.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { EntityType, Finding } from '../../../detect/annotation.ts';
import { patternDetectors } from '../../../detect/patterns/index.ts';
import { annotatedByRisk } from '../../../judge/annotated-by-risk.test-support.ts';
import { ENGLISH } from '../../../language/language.ts';
import { decimalPointOf } from '../../../notation/number-text.ts';
import { seededRandom } from '../../../privacy/random.seeded.test-support.ts';
import { planPrompt } from '../../plan.ts';
import { type Policy, policyFor } from '../../policy/policy.ts';
import { sanitize } from '../../sanitize.ts';

const secret = { key: new Uint8Array(32).fill(1), tweak: new Uint8Array(16).fill(2) };
const today = { year: 2026, month: 11, day: 21 };
const folder = new URL('./examples/', import.meta.url);

interface Example {
  readonly name: string;
  readonly text: string;
  readonly raised: readonly string[];
  readonly relations: readonly string[];
  readonly checks: readonly string[];
}

/** Reads an example: four parts between lines of dashes (a description, the text, the relations, and what must hold of the sanitized text). */
function readExample(file: string): Example {
  const [head = '', text = '', relations = '', checks = ''] = readFileSync(new URL(file, folder), 'utf8').split(
    /^----\n/m,
  );
  const lines = (part: string) => part.split('\n').filter((line) => line.trim() !== '');
  return {
    name: file.replace('.txt', ''),
    text: text.replace(/\n$/, ''),
    raised: lines(head).flatMap((line) => /^raise: (\w+)$/.exec(line)?.[1] ?? []),
    relations: lines(relations),
    checks: lines(checks),
  };
}

const examples = readdirSync(folder).sort().map(readExample);

function policyOf({ raised }: Example): Policy {
  const balanced = policyFor('preempt');
  const isRaised = (type: EntityType) => raised.includes(type);
  return { ...balanced, riskFor: (finding: Finding) => (isRaised(finding.type) ? 4 : balanced.riskFor(finding)) };
}

async function planned(example: Example, broken: readonly string[] = []) {
  const policy = policyOf(example);
  const detectors = patternDetectors;
  const annotations = await annotatedByRisk(example.text, detectors, policy.riskFor);
  return planPrompt(annotations, policy, example.text, { today, broken });
}

const NUMBER = /\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/g;

/** The numbers of a text in order, read by code that is independent of the product's. */
function numbersIn(text: string): number[] {
  const isComma = decimalPointOf(text) === ',';
  return Array.from(text.matchAll(NUMBER), ([number]) => {
    const plain = isComma ? number.replace(/\./g, '').replace(',', '.') : number.replace(/,/g, '');
    return Number(plain);
  });
}

/** Computes one side of an equation such as "0.19 * n7 + 32": sums of products of numbers and n1, n2, … */
function sideOf(side: string, numbers: readonly number[]): number {
  const tokens = side.trim().split(/\s+/);
  const value = (token = '') =>
    token.startsWith('n') ? (numbers[Number(token.slice(1)) - 1] ?? Number.NaN) : Number(token);
  let [total, product, sign] = [0, value(tokens[0]), 1];
  for (let i = 1; i < tokens.length; i += 2) {
    const [operator, operand] = [tokens[i], value(tokens[i + 1])];
    if (operator === '*') product *= operand;
    else if (operator === '/') product /= operand;
    else {
      total += sign * product;
      sign = operator === '-' ? -1 : 1;
      product = operand;
    }
  }
  return total + sign * product;
}

function expectToHold(check: string, text: string): void {
  const [, left = '', right = '', within = '0.000001'] = /^(.+?) = (.+?)(?: within (.+))?$/.exec(check) ?? [];
  const numbers = numbersIn(text);
  const difference = Math.abs(sideOf(left, numbers) - sideOf(right, numbers));
  expect(difference, `${check} in: ${text}`).toBeLessThanOrEqual(Number(within));
}

const checksOf = ({ checks }: Example, kind: string) =>
  checks.filter((check) => check.startsWith(`${kind}:`)).map((check) => check.slice(kind.length + 1).trim());

it.each(examples.map((example) => [example.name, example] as const))('%s: finds its relations', async (_, example) => {
  const found = await planned(example);
  expect(
    (found.dependencies?.relations ?? []).map(
      ({ equation, reason }) => `${ENGLISH.read(equation)}: ${ENGLISH.read(reason)}`,
    ),
  ).toEqual(example.relations);
});

it.each(examples.map((example) => [example.name, example] as const))(
  '%s: only roots take budget',
  async (_, example) => {
    const { spans } = await planned(example);
    const noised = spans.filter(({ mechanism }) => mechanism === 'metric-dp');
    const texts = [...new Set(noised.map(({ annotation: { start, end } }) => example.text.slice(start, end)))];
    const [roots = ''] = checksOf(example, 'roots');
    const wanted = roots === '' ? [] : roots.split(' | ');
    expect(texts).toHaveLength(wanted.length);
    for (const [i, text] of texts.entries()) expect(text).toContain(wanted[i] ?? 'nothing more');
    const budget = new Map(
      noised.map(({ annotation: { start, end }, budget = 0 }) => [example.text.slice(start, end), budget]),
    );
    expect([...budget.values()].reduce((sum, epsilon) => sum + epsilon, 0)).toBeLessThanOrEqual(2 + 1e-9);
  },
);

it.each(examples.map((example) => [example.name, example] as const))('%s: stays coherent', async (_, example) => {
  const found = await planned(example);
  const holds = checksOf(example, 'holds');
  for (const check of holds) expectToHold(check, example.text);
  const outputs = new Set<string>();
  for (let seed = 0; seed < 50; seed += 1) {
    const random = seededRandom(`${example.name} ${seed}`);
    const sanitized = sanitize(example.text, found, { secret, entries: [] }, random);
    outputs.add(sanitized.text);
    for (const check of holds) expectToHold(check, sanitized.text);
    for (const kept of checksOf(example, 'kept')) expect(sanitized.text).toContain(kept);
    const free = sanitized.guarantee.values.filter(({ kind }) => kind === 'computed');
    expect(free.every(({ epsilon, computedFrom }) => epsilon === 0 && computedFrom !== undefined)).toBe(true);
    expect(sanitized.guarantee.epsilons.tenthOfRange ?? 0).toBeLessThanOrEqual(2 + 1e-9);
  }
  if (checksOf(example, 'roots')[0] !== '') expect(outputs.size).toBeGreaterThan(5);
});

const related = examples.filter(({ relations }) => relations.length > 0);

it.each(related.map((example) => [example.name, example] as const))('%s: can be broken', async (_, example) => {
  const found = (await planned(example)).dependencies?.relations ?? [];
  const broken = found.map(({ id }) => id);
  const apart = await planned(example, broken);
  const shown = new Map(apart.dependencies?.relations.map(({ id, isBroken }) => [id, isBroken]));
  for (const id of broken) expect(shown.get(id)).toBe(true);
  const [first] = broken;
  const others = (await planned(example, first === undefined ? [] : [first])).dependencies;
  expect(others?.derived.some(({ relation }) => relation === first)).toBe(false);
});
