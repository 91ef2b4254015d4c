import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Type } from 'typebox';
import { Value } from 'typebox/value';

/** A model folder that cannot be served; the message says which file and why. */
export class ModelFolderError extends Error {
  override readonly name = 'ModelFolderError';
}

export function readJson<T extends Type.TSchema>(folder: string, name: string, schema: T): Type.Static<T> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new ModelFolderError(`${name}: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  if (Value.Check(schema, parsed)) return parsed;
  const [first] = Value.Errors(schema, parsed);
  throw new ModelFolderError(`${name}: ${first?.instancePath ?? ''} ${first?.message ?? 'is not as expected'}`);
}

export function readJsonIfThere<T extends Type.TSchema>(
  folder: string,
  name: string,
  schema: T,
): Type.Static<T> | undefined {
  return existsSync(join(folder, name)) ? readJson(folder, name, schema) : undefined;
}

/** Reads float32 numbers that are stored in little endian, whatever the byte order of this machine is. */
export function floatsFromBytes(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength >> 2 }, (_, index) => view.getFloat32(index * 4, true));
}

export function readFloats(folder: string, name: string, length: number): Float32Array {
  const path = join(folder, name);
  if (!existsSync(path)) throw new ModelFolderError(`${name} is missing`);
  const bytes = readFileSync(path);
  if (bytes.byteLength !== length * 4)
    throw new ModelFolderError(`${name} has ${bytes.byteLength} bytes, expected ${length * 4}`);
  const floats = floatsFromBytes(bytes);
  if (!floats.every(Number.isFinite)) throw new ModelFolderError(`${name} holds a number that is not finite`);
  return floats;
}
