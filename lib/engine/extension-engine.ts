// The engine with its real parts, as both browsers run it.
import { vaultOver } from '../vault/vault.ts';
import { createHost, type Rooms } from './host.ts';
import type { Answerer } from './platform.ts';
import { answererFor } from './serve.ts';

const bytes = (n: number) => crypto.getRandomValues(new Uint8Array(n));
const notYet = () => {
  throw new Error('The model is not there yet.');
};
const rooms: Rooms = {
  modelStatus: () => ({ model: 'loading' }),
  annotate: async () => [],
  sanitize: notYet,
  namesIn: notYet,
  visibleWords: notYet,
  pairsIn: () => [],
  newTweak: () => bytes(16),
};

export function extensionEngine(): Answerer {
  const host = createHost({ rooms, vault: vaultOver({ randomBytes: bytes, now: Date.now }), now: Date.now });
  return answererFor(host);
}
