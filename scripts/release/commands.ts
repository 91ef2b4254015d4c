import { spawnSync } from 'node:child_process';

const env = { ...process.env, NODE_ENV: 'production', WXT_TELEMETRY_DISABLED: '1' };

/** @throws if the command fails. Its output is shown. */
export function run(cwd: string, command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** What it prints, whatever its exit status: a linter that found something fails. @throws where it printed nothing. */
export function output(cwd: string, command: string, ...args: readonly string[]): string {
  const { stdout } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!stdout) throw new Error(`${command} ${args.join(' ')} printed nothing.`);
  return stdout;
}

/** The commit that is checked out. @throws where a file differs from it or is not in it: what is published must be what can be read. */
export function cleanCommit(root: string): string {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error('A release is made from a git checkout only.');
  if (stdout !== '') throw new Error(`A release is made from a clean checkout only. Commit or remove:\n${stdout}`);
  return output(root, 'git', 'rev-parse', 'HEAD').trim();
}
