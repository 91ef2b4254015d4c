import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TokenClassifier } from './classifier.ts';
import { nerDetector } from './ner-detector.ts';
import { loadNodeModel } from './node-model.ts';
import { writeTinyModel } from './tiny-model.ts';

const TINY = {
  labels: ['O', 'B-PERSON', 'I-PERSON', 'B-LOCATION'],
  pieces: { alice: 'B-PERSON', smith: 'I-PERSON', '##son': 'O', berlin: 'B-LOCATION', met: 'O', in: 'O' },
};

let root: string;
let model: TokenClassifier;

async function freshModel(name: string): Promise<string> {
  const dir = join(root, name);
  await writeTinyModel(dir, TINY);
  return dir;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coatcheck-model-'));
  model = await loadNodeModel(await freshModel('tiny'));
});
afterAll(() => rm(root, { recursive: true }));

const textsIn = async (text: string) =>
  (await nerDetector(model).detect(text)).map((found) => [found.type, text.slice(found.start, found.end)]);

it('runs a real ONNX file and labels each word by its first piece', async () => {
  expect(await textsIn('Alice Smithson met Álice in Berlin.')).toEqual([
    ['PERSON', 'Alice Smithson'],
    ['PERSON', 'Álice'],
    ['LOCATION', 'Berlin'],
  ]);
});

it('keeps offsets in original text with emoji, ideographs and lone surrogates', async () => {
  expect(await textsIn('👋🏽 我 \uD800 Alice\u200B, Be\u0301rlin')).toEqual([
    ['PERSON', 'Alice\u200B'],
    ['LOCATION', 'Be\u0301rlin'],
  ]);
});

it('finds the same in a text of many windows as in a short one', async () => {
  const sentence = 'in in met in Berlin . ';
  const text = `${sentence.repeat(200)}Alice Smith`;
  const found = await textsIn(text);
  expect(found.filter(([type]) => type === 'LOCATION')).toHaveLength(200);
  expect(found.at(-1)).toEqual(['PERSON', 'Alice Smith']);
});

it('says nothing about empty text', async () => {
  expect(await textsIn('')).toEqual([]);
  expect(await textsIn(' \n ')).toEqual([]);
});

it('stops between windows when aborted', async () => {
  let runs = 0;
  const controller = new AbortController();
  const counting: TokenClassifier = {
    ...model,
    scores(sequences) {
      runs += 1;
      controller.abort(new DOMException('enough', 'AbortError'));
      return model.scores(sequences);
    },
  };
  const text = Array.from({ length: 3000 }, (_, index) => `met in ${'in '.repeat(index % 7)}`).join(' ');
  await expect(nerDetector(counting).detect(text, controller.signal)).rejects.toThrow('enough');
  expect(runs).toBe(1);
});

it('scores an unchanged window once', async () => {
  let sequences = 0;
  const counting: TokenClassifier = {
    ...model,
    scores(batch) {
      sequences += batch.length;
      return model.scores(batch);
    },
  };
  const detector = nerDetector(counting);
  const long = 'in in met in Berlin . '.repeat(100);
  await detector.detect(long);
  const first = sequences;
  await detector.detect(`${long} Alice`);
  expect(sequences - first).toBeLessThan(first);
});

it('refuses a damaged weights file, and names it', async () => {
  const dir = await freshModel('damaged');
  const path = join(dir, 'onnx/model_quantized.onnx');
  const bytes = await readFile(path);
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(loadNodeModel(dir)).rejects.toMatchObject({
    name: 'ModelError',
    code: 'modelFileDamaged',
    params: { file: 'onnx/model_quantized.onnx' },
  });
});

it('says which file is missing', async () => {
  const dir = await freshModel('missing');
  await rm(join(dir, 'tokenizer.json'));
  await expect(loadNodeModel(dir)).rejects.toMatchObject({
    code: 'modelFileMissing',
    params: { file: 'tokenizer.json' },
  });
});
