import { expect, it } from 'vitest';
import { ENTITY_TYPES } from '../../detect/annotation.ts';
import { balancedLevelOf, CUSTOM_PRESETS, presetOf, withPreset } from './custom-presets.ts';
import { EMPTY_CUSTOM_PROFILE, isCustomProfile } from './custom-profile.ts';

const SECRETS = ['PASSWORD', 'SECRET', 'FINANCIAL', 'ID'] as const;

it.each(CUSTOM_PRESETS)('%s is a valid profile, is recognised, and replaces every secret', (preset) => {
  const custom = withPreset(EMPTY_CUSTOM_PROFILE, preset);
  expect(isCustomProfile(custom)).toBe(true);
  expect(presetOf(custom)).toBe(preset);
  for (const type of SECRETS) expect(custom.levels[type] ?? balancedLevelOf(type)).toBeGreaterThanOrEqual(4);
});

it('replaces every type, or only what reaches a person', () => {
  const levels = (preset: 'everything' | 'contact') => withPreset(EMPTY_CUSTOM_PROFILE, preset).levels;
  expect(ENTITY_TYPES.every((type) => (levels('everything')[type] ?? 0) >= 4)).toBe(true);
  expect(levels('contact')).toMatchObject({ EMAIL: 5, PHONE: 5, ADDRESS: 5, PERSON: 1, CONDITION: 1 });
});

it('keeps the strength, and knows a profile that the person changed', () => {
  const custom = withPreset({ ...EMPTY_CUSTOM_PROFILE, strength: 'strong', words: 'cape' }, 'everything');
  expect(custom).toMatchObject({ strength: 'strong', words: 'kept' });
  expect(presetOf({ ...custom, levels: { ...custom.levels, DATE: 1 } })).toBeUndefined();
  expect(presetOf({ ...custom, mechanisms: { DATE: { 4: 'placeholder' } } })).toBeUndefined();
  expect(presetOf({ ...custom, words: 'rap-li' })).toBeUndefined();
});
