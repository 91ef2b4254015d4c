// The functions of the page's world that the guard uses, saved at `document_start`: the guard never calls what the page patches later.
export type Realm = Window & typeof globalThis;
export type XhrObject = InstanceType<Realm['XMLHttpRequest']>;
export type SocketObject = InstanceType<Realm['WebSocket']>;

export const { apply, construct, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
export const { create, keys } = Object;
const { assign } = Object;
const { iterator } = Symbol;
const OwnPromise = Promise;
const OBJECT_PROTOTYPE = Object.prototype;

/** The function with its `this` as the first argument, called in a way that the page cannot patch. */
export function unbound<T, A extends unknown[], R>(of: (this: T, ...args: A) => R): (self: T, ...args: A) => R {
  return (self, ...args) => apply(of, self, args) as R;
}

/** The browser's getter of an attribute. It throws for an object that only pretends to be of the class, in any realm. */
export function unboundGetter<T extends object, K extends keyof T>(prototype: T, name: K): (self: T) => T[K] {
  const get = getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(`No getter for ${String(name)}`);
  return (self) => apply(get, self, []) as T[K];
}

/** A type test: true for objects that `read` accepts, because only the browser can make them. */
export function brandCheck<T>(read: (self: T) => unknown): (value: unknown) => value is T {
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    try {
      read(value as T);
      return true;
    } catch {
      // The browser's getter throws for any other object.
      return false;
    }
  };
}

type AnyFunction = (...args: never[]) => unknown;

/**
 * A copy of the object without a prototype. Whatever the page puts on Object.prototype is then no accessor of it, no member of a dictionary that the
 * browser reads, and no `then` when a promise resolves with it.
 */
export function withoutPrototype<T extends object>(own: T): T {
  return assign(create(null), own) as T;
}

/** A proxy that calls `call` instead of the function, and otherwise looks like the function (its name, its `toString`). */
export function functionProxy<F extends AnyFunction>(
  original: F,
  call: (self: unknown, args: unknown[]) => unknown,
): F {
  return new Proxy(original, withoutPrototype({ apply: (_f: F, self: unknown, args: unknown[]) => call(self, args) }));
}

export function classProxy<C extends abstract new (...args: never[]) => object>(
  original: C,
  make: (args: unknown[], newTarget: AnyFunction) => object,
): C {
  return new Proxy(
    original,
    withoutPrototype({ construct: (_c: C, args: unknown[], newTarget: AnyFunction) => make(args, newTarget) }),
  );
}

/** Replaces a browser function or object by `value`. */
export function replaceMember(target: object, name: string, value: unknown): void {
  const now = getOwnPropertyDescriptor(target, name);
  if (now && !now.configurable) return;
  defineProperty(target, name, { configurable: true, enumerable: now?.enumerable ?? true, writable: true, value });
}

export interface PrivateMap<K extends object, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/** A map that the guard keeps about the page's objects; it does not keep them alive. */
export function privateMap<K extends object, V>(): PrivateMap<K, V> {
  const map = new WeakMap<K, V>();
  const { get, set } = map;
  return {
    get: (key) => apply(get, map, [key]) as V | undefined,
    set: (key, value) => void apply(set, map, [key, value]),
  };
}

/**
 * Makes a promise safe to `await`: `await` reads the promise's `constructor`, which the page could have patched. An async function must await what it
 * returns, because a returned promise is asked for its `then`.
 */
export function withUnpatchedThen<T>(promise: Promise<T>): Promise<T> {
  defineProperty(promise, 'constructor', withoutPrototype({ value: OwnPromise }));
  return promise;
}

/**
 * Whether the page has defined `then` on Object.prototype. It then receives every object that a promise resolves with, and results of promises cannot
 * be trusted.
 */
export const isThenPatched = (): boolean => getOwnPropertyDescriptor(OBJECT_PROTOTYPE, 'then') !== undefined;

/** A list that only the guard can change. */
export interface PrivateList<T> {
  [at: number]: T;
  length: number;
}

export const privateList = <T>(): PrivateList<T> => withoutPrototype<PrivateList<T>>({ length: 0 });

export function addToPrivateList<T>(list: PrivateList<T>, item: T): void {
  list[list.length] = item;
  list.length += 1;
}

/** The list as an iterable for the browser. An array would be read through the page's own iterator, which it can patch. */
export function iterableOf<T>(list: PrivateList<T>): T[] {
  const next = (at: { now: number }) => () => {
    const done = at.now >= list.length;
    at.now += 1;
    return withoutPrototype({ done, value: done ? undefined : list[at.now - 1] });
  };
  return withoutPrototype({
    [iterator]: () => withoutPrototype({ next: next(withoutPrototype({ now: 0 })) }),
  }) as unknown as T[];
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** The items of an iterable of the page, read once; undefined if the value is not iterable. */
export function listItemsOf(value: unknown): PrivateList<unknown> | undefined {
  if (!isObject(value) || !(iterator in value)) return undefined;
  const list = privateList<unknown>();
  for (const item of value as Iterable<unknown>) addToPrivateList(list, item);
  return list;
}

/** The members of an options object of the page, own and inherited, each read once. */
export function readMembersOnce(value: unknown, names: readonly string[]): Record<string, unknown> {
  const members = withoutPrototype<Record<string, unknown>>({});
  if (!isObject(value)) return members;
  const all = privateList<string>();
  for (let i = 0; i < names.length; i += 1) addToPrivateList(all, names[i] ?? '');
  const others = keys(value);
  for (let i = 0; i < others.length; i += 1) addToPrivateList(all, others[i] ?? '');
  for (let i = 0; i < all.length; i += 1) {
    const name = all[i] ?? '';
    if (name in members) continue;
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) members[name] = member;
  }
  return members;
}
