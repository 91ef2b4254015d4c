// A worker has the manifest's content security policy, which lets the options page reach the hub. A page could set a stricter policy, but a
// worker has no page. So the APIs that reach the network are removed before anything else runs here.
const NETWORK_APIS = ['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'Worker'] as const;

/** The part of a worker's global scope that fetching needs. */
interface Scope {
  fetch: typeof fetch;
  readonly location: { readonly origin: string };
}

/** After this, `scope` fetches files of its own origin and nothing else. */
export function allowOwnFilesOnly(scope: Scope): void {
  const read = scope.fetch.bind(scope);
  const { origin } = scope.location;
  scope.fetch = async (address, init) => {
    const wanted = new URL(address instanceof Request ? address.url : address);
    if (wanted.origin !== origin) throw new TypeError('Models are read from this device only.');
    return read(address, init);
  };
  for (const name of NETWORK_APIS) Reflect.deleteProperty(scope, name);
}
