// Sync of whole devices through a browser's sync with Chrome's limits.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePolicy } from '../organisation/policy.ts';
import { device, PASSPHRASE, testArea, twoDevices } from './sync.test-support.ts';

const textOf = (value: unknown) => JSON.stringify(value);

it('is off, and writes nothing, until it is turned on', async () => {
  const { host, area, add, state, sync } = device();
  await add('Heron');
  await host.handle('setSettings', { profile: 'strict' });
  await sync();
  expect(await state()).toEqual({ isOn: false, isThere: false });
  expect(area.items).toEqual({});
});

it('brings settings and words to another device, and shows nothing of them to the browser', async () => {
  const { host, area, add, turnOn } = device();
  await add('Ptarmigan', 'Wigeon');
  await host.handle('setSettings', {
    profile: 'strict',
    lockAfterMinutes: 5,
    privateOrigins: ['https://avocet.example'],
  });
  expect(await turnOn()).toMatchObject({ isOn: true, isThere: true, words: 2, devices: 1 });
  expect(textOf(area.items)).not.toMatch(/Ptarmigan|Wigeon|strict|avocet|correct horse/);

  const second = device({ area });
  expect(await second.state()).toEqual({ isOn: false, isThere: true });
  expect(await second.turnOn()).toMatchObject({ isOn: true, words: 2, devices: 2 });
  expect(await second.terms()).toEqual(['Ptarmigan', 'Wigeon']);
  const settings = await second.host.handle('getSettings', {});
  expect(settings).toMatchObject({ profile: 'strict', lockAfterMinutes: 60, privateOrigins: [] });
});

it('carries changes and deletions both ways', async () => {
  const { one, other } = await twoDevices();
  await one.add('Kite');
  await other.remove('Heron');
  await other.host.handle('setSettings', { profile: 'names-only' });
  for (const step of [one.sync, other.sync, one.sync]) await step();
  expect(await one.terms()).toEqual(['Kite']);
  expect(await other.terms()).toEqual(['Kite']);
  expect([await one.profile(), await other.profile()]).toEqual(['names-only', 'names-only']);
});

it('writes only if this device knows more', async () => {
  const { area, one, other } = await twoDevices();
  await one.sync();
  const { writes } = area;
  for (const step of [one.sync, other.sync, one.sync, other.sync]) await step();
  expect(area.writes).toBe(writes);
});

it('ends with the same words on all devices, whatever the order of changes and runs', async () => {
  const act = fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    what: fc.constantFrom('add' as const, 'remove' as const, 'sync' as const),
    term: fc.constantFrom('Kite', 'Stork', 'Wigeon'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 10 }), async (acts) => {
      const { one, other } = await twoDevices();
      for (const { who, what, term } of acts) {
        const own = [one, other][who];
        if (what === 'sync') await own?.sync();
        else if (what === 'remove') await own?.remove(term);
        else if (!(await own?.terms())?.includes(term)) await own?.add(term);
      }
      for (const step of [one.sync, other.sync, one.sync]) await step();
      expect(await one.terms()).toEqual(await other.terms());
      const lastOf = (term: string) => acts.filter((one) => one.what !== 'sync' && one.term === term).at(-1)?.what;
      // A word that nobody removed is there; a word is gone only if somebody removed it.
      for (const term of ['Kite', 'Stork', 'Wigeon']) {
        const isAdded = acts.some((one) => one.what === 'add' && one.term === term);
        const isRemoved = acts.some((one) => one.what === 'remove' && one.term === term);
        if (isAdded && !isRemoved) expect(await one.terms()).toContain(term);
        if (lastOf(term) === undefined) expect(await one.terms()).not.toContain(term);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

it('loses nothing if one device overwrites what another wrote at the same moment', async () => {
  const { area, one, other } = await twoDevices();
  const before = area.items;
  await one.add('Kite');
  await one.sync();
  const ofOne = area.items;
  // The other browser has not received it yet.
  area.items = before;
  await other.add('Stork');
  await other.sync();
  expect(textOf(area.items)).not.toBe(textOf(ofOne));
  for (const step of [one.sync, other.sync]) await step();
  expect(await one.terms()).toEqual(['Heron', 'Kite', 'Stork']);
  expect(await other.terms()).toEqual(['Heron', 'Kite', 'Stork']);
});

it('says that the passphrase is wrong, and changes nothing', async () => {
  const { area, one } = await twoDevices();
  const { items } = area;
  const third = device({ area });
  await third.add('Stork');
  await expect(third.turnOn('wrong horse battery staple')).rejects.toThrow('passphraseWrong');
  await expect(device().turnOn('short')).rejects.toThrow('passphraseTooShort');
  expect(await third.state()).toEqual({ isOn: false, isThere: true });
  expect(await third.terms()).toEqual(['Stork']);
  expect(area.items).toBe(items);
  await one.sync();
  expect((await one.state()).problem).toBeUndefined();
});

it('never shares the rules of an organisation, which apply over what arrives', async () => {
  const dictionary = [{ term: 'Bluebird', risk: 5 }];
  const policy = parsePolicy({ organisation: 'Acme', rules: { profile: 'strict', sendMode: 'review', dictionary } });
  if (!policy) throw new Error('no rules');
  const area = testArea();
  const [atWork, atHome] = [device({ area, policy }), device({ area })];
  await atWork.turnOn();
  await atHome.turnOn();
  expect(await atHome.profile()).toBe('balanced');
  expect(await atHome.terms()).toEqual([]);
  await atHome.host.handle('setSettings', { profile: 'names-only', surrogateStyle: 'placeholder' });
  for (const step of [atHome.sync, atWork.sync, atHome.sync]) await step();
  const there = await atWork.host.handle('getSettings', {});
  expect(there).toMatchObject({ profile: 'strict', mode: 'review', surrogateStyle: 'placeholder' });
  expect(await atHome.profile()).toBe('names-only');
});

it('carries what was learned by clicks, and what was taken back', async () => {
  const { one, other } = await twoDevices();
  const learned = { text: 'Kite', type: 'PRODUCT', risk: 1 } as const;
  const { before } = await one.host.handle('learn', learned);
  for (const step of [one.sync, other.sync]) await step();
  expect(await other.terms()).toEqual(['Heron', 'Kite']);
  await one.host.handle('unlearn', { text: 'Kite', before });
  for (const step of [one.sync, other.sync]) await step();
  expect(await other.terms()).toEqual(['Heron']);
});

it('is turned off for all devices, which keep their words', async () => {
  const { area, one, other } = await twoDevices();
  expect(await one.host.handle('turnOffSync', {})).toEqual({ isOn: false, isThere: false });
  expect(area.items).toEqual({});
  await other.add('Kite');
  await other.sync();
  expect(await other.state()).toEqual({ isOn: false, isThere: false, problem: { key: 'syncGone' } });
  expect(area.items).toEqual({});
  expect(await other.terms()).toEqual(['Heron', 'Kite']);
  expect(await other.turnOn('another passphrase altogether')).toMatchObject({ isOn: true, words: 2 });
});

it('asks for the passphrase if another device turned sync on anew with another one', async () => {
  const { area, one, other } = await twoDevices();
  await one.host.handle('turnOffSync', {});
  await one.turnOn('another passphrase altogether');
  const { items } = area;
  await other.add('Kite');
  expect(await other.sync()).toMatchObject({
    isOn: true,
    asksPassphrase: true,
    problem: { key: 'syncOtherPassphrase' },
  });
  expect(area.items).toBe(items);
  await expect(other.turnOn(PASSPHRASE)).rejects.toThrow('passphraseWrong');
  expect(await other.turnOn('another passphrase altogether')).toMatchObject({ isOn: true, words: 2 });
  expect((await other.state()).problem).toBeUndefined();
});

it('waits while the vault is locked, and stores no passphrase', async () => {
  const { area, one, other } = await twoDevices();
  await one.host.handle('setPassphrase', { next: 'a passphrase of the vault' });
  await other.add('Kite');
  await other.sync();
  await one.host.handle('lockVault', {});
  const { items } = area;
  await one.host.bringIntoStep();
  expect(area.items).toBe(items);
  await expect(one.state()).rejects.toThrow('vaultLocked');
  await one.host.handle('unlockVault', { passphrase: 'a passphrase of the vault' });
  await one.sync();
  expect(await one.terms()).toEqual(['Heron', 'Kite']);
  expect(textOf(await one.vault.setting('sync'))).not.toContain('horse');
});

it('goes on after a restart without asking for the passphrase', async () => {
  const { area, one, other } = await twoDevices();
  await one.add('Kite');
  const again = device({ area, name: one.name });
  await again.host.bringIntoStep();
  await other.sync();
  expect(await other.terms()).toEqual(['Heron', 'Kite']);
});

it('forgets everything, and deletes what lies in the browser’s sync', async () => {
  const { area, one, other } = await twoDevices();
  await one.host.handle('forgetEverything', {});
  expect(area.items).toEqual({});
  expect(await one.state()).toEqual({ isOn: false, isThere: false });
  await other.sync();
  expect(await other.terms()).toEqual(['Heron']);
});

it('puts neither its key nor its device into a backup', async () => {
  const { one, area } = await twoDevices();
  const { file } = await one.host.handle('backUpVault', { passphrase: PASSPHRASE });
  const restored = device({ area });
  await restored.host.handle('restoreVault', { file, passphrase: PASSPHRASE });
  expect(await restored.terms()).toEqual(['Heron']);
  expect((await restored.state()).isOn).toBe(false);
  await one.host.handle('restoreVault', { file, passphrase: PASSPHRASE });
  expect((await one.state()).isOn).toBe(true);
});
