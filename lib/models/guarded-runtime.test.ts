import { expect, it } from 'vitest';
import { guardedRuntime, throwSessionFailure } from './guarded-runtime.ts';

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
  const { InferenceSession } = guardedRuntime(runtimeOf(async () => 'scores'));
  const model = await InferenceSession.create('broken');
  expect(() => throwSessionFailure({ model })).toThrow('no model');
  const good = await InferenceSession.create('good');
  expect(() => throwSessionFailure({ good })).not.toThrow();
  expect(await good.run()).toBe('scores');
});

it('ends a run that fails without rejecting, and forgets it at the next that does not', async () => {
  let fails = true;
  const { InferenceSession } = guardedRuntime(
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
