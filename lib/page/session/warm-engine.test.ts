import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEngineWarm } from './warm-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(to: DocumentVisibilityState): void {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function warmed({ isWanted = true, sleeps = true } = {}) {
  const page = new Page();
  const status = vi.fn(async () => ({ model: 'ready' as const }));
  const warm = keepEngineWarm({ engine: { status }, isWanted: () => isWanted, sleeps, page });
  return { page, status, warm };
}

it('wakes the engine when the composer gets the keyboard and when the chat is shown', async () => {
  const { page, status, warm } = warmed({ sleeps: false });
  warm.touched();
  expect(status).toHaveBeenCalledTimes(1);
  page.turn('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(status).toHaveBeenCalledTimes(1);
  page.turn('visible');
  expect(status).toHaveBeenCalledTimes(2);
});

it('keeps it awake in a chat that somebody is at, and lets it sleep when they are gone', async () => {
  const { page, status, warm } = warmed();
  warm.touched();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(status.mock.calls.length).toBeGreaterThanOrEqual(6);
  page.turn('hidden');
  status.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(status).not.toHaveBeenCalled();
  page.turn('visible');
  await vi.advanceTimersByTimeAsync(3_600_000);
  status.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(status).not.toHaveBeenCalled();
});

it('asks once for many keys, and never where Coatcheck is off or the session has ended', async () => {
  const { status, warm } = warmed();
  for (let i = 0; i < 50; i += 1) warm.touched();
  expect(status).toHaveBeenCalledTimes(1);
  warm.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(status).toHaveBeenCalledTimes(1);
  const off = warmed({ isWanted: false });
  off.warm.touched();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(off.status).not.toHaveBeenCalled();
});
