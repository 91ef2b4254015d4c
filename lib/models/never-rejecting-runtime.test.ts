import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { runtimeThatNeverRejects, throwSessionFailure } from './never-rejecting-runtime.ts';

function runtimeOf(run: () => Promise<unknown>) {
  return {
    InferenceSession: {
      create: async (bytes: string) => {
        if (bytes === 'broken') throw new Error('no model');
        return { run };
      },
    },
  };
}

it('creates a session of a broken model without rejecting, and tells it later', async () => {
  const { InferenceSession } = runtimeThatNeverRejects(runtimeOf(async () => 'scores'));
  const model = await InferenceSession.create('broken');
  expect(() => throwSessionFailure({ model })).toThrow('no model');
  const good = await InferenceSession.create('good');
  expect(() => throwSessionFailure({ good })).not.toThrow();
  expect(await good.run()).toBe('scores');
});

it('ends a run that fails without rejecting, and forgets it at the next that does not', async () => {
  let fails = true;
  const { InferenceSession } = runtimeThatNeverRejects(
    runtimeOf(async () => {
      if (fails) throw new Error('out of memory');
      return 'scores';
    }),
  );
  const model = await InferenceSession.create('good');
  expect(await model.run()).toEqual({});
  expect(() => throwSessionFailure({ model })).toThrow('out of memory');
  fails = false;
  expect(await model.run()).toBe('scores');
  expect(() => throwSessionFailure({ model })).not.toThrow();
});

it('gives the weights of a model outside its file, and frees the bytes of the file', async () => {
  const model = new Uint8Array(readFileSync('models/lm-en/onnx/model_quantized.onnx'));
  const whole = model.length;
  const create = vi.fn(async (_graph: Uint8Array, _options: object) => ({ run: async () => ({}) }));
  await runtimeThatNeverRejects({ InferenceSession: { create } }).InferenceSession.create(model, {
    executionProviders: ['wasm'],
  });
  const [graph, options] = create.mock.calls[0] ?? [];
  expect(graph?.length).toBeLessThan(whole / 20);
  expect(options).toMatchObject({ executionProviders: ['wasm'], externalData: [{ path: 'weights' }] });
  expect(model).toHaveLength('transfer' in ArrayBuffer.prototype ? 0 : whole);
});

it('leaves a model alone whose weights are outside its file already', async () => {
  const create = vi.fn(async () => ({ run: async () => ({}) }));
  const [model, options] = [Uint8Array.of(1, 2), { externalData: [] }];
  await runtimeThatNeverRejects({ InferenceSession: { create } }).InferenceSession.create(
    ...([model, options] as unknown as []),
  );
  expect(create).toHaveBeenCalledWith(model, options);
  expect(model).toHaveLength(2);
});
