// Tests, through the host, how an organisation's rules change settings, words and keys, and which of them a person can still change.
import { expect, it } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import { createVault } from '../../vault/vault.ts';
import { newName, prompt, random, testDeps } from '../host.test-support.ts';
import { createEngineHost } from '../host.ts';
import type { Sender } from '../sender.ts';
import { parsePolicy } from './policy.ts';

const PAGE: Sender = { kind: 'page', origin: 'https://chat.example', isPrivateWindow: false };

function hostUnder(rules?: object, name = newName(), found: readonly Annotation[] = []) {
  const vault = createVault({ name, now: () => 1000, randomBytes: random, logN: 4 });
  let policy = rules && parsePolicy({ organisation: 'Acme', rules });
  const deps = testDeps({ annotate: async () => found });
  const host = createEngineHost({ deps, vault, now: () => 1000, policy: async () => policy });
  return {
    host,
    lift: () => {
      policy = undefined;
    },
  };
}

it('forces what it names, refuses changes of it, and leaves the rest to the person', async () => {
  const { host } = hostUnder({ profile: 'preempt', sendMode: 'automatic', retentionDays: 7, noModelDownload: true });
  const settings = await host.handle('getSettings', {});
  expect(settings).toMatchObject({ profile: 'preempt', mode: 'automatic', retentionDays: 7, model: '' });
  expect(settings.organisation?.locked).toEqual(['profile', 'mode', 'siteModes', 'retentionDays', 'model']);
  for (const change of [
    { profile: 'names-only' },
    { mode: 'off' as const },
    { mode: 'review' as const },
    { siteModes: { 'https://chat.example': 'review' as const } },
    { retentionDays: 3650 },
    { model: 'Xenova/bert-base-NER' },
  ])
    await expect(host.handle('setSettings', change), JSON.stringify(change)).rejects.toThrow('settingLocked');
  expect((await host.handle('setSettings', { recompute: true })).recompute).toBe(true);
});

it('keeps Coatcheck on on locked sites, whatever was chosen before, and gives the choice back', async () => {
  const name = newName();
  const before = hostUnder(undefined, name);
  const chosen = ['https://chat.example', 'https://other.example'];
  await before.host.handle('setSettings', { disabledOrigins: chosen, profile: 'names-only' });
  const { host, lift } = hostUnder({ lockedSites: ['https://chat.example'], profile: 'strict' }, name);
  expect((await host.handle('getSettings', {})).disabledOrigins).toEqual(['https://other.example']);
  const own = { disabledOrigins: ['https://chat.example'] };
  await expect(host.handle('setSettings', own, undefined, PAGE)).rejects.toThrow('settingLocked');
  await expect(host.handle('setSettings', { mode: 'off' })).rejects.toThrow('settingLocked');
  lift();
  expect(await host.handle('getSettings', {})).toMatchObject({ disabledOrigins: chosen, profile: 'names-only' });
});

it('lets no site have unread files where only checked ones may be attached, and gives the choice back', async () => {
  const name = newName();
  const before = hostUnder(undefined, name);
  const chosen = { 'https://chat.example': { mp4: 'as-is', mp3: 'refuse' } } as const;
  await before.host.handle('setSettings', { unreadableFileChoices: chosen });
  const { host, lift } = hostUnder({ checkedFilesOnly: true }, name);
  const refused = { 'https://chat.example': { mp3: 'refuse' } };
  expect((await host.handle('getSettings', {})).unreadableFileChoices).toEqual(refused);
  expect((await host.handle('getSettings', {}, undefined, PAGE)).unreadableFileChoices).toEqual(refused);
  for (const sender of [undefined, PAGE])
    await expect(host.handle('setSettings', { unreadableFileChoices: chosen }, undefined, sender)).rejects.toThrow(
      'settingLocked',
    );
  lift();
  expect((await host.handle('getSettings', {})).unreadableFileChoices).toEqual(chosen);
});

it('lets nobody switch it off anywhere', async () => {
  const { host } = hostUnder({ neverOff: true });
  await expect(host.handle('setSettings', { disabledOrigins: ['https://any.example'] })).rejects.toThrow(
    'settingLocked',
  );
});

it('tells a page of its own site only', async () => {
  const { host } = hostUnder({ lockedSites: ['https://chat.example', 'https://other.example'] });
  const { organisation } = await host.handle('getSettings', {}, undefined, PAGE);
  expect(organisation).toMatchObject({ name: 'Acme', lockedSites: ['https://chat.example'] });
});

it('sends nothing before there is a passphrase, and lets nobody take it away', async () => {
  const { host } = hostUnder({ requirePassphrase: true });
  await expect(host.handle('preview', prompt)).rejects.toThrow('passphraseRequired');
  await expect(host.handle('commit', prompt)).rejects.toThrow('passphraseRequired');
  await host.handle('setPassphrase', { next: 'correct horse battery staple' });
  await expect(host.handle('commit', prompt)).resolves.toBeDefined();
  await expect(host.handle('setPassphrase', { current: 'correct horse battery staple' })).rejects.toThrow(
    'settingLocked',
  );
});

it('raises its own words, found or not, in what is shown and in what is sent', async () => {
  const text = 'About Bluebird and the Bluebird 2.';
  const lowered: Annotation = {
    start: 6,
    end: 14,
    type: 'WORK',
    confidence: 1,
    risk: 1,
    source: { detector: 'person', rule: 'marked' },
  };
  const { host } = hostUnder({ dictionary: [{ term: 'Bluebird', type: 'WORK', risk: 5 }] }, newName(), [lowered]);
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation: 'chat' });
  expect(annotations.map(({ start, end, risk }) => [start, end, risk])).toEqual([
    [6, 14, 5],
    [23, 31, 5],
  ]);
  // The word is replaced even if the page sends no annotations.
  const sanitized = await host.handle('commit', { text, annotations: [], conversation: 'chat' });
  expect(sanitized.vault).toHaveLength(1);
  expect(await host.handle('getDictionary', {})).toMatchObject({ entries: [], pushed: [{ term: 'Bluebird' }] });
});
