// A zip whose bytes depend on its files and on Node's zlib only: sorted by name, with one time for all.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { strToU8, Zip, type ZipInputFile } from 'fflate';

/** The first that a zip can name. In local time, which is what a zip holds: the bytes are the same in every time zone. */
const fixedTime = (): Date => new Date(1980, 0, 1);

export type ZipFiles = ReadonlyMap<string, Uint8Array>;

/** Plain files below a folder, by their path in it with forward slashes. */
export function filesIn(folder: string): ZipFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), readFileSync(path)];
    }),
  );
}

const DEFLATED = 8;

/** The smaller of two: weights are nearly noise, in which a short repetition costs more than the bytes that it stands for. */
function deflated(content: Uint8Array): Uint8Array {
  const [byDefault, filtered] = [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED].map((strategy) =>
    deflateRawSync(content, { level: 9, memLevel: 9, strategy }),
  ) as [Buffer, Buffer];
  return filtered.length < byDefault.length ? filtered : byDefault;
}

/** Compresses with Node's zlib: the output of fflate is 0.6 MB larger for each package. */
export function fixedZip(files: ZipFiles): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file: ZipInputFile = {
      filename: path,
      size: content.length,
      crc: crc32(content),
      compression: DEFLATED,
      mtime: fixedTime(),
      os: 3,
      attrs: 0o644 << 16,
    };
    zip.add(file);
    file.ondata?.(null, new Uint8Array(deflated(content)), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** The Chrome store gives an extension a key of its own, and refuses a package that brings one. */
export function withoutKey(files: ZipFiles): ZipFiles {
  const manifest = files.get('manifest.json');
  if (!manifest) throw new Error('The package has no manifest.json.');
  const { key: _, ...rest } = JSON.parse(new TextDecoder().decode(manifest)) as Record<string, unknown>;
  return new Map([...files, ['manifest.json', strToU8(JSON.stringify(rest))]]);
}

/**
 * In bytes. A package above it takes too long over a slow line, and nobody would notice that it grew. The multilingual detector takes 22 MB of it,
 * half of which are the vectors of its 60,000 pieces.
 */
const LARGEST_PACKAGE = 40_000_000;

/** @throws if a package exceeds the limit. */
export function requireSize(name: string, zip: Uint8Array, limit = LARGEST_PACKAGE): Uint8Array {
  if (zip.length > limit) throw new Error(`${name} has ${zip.length} bytes; at most ${limit} are allowed.`);
  return zip;
}
