// Features of the language that pdf.js's build for new browsers uses, for the oldest browsers that the extension supports (Chrome 137, Firefox 140).

type AnyMap = Pick<Map<unknown, unknown>, 'get' | 'has' | 'set'>;

function getOrInsertComputed(this: AnyMap, key: unknown, compute: (key: unknown) => unknown): unknown {
  if (!this.has(key)) this.set(key, compute(key));
  return this.get(key);
}

function toHex(this: Uint8Array): string {
  return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const define = (prototype: object, name: string, value: unknown) => {
  if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
};

/** Adds what is missing in this thread. */
export function addNewerFeatures(): void {
  define(Map.prototype, 'getOrInsertComputed', getOrInsertComputed);
  define(WeakMap.prototype, 'getOrInsertComputed', getOrInsertComputed);
  define(Uint8Array.prototype, 'toHex', toHex);
}
