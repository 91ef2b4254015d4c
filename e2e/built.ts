// What is tested and measured in a browser: the extension and the test beds, built once.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
export const BUILT_BEDS = resolve(import.meta.dirname, '.build');

function run(...command: readonly string[]): void {
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    cwd: ROOT,
    // What is shipped is what is tested: a test runner's own NODE_ENV would build React for development.
    env: { ...process.env, NODE_ENV: 'production', WXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

export const buildExtension = (...forBrowser: readonly string[]): void => run('wxt', 'build', ...forBrowser);

/** The extension and the beds; `COATCHECK_BUILT` says that it is done. */
export function buildAll(...forBrowser: readonly string[]): void {
  if (process.env.COATCHECK_BUILT) return;
  buildExtension(...forBrowser);
  run('vite', 'build', '-c', 'e2e/beds/vite.config.ts');
}
