import { expect, it, vi } from 'vitest';
import { allowOwnFilesOnly } from './own-files-only.ts';

it('fetches its own files only, and has no other way to a server', async () => {
  const fetched = vi.fn(async () => new Response('ours'));
  const scope = {
    fetch: fetched as typeof fetch,
    location: { origin: 'https://own.example' },
    WebSocket: class {},
    XMLHttpRequest: class {},
    Worker: class {},
  };
  allowOwnFilesOnly(scope);
  expect(await (await scope.fetch('https://own.example/models/a.onnx')).text()).toBe('ours');
  for (const address of ['https://own.example.evil.test/x', 'https://huggingface.co/x', 'http://own.example/x'])
    await expect(scope.fetch(address)).rejects.toThrow('from this device only');
  await expect(scope.fetch(new Request('https://huggingface.co/x'))).rejects.toThrow(TypeError);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([scope.WebSocket, scope.XMLHttpRequest, scope.Worker]).toEqual([undefined, undefined, undefined]);
});

it('has no cache, which would fetch what is added to it', () => {
  const prototype = {
    get caches() {
      return { open: () => undefined };
    },
  };
  const scope = Object.assign(Object.create(prototype) as typeof prototype, {
    fetch,
    location: { origin: 'https://own.example' },
  });
  allowOwnFilesOnly(scope);
  expect(scope.caches).toBeUndefined();
});

it('keeps the way to start workers for a worker that needs threads', () => {
  class Worker {}
  const scope = { fetch, location: { origin: 'https://own.example' }, Worker, WebSocket: class {} };
  allowOwnFilesOnly(scope, true);
  expect([scope.Worker, scope.WebSocket]).toEqual([Worker, undefined]);
});
