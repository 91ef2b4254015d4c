// Checks a body that is still being produced. Each chunk is held until the next one comes, so that text cut between two chunks is seen before either
// leaves.
import { bufferReader } from './buffers.ts';
import { type Realm, unbound, unboundGetter, withoutPrototype } from './primitives.ts';

export function checkedStream(
  realm: Realm,
  body: ReadableStream<Uint8Array>,
  mayLeave: (chunk: Uint8Array) => boolean,
): ReadableStream<Uint8Array> {
  const { TransformStream, TypeError: Failure, Uint8Array: Bytes } = realm;
  const pipeThrough = unbound(realm.ReadableStream.prototype.pipeThrough);
  const enqueue = unbound(realm.TransformStreamDefaultController.prototype.enqueue);
  const error = unbound(realm.TransformStreamDefaultController.prototype.error);
  const readable = unboundGetter(TransformStream.prototype, 'readable');
  const writable = unboundGetter(TransformStream.prototype, 'writable');
  const all = bufferReader(realm);
  let held = new Bytes(0);

  function pass(next: Uint8Array<ArrayBuffer>, controller: TransformStreamDefaultController<Uint8Array>): void {
    if (mayLeave(all.concat(held, next))) {
      if (all.sizeOf(held) > 0) enqueue(controller, held);
      held = next;
    } else error(controller, new Failure('Failed to fetch'));
  }

  const checked = new TransformStream<Uint8Array, Uint8Array>(
    withoutPrototype({
      transform(chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) {
        // Copied, because the page still has the chunk and could write into it while it is held.
        if (all.is(chunk)) pass(all.copy(chunk), controller);
        else error(controller, new Failure('Failed to fetch'));
      },
      flush: (controller: TransformStreamDefaultController<Uint8Array>) => pass(new Bytes(0), controller),
    }),
  );
  return pipeThrough(
    body,
    withoutPrototype({ readable: readable(checked), writable: writable(checked) }),
  ) as ReadableStream<Uint8Array>;
}
