#!/usr/bin/env node
// Some mirrors of the npm registry lack the optional builds for other platforms (Biome, Tailwind's oxide, esbuild …).
// npm then leaves them out of the lock file, and `npm ci` refuses it: "Missing … from lock file".
// This adds an entry for each one, so that the lock file is complete, with the hash that the registry states: without it npm would
// install on those platforms whatever it is given. Run it after `npm install`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;

/** `@scope/name-linux-arm64-musl` -> the platform that npm must not install it on by mistake. */
function platformOf(name) {
  const os = [
    'darwin',
    'linux',
    'win32',
    'freebsd',
    'android',
    'openbsd',
    'netbsd',
    'sunos',
    'aix',
    'openharmony',
  ].find((x) => name.includes(x));
  const cpu = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'].find((x) =>
    name.includes(x),
  );
  return { os: [os ?? 'none'], cpu: [cpu ?? 'none'] };
}

function integrityOf(name, version) {
  return execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' }).trim();
}

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[`node_modules/${name}`]) continue;
    if (!/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, optional: true, dev: entry.dev, ...platformOf(name) };
    added += 1;
  }
}
for (const [path, entry] of Object.entries(lock.packages)) {
  // The project itself, links and folders of ours have no version in the registry.
  if (!path.includes('node_modules/') || entry.link || entry.integrity || !entry.version) continue;
  entry.integrity = integrityOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), entry.version);
  added += 1;
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} entries added\n`);
