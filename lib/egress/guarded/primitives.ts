// What the guard uses of the page's world, taken at `document_start`: whatever the page patches later, the guard does not call.
export type Realm = Window & typeof globalThis;
export type XhrObject = InstanceType<Realm['XMLHttpRequest']>;
export type SocketObject = InstanceType<Realm['WebSocket']>;

export const { apply, construct, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
export const { create, keys } = Object;
const { assign } = Object;
const { iterator } = Symbol;
const OwnPromise = Promise;
const ANYTHING = Object.prototype;

export function method<T, A extends unknown[], R>(of: (this: T, ...args: A) => R): (self: T, ...args: A) => R {
  return (self, ...args) => apply(of, self, args) as R;
}

/** The getter of an attribute, which also tells whether an object of any realm is what it says it is. */
export function getter<T extends object, K extends keyof T>(prototype: T, name: K): (self: T) => T[K] {
  const get = getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(`No getter for ${String(name)}`);
  return (self) => apply(get, self, []) as T[K];
}

/** True if `read` accepts the object: it has what only the browser can give. */
export function branded<T>(read: (self: T) => unknown): (value: unknown) => value is T {
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

type Function_ = (...args: never[]) => unknown;

/**
 * Without a prototype: what the page puts on Object.prototype becomes no trap, no member of a dictionary that the browser reads, and no
 * `then` of what a promise is resolved with.
 */
export function bare<T extends object>(own: T): T {
  return assign(create(null), own) as T;
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

/** Replaces a browser function or object by `value`. */
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

/**
 * What `await` may be given: it asks a promise for its constructor, and that would be the page's to answer. An async function awaits
 * what it returns, for a promise that is returned is asked for its `then`.
 */
export function own<T>(promise: Promise<T>): Promise<T> {
  defineProperty(promise, 'constructor', bare({ value: OwnPromise }));
  return promise;
}

/** Does the page answer for every object that a promise is resolved with? Then nothing that comes by promise can be believed. */
export const areThenable = (): boolean => getOwnPropertyDescriptor(ANYTHING, 'then') !== undefined;

/** A list that only the guard can change. */
export interface Held<T> {
  [at: number]: T;
  length: number;
}

export const held = <T>(): Held<T> => bare<Held<T>>({ length: 0 });

export function hold<T>(list: Held<T>, item: T): void {
  list[list.length] = item;
  list.length += 1;
}

/** As the browser takes a sequence, which for an array would be by the page's own iterator. */
export function sequence<T>(list: Held<T>): T[] {
  const next = (at: { now: number }) => () => {
    const done = at.now >= list.length;
    at.now += 1;
    return bare({ done, value: done ? undefined : list[at.now - 1] });
  };
  return bare({ [iterator]: () => bare({ next: next(bare({ now: 0 })) }) }) as unknown as T[];
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** What an iterable of the page's yields, asked once; undefined where it is none. */
export function listOf(value: unknown): Held<unknown> | undefined {
  if (!isObject(value) || !(iterator in value)) return undefined;
  const list = held<unknown>();
  for (const item of value as Iterable<unknown>) hold(list, item);
  return list;
}

/** The members of a dictionary of the page's, each asked once, whether it is its own or inherited. */
export function membersOf(value: unknown, names: readonly string[]): Record<string, unknown> {
  const members = bare<Record<string, unknown>>({});
  if (!isObject(value)) return members;
  const all = held<string>();
  for (let i = 0; i < names.length; i += 1) hold(all, names[i] ?? '');
  const others = keys(value);
  for (let i = 0; i < others.length; i += 1) hold(all, others[i] ?? '');
  for (let i = 0; i < all.length; i += 1) {
    const name = all[i] ?? '';
    if (name in members) continue;
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) members[name] = member;
  }
  return members;
}
