// Word-level privacy through plan and sanitize: the words that are drawn, the words that stay, and the stated guarantees.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import type { Annotation, EntityType, RiskLevel } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { chiSquare } from '../../privacy/words/chi-square.test-support.ts';
import { contentWords } from '../../privacy/words/content-words.ts';
import { candidatesFor, wordGroupOf, wordProbabilities } from '../../privacy/words/rap-li.ts';
import { vocabularyFrom, vocabularyIndex } from '../../privacy/words/vocabulary.ts';
import { distanceTable } from '../../privacy/words/word-distances.ts';
import { restore } from '../../restore/restore.ts';
import { overlaps } from '../../text/span.ts';
import { planPrompt } from '../plan.ts';
import { type Policy, policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';
import { takesAn } from './articles.ts';
import { prepareWords } from './prepare-words.ts';
import { WordSourceError } from './sampled-words.ts';
import { undrawnText } from './undrawn-text.ts';
import { STRICT_WORD_POLICY, type WordPolicy } from './word-policy.ts';

const file = (name: string) => readFileSync(`models/words-en/${name}`);
const vocabulary = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
const secret = { key: new Uint8Array(32).fill(3), tweak: new Uint8Array(16).fill(4) };
const random = seededRandom('words');
const sourceOf = ({ words = STRICT_WORD_POLICY }: Policy) => ({ vocabulary, policy: words });

const TEXT =
  'My brother works as a nurse in Leeds. He earns $40,000 and wants a well-known divorce lawyer, a good lawyer.';

function marked(text: string, word: string, type: EntityType, risk: RiskLevel): Annotation {
  const start = text.indexOf(word);
  const source = { detector: 'person', rule: 'marked' } as const;
  return { start, end: start + word.length, type, risk, confidence: 1, source };
}

function strictly(
  text: string,
  found: readonly Annotation[] = [],
  changes: Partial<WordPolicy> = {},
  entries: readonly VaultEntry[] = [],
) {
  const policy = policyFor('strict', 'natural', changes);
  return sanitize(text, planPrompt(found, policy, text), { secret, entries }, random, { words: sourceOf(policy) });
}

it('draws every content word, keeps stop words, and lets surrogates have names', () => {
  const { replacements, text } = strictly(TEXT, [marked(TEXT, 'Leeds', 'LOCATION', 4)]);
  expect(replacements.map(({ original, mechanism }) => `${original} ${mechanism}`)).toEqual([
    'brother rap-li',
    'works rap-li',
    'nurse rap-li',
    'Leeds reserve',
    'earns rap-li',
    '$ rap-li',
    '40,000 rap-li',
    'wants rap-li',
    'well rap-li',
    'known rap-li',
    'divorce rap-li',
    'lawyer rap-li',
    'good rap-li',
    'lawyer rap-li',
  ]);
  expect(text).toMatch(/^My \S+ \S+ as an? \S+ in .+\. He \S+ .\d0,000 and \S+ an? \S+-\S+ \S+ \S+, an? \S+ \S+\.$/);
  // Equal words are drawn once.
  expect(replacements[11]?.surrogate).toBe(replacements[13]?.surrogate);
});

it('puts the article that the drawn word wants, which tells nothing of the original', () => {
  const policy = policyFor('strict');
  const sent = (text: string) =>
    sanitize(text, planPrompt([], policy, text), { secret, entries: [] }, seededRandom('articles'), {
      words: sourceOf(policy),
    });
  const [a, an] = ['a', 'an'].map((article) =>
    sent(`He wants ${article} lawyer and ${article} doctor, ${article} window or door.`),
  );
  expect(a?.text).toBe(an?.text);
  const said = Array.from((a?.text ?? '').matchAll(/\b(an?) (\S+)/g), ([, article, word = '']) => [
    article,
    takesAn(word),
  ]);
  expect(said).toHaveLength(3);
  for (const [article, wanted] of said) expect(article).toBe(wanted ? 'an' : 'a');
  // Replacements and articles together turn the original into the sanitized text, and back.
  for (const [text, result] of [
    ['a', a],
    ['an', an],
  ] as const) {
    const original = `He wants ${text} lawyer and ${text} doctor, ${text} window or door.`;
    const rewrites = [...(result?.replacements ?? []), ...(result?.articles ?? [])].sort((x, y) => y.start - x.start);
    let out = original;
    for (const { start, end, surrogate } of rewrites) out = out.slice(0, start) + surrogate + out.slice(end);
    expect(out).toBe(result?.text);
    for (const { outStart, outEnd, surrogate } of rewrites) expect(out.slice(outStart, outEnd)).toBe(surrogate);
  }
  expect((a?.articles ?? []).length + (an?.articles ?? []).length).toBe(3);
});

it('leaves no piece of a protected word: each is wholly one word of its group, and nothing else of the text changes', () => {
  const { space } = vocabulary;
  const word = fc.oneof(
    fc.integer({ min: 0, max: space.words.length - 1 }).map((place) => space.words[place] ?? ''),
    fc.stringMatching(/^[a-zäöü]{2,14}$/),
    fc.stringMatching(/^[0-9]{1,9}$/),
    fc.stringMatching(/^[A-Za-z][0-9a-z]{1,5}$/),
  );
  const dressed = fc.tuple(word, fc.constantFrom('small', 'Capital', 'CAPITALS')).map(([text, dress]) => {
    if (dress === 'small') return text;
    return dress === 'CAPITALS' ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1);
  });
  const gap = fc.constantFrom(' ', ', ', '-', "'s ", ' of the ', '\n\n', ' (', '… ');
  const prompt = fc
    .array(fc.tuple(dressed, gap), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(prompt, (text) => {
      const { text: out, replacements } = strictly(text);
      const { undrawn } = undrawnText(text, policyFor('strict'));
      const drawn = contentWords(text).filter((word) => !undrawn.some((part) => overlaps(part, word)));
      expect(replacements.map(({ start, end }) => [start, end])).toEqual(drawn.map(({ start, end }) => [start, end]));
      let [from, outFrom] = [0, 0];
      for (const { start, end, outStart, outEnd, original, surrogate } of replacements) {
        // Nothing else changes, except the article, which follows the drawn word.
        const [gapOut, gapIn] = [out.slice(outFrom, outStart), text.slice(from, start)].map((kept) =>
          kept.replace(/(?<!\p{L})(a)n?(?!\p{L})/giu, '$1'),
        );
        expect(gapOut).toBe(gapIn);
        expect(out.slice(outStart, outEnd)).toBe(surrogate);
        [from, outFrom] = [end, outEnd];
        const place = /^[\p{L}'’]{2,}$/u.test(original) ? vocabularyIndex(original, space) : undefined;
        if (place === undefined) continue;
        const drawn = space.indexOf(surrogate.toLowerCase());
        // The budget is the same for all words, because all have level 3.
        const epsilon = 8 - (2 * 7) / 5;
        expect(drawn).toBeDefined();
        expect(wordGroupOf(drawn ?? -1, epsilon, vocabulary)).toBe(wordGroupOf(place, epsilon, vocabulary));
      }
      expect(out.slice(outFrom)).toBe(text.slice(from));
    }),
    { numRuns: 150 },
  );
});

it('gives raised words less budget and brings them back in a reply, ordinary ones not', () => {
  const text = 'The committee discussed the merger on monday.';
  const done = strictly(text, [marked(text, 'merger', 'MISC', 5)]);
  const merger = done.replacements.find(({ original }) => original === 'merger');
  const committee = done.replacements.find(({ original }) => original === 'committee');
  const epsilonOf = (at: number) => done.guarantee.values[at]?.epsilon;
  expect(epsilonOf(2)).toBeCloseTo(8 - (4 * 7) / 5);
  expect(epsilonOf(0)).toBeLessThan(8 - (2 * 7) / 5);
  const reply = `About the ${merger?.surrogate} and the ${committee?.surrogate}.`;
  const restored = restore(reply, { secret, entries: done.vault })
    .map((segment) => segment.text)
    .join('');
  expect(restored).toBe(`About the merger and the ${committee?.surrogate}.`);
});

it('draws nothing twice within a conversation, and charges it once', () => {
  const first = strictly('The nurse called the lawyer.');
  const again = strictly('A lawyer answered the Nurse.', [], {}, first.vault);
  const surrogates = new Map(first.replacements.map(({ original, surrogate }) => [original, surrogate]));
  expect(again.replacements[0]?.surrogate).toBe(surrogates.get('lawyer'));
  expect(again.replacements[2]?.surrogate.toLowerCase()).toBe(surrogates.get('nurse'));
  expect(again.guarantee.values.map(({ epsilon }) => epsilon)).toEqual([0, expect.closeTo(5.2), 0]);
  expect(again.guarantee.epsilons.wordsOfGroup).toBeCloseTo(5.2);
});

it('draws a word anew that is raised after it was drawn, and keeps to that from then on', () => {
  const text = 'The nurse called.';
  const before = strictly(text);
  const raised = strictly(text, [marked(text, 'nurse', 'MISC', 5)], {}, before.vault);
  expect(raised.guarantee.values[0]?.epsilon).toBeGreaterThan(0);
  expect(raised.guarantee.values[1]?.epsilon).toBe(0);
  const after = strictly(text, [], {}, [...before.vault, ...raised.vault]);
  expect(after.replacements[0]?.surrogate).toBe(raised.replacements[0]?.surrogate);
  expect(after.guarantee.epsilons).toEqual({});
});

it('says what is promised: a sum inside groups, and nothing between lists of near words', () => {
  const shared = strictly('The nurse called.');
  expect(shared.guarantee.values.map(({ kind }) => kind)).toEqual(['group', 'group']);
  // The list of 32,000 words is halved ten times: groups of about 31, near the 34 candidates of the paper (rap-li.test.ts).
  expect(shared.guarantee.values[0]?.domainSize).toBe(31);
  expect(shared.guarantee.epsilons.wordsOfGroup).toBeCloseTo(10.4);
  expect(shared.guarantee.sentence).toContain('2 words drawn from fixed groups of similar words (ε = 10.4 in total');
  expect(shared.guarantee.takenAsPublic).toContainEqual({ key: 'publicWordForms' });
  const near = strictly('The nurse called.', [], { mode: 'neighbours' });
  expect(near.guarantee.values.map(({ kind }) => kind)).toEqual(['list', 'list']);
  expect(near.guarantee.epsilons).toEqual({});
  expect(near.guarantee.sentence).toContain('nothing is guaranteed');
});

// Other words of the prompt must not exclude a word from the draw, because that would break the bound.
it('draws through the whole of sanitize as often as the mechanism says, words that stand elsewhere and itself included', () => {
  const text = 'The nurse and the doctor met Anna Weber.';
  const annotations = [marked(text, 'Anna Weber', 'PERSON', 4)];
  const candidates = candidatesFor(vocabulary.space.indexOf('nurse') ?? 0, 5.2, 'shared', false, vocabulary);
  const at = new Map(Array.from(candidates.words, (word, i) => [vocabulary.space.words[word] ?? '', i]));
  const counts = new Float64Array(at.size);
  for (let run = 0; run < 6_000; run += 1) {
    const index = at.get(strictly(text, annotations).replacements[0]?.surrogate ?? '') ?? -1;
    expect(index).toBeGreaterThanOrEqual(0);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect(counts.length).toBeLessThanOrEqual(63);
  // 62 degrees of freedom: 102.2 is the 99.9th percentile.
  expect(chiSquare(counts, wordProbabilities(candidates, 5.2))).toBeLessThan(102.2);
});

it('perturbs ordinary words as often as the profile says, raised ones always', () => {
  const text =
    'doctor nurse lawyer teacher engineer salary rent mortgage bank insurance asthma diabetes depression cancer winter summer';
  let kept = 0;
  const runs = 60;
  for (let run = 0; run < runs; run += 1) {
    const { replacements } = strictly(text, [], { chance: 0.3, budget: { min: 0.5, max: 0.5 } });
    kept += replacements.filter(({ original, surrogate }) => original === surrogate).length;
  }
  const share = kept / (runs * 16);
  expect(share).toBeGreaterThan(0.64);
  expect(share).toBeLessThan(0.76);
});

it('lets nothing of a raised span stay, stop words and parts of words included', () => {
  const text = 'Ask Will about the merger. Will you? 🎉';
  const will = strictly(text, [marked(text, 'Will', 'MISC', 4)]);
  expect(will.text).toMatch(/^\S+ \S+ about the \S+\. \S+ you\? 🎉$/);
  expect(will.replacements.map(({ original }) => original)).toEqual(['Ask', 'Will', 'merger', 'Will']);
  const part = strictly(text, [marked(text, 'merg', 'MISC', 5), marked(text, '🎉', 'MISC', 5)]);
  expect(part.replacements.map(({ original }) => original)).toEqual(['Ask', 'merger', '🎉']);
});

it('leaves no part of a word that two spans share', () => {
  const text = 'Ask Annamerger about it.';
  const half = { ...marked(text, 'Anna', 'PERSON', 4) };
  const { text: out, replacements } = strictly(text, [half, marked(text, 'merger', 'MISC', 5)]);
  expect(replacements.map(({ original }) => original)).toEqual(['Ask', 'Anna', 'merger']);
  expect(out).not.toMatch(/Anna|merger/);
});

it('keeps what the person put at level 1 or 2', () => {
  const { text } = strictly('The nurse called.', [marked('The nurse called.', 'nurse', 'OCCUPATION', 2)]);
  expect(text).toMatch(/^The nurse \S+\.$/);
});

it('draws nothing without the list of words or the language model', async () => {
  const policy = policyFor('strict', 'natural', { mechanism: 'cape' });
  const planned = planPrompt([], policy, TEXT);
  expect(() => sanitize(TEXT, planned, { secret, entries: [] }, random)).toThrow(WordSourceError);
  await expect(prepareWords(TEXT, planned, sourceOf(policy).policy, vocabulary)).rejects.toThrow(WordSourceError);
});

it('asks the language model with every replaced word hidden, and draws by what it says (Cape)', async () => {
  const policy = policyFor('strict', 'natural', { mechanism: 'cape', budget: { min: 8, max: 8 } });
  const planned = planPrompt([marked(TEXT, 'Leeds', 'LOCATION', 4)], policy, TEXT);
  const bytes = file('vectors.bin');
  const distances = distanceTable(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), 96);
  const asked: string[] = [];
  const fits = (word: number) => word % 12 === 5;
  const context = {
    words: vocabulary.space.words,
    logits: async (text: string, places: readonly { start: number; end: number }[], hidden: typeof places = []) => {
      asked.push(...hidden.map(({ start, end }) => text.slice(start, end)));
      return places.map(() => Float32Array.from(vocabulary.space.words, (_, word) => (fits(word) ? 9 : -1)));
    },
  };
  const tools = { context, range: { low: 0, high: 10 }, distances };
  const source = await prepareWords(TEXT, planned, policy.words ?? STRICT_WORD_POLICY, vocabulary, tools);
  expect(asked).toEqual(expect.arrayContaining(['Leeds', 'brother', 'lawyer', '40,000']));
  expect(asked.splice(0)).toHaveLength(14);
  const seen: WordPolicy = { ...(policy.words ?? STRICT_WORD_POLICY), context: 'seen' };
  const together = await prepareWords(TEXT, planned, seen, vocabulary, tools);
  expect(asked).toEqual(['Leeds', '$', '40,000']);
  const { guarantee } = sanitize(TEXT, planned, { secret, entries: [] }, random, { words: together });
  expect(guarantee.values.filter(({ kind }) => kind === 'joint')).toHaveLength(11);
  expect(guarantee.sentence).toContain('for all of them at once, not for each');
  expect(guarantee.values.find(({ kind }) => kind === 'joint')?.domainSize).toBe(vocabulary.drawable.length);
  const drawn: string[] = [];
  for (let run = 0; run < 100; run += 1) {
    const done = sanitize(TEXT, planned, { secret, entries: [] }, random, { words: source });
    const nurse = done.replacements.find(({ original }) => original === 'nurse');
    drawn.push(nurse?.surrogate ?? '');
    expect(done.guarantee.values.find(({ mechanism }) => mechanism === 'cape')).toMatchObject({
      kind: 'group',
      domainSize: vocabulary.drawable.filter(fits).length,
      epsilon: expect.closeTo(8),
    });
  }
  // One word in twelve fits the place, and no other word is drawn. Words near the original are drawn more often.
  for (const word of drawn) expect(fits(vocabulary.space.indexOf(word) ?? -1)).toBe(true);
  const likeness = drawn.map((word) =>
    vocabulary.space.cosine(vocabularyIndex('nurse', vocabulary.space) ?? 0, vocabulary.space.indexOf(word) ?? 0),
  );
  expect(likeness.reduce((sum, one) => sum + one, 0) / drawn.length).toBeGreaterThan(0.3);
});
