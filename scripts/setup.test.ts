// A checkout whose packages are a link to another's must not take that other's away: npm ci empties the folder that the link leads to.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'coatcheck-setup-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['setup.sh', '.'],
  ['setup-server.sh', 'server'],
])('%s refuses to install through a link, and leaves what it leads to', (script, place) => {
  const [checkout, other] = [join(folder, 'checkout'), join(folder, 'other')];
  mkdirSync(join(checkout, 'scripts'), { recursive: true });
  mkdirSync(join(checkout, place), { recursive: true });
  mkdirSync(join(other, 'kept'), { recursive: true });
  copyFileSync(resolve(import.meta.dirname, script), join(checkout, 'scripts', script));
  const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, packages: { '': { name: 'x', version: '1.0.0' } } };
  writeFileSync(join(checkout, place, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0' }));
  writeFileSync(join(checkout, place, 'package-lock.json'), JSON.stringify(lock));
  symlinkSync(other, join(checkout, place, 'node_modules'));
  const { status, stderr } = spawnSync('bash', [join(checkout, 'scripts', script)], { encoding: 'utf8' });
  expect([status, readdirSync(other)]).toEqual([1, ['kept']]);
  expect(stderr).toContain('node_modules is a link to');
});
