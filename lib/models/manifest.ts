// Checks a model's files against the manifest that was shipped with them, before any file is used.
import { type KeyedText, said } from '../language/message.ts';
import { ModelError } from './errors.ts';
import { CALIBRATION_FILE } from './learned-transitions.ts';
import { ORDINARY_WORDS_FILE } from './word-filter.ts';

export interface ModelFile {
  /** The path relative to the model's folder. */
  readonly path: string;
  readonly bytes: number;
  /** The hash in hexadecimal. */
  readonly sha256: string;
}

export interface ModelManifest {
  readonly name: string;
  readonly files: readonly ModelFile[];
}

type ReadModelFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

export const MANIFEST_FILE = 'manifest.json';
/** The files of a detection model. */
export const MODEL_FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model_quantized.onnx'];
export const LANGUAGE_MODEL_FILES = ['vocabulary.json', 'onnx/model_quantized.onnx'];
export const WORD_FILES = ['words.txt', 'vectors.bin', 'groups.bin'];
/** The folders of the shipped models, with the files that each must contain. */
export const SHIPPED_MODELS: Readonly<Record<string, readonly string[]>> = {
  'ner-multilingual': [...MODEL_FILES, CALIBRATION_FILE, ORDINARY_WORDS_FILE],
  'lm-en': LANGUAGE_MODEL_FILES,
  'words-en': WORD_FILES,
  'words-zh': WORD_FILES,
};

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isFile(value: unknown): value is ModelFile {
  if (typeof value !== 'object' || value === null) return false;
  const { path, bytes, sha256: hash } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof bytes === 'number' && typeof hash === 'string';
}

function manifestFrom(bytes: Uint8Array): ModelManifest {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new ModelError(said('manifestUnreadable'), { cause: error });
  }
  const { name, files } = (value ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || !Array.isArray(files) || !files.every(isFile)) {
    throw new ModelError(said('manifestFormUnknown'));
  }
  return { name, files };
}

/** The texts that tell a person what to do about a missing or a damaged file. */
interface Advice {
  readonly missing: KeyedText;
  readonly damaged: KeyedText;
}

const ADVICE_FOR_SHIPPED: Advice = {
  missing: said('adviseModelMissing'),
  damaged: said('adviseModelDamaged'),
};
const ADVICE_FOR_DOWNLOADED: Advice = {
  missing: said('adviseDownloadAgain'),
  damaged: said('adviseDownloadAgain'),
};

export type ModelContent = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
/** Called with the share of all bytes that have been read and checked. */
export type OnReadProgress = (share: number) => void;

async function readListed(read: ReadModelFile, path: string, advice: Advice): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await read(path);
  } catch (error) {
    throw new ModelError(said('modelFileMissing', { file: path, advice: advice.missing }), { cause: error });
  }
}

async function checkedFile(read: ReadModelFile, file: ModelFile, advice: Advice): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readListed(read, file.path, advice);
  if (bytes.byteLength !== file.bytes || (await sha256(bytes)) !== file.sha256) {
    throw new ModelError(said('modelFileDamaged', { file: file.path, advice: advice.damaged }));
  }
  return bytes;
}

async function checkedFiles(
  read: ReadModelFile,
  files: readonly ModelFile[],
  advice: Advice,
  onRead: OnReadProgress = () => undefined,
): Promise<ModelContent> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  const pairs = files.map(async (file) => {
    const bytes = await checkedFile(read, file, advice);
    done += file.bytes;
    onRead(done / total);
    return [file.path, bytes] as const;
  });
  return new Map(await Promise.all(pairs));
}

/** Reads the list of a shipped model's files. @throws ModelError */
export const readManifest = async (read: ReadModelFile): Promise<ModelManifest> =>
  manifestFrom(await readListed(read, MANIFEST_FILE, ADVICE_FOR_SHIPPED));

/**
 * Reads all files of a shipped model, each checked by size and SHA-256. @throws ModelError that names the first bad file, or the first
 * `needed` file that the manifest does not list
 */
export async function readModel(
  read: ReadModelFile,
  onRead?: OnReadProgress,
  needed: readonly string[] = MODEL_FILES,
): Promise<ModelContent> {
  const manifest = await readManifest(read);
  for (const path of needed) {
    if (!manifest.files.some((file) => file.path === path)) {
      throw new ModelError(said('manifestLacksFile', { file: path }));
    }
  }
  return checkedFiles(read, manifest.files, ADVICE_FOR_SHIPPED, onRead);
}

/** Reads all files of a downloaded model, checked against the hashes that were taken when its download was complete. */
export function readDownloadedModel(
  read: (file: ModelFile) => Promise<Uint8Array<ArrayBuffer>>,
  files: readonly ModelFile[],
  onRead?: OnReadProgress,
): Promise<ModelContent> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const readPath = async (path: string) => {
    const file = byPath.get(path);
    if (!file) throw new ModelError(said('modelFileUnlisted', { file: path }));
    return read(file);
  };
  return checkedFiles(readPath, files, ADVICE_FOR_DOWNLOADED, onRead);
}
