// A model hub on this machine, for tests only. It lists and serves one model as the public hub does (a commit, a tree with git and SHA-256
// hashes, files behind a redirect, ranges), and can fail in several ways.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface TinyHub {
  /** The hub's address, ending in a slash. */
  readonly url: string;
  /** Path and range of every request. */
  readonly requests: string[];
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Files that are served with a wrong byte. */
  readonly damaged: Set<string>;
  /** Files that are listed but not served. */
  readonly missing: Set<string>;
  /** For each file, after how many bytes the connection is cut; one entry per request. */
  readonly cuts: Map<string, number[]>;
  /** Files whose connection stalls after half of the bytes. */
  readonly stalled: Set<string>;
  ranges: boolean;
  /** What the model's card says of its licence. */
  card: Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

export const TINY_COMMIT = '0123456789abcdef0123456789abcdef01234567';
/** Files of at least this size are listed with SHA-256, as large ones are at the public hub. */
const LARGE_FILE_BYTES = 500;

const gitHash = (bytes: Uint8Array) =>
  createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function listing(files: ReadonlyMap<string, Uint8Array>): unknown[] {
  const entries = Array.from(files, ([path, bytes]) => ({
    type: 'file',
    path,
    oid: gitHash(bytes),
    size: bytes.byteLength,
    ...(bytes.byteLength >= LARGE_FILE_BYTES
      ? { lfs: { oid: sha256(bytes), size: bytes.byteLength, pointerSize: 134 }, xetHash: sha256(bytes) }
      : {}),
  }));
  return [{ type: 'directory', oid: gitHash(new Uint8Array()), size: 0, path: 'onnx' }, ...entries];
}

/** Starts the hub; with `tls` it serves HTTPS. */
export async function startTinyHub(
  id: string,
  files: Map<string, Uint8Array<ArrayBuffer>>,
  tls?: { readonly key: string; readonly cert: string },
): Promise<TinyHub> {
  const hub = {
    requests: [] as string[],
    files,
    damaged: new Set<string>(),
    missing: new Set<string>(),
    cuts: new Map<string, number[]>(),
    stalled: new Set<string>(),
    ranges: true,
    card: { license: 'cc-by-4.0' } as Readonly<Record<string, unknown>>,
  };
  const headers = { 'access-control-allow-origin': '*' };

  function json(response: ServerResponse, value: unknown): void {
    response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(value));
  }

  function give(request: IncomingMessage, response: ServerResponse, path: string): void {
    const whole = files.get(path);
    if (!whole || hub.missing.has(path)) {
      response.writeHead(404, headers).end('Entry not found');
      return;
    }
    const bytes = Uint8Array.from(whole);
    if (hub.damaged.has(path)) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const range = hub.ranges ? /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] : undefined;
    const from = Number(range ?? 0);
    const body = bytes.subarray(from);
    response.writeHead(range === undefined ? 200 : 206, {
      ...headers,
      'content-length': body.byteLength,
      ...(range === undefined ? {} : { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    });
    const cut = hub.cuts.get(path)?.shift();
    if (hub.stalled.has(path)) response.write(body.subarray(0, body.length >> 1));
    else if (cut === undefined) response.end(body);
    else response.write(body.subarray(0, cut), () => response.destroy());
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://local');
    hub.requests.push([pathname + search, request.headers.range].filter(Boolean).join(' '));
    const resolve = `/${id}/resolve/${TINY_COMMIT}/`;
    if (pathname === `/api/models/${id}`)
      json(response, {
        id,
        sha: TINY_COMMIT,
        pipeline_tag: 'token-classification',
        cardData: hub.card,
      });
    else if (pathname === `/api/models/${id}/tree/${TINY_COMMIT}`) json(response, listing(files));
    else if (pathname.startsWith(resolve)) {
      response.writeHead(302, { ...headers, location: `/cdn/${pathname.slice(resolve.length)}` }).end();
    } else if (pathname.startsWith('/cdn/')) give(request, response, pathname.slice('/cdn/'.length));
    else response.writeHead(401, headers).end('Invalid username or password.');
  };
  const server = tls ? createSecureServer(tls, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(hub, {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
