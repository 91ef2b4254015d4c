import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../lib/engine/settings.ts';
import { withPendingChanges } from './use-settings.ts';

it('shows what is being changed over what is kept, the last change last', () => {
  const shown = withPendingChanges(DEFAULT_SETTINGS, [{ retentionDays: 3, recompute: true }, { retentionDays: 5 }]);
  expect(shown).toEqual({ ...DEFAULT_SETTINGS, retentionDays: 5, recompute: true });
  expect(withPendingChanges(DEFAULT_SETTINGS, [])).toEqual(DEFAULT_SETTINGS);
});

it('shows nothing before it has been read', () => {
  expect(withPendingChanges(undefined, [{ retentionDays: 3 }])).toBeUndefined();
});
