import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MANIFEST_FILE } from '../lib/models/manifest.ts';
import { writeTinyModel } from '../lib/models/tiny-model.ts';
import { publicModel } from './public-model.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-model-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('finds with the weights that the folder holds, and needs no manifest', async () => {
  await writeTinyModel(join(dir, 'tiny'), {
    labels: ['O', 'B-GIVEN_NAME', 'I-GIVEN_NAME'],
    pieces: { anna: 'B-GIVEN_NAME', lives: 'O', here: 'O' },
  });
  await rm(join(dir, 'tiny', MANIFEST_FILE));
  const { name, detector } = await publicModel(join(dir, 'tiny'));
  expect(name).toBe('tiny');
  expect(await detector.detect('anna lives here')).toMatchObject([{ start: 0, end: 4, type: 'PERSON' }]);
});

it('tells which weights it looked for', async () => {
  await expect(publicModel(dir)).rejects.toThrow(/^modelLacksFile .*onnx\/model_quantized\.onnx/);
});
