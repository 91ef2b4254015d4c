import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PYTHON = process.env.PYTHON ?? '/usr/bin/python3';
export const SCRIPTS = fileURLToPath(new URL('../../models/training/restore/', import.meta.url));

/** Runs a script of models/training/restore. Needs Debian's python3-onnx. */
export function runScript(name: string, ...args: string[]): void {
  execFileSync(PYTHON, ['-B', `${SCRIPTS}${name}`, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}
