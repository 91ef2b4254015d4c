// A worker has the manifest's content security policy, which lets the options page reach the hub. A page could set a stricter policy, but a
// worker has no page. So the APIs that reach the network are removed before anything else runs here.
const NETWORK_APIS = ['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'Cache', 'CacheStorage'] as const;

/** The part of a worker's global scope that fetching needs. */
interface Scope {
  fetch: typeof fetch;
  readonly location: { readonly origin: string };
}

/**
 * After this, `scope` fetches files of its own origin and nothing else.
 * @param startsWorkers whether it keeps `Worker`. The manifest's policy lets a worker run the extension's own scripts only, of which those of
 * ONNX Runtime's threads and of the graphics card are started from here.
 */
export function allowOwnFilesOnly(scope: Scope, startsWorkers = false): void {
  const read = scope.fetch.bind(scope);
  const { origin } = scope.location;
  scope.fetch = async (address, init) => {
    const wanted = new URL(address instanceof Request ? address.url : address);
    if (wanted.origin !== origin) throw new TypeError('Models are read from this device only.');
    return read(address, init);
  };
  for (const name of NETWORK_APIS) Reflect.deleteProperty(scope, name);
  // A cache fetches what is added to it. The property belongs to the prototype of the scope, so it is covered instead of removed.
  Object.defineProperty(scope, 'caches', { value: undefined });
  if (!startsWorkers) Reflect.deleteProperty(scope, 'Worker');
}
