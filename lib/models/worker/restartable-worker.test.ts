// Each transition of the table in restartable-worker.ts, and then calls in any order. Scripted workers load and answer when they are told.
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { WorkerPort } from './calls.ts';
import { LOADS_WITHIN_MS, restartableWorker } from './restartable-worker.ts';
import { type ScriptedWorker, scriptedWorker } from './scripted-worker.test-support.ts';

const REST_MS = 1000;
const PLACE = { models: 'models/', runtime: 'runtime/', threads: 1 };

let workers: ScriptedWorker[] = [];
interface Timer {
  readonly run: () => void;
}
/** When the rest is over; undefined while its time does not run. */
let restAt: Timer | undefined;
/** When a load has taken too long; undefined while nothing is loaded. */
let loadEndsAt: Timer | undefined;

function startAnew(): void {
  workers = [];
  restAt = undefined;
  loadEndsAt = undefined;
}
beforeEach(startAnew);

function start(): WorkerPort {
  const { worker, port } = scriptedWorker();
  workers.push(worker);
  return port;
}

function startTimer(run: () => void, afterMs: number): () => void {
  const timer = { run };
  if (afterMs === REST_MS) restAt = timer;
  else if (afterMs === LOADS_WITHIN_MS) loadEndsAt = timer;
  else throw new RangeError(`Nothing takes ${afterMs} ms.`);
  return () => {
    if (restAt === timer) restAt = undefined;
    if (loadEndsAt === timer) loadEndsAt = undefined;
  };
}

function passRestTime(): void {
  const due = restAt;
  restAt = undefined;
  due?.run();
}

function passLoadTime(): void {
  const due = loadEndsAt;
  loadEndsAt = undefined;
  due?.run();
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A model that is awake. */
async function awakeModel() {
  const loading = restartableWorker({
    start,
    load: (worker, heard) => worker.call('loadShipped', { place: PLACE, name: 'tiny' }, { onShare: heard }),
    restAfterMs: REST_MS,
    startTimer,
  });
  workers[0]?.answer();
  const model = await loading;
  const reloads: string[] = [];
  model.onReload((reload) => {
    reload.then(
      () => reloads.push('loaded'),
      () => reloads.push('failed'),
    );
  });
  const detect = (signal?: AbortSignal) =>
    model.use((worker) => worker.call('detect', { text: 'Alice' }, { signal }), signal);
  return { ...model, reloads, detect };
}

const ended = () => workers.map(({ hasEnded }) => hasEnded);

it('rests once nobody used the model for a while, and gives its worker back', async () => {
  await awakeModel();
  expect(ended()).toEqual([false]);
  passRestTime();
  expect(ended()).toEqual([true]);
  expect(restAt).toBeUndefined();
});

it('does not rest while somebody waits for an answer, and rests a whole time after that', async () => {
  const { detect } = await awakeModel();
  const first = detect();
  const second = detect();
  await settled();
  expect(restAt).toBeUndefined();
  workers[0]?.answer();
  await first;
  expect(restAt).toBeUndefined();
  workers[0]?.answer();
  await second;
  expect(restAt).toBeDefined();
});

it('starts the time anew when it is woken while it is awake', async () => {
  const { wake } = await awakeModel();
  const before = restAt;
  wake();
  await settled();
  expect(restAt).toBeDefined();
  expect(restAt).not.toBe(before);
  expect(workers).toHaveLength(1);
});

it('wakes before it is used, with one worker for all that ask meanwhile', async () => {
  const { wake, detect, reloads } = await awakeModel();
  passRestTime();
  wake();
  wake();
  const asked = Promise.all([detect(), detect()]);
  await settled();
  expect([workers.length, restAt]).toEqual([2, undefined]);
  workers[1]?.answer();
  await settled();
  expect(reloads).toEqual(['loaded']);
  workers[1]?.answer();
  workers[1]?.answer();
  expect(await asked).toEqual([[], []]);
  expect(restAt).toBeDefined();
});

it('rests again if it was woken and not used', async () => {
  const { wake } = await awakeModel();
  passRestTime();
  wake();
  workers[1]?.answer();
  await settled();
  passRestTime();
  expect(ended()).toEqual([true, true]);
});

it('rejects what waits if it cannot be loaded again, and tries again at the next use', async () => {
  const { wake, detect, reloads } = await awakeModel();
  passRestTime();
  wake();
  const asked = detect();
  asked.catch(() => undefined);
  workers[1]?.fail();
  await expect(asked).rejects.toMatchObject({ code: 'modelStopped' });
  expect([ended(), reloads, restAt]).toEqual([[true, true], ['failed'], undefined]);
  const again = detect();
  workers[2]?.answer();
  await settled();
  workers[2]?.answer();
  expect(await again).toEqual([]);
});

it('rejects what runs in a worker that crashes, and wakes in a new one', async () => {
  const { wake, detect } = await awakeModel();
  const asked = detect();
  asked.catch(() => undefined);
  await settled();
  workers[0]?.crash();
  await expect(asked).rejects.toMatchObject({ code: 'modelNotStarted' });
  wake();
  expect(ended()).toEqual([true, false]);
});

it('stays away once it is released, also if it was being loaded', async () => {
  const { wake, detect, release } = await awakeModel();
  passRestTime();
  const asked = detect();
  asked.catch(() => undefined);
  await release();
  workers[1]?.answer();
  await expect(asked).rejects.toMatchObject({ code: 'modelStopped' });
  wake();
  await expect(detect()).rejects.toMatchObject({ code: 'modelStopped' });
  expect([ended(), restAt]).toEqual([[true, true], undefined]);
});

it('ends the worker that loads the model as soon as it is released', async () => {
  const { wake, release } = await awakeModel();
  passRestTime();
  wake();
  await release();
  expect(ended()).toEqual([true, true]);
  await settled();
  expect(loadEndsAt).toBeUndefined();
});

it('gives way at once when it is aborted while it wakes, and goes on loading for others', async () => {
  const { detect } = await awakeModel();
  passRestTime();
  const controller = new AbortController();
  const asked = detect(controller.signal);
  const other = detect();
  await settled();
  controller.abort(new Error('newer text'));
  await expect(asked).rejects.toThrow('newer text');
  workers[1]?.answer();
  await settled();
  workers[1]?.answer();
  expect(await other).toEqual([]);
  expect([ended(), restAt === undefined]).toEqual([[true, false], false]);
});

it('starts no worker for what is aborted already', async () => {
  const { detect } = await awakeModel();
  passRestTime();
  await expect(detect(AbortSignal.abort(new Error('newer text')))).rejects.toThrow('newer text');
  expect(workers).toHaveLength(1);
});

it('ends a worker of which nothing is heard while it loads, and rejects what waits', async () => {
  const { detect, reloads } = await awakeModel();
  expect(loadEndsAt).toBeUndefined();
  passRestTime();
  const asked = detect();
  asked.catch(() => undefined);
  await settled();
  passLoadTime();
  await expect(asked).rejects.toMatchObject({ code: 'modelStopped' });
  expect([ended(), reloads, restAt]).toEqual([[true, true], ['failed'], undefined]);
});

it('waits for a long load as long as the worker tells of its progress', async () => {
  const { wake } = await awakeModel();
  passRestTime();
  wake();
  const before = loadEndsAt;
  workers[1]?.share();
  expect([loadEndsAt === undefined, loadEndsAt === before]).toEqual([false, false]);
  workers[1]?.answer();
  await settled();
  expect(loadEndsAt).toBeUndefined();
});

it('rejects if the first load takes too long', async () => {
  const loading = restartableWorker({
    start,
    load: (worker) => worker.call('loadShipped', { place: PLACE, name: 'tiny' }),
    restAfterMs: REST_MS,
    startTimer,
  });
  loading.catch(() => undefined);
  passLoadTime();
  await expect(loading).rejects.toMatchObject({ code: 'modelStopped' });
  expect(ended()).toEqual([true]);
});

const STEPS = ['wake', 'detect', 'answer', 'fail', 'crash', 'rest time', 'load time'] as const;

it('answers or rejects all that is asked in any order, with one worker at a time, and none is left behind', async () => {
  const step = fc.constantFrom(...STEPS);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, releasesEarly) => {
      startAnew();
      const { wake, detect, release } = await awakeModel();
      let asked = 0;
      let settledCalls = 0;
      const count = () => {
        settledCalls += 1;
      };
      const living = () => workers.filter(({ hasEnded }) => !hasEnded);
      for (const one of steps) {
        const [latest] = living();
        if (one === 'wake') wake();
        else if (one === 'rest time') passRestTime();
        else if (one === 'load time') passLoadTime();
        else if (one !== 'detect') latest?.[one]();
        else {
          asked += 1;
          detect().then(count, count);
        }
        await settled();
        expect(living().length).toBeLessThanOrEqual(1);
        // The rest time does not run while somebody waits.
        if (restAt) expect(asked).toBe(settledCalls);
      }
      if (releasesEarly) await release();
      for (let round = 0; round < 2 * asked + 2; round += 1) {
        living()[0]?.answer();
        await settled();
      }
      expect(settledCalls).toBe(asked);
      await release();
      expect(living()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
