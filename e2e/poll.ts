// Waits for a condition and looks often: Playwright by itself looks once a second in the end, and a run waits a thousand times.
import { expect } from '@playwright/test';

export const poll: typeof expect.poll = (ask, options) =>
  expect.poll(ask, { intervals: [20, 50, 100], ...(typeof options === 'string' ? { message: options } : options) });
