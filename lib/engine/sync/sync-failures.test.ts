// Whatever goes wrong, nothing is applied or written by halves, and the person is told.
import { expect, it } from 'vitest';
import { device, testArea, twoDevices, WORD } from './sync.test-support.ts';
import { SyncRefused } from './sync-area.ts';

it.each([
  ['a newer version', 'syncNewer', (head: object) => ({ ...head, version: 2 })],
  ['another format', 'syncNotReadable', (head: object) => ({ ...head, format: 'other' })],
  ['another count of parts', 'syncNotReadable', (head: object) => ({ ...head, parts: 99 })],
  ['another IV', 'syncNotReadable', (head: object) => ({ ...head, iv: 'AAAAAAAAAAAAAAAA' })],
  ['no base64', 'syncNotReadable', (head: object) => ({ ...head, iv: '?' })],
  ['no head', 'syncNotReadable', () => 'head'],
])('leaves alone what it cannot open, and says so: %s', async (_, problem, change) => {
  const { area, one } = await twoDevices();
  area.items = { ...area.items, head: change(area.items.head as object) };
  const { items } = area;
  await one.add('Kite');
  expect(await one.sync()).toMatchObject({ isOn: true, problem: { key: problem } });
  expect(area.items).toBe(items);
  expect(await one.terms()).toEqual(['Heron', 'Kite']);
  await expect(device({ area }).turnOn()).rejects.toThrow(problem);
});

it('applies nothing of a part that was changed', async () => {
  const { area, one, other } = await twoDevices();
  await one.host.handle('setSettings', { profile: 'strict' });
  await one.sync();
  const [key = '', part = ''] = Object.entries(area.items).find(([name]) => name.startsWith('part ')) ?? [];
  const text = String(part);
  area.items = { ...area.items, [key]: `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}` };
  expect(await other.sync()).toMatchObject({ problem: { key: 'syncNotReadable' } });
  expect(await other.profile()).toBe('balanced');
});

it('takes no older generation for a newer one', async () => {
  const { area, one, other } = await twoDevices();
  const old = area.items;
  await one.remove('Heron');
  for (const step of [one.sync, other.sync]) await step();
  area.items = old;
  for (const step of [other.sync, one.sync]) await step();
  expect([await one.terms(), await other.terms()]).toEqual([[], []]);
});

it('waits for parts that have not arrived, and writes them again if they do not come', async () => {
  let time = 1000;
  const area = testArea();
  const [one, other] = [device({ area, now: () => time }), device({ area, now: () => time })];
  await one.add('Heron');
  await one.turnOn();
  await other.turnOn();
  await one.add('Kite');
  await one.sync();
  const whole = area.items;
  const withoutParts = Object.fromEntries(Object.entries(whole).filter(([key]) => !key.startsWith('part ')));
  area.items = withoutParts;
  expect(await other.sync()).toMatchObject({ problem: { key: 'syncIncomplete' } });
  expect(area.items).toBe(withoutParts);
  await expect(device({ area }).turnOn()).rejects.toThrow('syncIncomplete');

  area.items = whole;
  expect((await other.sync()).problem).toBeUndefined();
  expect(await other.terms()).toEqual(['Heron', 'Kite']);

  await other.add('Stork');
  await other.sync();
  area.items = Object.fromEntries(Object.entries(area.items).filter(([key]) => !key.startsWith('part ')));
  await one.sync();
  time += 11 * 60_000;
  expect((await one.sync()).problem).toBeUndefined();
  for (const step of [other.sync, one.sync]) await step();
  expect(await one.terms()).toEqual(['Heron', 'Kite', 'Stork']);
});

it('never leaves half a generation, whichever write fails', async () => {
  const { area, one, other } = await twoDevices();
  for (let failing = 0; failing < 4; failing += 1) {
    let writes = 0;
    area.beforeWrite = () => {
      if (writes++ === failing) throw new SyncRefused('too-often');
    };
    await one.add(`Kite ${failing}`);
    const { problem } = await one.sync();
    // Parts, then the head. After a failed head its parts are removed first; the last write only removes what was replaced.
    expect(problem?.key).toBe(failing < 3 ? 'syncTooOften' : undefined);
    area.beforeWrite = () => undefined;
    expect((await other.sync()).problem).toBeUndefined();
  }
  await one.add('Stork');
  await one.sync();
  expect((await one.state()).problem).toBeUndefined();
  await other.sync();
  expect(await other.terms()).toEqual(['Heron', 'Kite 0', 'Kite 1', 'Kite 2', 'Kite 3', 'Stork']);
  // The parts that the failed writes left are gone too.
  const { generation } = area.items.head as { generation: string };
  expect(Object.keys(area.items).filter((key) => key !== 'head' && !key.includes(generation))).toEqual([]);
});

/** Terms that no compression makes smaller. */
const longTerms = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...WORD,
    term: `${at} ${Array.from({ length: 3 }, () => crypto.randomUUID()).join(' ')}`,
  }));

it('holds a thousand words, in items that the browser accepts', async () => {
  const { area, host, turnOn } = device();
  const entries = Array.from({ length: 1000 }, (_, at) => ({ ...WORD, term: `Project ${at} ${(at * 7919) % 1013}` }));
  await host.handle('setDictionary', { entries });
  expect(await turnOn()).toMatchObject({ words: 1000 });
  await host.handle('setSettings', { profile: 'strict' });
  await host.handle('syncNow', {});
  const second = device({ area });
  await second.turnOn();
  expect(await second.terms()).toHaveLength(1000);
});

it('says that a dictionary is too large, and leaves what other devices have', async () => {
  const { area, one, other } = await twoDevices();
  const { items } = area;
  await one.host.handle('setDictionary', { entries: longTerms(700) });
  const { problem } = await one.sync();
  expect(problem?.key).toBe('syncTooLarge');
  expect(Number(problem?.fillings?.percent)).toBeGreaterThan(100);
  expect(area.items).toBe(items);
  await other.sync();
  expect(await other.terms()).toEqual(['Heron']);
  const alone = device();
  await alone.host.handle('setDictionary', { entries: longTerms(700) });
  await expect(alone.turnOn()).rejects.toThrow('syncTooLarge');
  expect([alone.area.items, (await alone.state()).isOn]).toEqual([{}, false]);
});

it('says why the browser refuses, and tells the pages', async () => {
  const { area, one } = await twoDevices();
  const { announced } = area;
  for (const [failure, problem] of [
    ['full', 'syncFull'],
    ['unavailable', 'syncUnavailable'],
  ] as const) {
    area.beforeWrite = () => {
      throw new SyncRefused(failure);
    };
    await one.add(failure);
    expect((await one.sync()).problem?.key).toBe(problem);
  }
  expect(area.announced).toBeGreaterThan(announced);
});
