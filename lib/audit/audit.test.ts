import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGLISH } from '../language/language.ts';
import { said } from '../language/message.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import { wordVectorSpace } from '../privacy/words/word-vector-space.ts';
import { audit } from './audit.ts';
import { embeddingInversionAttack } from './embedding-inversion.ts';
import { linkageAttack } from './linkage.ts';
import { maskInferenceAttack } from './mask-inference.ts';
import { promptFrom } from './prompt.test-support.ts';
import { quasiIdentifierAttack, TRAIT_COMBINATIONS } from './quasi-identifiers.ts';

const WORDS = ['asthma', 'diabetes', 'gout', 'flu', 'doctor', 'has'];

/** A language model that always ranks the words in the given order, whatever stands around the place. */
function contextOf(
  expected: readonly string[],
  seen: { text: string; hidden: string[]; places: string[] }[] = [],
): WordContext {
  return {
    words: WORDS,
    async logits(text, places, hidden = []) {
      const texts = (spans: readonly { start: number; end: number }[]) =>
        spans.map(({ start, end }) => text.slice(start, end));
      seen.push({ text, hidden: texts(hidden), places: texts(places) });
      return places.map(() =>
        Float32Array.from(WORDS, (word) => -(expected.includes(word) ? expected.indexOf(word) : WORDS.length)),
      );
    },
  };
}

const CONDITION = 'My doctor says [diabetes|gout|CONDITION] and Mr [Weber|Kohl|PERSON] agrees.';

it('counts the first guess of the language model, and shows the next nine', async () => {
  const first = await maskInferenceAttack(promptFrom(CONDITION), contextOf(['diabetes', 'gout', 'asthma']));
  expect(first.recoveries).toMatchObject([{ original: 'diabetes', trace: 'guessed' }]);
  expect(first.tried).toBe(2);
  const third = await maskInferenceAttack(promptFrom(CONDITION), contextOf(['gout', 'asthma', 'diabetes']));
  expect(third.recoveries).toEqual([]);
  expect(third.close).toEqual([{ original: 'diabetes', type: 'CONDITION', rank: 3 }]);
});

it('hides every replaced word from the model, and asks for those that it knows only', async () => {
  const seen: { text: string; hidden: string[]; places: string[] }[] = [];
  await maskInferenceAttack(promptFrom(CONDITION), contextOf(WORDS, seen));
  expect(seen).toEqual([
    { text: 'My doctor says gout and Mr Kohl agrees.', hidden: ['gout', 'Kohl'], places: ['gout'] },
  ]);
});

it('recovers a phrase only where each of its words is guessed', async () => {
  const phrase = promptFrom('has [diabetes asthma|gout flu|CONDITION]');
  const half = await maskInferenceAttack(phrase, contextOf(['diabetes', 'asthma']));
  expect(half.recoveries).toEqual([]);
  expect(half.close).toMatchObject([{ rank: 2 }]);
});

it('says what was not tried, and why', async () => {
  expect(await maskInferenceAttack(promptFrom(CONDITION), undefined)).toMatchObject({ state: 'skipped' });
  const broken: WordContext = { words: WORDS, logits: () => Promise.reject(new Error('no memory')) };
  const report = await maskInferenceAttack(promptFrom(CONDITION), broken);
  expect(report.state).toBe('skipped');
  expect(report.notes).toEqual([said('auditModelFailed')]);
  expect(embeddingInversionAttack(promptFrom('[gout|flu|CONDITION|rap-li]'), undefined).state).toBe('skipped');
});

/** Word vectors on a circle: "asthma" first; the earlier another word is listed, the nearer it is to "asthma". */
function near(others: readonly string[]) {
  const words = ['asthma', ...others];
  const points = words.map((_, at) => [Math.round(120 * Math.cos(at / 12)), Math.round(120 * Math.sin(at / 12)), 0, 0]);
  return wordVectorSpace(words, Int8Array.from(points.flat()));
}

it('undoes a drawn word by its nearest neighbour', () => {
  const prompt = promptFrom('has [diabetes|asthma|CONDITION|rap-li] since [Anna|Eva|PERSON] left');
  const top = embeddingInversionAttack(prompt, near(['diabetes', 'gout']));
  expect(top.recoveries).toMatchObject([{ original: 'diabetes', found: 'asthma' }]);
  expect(top.tried).toBe(1);
  expect(embeddingInversionAttack(prompt, near(['gout', 'diabetes'])).close).toMatchObject([{ rank: 2 }]);
  const tenth = Array.from({ length: 9 }, (_, at) => `w${at}`);
  expect(embeddingInversionAttack(prompt, near([...tenth, 'diabetes'])).close).toMatchObject([{ rank: 10 }]);
  expect(embeddingInversionAttack(prompt, near([...tenth, 'w9', 'diabetes'])).close).toEqual([]);
  expect(embeddingInversionAttack(prompt, near(['gout'])).recoveries).toEqual([]);
});

it('agrees with a search of all neighbours', () => {
  const word = fc.constantFrom(...Array.from({ length: 30 }, (_, at) => `w${at}`));
  const vector = fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(vector, { minLength: 30, maxLength: 30 }), word, word, (rows, original, surrogate) => {
      const space = wordVectorSpace(
        rows.map((_, at) => `w${at}`),
        Int8Array.from(rows.flat()),
      );
      const likeness = space.similarity(surrogate, original) ?? 0;
      const others = space.words.filter((other) => other !== surrogate && other !== original);
      const nearer = others.filter((other) => (space.similarity(surrogate, other) ?? 0) > likeness).length;
      const { recoveries, close } = embeddingInversionAttack(promptFrom(`[${original}|${surrogate}|MISC|cape]`), space);
      const rank = recoveries.length > 0 ? 1 : close[0]?.rank;
      expect(rank).toBe(original !== surrogate && nearer < 10 ? nearer + 1 : undefined);
    }),
  );
});

it('has nothing to invert where no word was drawn near its original', () => {
  expect(embeddingInversionAttack(promptFrom(CONDITION), near(['diabetes']))).toMatchObject({
    tried: 0,
    recoveries: [],
  });
});

it('counts the values that the site can link to earlier prompts', () => {
  const marked = '[Anna|Eva|PERSON] in [Bonn|Kiel|LOCATION], [Anna|Eva|PERSON]';
  expect(linkageAttack(promptFrom(marked)).notes).toEqual([]);
  const [note] = linkageAttack(promptFrom(marked, { earlierUses: [3, 0, 3] })).notes;
  expect(note && ENGLISH.read(note)).toMatch(/^1 value here has the same stand-in as in up to 3 earlier prompts/);
});

it.each([
  [
    'She was born {14 March 1987|DATE|2|date-of-birth} in {97205|ADDRESS|3|postal-code}',
    /single out most people.*“14 March 1987”, “She”, “97205”/,
  ],
  ['I am a {nurse|OCCUPATION|2} at {Halvorsen|ORGANIZATION|1}', /one person only.*“nurse”, “Halvorsen”/],
])('says what the kept words add up to: %s', (marked, sentence) => {
  const { notes, recoveries } = quasiIdentifierAttack(promptFrom(marked));
  expect(notes).toHaveLength(1);
  expect(ENGLISH.read(notes)).toMatch(sentence);
  expect(recoveries).toEqual([]);
});

it.each([
  'She was born [14 March 1987|1 May 1986|DATE|date-shift] in {97205|ADDRESS|3|postal-code}',
  'A {nurse|OCCUPATION|2} wrote it',
  'She wrote it',
])('says nothing where a part of the combination is missing: %s', (marked) => {
  expect(quasiIdentifierAttack(promptFrom(marked)).notes).toEqual([]);
});

it('warns of many clues that no row of the table names', () => {
  const marked = '{34|AGE|2} {Bonn|LOCATION|2} {gala|EVENT|2} {Sikh|DEMOGRAPHIC|2} {gala|EVENT|2}';
  expect(ENGLISH.read(quasiIdentifierAttack(promptFrom(marked)).notes)).toMatch(/^4 kinds of clues are kept/);
});

it('has no combination that a shorter one before it makes pointless', () => {
  for (const [at, { traits }] of TRAIT_COMBINATIONS.entries()) {
    const earlier = TRAIT_COMBINATIONS.slice(0, at);
    expect(earlier.some((other) => other.traits.every((trait) => traits.includes(trait)))).toBe(false);
  }
});

it('adds up every attack, each original once', async () => {
  let time = 0;
  const tools = { clock: () => time++, context: contextOf(['diabetes']), neighbours: near([]) };
  const prompt = promptFrom(
    '[Anna Weber|Eva Kohl|PERSON], [Bonn|Kiel|LOCATION]: Weber, Anna Weber. [diabetes|gout|CONDITION]',
    {
      earlier: [{ text: 'Castellanos', type: 'PERSON' }],
    },
  );
  const report = await audit(prompt, tools);
  expect(report).toMatchObject({ recovered: 2, of: 3, recoveredEarlier: 0 });
  expect(report.survivors).toEqual([{ text: 'Anna Weber', type: 'PERSON' }]);
  expect(report.attacks.map(({ attack }) => attack)).toHaveLength(6);
  expect(report.milliseconds).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

it('stops where it was aborted', async () => {
  const tools = { clock: () => 0 };
  await expect(audit(promptFrom(CONDITION), tools, AbortSignal.abort(new Error('stale')))).rejects.toThrow('stale');
});
