// The beds stand on this machine, where Coatcheck runs only once it was switched on. Nobody can answer the browser's question in a test: a
// copy of the extension is given the answer, with the scripts that would be registered then in its manifest.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coversWholeOrigin } from '../lib/sites/site-matches.ts';

/** A host of plain http that is not this machine's own: its pages are no secure contexts. `install` says where it is. */
export const PLAIN_HOST = 'chat.test';
const HERE = ['http://localhost/*', 'http://127.0.0.1/*', `http://${PLAIN_HOST}/*`];

interface Manifest {
  readonly content_scripts?: readonly { readonly matches: readonly string[] }[];
}

export function copySwitchedOnHere(extension: string, copy: string): string {
  cpSync(extension, copy, { recursive: true });
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const scripts = manifest.content_scripts?.map((script) =>
    script.matches.some(coversWholeOrigin) ? { ...script, matches: [...script.matches, ...HERE] } : script,
  );
  writeFileSync(path, JSON.stringify({ ...manifest, content_scripts: scripts }));
  return copy;
}
