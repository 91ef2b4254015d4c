import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { billOfMaterials, type LockedPackage } from './bill-of-materials.ts';
import { cleanCommit } from './commands.ts';
import { filesIn, fixedZip, requireSize, withoutKey } from './fixed-zip.ts';
import { lintProblems } from './lint-report.ts';
import { packageParts } from './package-parts.ts';

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

const FILES: readonly (readonly [string, Uint8Array])[] = [
  ['b.txt', strToU8('two')],
  ['a/1.txt', strToU8('one')],
  ['10', strToU8('ten')],
];

it('zips the same files to the same bytes, in whatever order and time zone', () => {
  const zone = process.env.TZ;
  const zips = ['UTC', 'Pacific/Auckland', 'America/New_York'].map((one, i) => {
    process.env.TZ = one;
    return Buffer.from(fixedZip(new Map(i === 1 ? [...FILES].reverse() : FILES))).toString('hex');
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(new Set(zips).size).toBe(1);
  const opened = unzipSync(Buffer.from(zips[0] ?? '', 'hex'));
  expect(Object.keys(opened).sort()).toEqual(['10', 'a/1.txt', 'b.txt']);
  expect(strFromU8(opened['a/1.txt'] ?? new Uint8Array())).toBe('one');
});

it("takes the key out of the store's manifest, and nothing else", () => {
  const files = new Map([['manifest.json', strToU8('{"name":"x","key":"abc","version":"1"}')], ...FILES]);
  const store = withoutKey(files);
  expect(strFromU8(store.get('manifest.json') ?? new Uint8Array())).toBe('{"name":"x","version":"1"}');
  expect(store.size).toBe(files.size);
});

it('refuses a package that grew over the limit', () => {
  const zip = fixedZip(new Map(FILES));
  expect(requireSize('x.zip', zip, zip.length)).toBe(zip);
  expect(() => requireSize('x.zip', zip, zip.length - 1)).toThrow(`x.zip has ${zip.length} bytes`);
});

it('says what takes the room, the largest part first', () => {
  const files = new Map([
    ['manifest.json', strToU8('{}')],
    ['models/a/onnx/model.onnx', crypto.getRandomValues(new Uint8Array(3000))],
    ['models/a/config.json', new Uint8Array(50)],
    ['models/b/words.txt', new Uint8Array(9000)],
    ['chunks/deep/x.js', crypto.getRandomValues(new Uint8Array(1000))],
  ]);
  const parts = packageParts(files);
  expect(parts.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['models/a', 3050],
    ['chunks', 1000],
    ['models/b', 9000],
    ['files at the top', 2],
  ]);
  const [largest] = parts;
  expect(largest?.packed).toBeGreaterThan(3000);
  expect(largest?.packed).toBeLessThan(3500);
});

it('packs the language model and the words into 7 MB', () => {
  const packed = ['models/lm-en', 'models/words-en'].map((folder) => fixedZip(filesIn(folder)).length);
  expect(packed.reduce((sum, bytes) => sum + bytes)).toBeLessThan(7_000_000);
});

it('is made from a clean checkout only', () => {
  folder = mkdtempSync(join(tmpdir(), 'coatcheck-release-'));
  const at = folder;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: at, stdio: 'pipe' });
  expect(() => cleanCommit(at)).toThrow('git checkout only');
  git('init', '-q');
  writeFileSync(join(at, 'a.txt'), 'a');
  expect(() => cleanCommit(at)).toThrow('a.txt');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-qm', 'one');
  expect(cleanCommit(at)).toMatch(/^[0-9a-f]{40}$/);
  writeFileSync(join(at, 'a.txt'), 'b');
  expect(() => cleanCommit(at)).toThrow('clean checkout only');
});

it('lists every runtime package with its hash and licence, and no development one', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const model = { name: 'ner-en', licence: 'CC-BY-SA-4.0', files: [{ path: 'a.onnx', sha256: 'ab' }] };
  const { components } = billOfMaterials({ name: 'coatcheck', version: '1.0.0' }, packages, [model]) as {
    components: {
      name: string;
      type: string;
      version?: string;
      hashes?: { content: string }[];
      licenses?: object[];
      'bom-ref': string;
    }[];
  };
  const names = components.map(({ name }) => name);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  for (const name of Object.keys(dependencies)) expect(names).toContain(name);
  for (const name of ['vitest', 'typescript', 'deep-chat']) expect(names).not.toContain(name);
  const libraries = components.filter(({ type }) => type === 'library');
  for (const { name, hashes, licenses, version } of libraries) {
    expect(version, name).toBeDefined();
    expect(hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    expect(licenses, name).toHaveLength(1);
  }
  const references = components.map((one) => one['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  expect(components.at(-1)).toMatchObject({ type: 'machine-learning-model', name: 'ner-en' });
});

it('passes over the warnings that are known, and over no other', () => {
  const known = { code: 'UNSAFE_VAR_ASSIGNMENT', file: 'content-scripts/chat.js', message: 'innerHTML' };
  expect(lintProblems({ errors: [], warnings: [known] })).toEqual([]);
  const others = [
    { ...known, file: 'background.js' },
    { ...known, code: 'DANGEROUS_EVAL' },
  ];
  expect(lintProblems({ errors: [known], warnings: others })).toHaveLength(3);
});
