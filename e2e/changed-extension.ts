// Copies of the built extension: to damage, or as the browser would have it after an answer that no test can give.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTENSION, temporary } from './harness.ts';

export function copyOfExtension(): string {
  const copy = temporary('extension');
  cpSync(EXTENSION, copy, { recursive: true });
  return copy;
}

interface Manifest {
  readonly permissions: readonly string[];
  readonly optional_host_permissions?: readonly string[];
}

function extensionWith(change: (manifest: Manifest) => object): string {
  const copy = copyOfExtension();
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  writeFileSync(path, JSON.stringify({ ...manifest, ...change(manifest) }));
  return copy;
}

/** Nobody can click the browser's question in a test, so this copy has been given the answer for some sites. */
export const extensionAllowedOn = (...patterns: readonly string[]): string =>
  extensionWith(() => ({ host_permissions: patterns }));

/** The same for all that it may ask for. */
export const extensionAllowedAll = (): string =>
  extensionWith(({ optional_host_permissions: all }) => ({
    host_permissions: all,
    optional_host_permissions: undefined,
  }));

/** The browser holds an extension to a quota only where it does not ask for unlimited storage. */
export const extensionWithQuota = (): string =>
  extensionWith(({ permissions }) => ({ permissions: permissions.filter((one) => one !== 'unlimitedStorage') }));
