import { expect, it, vi } from 'vitest';
import type { Detector } from '../detect/annotation.ts';
import { said } from '../language/message.ts';
import type { Execution } from '../models/execution.ts';
import { type LoadedModel, modelSource } from './model-source.ts';

function modelNamed(name: string, released: string[] = []): LoadedModel & { readonly detector: Detector } {
  return {
    detector: { name, detect: () => [] },
    execution: () => ({ device: 'wasm' }),
    onReload: () => undefined,
    wake: () => undefined,
    release: async () => {
      released.push(name);
    },
  };
}

it('loads once for all who wait', async () => {
  let loads = 0;
  const model = modelNamed('shipped');
  const source = modelSource(
    async () => {
      loads += 1;
      return model;
    },
    () => 0,
  );
  expect(source.status('')).toEqual({ model: 'loading' });
  expect(await Promise.all([source.detector(''), source.detector('')])).toEqual([model.detector, model.detector]);
  expect(loads).toBe(1);
  expect(source.status('')).toEqual({ model: 'ready', progress: 1, name: 'shipped', device: 'wasm' });
});

it('tells where a model runs now, which may change while it is ready', async () => {
  let execution: Execution = { device: 'wasm' };
  const source = modelSource(
    async () => ({ ...modelNamed('shipped'), execution: () => execution }),
    () => 0,
  );
  await source.detector('');
  expect(source.status('')).toEqual({ model: 'ready', progress: 1, name: 'shipped', device: 'wasm' });
  execution = { device: 'webgpu', milliseconds: 9 };
  expect(source.status('')).toMatchObject({ device: 'webgpu', milliseconds: 9 });
  execution = { device: 'wasm', milliseconds: 35 };
  expect(source.status('')).toMatchObject({ device: 'wasm', milliseconds: 35 });
});

it('says why it failed, and tries again after a while, not at every keystroke', async () => {
  let time = 0;
  let loads = 0;
  const model = modelNamed('shipped');
  const source = modelSource(
    async () => {
      loads += 1;
      if (loads === 1) throw new Error('The file is damaged.');
      return model;
    },
    () => time,
  );
  await expect(source.detector('')).rejects.toThrow('damaged');
  expect(source.status('')).toEqual({
    model: 'failed',
    message: said('unexpectedDetail', { detail: 'The file is damaged.' }),
  });
  time = 5_000;
  await expect(source.detector('')).rejects.toThrow('damaged');
  expect(loads).toBe(1);
  time = 60_000;
  expect(await source.detector('')).toBe(model.detector);
});

it('shows how far it is, and passes a warning on', async () => {
  let goOn = () => {};
  const source = modelSource(
    async (_choice, report) => {
      report(0.4);
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return { ...modelNamed('shipped'), warning: said('modelDownloadIncomplete') };
    },
    () => 0,
  );
  source.status('a/b');
  expect(source.status('a/b')).toEqual({ model: 'loading', progress: 0.4 });
  goOn();
  await source.detector('a/b');
  expect(source.status('a/b')).toMatchObject({ model: 'ready', message: said('modelDownloadIncomplete') });
});

it('shows each reload of a model whose worker ended, and its end', async () => {
  let reload: (reloaded: Promise<unknown>) => void = () => undefined;
  let report: (share: number) => void = () => undefined;
  const source = modelSource(
    async (_choice, reportShare) => {
      report = reportShare;
      const onReload = (listener: typeof reload) => {
        reload = listener;
      };
      return { ...modelNamed('shipped'), onReload, warning: said('modelDownloadIncomplete') };
    },
    () => 0,
  );
  await source.detector('');
  const ready = source.status('');
  reload(Promise.reject(new Error('out of memory')));
  expect(source.status('')).toEqual({ model: 'loading' });
  await vi.waitFor(() => expect(source.status('')).toMatchObject({ model: 'failed' }));
  reload(Promise.resolve());
  report(0.5);
  expect(source.status('')).toEqual({ model: 'loading', progress: 0.5 });
  await vi.waitFor(() => expect(source.status('')).toEqual(ready));
});

it('wakes a model that is ready when somebody asks for its state, and none that could not be loaded again', async () => {
  let wakes = 0;
  let reload: (reloaded: Promise<unknown>) => void = () => undefined;
  const model: LoadedModel = {
    ...modelNamed('shipped'),
    wake: () => {
      wakes += 1;
    },
    onReload: (listener) => {
      reload = listener;
    },
  };
  const source = modelSource(
    async () => model,
    () => 0,
  );
  source.status('');
  await source.detector('');
  expect(wakes).toBe(0);
  source.status('');
  expect(wakes).toBe(1);
  reload(Promise.reject(new Error('out of memory')));
  await vi.waitFor(() => expect(source.status('')).toMatchObject({ model: 'failed' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(wakes).toBe(1);
});

/** A model whose worker can be ended, and that is loaded again as the test says when it is woken. */
function restingModel(name: string, loadAgain: () => Promise<unknown>) {
  let isAwake = true;
  let reload: (reloaded: Promise<unknown>) => void = () => undefined;
  const model: LoadedModel = {
    ...modelNamed(name),
    wake() {
      if (isAwake) return;
      isAwake = true;
      reload(
        loadAgain().catch((error) => {
          isAwake = false;
          throw error;
        }),
      );
    },
    onReload: (listener) => {
      reload = listener;
    },
  };
  return {
    model,
    rest: () => {
      isAwake = false;
    },
  };
}

it('says that a resting model is being loaded at the first question', async () => {
  const { model, rest } = restingModel('shipped', async () => undefined);
  const source = modelSource(
    async () => model,
    () => 0,
  );
  await source.detector('');
  expect(source.status('').model).toBe('ready');
  rest();
  expect(source.status('')).toEqual({ model: 'loading' });
  await vi.waitFor(() => expect(source.status('').model).toBe('ready'));
});

it('does not load the shipped model again at every check if it cannot be loaded again, and loads it anew after a while', async () => {
  let time = 0;
  let reloads = 0;
  const { model, rest } = restingModel('shipped', async () => {
    reloads += 1;
    throw new Error('out of memory');
  });
  const anew = modelNamed('shipped');
  const loads = [model, anew];
  const source = modelSource(
    async () => loads.shift() ?? Promise.reject(new Error('loaded too often')),
    () => time,
  );
  await source.detector('');
  rest();
  await expect(source.detector('')).rejects.toThrow('out of memory');
  time = 5_000;
  await expect(source.detector('')).rejects.toThrow('out of memory');
  expect([source.status('').model, loads.length, reloads]).toEqual(['failed', 1, 1]);
  time = 60_000;
  expect(await source.detector('')).toBe(anew.detector);
  expect([source.status('').model, reloads]).toEqual(['ready', 1]);
});

it('loads anew at once when a downloaded model cannot be loaded again, so that the shipped one takes its place', async () => {
  const released: string[] = [];
  const { model, rest } = restingModel('a/b', () => Promise.reject(new Error('its files are gone')));
  const downloaded: LoadedModel = { ...model, release: async () => void released.push('a/b') };
  const shipped = { ...modelNamed('shipped', released), warning: said('modelDownloadIncomplete') };
  const loads = [downloaded, shipped];
  const source = modelSource(
    async () => loads.shift() ?? Promise.reject(new Error('loaded too often')),
    () => 0,
  );
  await source.detector('a/b');
  rest();
  expect((await source.detector('a/b')).name).toBe('shipped');
  expect(source.status('a/b')).toMatchObject({
    model: 'ready',
    name: 'shipped',
    message: said('modelDownloadIncomplete'),
  });
  expect([loads.length, released]).toEqual([0, ['a/b']]);
});

it('gives way at once when aborted while the model is loaded again', async () => {
  const { model, rest } = restingModel('slow', () => new Promise(() => undefined));
  const source = modelSource(
    async () => model,
    () => 0,
  );
  await source.detector('');
  rest();
  const controller = new AbortController();
  const waiting = source.detector('', controller.signal);
  controller.abort(new Error('stale'));
  await expect(waiting).rejects.toThrow('stale');
});

it('gives way at once when aborted while the model loads, and goes on loading', async () => {
  let goOn = () => {};
  const source = modelSource(
    () =>
      new Promise((resolve) => {
        goOn = () => resolve(modelNamed('slow'));
      }),
    () => 0,
  );
  const controller = new AbortController();
  const waiting = source.detector('', controller.signal);
  controller.abort(new Error('stale'));
  await expect(waiting).rejects.toThrow('stale');
  goOn();
  expect((await source.detector('')).name).toBe('slow');
});

it('follows the choice, and releases what it replaces only when the next one is asked for', async () => {
  const released: string[] = [];
  const loads: string[] = [];
  const source = modelSource(
    async (choice) => {
      loads.push(choice);
      return modelNamed(choice, released);
    },
    () => 0,
  );
  await source.detector('a/one');
  source.status('b/two');
  await vi.waitFor(() => expect(loads).toEqual(['a/one', 'b/two']));
  expect(released).toEqual([]);
  expect((await source.detector('b/two')).name).toBe('b/two');
  expect(released).toEqual(['a/one']);
  source.reload();
  await source.detector('b/two');
  expect(loads).toEqual(['a/one', 'b/two', 'b/two']);
});
