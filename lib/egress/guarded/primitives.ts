// What the guard uses of the page's world, taken at `document_start`: whatever the page patches later, the guard does not call.
export type Realm = Window & typeof globalThis;
export type XhrObject = InstanceType<Realm['XMLHttpRequest']>;
export type SocketObject = InstanceType<Realm['WebSocket']>;

export const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;
export const { create } = Object;

export function method<T, A extends unknown[], R>(of: (this: T, ...args: A) => R): (self: T, ...args: A) => R {
  return (self, ...args) => apply(of, self, args) as R;
}

/** The getter of an attribute, which also tells whether an object of any realm is what it says it is. */
export function getter<T extends object, K extends keyof T>(prototype: T, name: K): (self: T) => T[K] {
  const get = getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(`No getter for ${String(name)}`);
  return (self) => apply(get, self, []) as T[K];
}

/** True where `read` accepts the object: it has what only the browser can give. */
export function branded<T>(read: (self: T) => unknown): (value: unknown) => value is T {
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    try {
      read(value as T);
      return true;
    } catch {
      return false;
    }
  };
}

type Function_ = (...args: never[]) => unknown;

/** Without a prototype, so that nothing that the page puts on Object.prototype becomes a trap. */
function bare<T extends object>(own: T): T {
  return Object.assign(create(null), own) as T;
}

/** A function in the place of another, which says of itself what that one says. */
export function standIn<F extends Function_>(original: F, call: (self: unknown, args: unknown[]) => unknown): F {
  return new Proxy(original, bare({ apply: (_f: F, self: unknown, args: unknown[]) => call(self, args) }));
}

export function classStandIn<C extends abstract new (...args: never[]) => object>(
  original: C,
  make: (args: unknown[], newTarget: Function_) => object,
): C {
  return new Proxy(
    original,
    bare({ construct: (_c: C, args: unknown[], newTarget: Function_) => make(args, newTarget) }),
  );
}

/** Puts `value` where the browser had its own. */
export function replace(target: object, name: string, value: unknown): void {
  const now = getOwnPropertyDescriptor(target, name);
  if (now && !now.configurable) return;
  defineProperty(target, name, { configurable: true, enumerable: now?.enumerable ?? true, writable: true, value });
}

export interface PrivateMap<K extends object, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/** What the guard remembers of the page's objects, as long as they live. */
export function privateMap<K extends object, V>(): PrivateMap<K, V> {
  const map = new WeakMap<K, V>();
  const { get, set } = map;
  return {
    get: (key) => apply(get, map, [key]) as V | undefined,
    set: (key, value) => void apply(set, map, [key, value]),
  };
}
