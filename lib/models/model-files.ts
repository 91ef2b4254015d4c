// Reads the files of a detection model in the browser: the shipped one's from the extension, a downloaded one's from this device's storage.
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';
import {
  type ModelContent,
  type ModelFile,
  type OnReadProgress,
  readDownloadedModel,
  readManifest,
  readModel,
} from './manifest.ts';
import type { ModelStore } from './model-store.ts';
import { fetchBytes, type ModelFolderAddresses } from './shipped-files.ts';
import { isWeightFile, type WeightFormat } from './weight-files.ts';

export interface ModelReference {
  readonly name: string;
  readonly isShipped: boolean;
}

interface ModelFiles {
  readonly weights: WeightFormat;
  readonly files: ModelContent;
  /** The hashes of the network's files. */
  readonly fingerprint: string;
}

const fingerprintOf = (files: readonly ModelFile[]): string =>
  files
    .filter(({ path }) => isWeightFile(path))
    .map(({ sha256 }) => sha256)
    .join();

/** Reads and checks all files of a model. Rejects with the first that is missing or damaged. */
export async function modelFiles(
  place: ModelFolderAddresses,
  store: ModelStore,
  { name, isShipped }: ModelReference,
  onRead?: OnReadProgress,
): Promise<ModelFiles> {
  if (isShipped) {
    const read = (path: string) => fetchBytes(`${place.models}${name}/${path}`);
    const [files, manifest] = await Promise.all([readModel(read, onRead), readManifest(read)]);
    return { weights: 'q8', files, fingerprint: fingerprintOf(manifest.files) };
  }
  const { model, checked } = (await store.stored(name)) ?? {};
  if (!model || !checked) throw new ModelError(said('modelDownloadIncomplete'));
  const files = await readDownloadedModel((file) => store.read(name, file), checked, onRead);
  return { weights: model.weights, files, fingerprint: fingerprintOf(checked) };
}
