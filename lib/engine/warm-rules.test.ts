import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineDeps } from './host-parts.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { withWarmRules } from './warm-rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const INPUT = { text: 'Call Annika', overrides: [], dictionary: [], settings: DEFAULT_SETTINGS, rulesOnly: false };
const annotating = () => ({ annotate: vi.fn<EngineDeps['annotate']>(async () => []) });

it('checks a sample by rules alone, so that no model is loaded for it', async () => {
  const deps = annotating();
  withWarmRules(deps);
  expect(deps.annotate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deps.annotate.mock.calls.map(([{ rulesOnly }]) => rulesOnly)).toEqual([true]);
});

it('leaves it to the first check if that came sooner', async () => {
  const deps = annotating();
  expect(await withWarmRules(deps).annotate(INPUT)).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deps.annotate.mock.calls).toEqual([[INPUT]]);
});

it('does not mind a sample that cannot be checked', async () => {
  const annotate = vi.fn<EngineDeps['annotate']>(() => Promise.reject(new Error('broken')));
  withWarmRules({ annotate });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(annotate).toHaveBeenCalledOnce();
});
