import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extractionAttack } from '../../../audit/extraction.ts';
import type { Annotation, EntityType } from '../../../detect/annotation.ts';
import { seededRandom } from '../../../privacy/random.seeded.test-support.ts';
import { planPrompt } from '../../plan.ts';
import { policyFor } from '../../policy/policy.ts';
import { sanitize } from '../../sanitize.ts';
import { withRevealingNumbersHidden } from './value-closure.ts';

const TODAY = { year: 2026, month: 11, day: 23 };
const random = seededRandom('value closure');
const secret = { key: random.bytes(32), tweak: random.bytes(16) };

/** Annotates a text in which "⟦64⟧" is protected and "⟨$100⟩" was found but kept. */
function marked(source: string, type: EntityType) {
  const annotations: Annotation[] = [];
  let text = '';
  for (const part of source.split(/(⟦[^⟧]+⟧|⟨[^⟩]+⟩)/u)) {
    const isMark = /^[⟦⟨]/u.test(part);
    const own = isMark ? part.slice(1, -1) : part;
    const risk = part.startsWith('⟦') ? 5 : 2;
    const source = { detector: 'person', rule: 'test' } as const;
    if (isMark)
      annotations.push({ start: text.length, end: text.length + own.length, type, risk, confidence: 1, source });
    text += own;
  }
  return { text, annotations };
}

function sent(source: string, type: EntityType) {
  const { text, annotations } = marked(source, type);
  const planned = planPrompt(annotations, policyFor('preempt'), text, { today: TODAY });
  const sanitized = sanitize(text, planned, { secret, entries: [] }, random);
  return {
    text,
    sanitized,
    recoveries: extractionAttack({ text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] })
      .recoveries,
  };
}

const CASES: readonly (readonly [string, EntityType, string])[] = [
  ['I am ⟦64⟧ years old. At 64 I want to retire, sixty-four is late.', 'AGE', '64'],
  ['Ich bin ⟦64⟧, mit vierundsechzig ist es spät.', 'AGE', 'vierundsechzig'],
  ['I earn ⟦$54,000⟧ a year. A raise of 3% to 55,620 was offered.', 'MONEY', '55,620'],
  ['My salary rises by 3% to ⟨$55,620⟩ from ⟦$54,000⟧.', 'MONEY', '55,620'],
  ['My salary of ⟦$54,000⟧ is raised by 20% to 64,800.', 'MONEY', '64,800'],
  ['Net ⟨€1,250.00⟩, VAT ⟨€237.50⟩, total ⟦€1,487.50⟧.', 'MONEY', '€1,250.00'],
  ['Half of the ⟦$250,000⟧ is paid, i.e. 125,000; 250k is a lot.', 'MONEY', '250k'],
  ['The rent of ⟦$1,500⟧, so 1.5k, is 18,000 a year.', 'MONEY', '18,000'],
];

it.each(CASES)('hides what gives a protected number away: %s', (source, type, clue) => {
  const { sanitized, recoveries } = sent(source, type);
  expect(recoveries).toEqual([]);
  // A surrogate may by chance equal any number, so the clue is sought only outside of the surrogates.
  const kept = sanitized.replacements.reduceRight(
    (text, { outStart, outEnd }) => text.slice(0, outStart) + text.slice(outEnd),
    sanitized.text,
  );
  expect(kept).not.toContain(clue);
});

it.each(CASES)('the audit finds it where the plan does not hide it: %s', (source, type) => {
  const { text, annotations } = marked(source, type);
  const own = annotations.find(({ risk }) => risk === 5);
  if (!own) throw new Error('nothing is protected');
  const { start, end } = own;
  const original = text.slice(start, end);
  const replacement = { start, end, outStart: start, outEnd: end, original, surrogate: original, type };
  const sanitized = { text, replacements: [{ ...replacement, mechanism: 'metric-dp', standIn: 'noise' } as const] };
  const prompt = { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] };
  expect(extractionAttack(prompt).recoveries).toMatchObject([{ original, trace: 'part' }]);
});

it.each([
  ['I am ⟦64⟧. See page 164, version 64.2, 12:64, item #64 and 2064.', 'AGE'],
  ['I earn ⟦$54,000⟧ and 3% of all people moved 500 km in 2019.', 'MONEY'],
] as const)('leaves other numbers alone: %s', (source, type) => {
  const { text, annotations } = marked(source, type);
  const spans = annotations.map((annotation) => ({ annotation, mechanism: 'metric-dp' as const }));
  expect(withRevealingNumbersHidden(text, spans)).toEqual(spans);
});

it('recovers nothing from 500 generated prompts', () => {
  const amount = fc.integer({ min: 1000, max: 99_999 });
  const percent = fc.constantFrom(3, 5, 7, 10, 12, 19, 20, 25);
  const prompts = fc.tuple(amount, percent, fc.integer({ min: 18, max: 95 }), fc.nat(5));
  fc.assert(
    fc.property(prompts, ([value, share, age, form]) => {
      const more = Math.round(value * (1 + share / 100));
      const shown = value.toLocaleString('en-US');
      const forms: readonly (readonly [string, EntityType])[] = [
        [`I earn ⟦$${shown}⟧. With ${share}% more it is ${more}, twice that is ${2 * value}.`, 'MONEY'],
        [`Net ⟨$${value}⟩, tax ${share}%, total ⟦$${more}⟧.`, 'MONEY'],
        [`The rent is ⟦$${shown}⟧ a month, ${12 * value} a year.`, 'MONEY'],
        [`I am ⟦${age}⟧ years old. At ${age} I retire.`, 'AGE'],
        [`Paid ⟨$${value}⟩ and ⟨$${share * 111}⟩, together ⟦$${value + share * 111}⟧.`, 'MONEY'],
        [`I earn ⟦$${shown}⟧, last year ${value}, that is ${share}% less than ${more}.`, 'MONEY'],
      ];
      const [source, type] = forms[form] ?? ['', 'MONEY'];
      expect(sent(source, type).recoveries).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('reads a table of 5,000 protected amounts in linear time', () => {
  const rows = Array.from(
    { length: 5000 },
    (_, i) => `⟦$${1000 + ((i * 7919) % 90_000)}⟧ and ${i % 30}% of ${200 + i}`,
  );
  const { text, annotations } = marked(rows.join('\n'), 'MONEY');
  const spans = annotations.map((annotation) => ({ annotation, mechanism: 'metric-dp' as const }));
  const before = process.cpuUsage();
  withRevealingNumbersHidden(text, spans);
  // Measured: about two seconds.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(15_000);
}, 120_000);
