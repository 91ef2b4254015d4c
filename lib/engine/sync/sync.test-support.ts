// The browser's sync in a test, with the limits of Chrome, and devices that share it.
import { createVault } from '../../vault/vault.ts';
import { newName, random, testDeps } from '../host.test-support.ts';
import { createEngineHost } from '../host.ts';
import type { OrganisationPolicy } from '../organisation/policy.ts';
import { type SyncArea, type SyncItems, SyncRefused } from './sync-area.ts';

const bytesOf = ([key, value]: readonly [string, unknown]) => key.length + JSON.stringify(value).length;

export interface TestArea extends SyncArea {
  items: SyncItems;
  /** Called before each write; it may throw what a browser throws. */
  beforeWrite: (keys: readonly string[]) => void;
  writes: number;
  announced: number;
}

export function testArea(): TestArea {
  const area: TestArea = {
    items: {},
    beforeWrite: () => undefined,
    writes: 0,
    announced: 0,
    all: async () => area.items,
    async set(items) {
      area.beforeWrite(Object.keys(items));
      const next = { ...area.items, ...items };
      const sizes = Object.entries(next).map(bytesOf);
      if (sizes.some((bytes) => bytes > 8192) || sizes.reduce((sum, bytes) => sum + bytes, 0) > 102_400)
        throw new SyncRefused('full');
      area.items = next;
      area.writes += 1;
    },
    async remove(keys) {
      area.beforeWrite(keys);
      area.items = Object.fromEntries(Object.entries(area.items).filter(([key]) => !keys.includes(key)));
      area.writes += 1;
    },
    async announce() {
      area.announced += 1;
    },
  };
  return area;
}

export const PASSPHRASE = 'correct horse battery staple';

interface DeviceParts {
  readonly area?: TestArea;
  readonly name?: string;
  readonly now?: () => number;
  readonly policy?: OrganisationPolicy;
}

/** A browser with the extension; the cost of a guess at a passphrase is small. */
export function device({ area = testArea(), name = newName(), now = Date.now, policy }: DeviceParts = {}) {
  const vault = createVault({ name, now, randomBytes: random, logN: 4 });
  const host = createEngineHost({
    deps: testDeps(),
    vault,
    now,
    policy: async () => policy,
    sync: { area, randomBytes: random, logN: 4 },
  });
  return {
    area,
    vault,
    host,
    name,
    turnOn: (passphrase = PASSPHRASE) => host.handle('turnOnSync', { passphrase }),
    sync: () => host.handle('syncNow', {}),
    state: () => host.handle('syncState', {}),
    add: async (...terms: readonly string[]) => {
      const { entries } = await host.handle('getDictionary', {});
      const added = terms.map((term) => ({ ...WORD, term }));
      await host.handle('setDictionary', { entries: [...entries, ...added] });
    },
    remove: async (term: string) => {
      const { entries } = await host.handle('getDictionary', {});
      await host.handle('setDictionary', { entries: entries.filter((entry) => entry.term !== term) });
    },
    terms: async () => (await host.handle('getDictionary', {})).entries.map(({ term }) => term).sort(),
    profile: async () => (await host.handle('getSettings', {})).profile,
  };
}

export const WORD = { term: 'Heron', pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false } as const;

/** Two devices of one person, both in step. */
export async function twoDevices() {
  const area = testArea();
  const [one, other] = [device({ area }), device({ area })];
  await one.add('Heron');
  await one.turnOn();
  await other.turnOn();
  return { area, one, other };
}
