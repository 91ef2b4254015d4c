// Lists a model's files with their size and SHA-256, for the check at load: run it after every export.
//   npx tsx scripts/model-manifest.ts models/ner-multilingual
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { MANIFEST_FILE, MODEL_FILES, type ModelManifest, SHIPPED_MODELS, sha256 } from '../lib/models/manifest.ts';

async function listed(dir: string, path: string) {
  const bytes = new Uint8Array(await readFile(join(dir, path)));
  return { path, bytes: bytes.byteLength, sha256: await sha256(bytes) };
}

async function writeManifest(dir: string): Promise<ModelManifest> {
  const name = basename(dir);
  const paths = SHIPPED_MODELS[name] ?? MODEL_FILES;
  const manifest = { name, files: await Promise.all(paths.map((path) => listed(dir, path))) };
  await writeFile(join(dir, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

writeManifest(resolve(process.argv[2] ?? 'models/ner-multilingual')).then(
  ({ files }) => process.stdout.write(files.map((file) => `${file.sha256}  ${file.bytes}  ${file.path}\n`).join('')),
  (error: unknown) => {
    process.stderr.write(`model-manifest: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
