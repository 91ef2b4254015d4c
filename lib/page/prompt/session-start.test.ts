import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineStatus } from '../../engine/protocol.ts';
import { promptStore } from './prompt-store.ts';
import { startSession } from './session-start.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session whose engine gives these answers, one after another, and then repeats the last. */
function sessionWith(...answers: readonly [EngineStatus, ...EngineStatus[]]) {
  const store = promptStore({ id: 'chat', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const status = vi.fn(async () => answers[status.mock.calls.length - 1] ?? answers.at(-1) ?? answers[0]);
  return { store, status, started: startSession({ status }, store, async () => undefined) };
}

it('shows that the model is ready once it has loaded, before any prompt was checked', async () => {
  const { store, status, started } = sessionWith({ model: 'loading' }, { model: 'loading' }, { model: 'ready' });
  await vi.advanceTimersByTimeAsync(500);
  expect(store.state.engine).toBe('loading');
  await vi.advanceTimersByTimeAsync(5000);
  await started;
  expect(store.state.engine).toBe('ready');
  expect(status).toHaveBeenCalledTimes(3);
});

it('says that the model failed, if it fails while the page waits for it', async () => {
  const { store } = sessionWith({ model: 'loading' }, { model: 'failed' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.state).toMatchObject({ engine: 'failed', notice: { tone: 'error' } });
});

it('asks no more once a check has shown the state', async () => {
  const { store, status } = sessionWith({ model: 'loading' });
  await vi.advanceTimersByTimeAsync(500);
  store.set({ engine: 'ready' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.state.engine).toBe('ready');
  expect(status).toHaveBeenCalledTimes(1);
});
