// Downloads a model from a hub. Resumes broken downloads, checks every file against the hash that the hub lists, and keeps no file that
// fails the check.
import { type KeyedText, said } from '../language/message.ts';
import { type ContentHash, type RunningHash, runningHash } from './content-hash.ts';
import { ModelError } from './errors.ts';
import { fileAddress, type HubFile, type HubModel, requestFromHub } from './hub.ts';
import type { ModelFile } from './manifest.ts';
import type { ModelStore } from './model-store.ts';

export interface DownloadProgress {
  readonly bytes: number;
  readonly total: number;
}

export interface DownloadOptions {
  /** Address of the hub, ending in a slash. */
  readonly hub: string;
  readonly store: ModelStore;
  /** Aborting rejects with the signal's reason. The bytes received so far are kept, so that the download can be resumed. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** The first wait after a broken connection; each further one is twice as long. */
  readonly firstPauseMs?: number;
}

/** Bytes per stored record: a gigabyte needs a thousand records, and a broken connection loses little. */
const PIECE_BYTES = 2 ** 20;
/** After this many broken connections in a row that delivered no byte, the download fails. */
const MAX_EMPTY_CONNECTIONS = 4;
const MAX_PROGRESS_REPORTS = 500;

/** The stored part of a file, and the hashes of the bytes so far. */
interface Part {
  bytes: number;
  readonly listed: RunningHash;
  readonly sha256: RunningHash;
}

interface Transfer {
  readonly model: HubModel;
  readonly file: HubFile;
  readonly options: DownloadOptions;
  readonly received: (bytes: number) => void;
}

/** Thrown if a connection breaks; the bytes received so far are valid. */
class BrokenConnection extends Error {}

const emptyPart = ({ bytes, hash }: HubFile): Part => ({
  bytes: 0,
  listed: runningHash(hash.algorithm, bytes),
  sha256: runningHash('sha256', bytes),
});

function extend(part: Part, algorithm: ContentHash['algorithm'], bytes: Uint8Array): void {
  if (algorithm !== 'sha256') part.listed.update(bytes);
  part.sha256.update(bytes);
  part.bytes += bytes.byteLength;
}

const listedDigest = (part: Part, file: HubFile, sha256: string) =>
  file.hash.algorithm === 'sha256' ? sha256 : part.listed.digest();

async function startAgain({ model, file, options }: Transfer): Promise<Part> {
  await options.store.removeFile(model.id, file.path);
  return emptyPart(file);
}

async function keptPart(transfer: Transfer): Promise<Part> {
  const { model, file, options } = transfer;
  const kept = await options.store.kept(model.id, file.path);
  if (kept.bytes > file.bytes) return startAgain(transfer);
  const part = emptyPart(file);
  for (const start of kept.starts) {
    options.signal?.throwIfAborted();
    if (start !== part.bytes) return startAgain(transfer);
    extend(part, file.hash.algorithm, await options.store.piece(model.id, file.path, start));
  }
  return part;
}

function concatenated(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Reads a response to its end and stores it piece by piece. @throws BrokenConnection if the connection ends early */
async function receive(response: Response, part: Part, transfer: Transfer): Promise<void> {
  const { model, file, options, received } = transfer;
  const reader = response.body?.getReader();
  if (!reader) throw new BrokenConnection();
  let chunks: Uint8Array[] = [];
  let waiting = 0;
  const keep = async () => {
    if (waiting === 0) return;
    const bytes = concatenated(chunks, waiting);
    chunks = [];
    waiting = 0;
    await options.store.append(model.id, file.path, part.bytes, bytes);
    extend(part, file.hash.algorithm, bytes);
  };
  const next = () =>
    reader.read().catch(async (error) => {
      await keep();
      options.signal?.throwIfAborted();
      throw new BrokenConnection(undefined, { cause: error });
    });
  for (let chunk = await next(); !chunk.done; chunk = await next()) {
    chunks.push(chunk.value);
    waiting += chunk.value.byteLength;
    if (part.bytes + waiting > file.bytes) {
      await reader.cancel();
      throw await rejectedFile(transfer, said('largerThanListed'));
    }
    received(part.bytes + waiting);
    if (waiting >= PIECE_BYTES) await keep();
  }
  await keep();
  if (part.bytes < file.bytes) throw new BrokenConnection();
}

async function rejectedFile({ model, file, options }: Transfer, why: KeyedText): Promise<ModelError> {
  await options.store.removeFile(model.id, file.path);
  return new ModelError(said('modelFileDiffers', { file: file.path, model: model.id, why }));
}

/** Whether the server resumes the file at byte `from`, as requested. */
function resumesAt(response: Response, from: number): boolean {
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  return response.status === 206 && (start === undefined || Number(start) === from);
}

/** Requests the missing bytes of a file once. Even if this throws, `held.part` describes what is stored. */
async function request(held: { part: Part }, transfer: Transfer): Promise<void> {
  const { model, file, options } = transfer;
  const { part } = held;
  const { signal } = options;
  const response = await requestFromHub(fileAddress(options.hub, model, file.path), {
    ...(signal ? { signal } : {}),
    ...(part.bytes > 0 ? { headers: { range: `bytes=${part.bytes}-` } } : {}),
  }).catch((error) => {
    signal?.throwIfAborted();
    throw new BrokenConnection(undefined, { cause: error });
  });
  if (response.status === 416 || (response.status === 206 && !resumesAt(response, part.bytes))) {
    held.part = await startAgain(transfer);
    throw new BrokenConnection();
  }
  if (response.status >= 500) throw new BrokenConnection();
  if (!response.ok) {
    throw new ModelError(said('hubFileRefused', { file: file.path, model: model.id, status: response.status }));
  }
  if (response.status !== 206) held.part = await startAgain(transfer);
  await receive(response, held.part, transfer);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

async function downloadFile(transfer: Transfer): Promise<ModelFile> {
  const { file, options } = transfer;
  const held = { part: await keptPart(transfer) };
  for (let breaks = 0; held.part.bytes < file.bytes; ) {
    options.signal?.throwIfAborted();
    const before = held.part.bytes;
    try {
      await request(held, transfer);
    } catch (error) {
      if (!(error instanceof BrokenConnection)) throw error;
      breaks = held.part.bytes > before ? 1 : breaks + 1;
      if (breaks >= MAX_EMPTY_CONNECTIONS) {
        throw new ModelError(said('hubConnectionBroken'), { cause: error.cause });
      }
      await pause((options.firstPauseMs ?? 1000) * 2 ** (breaks - 1), options.signal);
    }
  }
  transfer.received(held.part.bytes);
  const sha256 = held.part.sha256.digest();
  if (listedDigest(held.part, file, sha256) !== file.hash.hex) throw await rejectedFile(transfer, said('hashDiffers'));
  return { path: file.path, bytes: file.bytes, sha256 };
}

/** Resolves when every file is stored and checked. @throws ModelError that tells the person what to do */
export async function downloadModel(model: HubModel, options: DownloadOptions): Promise<void> {
  const { store, signal, onProgress } = options;
  signal?.throwIfAborted();
  await store.begin(model);
  const checked: ModelFile[] = [];
  let before = 0;
  let reported = Number.NEGATIVE_INFINITY;
  const received = (bytes: number) => {
    const all = before + bytes;
    if (all - reported < model.bytes / MAX_PROGRESS_REPORTS && all < model.bytes) return;
    reported = all;
    onProgress?.({ bytes: all, total: model.bytes });
  };
  for (const file of model.files) {
    checked.push(await downloadFile({ model, file, options, received }));
    before += file.bytes;
  }
  await store.finish(model.id, checked);
}
