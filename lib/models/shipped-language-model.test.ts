import { expect, it } from 'vitest';
import { loadNodeLanguageModel, loadNodeWords } from './node-model.ts';

const TEXT = 'She called her doctor on Monday because the pain in her back was worse than last week.';
const model = await loadNodeLanguageModel('models', (await loadNodeWords('models')).vocabulary.space.words);

const placeOf = (word: string, text = TEXT) => {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
};

function best(row: Float32Array | undefined, count: number): readonly string[] {
  const order = Array.from(row ?? [], (_, word) => word).sort((a, b) => (row?.[b] ?? 0) - (row?.[a] ?? 0));
  return order.slice(0, count).map((word) => model.words[word] ?? '');
}

it.each([
  ['We are open from Monday to Friday and closed on Sunday.', 'Friday', ['friday', 'saturday']],
  ['He lives with his wife and two children in a small house.', 'children', ['children', 'kids']],
  ['The prime minister of France met the president.', 'minister', ['minister']],
  [TEXT, 'week', ['week', 'year']],
])('%s: expects what fits in the place of %s', async (text, word, expected) => {
  const [row] = await model.logits(text, [placeOf(word, text)]);
  expect(best(row, 8)).toEqual(expect.arrayContaining(expected));
});

it('does not look at the word of the place itself', async () => {
  const other = TEXT.replace('doctor', 'lawyer');
  const [a] = await model.logits(TEXT, [placeOf('doctor')]);
  const [b] = await model.logits(other, [placeOf('lawyer', other)]);
  expect(a).toEqual(b);
});

it('does not look at hidden words, near or far', async () => {
  const other = TEXT.replace('doctor', 'lawyer').replace('back', 'neck');
  const rows = (text: string, words: readonly string[]) => {
    const places = words.map((word) => placeOf(word, text));
    return model.logits(text, places, places);
  };
  const [a, b] = [await rows(TEXT, ['doctor', 'back']), await rows(other, ['lawyer', 'neck'])];
  expect(a).toEqual(b);
  const [seen] = await model.logits(other, [placeOf('lawyer', other)]);
  expect(seen).not.toEqual(a[0]);
});

it('answers for each place of a long text', async () => {
  const long = `${TEXT} `.repeat(30);
  const places = Array.from(long.matchAll(/doctor|week/g), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  const rows = await model.logits(long, places);
  expect(rows).toHaveLength(60);
  for (const row of rows) expect(row).toHaveLength(model.words.length);
  for (const [at, row] of rows.entries()) if (at % 2 === 1) expect(best(row, 5)).toContain('week');
});

it('answers nothing for no places', async () => {
  expect(await model.logits(TEXT, [])).toEqual([]);
});
