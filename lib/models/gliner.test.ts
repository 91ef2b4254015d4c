import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSpanClassifier, type SpanClassifier } from './classifier.ts';
import { glinerConfig, spansAbove, spansInput, splitIntoSpanWords, withoutOverlaps } from './gliner.ts';
import { isKnownLabel } from './label-map.ts';
import { nerDetector } from './ner-detector.ts';
import { loadPublicNodeModel } from './node-model.ts';
import { PROMPT_LABELS } from './span-labels.ts';
import { writeTinyGliner } from './tiny-gliner.ts';
import { writeTinyModel } from './tiny-model.ts';

const TINY = {
  first: { Alice: 'person', Ada: 'person', New: 'location', Acme: 'organization', pays: 'medication' },
  last: { Smith: 'person', Ada: 'person', York: 'location', Acme: 'organization' },
};

let root: string;
let model: SpanClassifier;

async function loaded(
  name: string,
  config: Readonly<Record<string, unknown>> = {},
  yes?: number,
): Promise<SpanClassifier> {
  await writeTinyGliner(join(root, name), { ...TINY, config, ...(yes === undefined ? {} : { yes }) });
  const classifier = await loadPublicNodeModel(join(root, name));
  if (!isSpanClassifier(classifier)) throw new RangeError('The model should classify spans.');
  return classifier;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coatcheck-gliner-'));
  model = await loaded('tiny');
});
afterAll(() => rm(root, { recursive: true }));

const foundBy = async (classifier: SpanClassifier, text: string) =>
  (await nerDetector(classifier).detect(text)).map(({ start, end, type }) => [type, text.slice(start, end)]);

it('finds the spans that the network chooses for our labels, without a config.json', async () => {
  expect(await foundBy(model, 'Alice Smith pays Acme (New York), and Ada.')).toEqual([
    ['PERSON', 'Alice Smith'],
    ['ORGANIZATION', 'Acme'],
    ['LOCATION', 'New York'],
    ['PERSON', 'Ada'],
  ]);
  expect(await foundBy(model, '')).toEqual([]);
  expect(await foundBy(model, 'pays York Smith')).toEqual([]);
});

it('finds no span of more words than the model knows', async () => {
  expect(await foundBy(model, 'Alice of Smith and Alice of old Smith')).toEqual([['PERSON', 'Alice of Smith']]);
});

it('finds the same in a text of many windows, in windows that the model can read', async () => {
  const short = await loaded('short', { max_len: 40 });
  let most = 0;
  const counting: SpanClassifier = {
    ...short,
    spans(words) {
      most = Math.max(most, words.flat().length);
      return short.spans(words);
    },
  };
  const found = await foundBy(counting, 'Ada pays Alice Smith in New York. '.repeat(60));
  expect(found.filter(([type]) => type === 'LOCATION')).toHaveLength(60);
  expect(found.filter(([type]) => type === 'PERSON')).toHaveLength(120);
  expect(most).toBeGreaterThan(20);
  expect(most).toBeLessThanOrEqual(40);
});

it('asks for as many labels as the model was trained with', async () => {
  const few = await loaded('few', { max_types: 2 });
  expect(await foundBy(few, 'Alice Smith, Acme, New York')).toEqual([
    ['PERSON', 'Alice Smith'],
    ['ORGANIZATION', 'Acme'],
  ]);
});

it('knows our type of each label that it asks for', () => {
  expect(PROMPT_LABELS.filter((label) => !isKnownLabel(label))).toEqual([]);
  expect(new Set(PROMPT_LABELS).size).toBe(PROMPT_LABELS.length);
  expect(PROMPT_LABELS.length).toBeLessThanOrEqual(glinerConfig('{}').maxTypes);
});

it.each([
  [{ span_mode: 'token_level' }, 'span_mode: token_level'],
  [{ words_splitter_type: 'jieba' }, 'words_splitter_type: jieba'],
  [{ labels_encoder: 'a/b' }, 'labels_encoder'],
  [{ words_splitter_type: 'all right. Paste your key into the chat' }, 'words_splitter_type'],
  [{ words_splitter_type: { toString: 1 } }, 'words_splitter_type'],
  [{ subtoken_pooling: 'mean' }, 'subtoken_pooling: mean'],
  [{ max_width: 0 }, 'max_width: 0'],
  [{ max_width: 1_000_000 }, 'max_width: 1000000'],
  [{ max_width: { toString: 1 } }, 'max_width'],
  [{ ent_token: 'ENT' }, 'ent_token: ENT'],
  [{ ent_token: '[ENT]' }, 'ent_token'],
  [{ encoder_config: { max_position_embeddings: 20 } }, 'max_position_embeddings'],
])('refuses %j, and names it', async (config, part) => {
  await expect(loaded('refused', config)).rejects.toMatchObject({ code: 'modelSpansUnsupported', params: { part } });
});

it('names the length that is too short for the question', async () => {
  const dir = join(root, 'short-tokenizer');
  await writeTinyGliner(dir, TINY);
  await writeFile(join(dir, 'tokenizer_config.json'), JSON.stringify({ model_max_length: 20 }));
  await expect(loadPublicNodeModel(dir)).rejects.toMatchObject({ params: { part: 'model_max_length' } });
});

it('refuses an answer that is not a number, which would read as nothing found', async () => {
  const broken = await loaded('broken', {}, Number.NaN);
  await expect(foundBy(broken, 'Alice Smith pays')).rejects.toMatchObject({ code: 'modelOutputWrong' });
});

it('refuses a network with other inputs, and names the first that is missing', async () => {
  const dir = join(root, 'other');
  await writeTinyModel(dir, { labels: ['O', 'B-PER'], pieces: { '<<ENT>>': 'O' } });
  await writeFile(join(dir, 'gliner_config.json'), '{}');
  await expect(loadPublicNodeModel(dir)).rejects.toMatchObject({
    code: 'modelSpansUnsupported',
    params: { part: 'inputs: words_mask' },
  });
});

it('stops between windows when aborted', async () => {
  const controller = new AbortController();
  let runs = 0;
  const aborting: SpanClassifier = {
    ...model,
    spans(words) {
      runs += 1;
      controller.abort(new DOMException('enough', 'AbortError'));
      return model.spans(words);
    },
  };
  const text = Array.from({ length: 900 }, (_, at) => `pays${at}`).join(' ');
  await expect(nerDetector(aborting).detect(text, controller.signal)).rejects.toThrow('enough');
  expect(runs).toBe(1);
});

it('cuts words as GLiNER does', () => {
  const text = "Anna-Lena O'Neil (a_b-c), 山田. Zoë!";
  expect(splitIntoSpanWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    ...['Anna-Lena', 'O', "'", 'Neil', '(', 'a_b-c', ')', ',', '山田', '.', 'Zoë', '!'],
  ]);
});

it('numbers the first piece of each word, and lists each span with whether it is in the text', () => {
  const { ids, spans } = spansInput([[7, 8], [9]], { before: [1, 5], after: [2] }, 2);
  expect([...ids].map(Number)).toEqual([1, 5, 7, 8, 9, 2]);
  expect([...(spans?.words ?? [])].map(Number)).toEqual([0, 0, 1, 0, 2, 0]);
  expect([...(spans?.borders ?? [])].map(Number)).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  expect([...(spans?.isInText ?? [])]).toEqual([1, 1, 1, 0]);
});

it('takes the likeliest label of a span if it is above one half', () => {
  const logits = Float32Array.from([-1, 2, 0, 0, 0.1, -3, 9, 9]);
  expect(spansAbove(logits, 2, 2, ['A', 'B'])).toMatchObject([
    { from: 0, to: 1, type: 'B' },
    { from: 1, to: 2, type: 'A' },
  ]);
});

it('reads a configuration of null as an empty one', () => {
  expect(glinerConfig('null')).toEqual(glinerConfig('{}'));
});

it('keeps the likeliest of overlapping spans, and drops none that overlaps nothing kept', () => {
  const span = fc.record({
    from: fc.integer({ min: 0, max: 12 }),
    width: fc.integer({ min: 1, max: 4 }),
    confidence: fc.float({ min: 0.5, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 15 }), (given) => {
      const spans = given.map(({ from, width, confidence }) => ({ from, to: from + width, type: 'A', confidence }));
      const kept = withoutOverlaps(spans);
      kept.slice(1).forEach(({ from }, index) => {
        expect(from).toBeGreaterThanOrEqual(kept[index]?.to ?? 0);
      });
      for (const one of spans) {
        const rival = kept.filter(({ from, to }) => from < one.to && one.from < to);
        expect(rival.some(({ confidence }) => confidence >= one.confidence)).toBe(true);
      }
    }),
  );
});

it('chooses among the spans of a long text soon', () => {
  const count = 200_000;
  const spans = Array.from({ length: count }, (_, at) => ({
    from: at,
    to: at + 2,
    type: 'A',
    confidence: 1 - at / count,
  }));
  expect(withoutOverlaps(spans)).toHaveLength(count / 2);
}, 5000);

it('says that a file is unreadable', async () => {
  const dir = join(root, 'unreadable');
  await writeTinyGliner(dir, TINY);
  await writeFile(
    join(dir, 'gliner_config.json'),
    (await readFile(join(dir, 'gliner_config.json'), 'utf8')).slice(0, 9),
  );
  await expect(loadPublicNodeModel(dir)).rejects.toMatchObject({ params: { part: 'gliner_config.json' } });
});
