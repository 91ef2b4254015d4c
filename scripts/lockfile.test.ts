// Without a hash in the lock file, npm installs whatever it is given under that name.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
}

it.each(['package-lock.json', 'server/package-lock.json'])('every package of %s has a hash', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: Readonly<Record<string, Entry>> };
  const without = Object.entries(packages).filter(
    ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity?.startsWith('sha512-'),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});
