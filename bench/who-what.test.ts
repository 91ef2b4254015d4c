import { expect, it } from 'vitest';
import { readMarkedPrompt } from './annotated.ts';
import { countsRow, judgeReplaced } from './who-what.ts';

const prompt = readMarkedPrompt('Biglietto per ⟦PER|Tancredi⟧, a ⟦LOC|Lucca⟧', 'it');
const place = (words: string) => {
  const start = prompt.text.indexOf(words);
  return { start, end: start + words.length };
};

it('counts a replaced word that no mark explains, in a prompt with private names too', () => {
  const { counts, leaked, lost } = judgeReplaced(prompt, [place('Biglietto'), place('Tancredi')]);
  expect(counts).toMatchObject({
    private: 1,
    hidden: 1,
    needed: 1,
    kept: 1,
    unexplained: 1,
    clean: 0,
    replacements: 0,
  });
  expect([leaked, lost]).toEqual([[], []]);
  expect(countsRow('', counts)[7]).toBe((1000 / counts.words).toFixed(1));
});

it('explains a replacement by any mark that it overlaps', () => {
  expect(judgeReplaced(prompt, [place('per Tancredi'), place('Lucca')]).counts.unexplained).toBe(0);
});
