// Reads the command line's key: from hexadecimal digits, or from the person's key file.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { newKey } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { UsageError } from './options.ts';

export function keyFromHex(hex: string): Uint8Array {
  if (!/^[0-9a-fA-F]{64}$/.test(hex)) throw new UsageError('The key must be 64 hexadecimal digits (32 bytes).');
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

function keyFile(): string {
  const folder = process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
  return join(folder, 'coatcheck', 'key');
}

/** Reads the key file, making it (readable by its owner only) on first use. */
export function readOrCreateKey(file = keyFile()): Uint8Array {
  if (existsSync(file)) {
    try {
      return keyFromHex(readFileSync(file, 'utf8').trim());
    } catch {
      throw new UsageError(`${file} does not hold a key. Move it away to have a new one made, or give --key.`);
    }
  }
  const key = newKey(systemRandom);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${Buffer.from(key).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return key;
}
