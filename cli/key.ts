// Reads the command line's key: from an option, the environment, or the person's key file.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { newKey } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { type CliOptions, UsageError } from './options.ts';

function keyFromHex(hex: string): Uint8Array {
  if (!/^[0-9a-fA-F]{64}$/.test(hex)) throw new UsageError('The key must be 64 hexadecimal digits (32 bytes).');
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

function keyFile(): string {
  const folder = process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
  return join(folder, 'coatcheck', 'key');
}

function keyIn(file: string, advice: string): Uint8Array {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read. ${advice}`);
  }
  try {
    return keyFromHex(content.trim());
  } catch {
    throw new UsageError(`${file} does not hold a key of 64 hexadecimal digits. ${advice}`);
  }
}

/** Reads the person's key file, making it (readable by its owner only) on first use. */
export function readOrCreateKey(file = keyFile()): Uint8Array {
  if (existsSync(file)) return keyIn(file, 'Move it away to have a new one made, or give --key-file.');
  const key = newKey(systemRandom);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${Buffer.from(key).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return key;
}

/** The key that the options or the variable COATCHECK_KEY give, or else the person's own. @throws UsageError */
export function keyFrom(
  { key, keyFile: file }: Pick<CliOptions, 'key' | 'keyFile'>,
  environment = process.env,
): Uint8Array {
  if (file !== undefined) return keyIn(file, 'Name another file.');
  const hex = key ?? environment.COATCHECK_KEY;
  return hex === undefined ? readOrCreateKey() : keyFromHex(hex);
}
