import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a command of the project's, at its root; a failure is thrown. */
export function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    cwd: resolve(import.meta.dirname, '..'),
    // What is shipped is what is tested: a test runner's own NODE_ENV would build React for development.
    env: { ...process.env, NODE_ENV: 'production', WXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
