import { expect, it } from 'vitest';
import type { Annotation, EntityType, RiskLevel } from '../detect/annotation.ts';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { SurvivorError, sanitize } from './sanitize.ts';
import { findSurvivors, spellingsOfOriginalIn } from './survivors.ts';

const TEXT = 'We met in Portland, at the Portland Museum.';
const source = { detector: 'person', rule: 'test' } as const;
const span = (text: string, type: EntityType, risk: RiskLevel): Annotation => {
  const start = TEXT.lastIndexOf(text);
  return { start, end: start + text.length, type, risk, confidence: 1, source };
};
const town = { ...span('Portland', 'LOCATION', 4), start: 10, end: 18 };
const museum = span('Portland Museum', 'WORK', 1);

function run(annotations: readonly Annotation[], accepted?: readonly string[]): string {
  const random = seededRandom('survivors');
  const secret = { key: random.bytes(32), tweak: random.bytes(16) };
  const planned = planPrompt(annotations, policyFor('balanced'), TEXT);
  return sanitize(TEXT, planned, { secret, entries: [] }, random, { accepted }).text;
}

it('gives nothing out where an original would be left inside something that is kept, and names it', () => {
  const attempt = () => run([town, museum]);
  expect(attempt).toThrow(SurvivorError);
  expect(attempt).toThrow(/^originalsSurvive .*"count":1.*"types":"LOCATION"/);
  try {
    attempt();
  } catch (error) {
    expect(error).toMatchObject({ survivors: [{ text: 'Portland', type: 'LOCATION' }] });
  }
});

it('leaves it where it stands once the person decided so, and replaces it elsewhere still', () => {
  const text = run([town, museum], ['Portland']);
  expect(text).toContain('the Portland Museum');
  expect(text).not.toContain('met in Portland');
  expect(() => run([town, museum], ['Oregon'])).toThrow(SurvivorError);
});

it('has nothing to decide where the person has it replaced there too', () => {
  expect(run([town, { ...museum, risk: 4 }])).not.toContain('Portland');
});

it.each([
  ['ANNA, anna and Annabel', 'Anna', ['ANNA', 'anna']],
  ['call 503-555-0142 or (503) 5550142, not 15035550142', '503 555 0142', ['503-555-0142', '(503) 5550142']],
  ['type  2\ndiabetes', 'type 2 diabetes', ['type  2\ndiabetes']],
  ['nothing (of it', '(of', ['(of']],
  ['nothing', ' ', []],
])('finds in %j how %j is written there', (text, original, expected) => {
  expect(spellingsOfOriginalIn(text, original)).toEqual(expected);
});

it('finds an original inside a run of letters without spaces', () => {
  const original = { text: '王小明', type: 'PERSON' } as const;
  expect(findSurvivors('我叫王小明在这里', [original])).toEqual([original]);
  expect(findSurvivors('我叫李小明在这里', [original])).toEqual([]);
});

it.each([
  ['We moved in August.', 'August'],
  ['Wir kommen im August.', 'August'],
  ['Je viens en avril.', 'avril'],
  ['el 5 de julio', 'julio'],
  ['May 2023 was cold.', 'May'],
  ['Will you help me?', 'Will'],
  ['"May I ask?"', 'May'],
])('takes an ordinary word for a survivor unless all its originals are names: %s', (output, text) => {
  const survivors = (...types: readonly EntityType[]) =>
    findSurvivors(
      output,
      types.map((type) => ({ text, type })),
    ).length;
  expect(survivors('PERSON')).toBe(0);
  for (const type of ['PASSWORD', 'USERNAME', 'ORGANIZATION', 'SECRET'] as const) {
    expect([type, survivors(type)]).toEqual([type, 1]);
    expect([type, survivors(type, 'PERSON')]).toEqual([type, 1]);
  }
});

it.each([
  ['4111-1111 1111 1111', '4111111111111111', true],
  ['+44 2079460958', '2079460958', true],
  ['order 91034002 of 10.34.007', '103400', false],
  ['from 10.34.0.0', '103400', false],
  ['in 1034 00', '103400', true],
  ['in 1034 0015', '103400', false],
])('reads numbers by their groups: %s holds %s: %s', (output, number, isThere) => {
  expect(findSurvivors(output, [{ text: number, type: 'ID' }]).length > 0).toBe(isThere);
});
