import { expect, it } from 'vitest';
import {
  effectiveModeOf,
  type SendModeSettings,
  settingChangesAfterReview,
  settingChangesForSiteMode,
  settingChangesForSiteSwitch,
  siteModeOf,
} from './send-mode.ts';
import { DEFAULT_SETTINGS, readSettings, withSettingChanges } from './settings.ts';

const A = 'https://a.example';
const B = 'https://b.example';
const fresh: SendModeSettings = DEFAULT_SETTINGS;

it('shows a person who is new what is sent, three times on each site', () => {
  let settings = DEFAULT_SETTINGS;
  for (const expected of ['review', 'review', 'review', 'automatic', 'automatic']) {
    expect(effectiveModeOf(settings, A)).toBe(expected);
    settings = withSettingChanges(settings, settingChangesAfterReview(settings, A));
  }
  expect(settings).toMatchObject({ mode: 'first-sends', siteModes: { [A]: 'automatic' }, siteReviews: {} });
  expect(effectiveModeOf(settings, B)).toBe('review');
});

it('counts no send where the person chose a mode', () => {
  expect(settingChangesAfterReview({ ...fresh, mode: 'review' }, A)).toEqual({});
  expect(settingChangesAfterReview({ ...fresh, siteModes: { [A]: 'review' } }, A)).toEqual({});
  expect(settingChangesAfterReview({ ...fresh, siteModes: { [A]: 'review' } }, B)).toEqual({ siteReviews: { [B]: 1 } });
});

it('lets a site differ from all others', () => {
  const settings = { ...fresh, mode: 'automatic' as const, ...settingChangesForSiteMode(fresh, A, 'review') };
  expect([effectiveModeOf(settings, A), effectiveModeOf(settings, B)]).toEqual(['review', 'automatic']);
  const off = { ...settings, ...settingChangesForSiteMode(settings, A, 'off') };
  expect([effectiveModeOf(off, A), off.disabledOrigins, off.siteModes]).toEqual(['off', [A], {}]);
  const asAll = { ...off, ...settingChangesForSiteMode(off, A, undefined) };
  expect([siteModeOf(asAll, A), effectiveModeOf(asAll, A)]).toEqual([undefined, 'automatic']);
});

it('turns a site on again to what holds elsewhere, and to a look where that is off', () => {
  const off = { ...fresh, mode: 'automatic' as const, disabledOrigins: [A] };
  expect(effectiveModeOf({ ...off, ...settingChangesForSiteSwitch(off, A, true) }, A)).toBe('automatic');
  const allOff = { ...off, mode: 'off' as const };
  const on = { ...allOff, ...settingChangesForSiteSwitch(allOff, A, true) };
  expect([effectiveModeOf(on, A), effectiveModeOf(on, B)]).toEqual(['review', 'off']);
  expect(effectiveModeOf({ ...on, ...settingChangesForSiteSwitch(on, A, false) }, A)).toBe('off');
});

it('takes no site for one with a mode because of what all objects have', () => {
  expect(siteModeOf(fresh, 'constructor')).toBeUndefined();
});

it('keeps no mode that does not exist', () => {
  expect(() => withSettingChanges(DEFAULT_SETTINGS, { siteModes: { [A]: 'never' } } as never)).toThrow('siteModes');
  expect(readSettings({ mode: 'protected', siteReviews: { [A]: -1 }, siteModes: ['review'] })).toEqual(
    DEFAULT_SETTINGS,
  );
});
