// Word-level privacy in Chinese, through plan and sanitize.
import { expect, it } from 'vitest';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { contentWords } from '../privacy/words/content-words.ts';
import { candidateCount, candidatesFor, wordProbabilities } from '../privacy/words/rap-li.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { WordSourceError } from '../sanitize/words/sampled-words.ts';
import { nodeWordLoaders } from './node-words.ts';
import { wordSourceLoader } from './word-source-loader.ts';

const loaders = nodeWordLoaders();
const { vocabulary } = await loaders.words('zh');
const secret = { key: new Uint8Array(32).fill(3), tweak: new Uint8Array(16).fill(4) };
const strict = policyFor('strict');
/** eps(3) = 8 - 2 (8 - 1) / 5. */
const EPSILON = 5.2;
const TEXT = '我妈妈有高血压，每天都头痛，但是她不肯去医院。请给她写一封信。';

async function drawn(text: string, name = 'chinese') {
  const plan = planPrompt([], strict, text);
  const words = await wordSourceLoader(loaders)(text, plan, strict.words);
  return sanitize(text, plan, { secret, entries: [] }, seededRandom(name), { words });
}

it('draws every content word from the Chinese list, and leaves stop words and the task', async () => {
  const { text, replacements, guarantee } = await drawn(TEXT);
  expect(replacements.map(({ original }) => original)).toEqual(
    contentWords('我妈妈有高血压，每天都头痛，但是她不肯去医院。').map(({ start, end }) => TEXT.slice(start, end)),
  );
  expect(replacements.map(({ original }) => original)).toEqual(
    expect.arrayContaining(['妈妈', '高血压', '头痛', '医院']),
  );
  for (const { surrogate } of replacements) expect(vocabulary.space.has(surrogate)).toBe(true);
  expect(text).toMatch(/^我.+有.+，.+都.+，但是她.+去.+。请给她写一封信。$/);
  const stated = guarantee.values.filter(({ kind }) => kind === 'group').map(({ epsilon }) => epsilon);
  expect(stated.length).toBeGreaterThan(3);
  for (const epsilon of stated) expect(epsilon).toBeCloseTo(EPSILON, 6);
});

it('draws an English word in a Chinese text from the English list', async () => {
  const { vocabulary: english } = await loaders.words();
  const { replacements } = await drawn('我的医生每天都用computer写病历，他觉得很累。');
  const word = replacements.find(({ original }) => original === 'computer');
  expect(english.space.has(word?.surrogate ?? '')).toBe(true);
});

it('sanitizes nothing if the Chinese words are not loaded', async () => {
  const plan = planPrompt([], strict, TEXT);
  const words = { vocabulary: (await loaders.words()).vocabulary, policy: strict.words ?? expect.fail('no words') };
  expect(() => sanitize(TEXT, plan, { secret, entries: [] }, seededRandom('none'), { words })).toThrow(WordSourceError);
});

it('keeps exp(epsilon) between all pairs of words of the group of an illness', () => {
  const depth = vocabulary.groups.depthFor(candidateCount(EPSILON));
  const illness = vocabulary.space.indexOf('糖尿病') ?? -1;
  const members = Array.from(vocabulary.groups.members(vocabulary.groups.groupOf(illness, depth), depth));
  const outputs = members.filter(vocabulary.isDrawable);
  expect(outputs).toContain(illness);
  const rows = members.map((word) => {
    const candidates = candidatesFor(word, EPSILON, 'shared', false, vocabulary);
    expect(Array.from(candidates.words)).toEqual(outputs);
    return wordProbabilities(candidates, EPSILON);
  });
  const worst = Math.max(
    ...outputs.map((_, at) => {
      const chances = rows.map((row) => row[at] ?? 0);
      return Math.log(Math.max(...chances) / Math.min(...chances));
    }),
  );
  expect(worst).toBeLessThanOrEqual(EPSILON);
  expect(worst).toBeGreaterThan(0.95 * EPSILON);
});

it('puts like beside like', () => {
  const near = (word: string) => vocabulary.space.nearest(word, 12).map((neighbour) => neighbour.word);
  expect(near('妈妈')).toEqual(expect.arrayContaining(['爸爸']));
  expect(near('红色')).toEqual(expect.arrayContaining(['蓝色', '黄色']));
  expect(near('德国')).toEqual(expect.arrayContaining(['法国']));
  expect(near('医生')).toEqual(expect.arrayContaining(['医师']));
});
