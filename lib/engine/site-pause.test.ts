import { expect, it } from 'vitest';
import { effectiveModeOf, settingChangesForSiteSwitch } from './send-mode.ts';
import { DEFAULT_SETTINGS, readSettings, withSettingChanges } from './settings.ts';
import { pauseEndOf, settingChangesForPause } from './site-pause.ts';

const A = 'https://a.example';
const B = 'https://b.example';
const NOW = 1_700_000_000_000;
const MINUTES = 60_000;

const paused = { ...DEFAULT_SETTINGS, mode: 'automatic' as const, ...settingChangesForPause(DEFAULT_SETTINGS, A, NOW) };

it('switches one site off until the pause is over', () => {
  expect(pauseEndOf(paused, A, NOW)).toBe(NOW + 10 * MINUTES);
  expect(effectiveModeOf(paused, A, NOW + 9 * MINUTES)).toBe('off');
  expect(effectiveModeOf(paused, B, NOW)).toBe('automatic');
  expect(effectiveModeOf(paused, A, NOW + 10 * MINUTES)).toBe('automatic');
});

it('does not last longer if the clock is set back or a page writes a later time', () => {
  expect(effectiveModeOf(paused, A, NOW - MINUTES)).toBe('automatic');
  expect(effectiveModeOf({ ...paused, sitePauses: { [A]: NOW + 1e9 } }, A, NOW)).toBe('automatic');
});

it('ends at once when the site is switched on, and forgets pauses that are over', () => {
  const later = NOW + 11 * MINUTES;
  expect(settingChangesForPause(paused, B, later).sitePauses).toEqual({ [B]: later + 10 * MINUTES });
  const on = withSettingChanges(paused, settingChangesForSiteSwitch(paused, A, true, NOW));
  expect(on.sitePauses).toEqual({});
  expect(effectiveModeOf(on, A, NOW)).toBe('automatic');
});

it('refuses what is no time, and reads settings without pauses', () => {
  expect(() => withSettingChanges(DEFAULT_SETTINGS, { sitePauses: { [A]: 0.5 } })).toThrow();
  expect(readSettings({ sitePauses: { [A]: 'soon' } }).sitePauses).toEqual({});
});
