import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Annotation, EntityType, Finding } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { vocabularyFrom } from '../../privacy/words/vocabulary.ts';
import { distanceTable } from '../../privacy/words/word-distances.ts';
import type { Span } from '../../text/span.ts';
import { planPrompt } from '../plan.ts';
import { sanitize } from '../sanitize.ts';
import { prepareWords } from '../words/prepare-words.ts';
import { STRICT_WORD_POLICY } from '../words/word-policy.ts';
import { type CustomProfile, customPolicy, EMPTY_CUSTOM_PROFILE, isCustomProfile } from './custom-profile.ts';
import { balancedRisk } from './policy.ts';

const TEXT = 'Anna Weber has severe asthma and lives with asthma in Leeds.';
const finding = (type: EntityType): Finding => ({
  start: 0,
  end: 4,
  type,
  confidence: 1,
  source: { detector: 'model', rule: 'x' },
});

function planned(custom: CustomProfile, marks: readonly (readonly [string, EntityType])[]) {
  const policy = customPolicy(custom, 'natural');
  const annotations = marks.map(([word, type]): Annotation => {
    const own = finding(type);
    const start = TEXT.indexOf(word);
    return { ...own, start, end: start + word.length, risk: policy.riskFor(own) };
  });
  return { policy, spans: planPrompt(annotations, policy, TEXT) };
}

const MARKS = [
  ['Anna Weber', 'PERSON'],
  ['severe asthma', 'CONDITION'],
  ['Leeds', 'LOCATION'],
] as const;
const mechanisms = (custom: CustomProfile) =>
  planned(custom, MARKS).spans.spans.map(
    ({ annotation: { start, end }, mechanism }) => `${TEXT.slice(start, end)} ${mechanism}`,
  );

it('is Balanced where the person chose nothing', () => {
  const policy = customPolicy(EMPTY_CUSTOM_PROFILE, 'natural');
  expect(policy.riskFor(finding('PERSON'))).toBe(balancedRisk(finding('PERSON')));
  expect(policy.words).toBeUndefined();
  expect(mechanisms(EMPTY_CUSTOM_PROFILE)).toEqual(['Anna Weber permutation', 'severe asthma keep', 'Leeds keep']);
});

it('keeps the names that everybody knows unless the person chose a level for names', () => {
  const keeps = (levels: CustomProfile['levels']) =>
    customPolicy({ ...EMPTY_CUSTOM_PROFILE, levels }, 'natural').keepsPublicNames;
  expect([{}, { CONDITION: 4 } as const, { PERSON: 4 } as const, { ORGANIZATION: 5 } as const].map(keeps)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('takes a mechanism by type and level, and draws only the words it is chosen for', () => {
  const custom: CustomProfile = {
    ...EMPTY_CUSTOM_PROFILE,
    levels: { LOCATION: 2, CONDITION: 4 },
    mechanisms: { PERSON: { 4: 'placeholder', 5: 'automatic' }, CONDITION: { 4: 'rap-li' } },
  };
  expect(mechanisms(custom)).toEqual(['Anna Weber placeholder', 'severe rap-li', 'asthma rap-li', 'Leeds keep']);
  const file = (name: string) => readFileSync(`models/words-en/${name}`);
  const vocabulary = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
  const { policy, spans } = planned(custom, MARKS);
  if (!policy.words) throw new Error('no words');
  const secret = { key: new Uint8Array(32), tweak: new Uint8Array(16) };
  const source = { vocabulary, policy: policy.words };
  const { text, replacements } = sanitize(TEXT, spans, { secret, entries: [] }, seededRandom('custom'), {
    words: source,
  });
  expect(text).toMatch(/^\[PERSON_1\] has \S+ \S+ and lives with \S+ in Leeds\.$/);
  // Another mention of the same condition gets the same draw.
  expect(replacements[2]?.surrogate).toBe(replacements[3]?.surrogate);
});

it('draws all other words only where that is chosen, with less budget the stronger it is', () => {
  const weak = customPolicy({ ...EMPTY_CUSTOM_PROFILE, words: 'rap-li', strength: 'light' }, 'natural');
  const strong = customPolicy({ ...EMPTY_CUSTOM_PROFILE, words: 'rap-li', strength: 'strong' }, 'natural');
  expect(weak.words?.budget.min).toBeGreaterThan(strong.words?.budget.min ?? Number.POSITIVE_INFINITY);
  expect(weak.numberBudget).toBeGreaterThan(strong.numberBudget);
  expect(mechanisms({ ...EMPTY_CUSTOM_PROFILE, words: 'rap-li' })).toContain('lives rap-li');
});

it('hides from the language model what is replaced, places that nothing was found at included', async () => {
  const custom: CustomProfile = {
    ...EMPTY_CUSTOM_PROFILE,
    levels: { CONDITION: 4 },
    mechanisms: { CONDITION: { 4: 'cape' } },
  };
  const { policy, spans } = planned(custom, MARKS.slice(0, 2));
  if (!policy.words) throw new Error('no words');
  const file = (name: string) => readFileSync(`models/words-en/${name}`);
  const vocabulary = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
  const unseen: string[] = [];
  const context = {
    words: vocabulary.space.words,
    logits: async (text: string, places: readonly Span[], hidden: readonly Span[] = []) => {
      unseen.push(...hidden.map(({ start, end }) => text.slice(start, end)));
      return places.map(() => new Float32Array(vocabulary.space.words.length));
    },
  };
  const distances = distanceTable(new Int8Array(32_000), 1);
  await prepareWords(TEXT, spans, policy.words, vocabulary, { context, range: { low: 0, high: 1 }, distances });
  expect(unseen).toEqual(['Anna Weber', 'severe', 'asthma', 'asthma']);
});

it('perturbs the chosen share of the other words, and states the weaker bound', () => {
  const custom: CustomProfile = { ...EMPTY_CUSTOM_PROFILE, words: 'rap-li', perturbationRate: 0.3 };
  expect(isCustomProfile(custom)).toBe(true);
  const file = (name: string) => readFileSync(`models/words-en/${name}`);
  const vocabulary = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
  const secret = { key: new Uint8Array(32), tweak: new Uint8Array(16) };
  const words = vocabulary.space.words.filter((word, at) => vocabulary.isDrawable(at) && word.length > 3).slice(0, 300);
  const text = words.join(' ');
  const drawn = (rate: number) => {
    const policy = customPolicy({ ...custom, perturbationRate: rate }, 'natural');
    const plan = planPrompt([], policy, text);
    const source = { vocabulary, policy: policy.words ?? STRICT_WORD_POLICY };
    const made = sanitize(text, plan, { secret, entries: [] }, seededRandom('rate'), { words: source });
    const changed = made.replacements.filter(({ original, surrogate }) => original !== surrogate).length;
    return { share: changed / words.length, epsilon: made.guarantee.values[0]?.epsilon ?? 0 };
  };
  const [some, all] = [drawn(0.3), drawn(1)];
  // A drawn word may be drawn as itself, so the share is somewhat below the rate.
  expect(some.share).toBeGreaterThan(0.1);
  expect(some.share).toBeLessThan(0.36);
  expect(all.share).toBeGreaterThan(0.5);
  expect(some.epsilon).toBeGreaterThan(all.epsilon + 1);
});

it('takes no word mechanism for what is no word', () => {
  const custom: CustomProfile = { ...EMPTY_CUSTOM_PROFILE, mechanisms: { PERSON: { 4: 'cape' } } };
  expect(mechanisms(custom)[0]).toBe('Anna Weber permutation');
});

it('believes no settings that it does not know', () => {
  expect(isCustomProfile(EMPTY_CUSTOM_PROFILE)).toBe(true);
  expect(isCustomProfile({ ...EMPTY_CUSTOM_PROFILE, levels: { PERSON: 5 }, mechanisms: { DRUG: { 4: 'cape' } } })).toBe(
    true,
  );
  const wrong: readonly unknown[] = [
    null,
    {},
    { ...EMPTY_CUSTOM_PROFILE, levels: { PERSON: 6 } },
    { ...EMPTY_CUSTOM_PROFILE, levels: { NOBODY: 4 } },
    { ...EMPTY_CUSTOM_PROFILE, mechanisms: { DRUG: { 4: 'keep' } } },
    { ...EMPTY_CUSTOM_PROFILE, words: 'some' },
    { ...EMPTY_CUSTOM_PROFILE, strength: 9 },
    { ...EMPTY_CUSTOM_PROFILE, perturbationRate: 0 },
    { ...EMPTY_CUSTOM_PROFILE, perturbationRate: 1.1 },
    { ...EMPTY_CUSTOM_PROFILE, perturbationRate: Number.NaN },
    { ...EMPTY_CUSTOM_PROFILE, perturbationRate: '0.3' },
  ];
  for (const value of wrong) expect(isCustomProfile(value)).toBe(false);
});
