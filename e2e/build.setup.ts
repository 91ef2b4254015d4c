// Builds the extension and the test beds once, before the first test.
import { spawnSync } from 'node:child_process';

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, WXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

export default function build(): void {
  if (!process.env.COATCHECK_BUILT) run('npx', ['wxt', 'build']);
  run('npx', ['vite', 'build', '-c', 'e2e/beds/vite.config.ts']);
}
