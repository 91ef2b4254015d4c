import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Detector, Finding, RiskLevel } from '../detect/annotation.ts';
import { dictionaryDetector } from '../detect/dictionary-matcher.ts';
import { DetectionError } from '../detect/find.ts';
import { patternDetectors } from '../detect/patterns/index.ts';
import { annotatedByRisk } from './annotated-by-risk.test-support.ts';

const four = (): RiskLevel => 4;
const detector = (detect: Detector['detect']): Detector => ({ name: 'test-detector', detect });
const person = (start: number, end: number): Finding => ({
  start,
  end,
  type: 'PERSON',
  confidence: 0.9,
  source: { detector: 'model', rule: 'm' },
});

it('takes the risk from the policy, unless the dictionary sets one', async () => {
  const dictionary = dictionaryDetector([
    { term: 'Blue', pattern: false, type: 'PRODUCT', risk: 2, caseSensitive: false },
  ]);
  const result = await annotatedByRisk('Anna likes Blue. Anna.', [detector(() => [person(0, 4)]), dictionary], four);
  expect(result.map(({ start, end, type, risk, source }) => [start, end, type, risk, source.detector])).toEqual([
    [0, 4, 'PERSON', 4, 'model'],
    [11, 15, 'PRODUCT', 2, 'dictionary'],
    [17, 21, 'PERSON', 4, 'mention'],
  ]);
});

it('reads no month as the person of that name, whatever the model says', async () => {
  const text = 'May called. We meet on 2 May.';
  const found = await annotatedByRisk(text, [detector(() => [person(0, 3), person(25, 28)])], four);
  expect(found.map(({ start, end }) => text.slice(start, end) + start)).toEqual(['May0']);
});

it('takes no doctor’s name out of an illness that is named after him', async () => {
  const text = "My aunt has Bell's palsy.";
  const policy = ({ type }: Finding): RiskLevel => (type === 'CONDITION' ? 1 : 4);
  const found = await annotatedByRisk(text, [detector(() => [person(12, 16)]), ...patternDetectors], policy);
  expect(found.map(({ start, end, type, risk }) => [start, end, type, risk])).toEqual([[12, 24, 'CONDITION', 1]]);
});

it('asks an unsure model about a name that a rule found by its form, and not if a rule found it by words that tell whose it is', async () => {
  const text = 'How many people work at Siemens AG?';
  const at = { start: text.indexOf('Siemens'), end: text.indexOf('?'), type: 'ORGANIZATION' } as const;
  const read = {
    ...at,
    role: 'public',
    roleConfidence: 0.8,
    confidence: 0.9,
    source: { detector: 'model', rule: 'm' },
  } as const;
  const policy = ({ role }: Finding): RiskLevel => (role === 'public' ? 1 : 4);
  const riskBy = async (rule: string, end: number) => {
    const found = { ...at, end, confidence: 0.9, source: { detector: 'pattern', rule } } as const;
    return (await annotatedByRisk(text, [detector(() => [found, read])], policy)).map(({ risk }) => risk);
  };
  expect(await riskBy('named-venue', at.end)).toEqual([1]);
  expect(await riskBy('named-venue', at.end - 3)).toEqual([1]);
  expect(await riskBy('employer', at.end)).toEqual([4]);
});

it('annotates nothing in a blank text and runs no detector', async () => {
  const never = detector(() => {
    throw new Error('asked');
  });
  expect(await annotatedByRisk('', [never], four)).toEqual([]);
  expect(await annotatedByRisk(' \n\u00a0', [never], four)).toEqual([]);
});

it('rejects if a detector fails; the error names the detector and contains no text', async () => {
  const failing = detector(async () => {
    throw new Error('no memory');
  });
  const error: unknown = await annotatedByRisk('Secret Anna', [...patternDetectors, failing], four).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(DetectionError);
  expect(error).toMatchObject({ code: 'detectorFailed', params: { name: 'test-detector' } });
  expect(String(error)).not.toMatch(/Anna/);
});

it.each([
  [0, 99],
  [-1, 2],
  [2, 2],
  [0.5, 2],
])('rejects if a detector reports the span from %d to %d', async (start, end) => {
  await expect(annotatedByRisk('short', [detector(() => [person(start, end)])], four)).rejects.toBeInstanceOf(
    DetectionError,
  );
});

it('rejects with the reason of an abort', async () => {
  const controller = new AbortController();
  const slow = detector(async (_, signal) => {
    controller.abort(new Error('newer text'));
    signal?.throwIfAborted();
    return [];
  });
  await expect(annotatedByRisk('Anna', [slow], four, controller.signal)).rejects.toThrow('newer text');
});

it('stops after an abort between two slow rules', async () => {
  const controller = new AbortController();
  let hasGoneOn = false;
  const slow = detector(() => {
    setTimeout(() => controller.abort(new Error('newer text')), 0);
    const began = Date.now();
    while (Date.now() - began < 60);
    return [];
  });
  const next = detector(() => {
    hasGoneOn = true;
    return [];
  });
  await expect(annotatedByRisk('Anna', [slow, next], four, controller.signal)).rejects.toThrow('newer text');
  expect(hasGoneOn).toBe(false);
});

it('runs the rules while a model reads', async () => {
  const order: string[] = [];
  const model = detector(async () => {
    order.push('model starts');
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push('model ends');
    return [person(0, 4)];
  });
  const rule = detector(() => {
    order.push('rule');
    return [];
  });
  expect(await annotatedByRisk('Anna likes Blue.', [model, rule], four)).toHaveLength(1);
  expect(order).toEqual(['model starts', 'rule', 'model ends']);
});

it('rejects with the first failure, even if the model fails after a rule', async () => {
  const failing = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    throw new Error('model');
  };
  const rule: Detector = {
    name: 'rule',
    detect: () => {
      throw new Error('rule');
    },
  };
  await expect(annotatedByRisk('Anna', [detector(failing), rule], four)).rejects.toMatchObject({ detector: 'rule' });
  await expect(annotatedByRisk('Anna', [detector(failing)], four)).rejects.toMatchObject({ detector: 'test-detector' });
});

it('accepts any text, even lone surrogates, and gives sorted spans inside it that do not end in white space', async () => {
  const unit = fc.constantFrom(
    'Mr ',
    'Anna ',
    '12 ',
    '\ud83d',
    '\udc00',
    '😀',
    '\n',
    '€',
    '@',
    'a',
    '.',
    '+49 30 1234567 ',
    'Main Street ',
    '٣',
    '\u0301',
  );
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, maxLength: 60 }), async (text) => {
      let at = 0;
      for (const { start, end } of await annotatedByRisk(text, patternDetectors, four)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
        expect(end).toBeGreaterThan(start);
        at = end;
      }
    }),
    { numRuns: 150 },
  );
});

it('splits a kept span that covers a value to be replaced', async () => {
  const text = 'see https://forum.example/angela here';
  const detectors: Detector[] = [
    {
      name: 'addresses',
      detect: () => [{ start: 4, end: 32, type: 'URL', confidence: 0.9, source: { detector: 'pattern', rule: 'url' } }],
    },
    {
      name: 'names',
      detect: () => [
        { start: 26, end: 32, type: 'PERSON', confidence: 0.8, source: { detector: 'model', rule: 'ner' } },
      ],
    },
  ];
  const found = await annotatedByRisk(text, detectors, ({ type }) => (type === 'URL' ? 2 : 4));
  expect(found.map(({ start, end, type, risk }) => [text.slice(start, end), type, risk])).toEqual([
    ['https://forum.example/', 'URL', 2],
    ['angela', 'PERSON', 4],
  ]);
});

it('takes no digits out of a kept amount', async () => {
  const text = 'Gano 1.539.354,97 € al mes, ref 4711 USD';
  const numbers = (start: number, end: number, type: 'ID' | 'MONEY', from: 'model' | 'pattern'): Finding => ({
    start,
    end,
    type,
    confidence: 0.7,
    source: { detector: from, rule: 'r' },
  });
  const found = await annotatedByRisk(
    text,
    [
      detector(() => [numbers(5, 11, 'ID', 'model'), numbers(32, 36, 'ID', 'model')]),
      detector(() => [numbers(5, 19, 'MONEY', 'pattern'), numbers(32, 40, 'MONEY', 'pattern')]),
    ],
    ({ type }) => (type === 'MONEY' ? 2 : 4),
  );
  expect(found.map(({ start, end, type }) => [text.slice(start, end), type])).toEqual([
    ['1.539.354,97 €', 'MONEY'],
    ['4711 USD', 'MONEY'],
  ]);
});

it('drops a remaining sign without letters and digits', async () => {
  const found = await annotatedByRisk('born 1984 %', patternDetectors, ({ type }) => (type === 'DATE' ? 5 : 2));
  expect(found.map(({ start, end, type }) => [start, end, type])).toEqual([[5, 9, 'DATE']]);
});
