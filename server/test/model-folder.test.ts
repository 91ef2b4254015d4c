import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadModelFolder } from '../src/model/model-folder.ts';
import { VectorSet } from '../src/model/vector-set.ts';
import { readOptions } from '../src/options.ts';
import { makeTinyModel } from './running-server.ts';

const tiny = makeTinyModel();
const copies: string[] = [];
afterAll(() => {
  tiny.remove();
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
});

function copyOfTiny(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coatcheck-folder-'));
  cpSync(tiny.folder, folder, { recursive: true });
  copies.push(folder);
  return folder;
}

type Json = Record<string, unknown>;

function changed(name: string, change: (json: Json) => void): string {
  const folder = copyOfTiny();
  const json: Json = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  change(json);
  writeFileSync(join(folder, name), JSON.stringify(json));
  return folder;
}

const BROKEN: [string, () => string, RegExp][] = [
  [
    'a file that is not there',
    () => changed('config.json', (json) => delete json.vocab_size),
    /^config\.json: .*vocab_size/u,
  ],
  [
    'no chat template',
    () => changed('tokenizer_config.json', (json) => delete json.chat_template),
    /no chat_template/u,
  ],
  [
    'vectors of another set',
    () =>
      changed('restore.json', (json) => {
        json.epsilon = 10;
      }),
    /not the hash/u,
  ],
  [
    'other heads than the graph has',
    () =>
      changed('restore.json', (json) => {
        json.heads = [
          [0, 1],
          [1, 0],
          [1, 2],
        ];
      }),
    /different heads/u,
  ],
  [
    'a dimension that the heads do not have',
    () =>
      changed('restore.json', (json) => {
        json.dimension = 47;
      }),
    /the heads take 48/u,
  ],
  [
    'a path that leads out of the folder',
    () =>
      changed('restore.json', (json) => {
        json.vectors = '../vectors.f32';
      }),
    /outside the folder/u,
  ],
];

test.each(BROKEN)('a folder with %s is refused with a reason', (_, make, message) => {
  const folder = make();
  expect(() => loadModelFolder(folder)).toThrow(message);
});

test('vectors that are cut off are refused', () => {
  const folder = copyOfTiny();
  writeFileSync(join(folder, 'vectors.f32'), readFileSync(join(folder, 'vectors.f32')).subarray(4));
  expect(() => loadModelFolder(folder)).toThrow(/vectors\.f32 has 764 bytes, expected 768/u);
});

test('a folder without restore.json is served without restoration', () => {
  const folder = copyOfTiny();
  rmSync(join(folder, 'restore.json'));
  expect(loadModelFolder(folder, 'other')).toMatchObject({ id: 'other', vectorSet: undefined });
});

test('what is published holds the vectors and no heads', () => {
  const published = loadModelFolder(tiny.folder).vectorSet?.published();
  expect(Object.keys(published ?? {}).sort()).toEqual([
    'dimension',
    'epsilon',
    'format',
    'language',
    'model',
    'object',
    'span_types',
    'vector_set',
    'vectors',
  ]);
  expect(Buffer.from(published?.vectors ?? '', 'base64')).toEqual(readFileSync(join(tiny.folder, 'vectors.f32')));
});

describe('what a client sends is', () => {
  const file = {
    ...{
      format: 1 as const,
      model: 'm',
      vector_set: '0'.repeat(64),
      head_dim: 2,
      heads: [[0, 0]] as [number, number][],
    },
    ...{
      dimension: 2,
      vectors: '',
      basis: null,
      normalise: false,
      strength: 1,
      epsilon: 1,
      language: 'en',
      span_types: [],
    },
  };
  const steering = (more: object, basis?: number[]) =>
    Array.from(
      new VectorSet({
        file: { ...file, ...more },
        vectors: new Uint8Array(),
        basis: basis && Float32Array.from(basis),
      }).steering(Float32Array.from([3, 4])),
    );

  test('taken as it is', () => expect(steering({})).toEqual([3, 4]));
  test('brought to length 1, then made stronger', () => {
    const [first, second] = steering({ normalise: true, strength: 2 });
    expect(first).toBeCloseTo(1.2);
    expect(second).toBeCloseTo(1.6);
  });
  test('multiplied by the basis', () => {
    const found = steering(
      {
        heads: [
          [0, 0],
          [0, 1],
        ],
      },
      [0, 1, 0, 0, 0, 0, 0, 1],
    );
    expect(found).toEqual([0, 3, 0, 4]);
  });
});

describe('the command', () => {
  test.each([
    [[], /--model is missing/u],
    [['--model', 'm', '--port', '70000'], /--port takes a whole number from 0 to 65535/u],
    [['--model', 'm', '--batch', 'x'], /--batch takes/u],
    [['--model', 'm', '--device', 'tpu'], /--device takes cpu or webgpu/u],
    [['--model', 'm', '--unknown'], /unknown/u],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });

  test('says why a folder cannot be served, and ends', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/main.ts', '--model', '/nowhere'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([66, expect.stringContaining('there is no folder /nowhere')]);
  });
});
