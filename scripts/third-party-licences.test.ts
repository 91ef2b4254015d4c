import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { licencesText, packageFolder, readPackage } from './third-party-licences.ts';

const at = (...parts: readonly string[]) => parts.join(sep);

it('knows which package a module is from', () => {
  expect(packageFolder(at('', 'x', 'node_modules', 'idb', 'build', 'index.js'))).toBe(
    at('', 'x', 'node_modules', 'idb'),
  );
  expect(packageFolder(at('', 'x', 'node_modules', '@noble', 'hashes', 'sha2.js?v=1'))).toBe(
    at('', 'x', 'node_modules', '@noble', 'hashes'),
  );
  expect(packageFolder(at('', 'x', 'node_modules', 'a', 'node_modules', 'b', 'i.js'))).toBe(
    at('', 'x', 'node_modules', 'a', 'node_modules', 'b'),
  );
  expect(packageFolder(at('', 'x', 'lib', 'vault', 'vault.ts'))).toBeUndefined();
});

it('writes each package with its licence, in the order of their names', () => {
  const text = licencesText(['react', 'idb'].map((name) => readPackage(join('node_modules', name))));
  expect(text).toMatch(/idb \d.*: ISC\nreact \d.*: MIT\n/);
  expect(text).toContain('Permission to use, copy, modify, and/or distribute this software');
  expect(text).toContain('Copyright (c) Meta Platforms');
});
