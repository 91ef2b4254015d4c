// The text in a message that a page posts to a worker or to another document. The message itself is posted as the page gave it: a copy would lose
// what is transferred. Properties with getters are not read.
import type { BodyText } from '../guard-question.ts';
import type { BufferLike } from './buffers.ts';
import {
  addToPrivateList,
  brandCheck,
  getOwnPropertyDescriptor,
  keys,
  type PrivateList,
  privateList,
  privateMap,
  type Realm,
  unbound,
  unboundGetter,
  withoutPrototype,
} from './primitives.ts';
import type { BodyReader } from './read-body.ts';

const MAX_DEPTH = 12;
const MAX_VALUES = 20_000;
const MAX_CHARACTERS = 4_000_000;
const MAX_BUFFER_BYTES = 4_000_000;

/** The strings of the message as one text, and each of its buffers. */
type MessageReader = (message: unknown) => PrivateList<BodyText>;

export function messageReader(realm: Realm, read: BodyReader): MessageReader {
  const typed = realm.Object.getPrototypeOf(realm.Uint8Array.prototype) as Uint8Array;
  const lengths = [
    unboundGetter(typed, 'byteLength') as (self: object) => number,
    unboundGetter(realm.DataView.prototype, 'byteLength') as (self: object) => number,
    unboundGetter(realm.ArrayBuffer.prototype, 'byteLength') as (self: object) => number,
  ] as const;
  const isMap = brandCheck<Map<unknown, unknown>>(unboundGetter(realm.Map.prototype, 'size'));
  const isSet = brandCheck<Set<unknown>>(unboundGetter(realm.Set.prototype, 'size'));
  const eachOfMap = unbound(realm.Map.prototype.forEach);
  const eachOfSet = unbound(realm.Set.prototype.forEach);

  function bufferLength(value: object): number | undefined {
    for (let i = 0; i < lengths.length; i += 1) {
      try {
        return lengths[i]?.(value);
      } catch {
        // An object of another class.
      }
    }
    return undefined;
  }

  return (message) => {
    const found = privateList<BodyText>();
    const met = privateMap<object, true>();
    let text = '';
    let values = 0;

    function addObject(value: object, depth: number): void {
      if (met.get(value)) return;
      met.set(value, true);
      const bytes = bufferLength(value);
      if (bytes !== undefined) {
        if (bytes <= MAX_BUFFER_BYTES) addToPrivateList(found, read.bytes(value as BufferLike));
        return;
      }
      if (isMap(value)) {
        eachOfMap(value, (item, key) => {
          add(key, depth + 1);
          add(item, depth + 1);
        });
        return;
      }
      if (isSet(value)) {
        eachOfSet(value, (item) => add(item, depth + 1));
        return;
      }
      const names = keys(value);
      for (let i = 0; i < names.length; i += 1) {
        const property = getOwnPropertyDescriptor(value, names[i] ?? '');
        if (property && 'value' in property) add(property.value, depth + 1);
      }
    }

    function add(value: unknown, depth: number): void {
      values += 1;
      if (values > MAX_VALUES || depth > MAX_DEPTH || text.length > MAX_CHARACTERS) return;
      if (typeof value === 'string' || typeof value === 'number') text += `${value}\n`;
      else if (typeof value === 'object' && value !== null) addObject(value, depth);
    }

    add(message, 0);
    if (text !== '') addToPrivateList(found, withoutPrototype({ form: 'text', text } as const));
    return found;
  };
}
