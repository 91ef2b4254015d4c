// Asks a model hub which files of a model are needed, with their sizes and hashes, before any file is downloaded.
import { said } from '../language/message.ts';
import type { ContentHash } from './content-hash.ts';
import { ModelError } from './errors.ts';
import { GLINER_CONFIG_FILE } from './gliner.ts';
import { CALIBRATION_FILE } from './learned-transitions.ts';
import { shortName } from './short-name.ts';
import { bestWeightFile, USUAL_WEIGHT_FILE, type WeightFormat, withExternalData } from './weight-files.ts';

export interface HubFile {
  /** The path relative to the model's folder. */
  readonly path: string;
  readonly bytes: number;
  readonly hash: ContentHash;
}

export interface HubModel {
  /** The model's name at the hub: `owner/name`. */
  readonly id: string;
  /** The commit that was listed. Files of a later commit would not match the hashes. */
  readonly revision: string;
  readonly weights: WeightFormat;
  /** The licence in the model's card, as the hub writes it: `cc-by-4.0`. Null if the card's text is not a short plain name. */
  readonly licence?: string | null;
  readonly files: readonly HubFile[];
  /** The size of all files together. */
  readonly bytes: number;
}

const NEEDED_FILES = ['config.json', 'tokenizer.json'];
const OPTIONAL_FILES = ['tokenizer_config.json', CALIBRATION_FILE, GLINER_CONFIG_FILE];
/** The files of a model beside its weights. */
export const TEXT_FILES: readonly string[] = [...NEEDED_FILES, ...OPTIONAL_FILES];
/** WebAssembly has 4 GiB for weights, their unpacked copies and everything else. */
const LARGEST_MODEL = 2 ** 31 - 1;
const MODEL_ID = /^[A-Za-z0-9][\w.-]{0,95}\/[A-Za-z0-9][\w.-]{0,95}$/;

export function isModelId(value: unknown): value is string {
  return typeof value === 'string' && MODEL_ID.test(value) && !value.includes('..');
}

interface HubQuery {
  /** Address of the hub, ending in a slash. */
  readonly hub: string;
  readonly signal?: AbortSignal;
}

export function fileAddress(hub: string, { id, revision }: HubModel, path: string): string {
  return `${hub}${id}/resolve/${revision}/${path}`;
}

/** A request without cookies and referrer, so that the hub learns only which file is wanted. */
export async function requestFromHub(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  } catch (error) {
    init.signal?.throwIfAborted();
    throw new ModelError(said('hubUnreachable', { host: new URL(address).host }), { cause: error });
  }
}

function refusal(id: string, status: number): ModelError {
  if (status === 401 || status === 403 || status === 404) {
    return new ModelError(said('hubModelUnknown', { model: id }));
  }
  if (status === 429) return new ModelError(said('hubBusy'));
  return new ModelError(said('hubError', { status }));
}

async function requestJson(address: string, id: string, signal?: AbortSignal): Promise<unknown> {
  const response = await requestFromHub(address, signal ? { signal } : {});
  if (!response.ok) throw refusal(id, response.status);
  try {
    return await response.json();
  } catch (error) {
    signal?.throwIfAborted();
    throw new ModelError(said('hubFormUnknown'), { cause: error });
  }
}

function hashOf(oid: unknown, lfs: unknown): ContentHash | undefined {
  const large = (lfs as { oid?: unknown } | null | undefined)?.oid;
  if (typeof large === 'string') {
    const hex = large.replace(/^sha256:/, '');
    return /^[0-9a-f]{64}$/.test(hex) ? { algorithm: 'sha256', hex } : undefined;
  }
  return typeof oid === 'string' && /^[0-9a-f]{40}$/.test(oid) ? { algorithm: 'git-sha1', hex: oid } : undefined;
}

/** One file of the hub's listing; undefined for folders and for entries without size or hash. */
function hubFile(entry: unknown): HubFile | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { type, path, size, oid, lfs } = entry as Record<string, unknown>;
  const hash = hashOf(oid, lfs);
  if (type !== 'file' || typeof path !== 'string' || !Number.isSafeInteger(size) || !hash) return undefined;
  return { path, bytes: size as number, hash };
}

/** The licence of the model's card, which its author wrote. The hub's name for one that it does not know is `other`. */
function licenceIn(card: unknown): Pick<HubModel, 'licence'> {
  const { license, license_name: name } = (card ?? {}) as { license?: unknown; license_name?: unknown };
  if (license === undefined || license === null || license === '') return {};
  return { licence: shortName(license === 'other' ? name : license) ?? null };
}

interface Listing {
  readonly id: string;
  readonly revision: string;
  readonly licence?: string | null;
  readonly listed: ReadonlyMap<string, HubFile>;
}

function chooseFiles({ listed, ...about }: Listing): HubModel {
  const { id } = about;
  const exists = (path: string) => listed.has(path);
  const weights = bestWeightFile(exists);
  // A GLiNER model may have no config.json, or one that says nothing.
  const isNeeded = (path: string) => path !== 'config.json' || !exists(GLINER_CONFIG_FILE);
  const missing = NEEDED_FILES.find((path) => isNeeded(path) && !exists(path));
  if (!weights || missing !== undefined) {
    throw new ModelError(said('modelLacksFile', { model: id, file: missing ?? USUAL_WEIGHT_FILE }));
  }
  const paths = [...TEXT_FILES, ...withExternalData(exists, weights.path)];
  const files = paths.flatMap((path) => listed.get(path) ?? []);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > LARGEST_MODEL) {
    throw new ModelError(said('modelTooLarge', { model: id, size: (bytes / 1e9).toFixed(1) }));
  }
  return { ...about, weights: weights.format, files, bytes };
}

/** Lists the files of a model in two small requests. @throws ModelError that tells the person what to do */
export async function listHubModel(id: string, { hub, signal }: HubQuery): Promise<HubModel> {
  if (!isModelId(id)) throw new ModelError(said('modelNameInvalid', { model: id }));
  const about = (await requestJson(`${hub}api/models/${id}`, id, signal)) as { sha?: unknown; cardData?: unknown };
  const { sha } = about;
  if (typeof sha !== 'string' || !/^[0-9a-f]{40}$/.test(sha)) {
    throw new ModelError(said('hubFormUnknown'));
  }
  const tree = await requestJson(`${hub}api/models/${id}/tree/${sha}?recursive=1`, id, signal);
  const files = Array.isArray(tree) ? tree.flatMap((entry) => hubFile(entry) ?? []) : [];
  return chooseFiles({
    id,
    revision: sha,
    ...licenceIn(about.cardData),
    listed: new Map(files.map((file) => [file.path, file])),
  });
}
