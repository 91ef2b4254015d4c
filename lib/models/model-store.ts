// Stores downloaded models in IndexedDB: both browsers have it in every extension page, a download can be appended piece by piece and
// survives a closed page, and the permission `unlimitedStorage` covers it. (Cache Storage keeps only whole responses.) The database is
// separate from the vault's, so that each can be deleted alone.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';
import type { HubFile, HubModel } from './hub.ts';
import type { ModelFile } from './manifest.ts';

export interface StoredModel {
  readonly model: HubModel;
  /** The files with the hashes computed after the download; undefined until all files are stored. */
  readonly checked?: readonly ModelFile[];
}

interface Piece {
  readonly id: string;
  readonly path: string;
  /** The piece's offset in the file. */
  readonly start: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The stored part of a file. */
interface StoredFilePart {
  readonly starts: readonly number[];
  readonly bytes: number;
}

interface ModelSchema extends DBSchema {
  models: { key: string; value: { readonly id: string } & StoredModel };
  pieces: { key: [string, string, number]; value: Piece };
}

export interface ModelStore {
  list(): Promise<readonly StoredModel[]>;
  stored(id: string): Promise<StoredModel | undefined>;
  /** Starts or resumes storing a model, and deletes files of other versions of it. */
  begin(model: HubModel): Promise<void>;
  kept(id: string, path: string): Promise<StoredFilePart>;
  piece(id: string, path: string, start: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Rejects if the piece is already stored (another tab downloads the same file), or if the model was removed. */
  append(id: string, path: string, start: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Rejects with a ModelError if the file is not stored completely. */
  read(id: string, file: ModelFile): Promise<Uint8Array<ArrayBuffer>>;
  finish(id: string, checked: readonly ModelFile[]): Promise<void>;
  removeFile(id: string, path: string): Promise<void>;
  remove(id: string): Promise<void>;
}

const MODEL_DATABASE = 'coatcheck-models';

const MODEL_REMOVED = said('modelRemovedMeanwhile');

const piecesOf = (id: string, path: string) => IDBKeyRange.bound([id, path, 0], [id, path, Number.MAX_SAFE_INTEGER]);
const piecesOfModel = (id: string) => IDBKeyRange.bound([id], [id, []]);
const isSameFile = (a: HubFile, b: HubFile) => a.path === b.path && a.hash.hex === b.hash.hex && a.bytes === b.bytes;

function failure(error: unknown): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') {
    return new ModelError(said('modelNoSpace'), {
      cause: error,
    });
  }
  if (name === 'ConstraintError') {
    return new ModelError(said('modelDownloadedElsewhere'), { cause: error });
  }
  return error;
}

function concatenated(pieces: readonly Piece[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const { bytes } of pieces) {
    whole.set(bytes, at);
    at += bytes.byteLength;
  }
  return whole;
}

/** Opens the database once, and again if the browser closed it or another context deleted it. */
function databaseOpener(name: string): () => Promise<IDBPDatabase<ModelSchema>> {
  let opened: Promise<IDBPDatabase<ModelSchema>> | undefined;

  return () => {
    const forget = () => {
      opened = undefined;
    };
    opened ??= openDB<ModelSchema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('models', { keyPath: 'id' });
        db.createObjectStore('pieces', { keyPath: ['id', 'path', 'start'] });
      },
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error) => {
      forget();
      throw error;
    });
    return opened;
  };
}

export function modelStore(name = MODEL_DATABASE): ModelStore {
  const database = databaseOpener(name);

  const withoutId = ({ model, checked }: StoredModel): StoredModel => ({ model, ...(checked ? { checked } : {}) });

  async function read(id: string, file: ModelFile): Promise<Uint8Array<ArrayBuffer>> {
    const pieces = await (await database()).getAll('pieces', piecesOf(id, file.path));
    const length = pieces.reduce((sum, piece) => sum + piece.bytes.byteLength, 0);
    if (length !== file.bytes) throw new ModelError(said('modelFileIncomplete', { file: file.path }));
    return concatenated(pieces, length);
  }

  return {
    async list() {
      return (await (await database()).getAll('models')).map(withoutId);
    },
    async stored(id) {
      const row = await (await database()).get('models', id);
      return row && withoutId(row);
    },
    async begin(model) {
      const transaction = (await database()).transaction(['models', 'pieces'], 'readwrite');
      const [models, pieces] = [transaction.objectStore('models'), transaction.objectStore('pieces')];
      const before = await models.get(model.id);
      for (const file of before?.model.files ?? []) {
        if (!model.files.some((other) => isSameFile(file, other))) await pieces.delete(piecesOf(model.id, file.path));
      }
      await models.put({ id: model.id, model });
      await transaction.done;
    },
    async kept(id, path) {
      const db = await database();
      const starts = (await db.getAllKeys('pieces', piecesOf(id, path))).map(([, , start]) => start);
      const last = starts.at(-1);
      if (last === undefined) return { starts, bytes: 0 };
      const piece = await db.get('pieces', [id, path, last]);
      return { starts, bytes: last + (piece?.bytes.byteLength ?? 0) };
    },
    async piece(id, path, start) {
      const found = await (await database()).get('pieces', [id, path, start]);
      if (!found) throw new ModelError(said('modelPartMissing', { file: path }));
      return found.bytes;
    },
    async append(id, path, start, bytes) {
      const transaction = (await database()).transaction(['models', 'pieces'], 'readwrite');
      if (!(await transaction.objectStore('models').get(id))) throw new ModelError(MODEL_REMOVED);
      const added = transaction.objectStore('pieces').add({ id, path, start, bytes });
      await Promise.all([added, transaction.done]).catch((error) => {
        throw failure(error);
      });
    },
    read,
    async finish(id, checked) {
      const transaction = (await database()).transaction('models', 'readwrite');
      const row = await transaction.store.get(id);
      if (!row) throw new ModelError(MODEL_REMOVED);
      await transaction.store.put({ ...row, checked });
      await transaction.done;
    },
    async removeFile(id, path) {
      await (await database()).delete('pieces', piecesOf(id, path));
    },
    async remove(id) {
      const transaction = (await database()).transaction(['models', 'pieces'], 'readwrite');
      await transaction.objectStore('pieces').delete(piecesOfModel(id));
      await transaction.objectStore('models').delete(id);
      await transaction.done;
    },
  };
}
