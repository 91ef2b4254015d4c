import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import type { Settings } from '../protocol.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { EMPTY_DOCUMENT, mergeDocuments, type SyncDocument, wordId } from './document.ts';
import { type LocalState, SYNCED_SETTINGS, stateAfter, withJoiningState, withLocalChanges } from './local-state.ts';

const word = (term: string, changes: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  ...{ term, pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false },
  ...changes,
});
const state = (entries: readonly DictionaryEntry[], settings: Partial<Settings> = {}): LocalState => ({
  settings: { ...DEFAULT_SETTINGS, ...settings },
  entries,
});
const terms = ({ entries }: LocalState) => entries.map(({ term }) => term);
const first = (entries: readonly DictionaryEntry[], settings: Partial<Settings> = {}) =>
  withJoiningState(EMPTY_DOCUMENT, state(entries, settings), 'a', 1);

it('has a place for every setting: shared, or of one device', () => {
  const ofOneDevice: readonly (keyof Settings)[] = [
    'retentionDays',
    'lockAfterMinutes',
    'restoreOrigins',
    'restoreDeclinedOrigins',
    'siteReviews',
    'siteModes',
    'disabledOrigins',
    'sitePauses',
    'privateOrigins',
    'badgePlaces',
    'unreadableFileChoices',
    'badgeHiddenOrigins',
    'model',
  ];
  expect([...SYNCED_SETTINGS, ...ofOneDevice].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
});

it('shares no setting of one device', () => {
  const own = { siteModes: { 'https://avocet.example': 'review' }, lockAfterMinutes: 5, model: 'acme/names' } as const;
  expect([...first([], own).settings.keys()].sort()).toEqual([...SYNCED_SETTINGS].sort());
});

it('stamps what changed here, and nothing else', () => {
  const before = first([word('Heron'), word('Kite')]);
  const unchanged = withLocalChanges(before, state([word('Kite'), word('Heron')]), 'a', 5);
  expect(unchanged).toEqual(before);
  const after = withLocalChanges(before, state([word('Kite', { risk: 4 }), word('Stork')], { mode: 'off' }), 'a', 5);
  const at = (document: SyncDocument, term: string) => document.words.get(wordId(word(term)))?.stamp.at;
  expect([at(after, 'Heron'), at(after, 'Kite'), at(after, 'Stork')]).toEqual([5, 5, 5]);
  expect(after.words.get(wordId(word('Heron')))?.value).toBeNull();
  expect([after.settings.get('mode')?.stamp.at, after.settings.get('profile')?.stamp.at]).toEqual([5, 1]);
});

it('loses nothing if two devices change different things at the same time', () => {
  const shared = first([word('Heron')]);
  const here = withLocalChanges(shared, state([word('Heron'), word('Kite')], { mode: 'review' }), 'a', 5);
  const there = withLocalChanges(shared, state([word('Stork')], { profile: 'strict' }), 'b', 5);
  const merged = mergeDocuments(here, there);
  const after = stateAfter(merged, state([word('Heron'), word('Kite')], { mode: 'review' }));
  expect(terms(after)).toEqual(['Kite', 'Stork']);
  expect(after.settings).toMatchObject({ mode: 'review', profile: 'strict' });
});

it('applies what is shared, and then finds nothing to change', () => {
  const entries = fc.uniqueArray(
    fc
      .record({
        term: fc.constantFrom('Heron', 'Kite', 'Stork', 'Wigeon'),
        risk: fc.constantFrom(1 as const, 5 as const),
        detail: fc.boolean(),
      })
      .map(({ term, risk, detail }) => word(term, { risk, ...(detail ? { detail: true as const } : {}) })),
    { selector: wordId },
  );
  fc.assert(
    fc.property(entries, entries, fc.constantFrom('off', 'review'), (mine, theirs, mode) => {
      const shared = withLocalChanges(first(mine), state(theirs, { mode: mode as 'off' | 'review' }), 'b', 9);
      const after = stateAfter(shared, state(mine));
      expect(new Set(after.entries.map(wordId))).toEqual(new Set(theirs.map(wordId)));
      expect(withLocalChanges(shared, after, 'a', 99)).toEqual(shared);
      expect(stateAfter(shared, after)).toEqual(after);
    }),
  );
});

it('keeps the words of a device that joins, deleted ones of others too, and takes the settings of the others', () => {
  const shared = withLocalChanges(first([word('Heron'), word('Kite')]), state([word('Kite')], { mode: 'off' }), 'a', 5);
  const joining = state([word('Heron'), word('Kite', { risk: 4 }), word('Stork')], { mode: 'review' });
  const document = withJoiningState(shared, joining, 'b', 6);
  const after = stateAfter(document, joining);
  expect(after.entries.map(({ term, risk }) => [term, risk])).toEqual([
    ['Heron', 5],
    ['Kite', 5],
    ['Stork', 5],
  ]);
  expect(after.settings.mode).toBe('off');
  expect([...document.devices.keys()].sort()).toEqual(['a', 'b']);
  expect(stateAfter(document, state([word('Kite')])).entries.map(({ term }) => term)).toEqual([
    'Kite',
    'Heron',
    'Stork',
  ]);
});

it('counts a learned word of a site apart from the word of all sites', () => {
  const learned = word('Heron', { learned: true, site: 'https://avocet.example' });
  const document = first([word('Heron'), learned]);
  expect(document.words.size).toBe(2);
  expect(stateAfter(document, state([])).entries).toContainEqual(expect.objectContaining({ site: learned.site }));
});
