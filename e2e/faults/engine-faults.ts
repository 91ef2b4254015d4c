// What goes wrong behind the page: the engine, the background, the vault, the extension as a whole.
import { vaultBusyFor } from '../vault-busy.ts';
import { type Fault, LONGEST_SEND_MS, pause } from './fault.ts';
import type { Run, Stage } from './stage.ts';

/** Each is a part of the browser that the engine stands on, and stops working for a while. */
const BREAKAGES: readonly [string, ...string[]] = [
  "crypto.getRandomValues = () => { throw new Error('no randomness') }",
  "Intl.Segmenter.prototype.segment = () => { throw new Error('no segments') }",
  "SubtleCrypto.prototype.encrypt = () => Promise.reject(new Error('no cipher'))",
  "SubtleCrypto.prototype.decrypt = () => Promise.reject(new Error('no cipher'))",
];

const VAULT_BREAKAGES: readonly [string, ...string[]] = [
  "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
  'IDBObjectStore.prototype.put = function (...given) { const request = broken.put.apply(this, given); this.transaction.abort(); return request }',
  "IDBDatabase.prototype.transaction = () => { throw new DOMException('closing', 'InvalidStateError') }",
];

const REMEMBER = `globalThis.broken ??= {
  random: crypto.getRandomValues, segment: Intl.Segmenter.prototype.segment, encrypt: SubtleCrypto.prototype.encrypt,
  decrypt: SubtleCrypto.prototype.decrypt, put: IDBObjectStore.prototype.put, transaction: IDBDatabase.prototype.transaction };`;

const MEND = `${REMEMBER}
  delete crypto.getRandomValues; Intl.Segmenter.prototype.segment = broken.segment; SubtleCrypto.prototype.encrypt = broken.encrypt;
  SubtleCrypto.prototype.decrypt = broken.decrypt; IDBObjectStore.prototype.put = broken.put;
  IDBDatabase.prototype.transaction = broken.transaction;`;

async function sendAnd(stage: Stage, run: Run, damage: () => Promise<unknown>): Promise<void> {
  const moment = run.random.whole(0, LONGEST_SEND_MS);
  await stage.send(run.random);
  await pause(moment);
  await damage();
}

const broken =
  (breakages: readonly [string, ...string[]]) =>
  async (stage: Stage, { random }: Run): Promise<void> => {
    const script = `${REMEMBER} ${random.pick(breakages)};`;
    if (random.isTrue(0.5)) {
      await stage.extension.inEngine(script);
      await stage.send(random);
      return;
    }
    await sendAnd(stage, { random } as Run, () => stage.extension.inEngine(script));
  };

const mend = async (stage: Stage) => void (await stage.extension.inEngine(MEND));

export const ENGINE_FAULTS: readonly Fault[] = [
  {
    name: 'engine killed',
    weight: 5,
    reach: 'engine',
    carryOut: (stage, run) =>
      sendAnd(stage, run, async () => {
        for (let kills = run.random.whole(1, 3); kills > 0; kills -= 1) await stage.extension.closeEngine();
      }),
  },
  {
    name: 'background stopped',
    weight: 5,
    reach: 'engine',
    carryOut: (stage, run) => sendAnd(stage, run, stage.extension.stopBackground),
  },
  {
    name: 'engine slow',
    weight: 3,
    reach: 'engine',
    async carryOut(stage, run) {
      const held = stage.extension.holdEngine(run.random.whole(200, 1500));
      await pause(run.random.whole(0, 60));
      await stage.send(run.random);
      await held;
    },
  },
  {
    name: 'vault busy',
    weight: 3,
    reach: 'engine',
    async carryOut(stage, { random }) {
      await stage.extension.inEngine(vaultBusyFor(random.whole(100, 1500)));
      await pause(random.whole(0, 60));
      await stage.send(random);
    },
  },
  { name: 'engine error', weight: 5, reach: 'engine', carryOut: broken(BREAKAGES), after: mend },
  { name: 'vault write fails', weight: 5, reach: 'engine', carryOut: broken(VAULT_BREAKAGES), after: mend },
  {
    name: 'extension updated in a send',
    weight: 1,
    reach: 'engine',
    async carryOut(stage, run) {
      run.orphaned = true;
      await sendAnd(stage, run, stage.extension.reload);
    },
  },
  {
    name: 'extension updated before',
    weight: 1,
    reach: 'engine',
    async carryOut(stage, run) {
      run.orphaned = true;
      await stage.extension.reload();
      await stage.send(run.random);
    },
  },
  {
    name: 'storage full',
    weight: 4,
    reach: 'full-disk',
    carryOut: (stage, run) => stage.send(run.random),
  },
];
