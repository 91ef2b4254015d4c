import { expect, it } from 'vitest';
import { setUp } from './host.test-support.ts';
import type { Sender } from './sender.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const HERE = 'https://chat.example';
const THERE = 'https://clinic.example';
const page: Sender = { kind: 'page', origin: HERE, isPrivateWindow: false };
const privately: Sender = { ...page, isPrivateWindow: true };
const word = { text: 'Falcon', type: 'PRODUCT', risk: 5 } as const;

async function withOtherSites() {
  const { host, vault } = setUp();
  const model = 'acme/names';
  await host.handle('setSettings', {
    disabledOrigins: [THERE],
    privateOrigins: [THERE],
    siteModes: { [THERE]: 'review' },
    model,
  });
  return { host, vault };
}

it('tells a page nothing of other sites', async () => {
  const { host } = await withOtherSites();
  expect(await host.handle('getSettings', {}, undefined, page)).toEqual(DEFAULT_SETTINGS);
});

it('lets a page change its own site’s part, and keeps that of all others', async () => {
  const { host } = await withOtherSites();
  const changes = { disabledOrigins: [HERE, 'https://bank.example'], siteModes: { [HERE]: 'automatic' } } as const;
  const seen = await host.handle('setSettings', changes, undefined, page);
  expect(seen).toMatchObject({ disabledOrigins: [HERE], siteModes: { [HERE]: 'automatic' } });
  expect(await host.handle('getSettings', {})).toMatchObject({
    disabledOrigins: [THERE, HERE],
    privateOrigins: [THERE],
    siteModes: { [THERE]: 'review', [HERE]: 'automatic' },
  });
  await host.handle('setSettings', { disabledOrigins: [] }, undefined, page);
  expect((await host.handle('getSettings', {})).disabledOrigins).toEqual([THERE]);
});

it('keeps where a page’s badge stands and whether it is seen, beside those of other sites', async () => {
  const { host } = await withOtherSites();
  await host.handle('setSettings', { badgePlaces: { [THERE]: { x: 1, y: 2 } }, badgeHiddenOrigins: [THERE] });
  const changes = { badgePlaces: { [HERE]: { x: -40, y: 8 }, [THERE]: { x: 9, y: 9 } }, badgeHiddenOrigins: [HERE] };
  const seen = await host.handle('setSettings', changes, undefined, page);
  expect(seen).toMatchObject({ badgePlaces: { [HERE]: { x: -40, y: 8 } }, badgeHiddenOrigins: [HERE] });
  expect(await host.handle('getSettings', {})).toMatchObject({
    badgePlaces: { [THERE]: { x: 1, y: 2 }, [HERE]: { x: -40, y: 8 } },
    badgeHiddenOrigins: [THERE, HERE],
  });
  await host.handle('setSettings', { badgePlaces: {} }, undefined, page);
  expect((await host.handle('getSettings', {})).badgePlaces).toEqual({ [THERE]: { x: 1, y: 2 } });
  const wrong = { badgePlaces: { [HERE]: { x: 'left', y: 0 } } } as never;
  await expect(host.handle('setSettings', wrong, undefined, page)).rejects.toThrow('settingInvalid');
});

it('lets a page keep what is done with unreadable files on its own site only', async () => {
  const { host } = await withOtherSites();
  await host.handle('setSettings', { unreadableFileChoices: { [THERE]: { mp4: 'refuse' } } });
  expect((await host.handle('getSettings', {}, undefined, page)).unreadableFileChoices).toEqual({});
  const changes = { unreadableFileChoices: { [HERE]: { mp4: 'as-is' }, [THERE]: { mp4: 'as-is' } } } as const;
  const seen = await host.handle('setSettings', changes, undefined, page);
  expect(seen.unreadableFileChoices).toEqual({ [HERE]: { mp4: 'as-is' } });
  expect((await host.handle('getSettings', {})).unreadableFileChoices).toEqual({
    [THERE]: { mp4: 'refuse' },
    [HERE]: { mp4: 'as-is' },
  });
  await host.handle('setSettings', { unreadableFileChoices: {} }, undefined, page);
  expect((await host.handle('getSettings', {})).unreadableFileChoices).toEqual({ [THERE]: { mp4: 'refuse' } });
});

it.each([
  'as-is',
  { MP4: 'as-is' },
  { '': 'as-is' },
  { '.mp4': 'as-is' },
  { mp4: 'sanitized' },
  ['as-is'],
  Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`a${i}`, 'as-is'])),
])('keeps no choice about unreadable files like %j', async (choices) => {
  const { host } = await withOtherSites();
  const wrong = { unreadableFileChoices: { [HERE]: choices } } as never;
  await expect(host.handle('setSettings', wrong, undefined, page)).rejects.toThrow('settingInvalid');
});

it.each([
  { profile: 'strict' },
  { retentionDays: 1 },
  { model: '' },
  { restoreAutomatically: true },
  { mode: 'off' },
  { mode: 'automatic' },
  { mode: 'review' },
  { lockAfterMinutes: 0 },
] as const)('refuses a page %o', async (changes) => {
  const { host } = await withOtherSites();
  await expect(host.handle('setSettings', changes, undefined, page)).rejects.toThrow('requestOnlyFromExtension');
});

it('counts a page’s reviews for its own site only', async () => {
  const { host } = await withOtherSites();
  const changes = { siteReviews: { [HERE]: 2, [THERE]: 99 } };
  await host.handle('setSettings', changes, undefined, page);
  expect(await host.handle('getSettings', {})).toMatchObject({ mode: 'first-sends', siteReviews: { [HERE]: 2 } });
});

it('changes nothing for documents without an origin of their own, because they all share one name', async () => {
  const { host } = setUp();
  const opaque: Sender = { ...page, origin: 'null' };
  await expect(host.handle('setSettings', { disabledOrigins: ['null'] }, undefined, opaque)).rejects.toThrow();
  await expect(host.handle('learn', word, undefined, opaque)).rejects.toThrow();
  await expect(host.handle('unlearn', { text: 'Falcon', before: [] }, undefined, opaque)).rejects.toThrow();
});

it('tells a page nothing of the dictionary by way of a learning, and changes it for the page’s site only', async () => {
  const { host } = setUp();
  const typed = { term: 'Falcon', pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false } as const;
  const elsewhere = { ...typed, learned: true, site: THERE } as const;
  await host.handle('setDictionary', { entries: [typed, elsewhere] });
  const known = await host.handle('learn', { ...word, risk: 1 }, undefined, page);
  const unknown = await host.handle('learn', { ...word, text: 'Heron', risk: 1 }, undefined, page);
  expect(known).toEqual(unknown);
  const here = { ...typed, risk: 1, learned: true, site: HERE };
  expect((await host.handle('getDictionary', {})).entries).toEqual([
    typed,
    elsewhere,
    here,
    { ...here, term: 'Heron' },
  ]);
  await host.handle('unlearn', { text: 'Falcon', before: [] }, undefined, page);
  await host.handle('unlearn', { text: 'Heron', before: [] }, undefined, page);
  expect((await host.handle('getDictionary', {})).entries).toEqual([typed, elsewhere]);
});

it.each([
  ['of all sites', { learned: true }],
  ['of another site', { learned: true, site: THERE }],
  ['that the person typed', { site: HERE }],
] as const)('puts back no entry %s for a page', async (_what, fields) => {
  const { host } = setUp();
  const entry = { term: 'Falcon', pattern: false, type: 'PRODUCT', risk: 1, caseSensitive: false, ...fields } as const;
  await expect(host.handle('unlearn', { text: 'Falcon', before: [entry] }, undefined, page)).rejects.toThrow();
  expect((await host.handle('getDictionary', {})).entries).toEqual([]);
});

it('writes nothing that is asked in a private window, learned words and switches included', async () => {
  const { host, vault } = await withOtherSites();
  const before = JSON.stringify([await vault.setting('settings'), await vault.setting('dictionary')]);
  await expect(host.handle('learn', word, undefined, privately)).rejects.toThrow('privateWindowKeepsNothing');
  await expect(host.handle('unlearn', { text: 'Falcon', before: [] }, undefined, privately)).rejects.toThrow(
    'privateWindowKeepsNothing',
  );
  await host.handle('setSettings', { disabledOrigins: [HERE] }, undefined, privately);
  // In private windows the change applies as long as the engine runs.
  expect((await host.handle('getSettings', {}, undefined, privately)).disabledOrigins).toEqual([HERE]);
  expect((await host.handle('getSettings', {}, undefined, page)).disabledOrigins).toEqual([]);
  expect(JSON.stringify([await vault.setting('settings'), await vault.setting('dictionary')])).toBe(before);
});

it('takes no other words into the dictionary by way of an unlearning', async () => {
  const { host } = setUp();
  const other = { term: 'Annika', pattern: false, type: 'PERSON', risk: 1, caseSensitive: false } as const;
  await expect(host.handle('unlearn', { text: 'Falcon', before: [other] }, undefined, page)).rejects.toThrow();
  expect((await host.handle('getDictionary', {})).entries).toEqual([]);
});
