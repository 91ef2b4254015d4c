// The command line as a person runs it: a process of its own, with pipes.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const coatcheck = (args: readonly string[], input: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'cli/coatcheck.ts', ...args], { input, encoding: 'utf8' });

it('reads its input, writes its answer and ends with its status', () => {
  const { status, stdout } = coatcheck(['annotate', '--no-model'], 'Mail anna.lindqvist@example.org.');
  expect(status).toBe(0);
  expect(stdout).toContain('anna.lindqvist@example.org');
  expect(stdout).not.toBe('Mail anna.lindqvist@example.org.');
});

it('ends with 2 and says why where nothing can be done', () => {
  const { status, stdout, stderr } = coatcheck(['sanitize', '--key', 'xyz'], '');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('64 hexadecimal');
});
