// A body that is still being made: each chunk waits for the next, so that what is cut between two is seen before either leaves.
import { method, type Realm } from './primitives.ts';

const together = (a: Uint8Array, b: Uint8Array, make: (length: number) => Uint8Array<ArrayBuffer>) => {
  const both = make(a.length + b.length);
  for (let i = 0; i < a.length; i += 1) both[i] = a[i] ?? 0;
  for (let i = 0; i < b.length; i += 1) both[a.length + i] = b[i] ?? 0;
  return both;
};

export function checkedStream(
  realm: Realm,
  body: ReadableStream<Uint8Array>,
  mayLeave: (chunk: Uint8Array) => boolean,
): ReadableStream<Uint8Array> {
  const { TransformStream, TypeError: Failure, Uint8Array: Bytes } = realm;
  const pipeThrough = method(realm.ReadableStream.prototype.pipeThrough);
  const enqueue = method(realm.TransformStreamDefaultController.prototype.enqueue);
  const error = method(realm.TransformStreamDefaultController.prototype.error);
  const nothing = new Bytes(0);
  let held = nothing as Uint8Array;

  function pass(next: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>): void {
    if (mayLeave(together(held, next, (length) => new Bytes(length)))) {
      if (held.length > 0) enqueue(controller, held);
      held = next;
    } else error(controller, new Failure('Failed to fetch'));
  }

  const checked = new TransformStream<Uint8Array, Uint8Array>({
    transform: pass,
    flush: (controller) => pass(nothing, controller),
  });
  return pipeThrough(body, checked) as ReadableStream<Uint8Array>;
}
