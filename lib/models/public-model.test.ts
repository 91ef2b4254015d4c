import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSpanClassifier, type TokenClassifier } from './classifier.ts';
import { nerDetector } from './ner-detector.ts';
import { loadPublicNodeModel } from './node-model.ts';
import { writeTinyModel } from './tiny-model.ts';
import { TINY_TOKENIZERS } from './tiny-tokenizers.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coatcheck-public-'));
});
afterAll(() => rm(root, { recursive: true }));

/** A public model with its weights in `weights`. */
async function publicModel(name: string, weights: string): Promise<string> {
  const dir = join(root, name);
  await writeTinyModel(dir, {
    labels: ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC'],
    pieces: { alice: 'B-PER', smith: 'I-PER', berlin: 'B-LOC', met: 'O', in: 'O' },
  });
  await rename(join(dir, 'onnx/model_quantized.onnx'), join(dir, weights));
  return dir;
}

async function textsIn(dir: string, text: string): Promise<string[]> {
  const model = await loadPublicNodeModel(dir);
  const found = await nerDetector(model).detect(text);
  await model.release();
  return found.map(({ start, end }) => text.slice(start, end));
}

it.each(['onnx/model.onnx', 'model.onnx', 'model_quantized.onnx', 'model_int8.onnx'])(
  'runs a model whose weights are %s',
  async (weights) => {
    const dir = await publicModel(weights.replace('/', '-'), weights);
    expect(await textsIn(dir, 'Alice Smith met in Berlin.')).toEqual(['Alice Smith', 'Berlin']);
  },
);

it('runs a model without tokenizer_config.json', async () => {
  const dir = await publicModel('no-config', 'model.onnx');
  await rm(join(dir, 'tokenizer_config.json'));
  expect(await textsIn(dir, 'Alice Smith met in Berlin.')).toEqual(['Alice Smith', 'Berlin']);
});

it('says which file is missing', async () => {
  const weightless = await publicModel('weightless', 'weights.bin');
  await expect(loadPublicNodeModel(weightless)).rejects.toMatchObject({
    code: 'modelLacksFile',
    params: { model: 'weightless', file: 'onnx/model_quantized.onnx' },
  });
  const bare = await publicModel('bare', 'model.onnx');
  await Promise.all(['tokenizer.json', 'tokenizer_config.json'].map((file) => rm(join(bare, file))));
  await expect(loadPublicNodeModel(bare)).rejects.toMatchObject({
    code: 'modelLacksFile',
    params: { model: 'bare', file: 'tokenizer.json' },
  });
});

it.each([
  ['config.json', { max_position_embeddings: 24 }, 22],
  ['tokenizer_config.json', { model_max_length: 12 }, 10],
])('reads no more pieces at once than %s allows', async (file, change, longest) => {
  const dir = await publicModel(`short-${longest}`, 'model.onnx');
  const path = join(dir, file);
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...change }));
  const model = await loadPublicNodeModel(dir);
  if (isSpanClassifier(model)) throw new RangeError('The model should label pieces.');
  let most = 0;
  const counting: TokenClassifier = {
    ...model,
    scores(sequences) {
      most = Math.max(most, ...sequences.map((pieces) => pieces.length));
      return model.scores(sequences);
    },
  };
  const text = 'Alice Smith met in Berlin. '.repeat(20);
  const found = await nerDetector(counting).detect(text);
  expect(found.filter(({ type }) => type === 'PERSON')).toHaveLength(20);
  expect(most).toBeGreaterThan(longest / 2);
  expect(most).toBeLessThanOrEqual(longest);
});

it('reads punctuation together with words, as the model was trained', async () => {
  const dir = join(root, 'unigram');
  await writeTinyModel(dir, {
    labels: ['O', 'B-PER', 'I-PER'],
    // Word by word, "York" would be the piece that begins a word.
    pieces: { York: 'B-PER', '\u2581New': 'I-PER' },
    tokenizer: TINY_TOKENIZERS.xlmRoberta,
    config: { model_type: 'xlm-roberta' },
  });
  expect(await textsIn(dir, 'met (York New) ... York')).toEqual(['York New']);
});

/** A model that labels each piece, as openai/privacy-filter does. */
async function privacyFilter(name: string, calibration?: unknown): Promise<string> {
  const dir = join(root, name);
  await writeTinyModel(dir, {
    labels: ['O', ...[...'BIES'].map((mark) => `${mark}-private_person`)],
    pieces: { '\u0120New': 'B-private_person', '\u0120York': 'E-private_person', t: 'E-private_person' },
    tokenizer: TINY_TOKENIZERS.privacyFilter,
    config: { model_type: 'openai_privacy_filter' },
  });
  if (calibration !== undefined) await writeFile(join(dir, 'viterbi_calibration.json'), JSON.stringify(calibration));
  return dir;
}

const biases = (changes: Readonly<Record<string, number>>) => ({
  operating_points: {
    default: {
      biases: {
        transition_bias_background_stay: 0,
        transition_bias_background_to_start: 0,
        transition_bias_end_to_background: 0,
        transition_bias_end_to_start: 0,
        transition_bias_inside_to_continue: 0,
        transition_bias_inside_to_end: 0,
        ...changes,
      },
    },
  },
});

it('keeps names apart that end side by side, and puts the pieces of a word together', async () => {
  const dir = await privacyFilter('ends');
  expect(await textsIn(dir, 'ok New York New York, a Newt.')).toEqual(['New York', 'New York', 'Newt']);
});

it('adds the biases of a calibration to the scores', async () => {
  const text = 'ok New York New York, a Newt.';
  const same = await privacyFilter('neutral', biases({}));
  expect(await textsIn(same, text)).toEqual(['New York', 'New York', 'Newt']);
  const shy = await privacyFilter('shy', biases({ transition_bias_background_stay: 40 }));
  expect(await textsIn(shy, text)).toEqual([]);
});

it('adds a table of transitions to the scores', async () => {
  const dir = join(root, 'table');
  const write = (transitions?: unknown) =>
    writeTinyModel(dir, {
      labels: ['O', 'B-PER', 'I-PER'],
      pieces: { alice: 'B-PER', smith: 'I-PER', met: 'O' },
      config: { transitions },
    });
  await write();
  expect(await textsIn(dir, 'met Alice Smith')).toEqual(['Alice Smith']);
  const noBeginning = [0, -40, 0];
  await write([noBeginning, noBeginning, noBeginning]);
  expect(await textsIn(dir, 'met Alice Smith')).toEqual(['Smith']);
});

it.each([
  ['config.json', { transitions: [[0, 0]] }, undefined],
  ['viterbi_calibration.json', {}, JSON.stringify({ operating_points: { default: { biases: {} } } })],
  ['viterbi_calibration.json', {}, JSON.stringify(biases({ transition_bias_end_to_start: 7 })).replace(':7', ':1e999')],
])('refuses transitions in %s that do not fit the labels', async (file, config, calibration) => {
  const dir = join(root, `unfit-${file}`);
  await writeTinyModel(dir, { labels: ['O', 'B-PER', 'I-PER'], pieces: { alice: 'B-PER' }, config });
  if (calibration) await writeFile(join(dir, file), calibration);
  await expect(loadPublicNodeModel(dir)).rejects.toMatchObject({ code: 'modelTransitionsWrong', params: { file } });
});

it('refuses scores that are not numbers, which would read as nothing found', async () => {
  for (const yes of [Number.NaN, Number.POSITIVE_INFINITY]) {
    const dir = join(root, `overflow-${yes}`);
    await writeTinyModel(dir, { labels: ['O', 'B-PER'], pieces: { alice: 'B-PER' }, yes });
    await expect(textsIn(dir, 'Alice')).rejects.toMatchObject({ code: 'modelOutputWrong' });
  }
});

it('refuses a model with more labels than any has', async () => {
  const dir = join(root, 'labels');
  const labels = ['O', ...Array.from({ length: 1000 }, (_, at) => `B-TYPE${at}`)];
  await writeTinyModel(dir, { labels, pieces: { alice: 'B-TYPE1' } });
  await expect(loadPublicNodeModel(dir)).rejects.toMatchObject({
    code: 'modelLabelsTooMany',
    params: { labels: 1001, most: 1000 },
  });
});

it.each([[['constructor', 'toString']], ['hide'], [[1, 2]]])('takes %j for no roles', async (roles) => {
  const dir = join(root, `roles-${JSON.stringify(roles).length}`);
  await writeTinyModel(dir, { labels: ['O', 'B-PER'], pieces: { alice: 'B-PER' }, config: { roles } });
  const model = await loadPublicNodeModel(dir);
  if (isSpanClassifier(model)) throw new RangeError('The model should label pieces.');
  const withRoles: TokenClassifier = {
    ...model,
    scores: async (sequences) =>
      (await model.scores(sequences)).map((pieces) =>
        pieces.map(({ labels }) => ({ labels, roles: Float32Array.from(model.roles, () => 1) })),
      ),
  };
  const [found] = await nerDetector(withRoles).detect('Alice');
  expect(found).toMatchObject({ type: 'PERSON' });
  expect(found).not.toHaveProperty('role');
});
