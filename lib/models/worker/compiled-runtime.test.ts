import { expect, it, vi } from 'vitest';
import { type CompiledRuntime, type RuntimeStart, startFromCompiled } from './compiled-runtime.ts';

/** A module that exports nothing. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

function startOf(compiled: CompiledRuntime | undefined) {
  const instantiateStreaming = vi.fn(async () => 'compiled here');
  const start = { instantiate: WebAssembly.instantiate, instantiateStreaming } as unknown as RuntimeStart;
  startFromCompiled(start, Promise.resolve(compiled));
  return { start, instantiateStreaming };
}

it('starts the runtime from the code that another thread compiled, and does not read the file', async () => {
  const compiled = new WebAssembly.Module(EMPTY);
  const { start, instantiateStreaming } = startOf(compiled);
  const body = { cancel: vi.fn(async () => undefined) };
  const { module, instance } = await start.instantiateStreaming(Promise.resolve({ body } as unknown as Response), {});
  expect(module).toBe(compiled);
  expect(instance).toBeInstanceOf(WebAssembly.Instance);
  expect(body.cancel).toHaveBeenCalledOnce();
  expect(instantiateStreaming).not.toHaveBeenCalled();
});

it('compiles the runtime here if no code arrives', async () => {
  const { start, instantiateStreaming } = startOf(undefined);
  const file = new Response(EMPTY);
  expect(await start.instantiateStreaming(file, {})).toBe('compiled here');
  expect(instantiateStreaming).toHaveBeenCalledExactlyOnceWith(file, {});
});
