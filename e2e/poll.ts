// Waits for a condition and looks often: Playwright by itself looks once a second in the end, and a run waits a thousand times.
import { expect } from '@playwright/test';

/** As in the tests' settings, which scripts do not read. */
const TIMEOUT_MS = 40_000;

export const poll: typeof expect.poll = (ask, options) =>
  expect.poll(ask, {
    intervals: [20, 50, 100],
    timeout: TIMEOUT_MS,
    ...(typeof options === 'string' ? { message: options } : options),
  });
