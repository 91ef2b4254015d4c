// npm run release: everything that is published, made from a clean checkout into .output/release/coatcheck-VERSION. With --twice the source
// package is unpacked elsewhere, built there and compared byte for byte.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { SHIPPED_MODELS } from '../../lib/models/manifest.ts';
import { billOfMaterials, type LockedPackage, type ShippedModel } from './bill-of-materials.ts';
import { cleanCommit, output, run } from './commands.ts';
import { filesIn, fixedZip, requireSize, withoutKey, type ZipFiles } from './fixed-zip.ts';
import { KNOWN_WARNINGS, type LintReport, lintProblems } from './lint-report.ts';
import { ocrData } from './ocr-data.ts';
import { packageParts } from './package-parts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const WEB_EXT = 'web-ext@10.7.0';
/** Neither is needed to build the packages. */
const NOT_IN_SOURCES = /^(models\/training|models\/restore-en|docs\/screenshots|docs\/store|bench)\//;
/** As each model's card says: part of the text that it learned from is share-alike. */
const MODEL_LICENCE = 'CC-BY-SA-4.0';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

interface Built {
  readonly chrome: ZipFiles;
  readonly firefox: ZipFiles;
}

function build(root: string): Built {
  for (const more of [[], ['-b', 'firefox', '--mv3']]) run(root, 'npx', 'wxt', 'build', ...more);
  return { chrome: filesIn(join(root, '.output/chrome-mv3')), firefox: filesIn(join(root, '.output/firefox-mv3')) };
}

function sources(): ZipFiles {
  const paths = output(ROOT, 'git', 'ls-files', '-z').split('\0').filter(Boolean);
  const kept = paths.filter((path) => !NOT_IN_SOURCES.test(path));
  return new Map(kept.map((path) => [path, readFileSync(join(ROOT, path))]));
}

function models(firefox: ZipFiles): readonly ShippedModel[] {
  return Object.keys(SHIPPED_MODELS).map((name) => {
    const inside = [...firefox].filter(([path]) => path.startsWith(`models/${name}/`));
    if (inside.length === 0) throw new Error(`The package holds no model ${name}.`);
    return {
      name,
      licence: MODEL_LICENCE,
      files: inside.map(([path, content]) => ({ path, sha256: sha256(content) })),
    };
  });
}

/** @throws where the linter finds what we cause; without the linter that is said, and the rest is made. */
function lint(folder: string): void {
  let report: LintReport;
  try {
    report = JSON.parse(output(tmpdir(), 'npx', '--yes', WEB_EXT, 'lint', '--source-dir', folder, '--output', 'json'));
  } catch {
    say(`NOT LINTED: ${WEB_EXT} could not be run by npx. Run it before you publish.`);
    return;
  }
  const problems = lintProblems(report);
  if (problems.length > 0) throw new Error(`${WEB_EXT} lint:\n${problems.join('\n')}`);
  say(
    `${WEB_EXT} lint: nothing that we cause; ${report.warnings.length} known warnings (${KNOWN_WARNINGS.length} reasons).`,
  );
}

function sayParts(zip: string, files: ZipFiles): void {
  const columns = (...cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join('');
  say(`${zip}, by part:\n${columns('bytes', 'packed')}`);
  for (const { name: part, bytes, packed } of packageParts(files)) say(`${columns(bytes, packed)}  ${part}`);
}

function differences(a: ZipFiles, b: ZipFiles): readonly string[] {
  const paths = new Set([...a.keys(), ...b.keys()]);
  return [...paths].filter((path) => Buffer.compare(a.get(path) ?? Buffer.of(0), b.get(path) ?? Buffer.of(1)) !== 0);
}

/** As a reviewer does it: from the source package, in a folder of another name. */
function buildAgain(files: ZipFiles, first: Built): void {
  const folder = mkdtempSync(join(tmpdir(), 'coatcheck-again-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const again = build(folder);
    const wrong = [...differences(first.chrome, again.chrome), ...differences(first.firefox, again.firefox)];
    if (wrong.length > 0) throw new Error(`Built twice, these differ: ${wrong.join(', ')}`);
    say('Built again from the source package: the same bytes.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { name, version } = json<{ name: string; version: string }>(join(ROOT, 'package.json'));
const commit = cleanCommit(ROOT);
const title = `${name}-${version}`;
const into = join(ROOT, '.output/release', title);
for (const old of ['release', 'chrome-mv3', 'firefox-mv3'])
  rmSync(join(ROOT, '.output', old), { recursive: true, force: true });
mkdirSync(into, { recursive: true });

const built = build(ROOT);
for (const files of [built.chrome, built.firefox]) {
  const manifest = JSON.parse(Buffer.from(files.get('manifest.json') ?? []).toString()) as { version: string };
  if (manifest.version !== version) throw new Error(`A package says version ${manifest.version}, not ${version}.`);
}
lint(join(ROOT, '.output/firefox-mv3'));
const source = sources();
if (process.argv.includes('--twice')) buildAgain(source, built);

const licences = Buffer.from(built.chrome.get('third-party-licences.txt') ?? []);
const cards = Object.keys(SHIPPED_MODELS).map((model) => [
  model,
  readFileSync(join(ROOT, 'models', model, 'README.md'), 'utf8'),
]);
const bill = billOfMaterials(
  { name, version },
  json<{ packages: Record<string, LockedPackage> }>(join(ROOT, 'package-lock.json')).packages,
  models(built.firefox),
);
const [chromeZip, firefoxZip] = [`${title}-chrome-store.zip`, `${title}-firefox.zip`];
const made: Readonly<Record<string, Uint8Array | string>> = {
  [chromeZip]: requireSize(chromeZip, fixedZip(withoutKey(built.chrome))),
  [firefoxZip]: requireSize(firefoxZip, fixedZip(built.firefox)),
  [`${title}-sources.zip`]: fixedZip(source),
  'coatcheck-ocr-data.zip': ocrData(),
  [`${title}.cdx.json`]: `${JSON.stringify(bill, null, 2)}\n`,
  'LICENCES.txt': licences,
  'MODELS.md': cards.map(([model, card]) => `<!-- ${model} -->\n\n${card}`).join('\n'),
  'COMMIT.txt': `${commit}\n`,
  ...Object.fromEntries(
    [
      ['LICENSE', 'LICENSE'],
      ['CHANGELOG.md', 'CHANGELOG.md'],
      ['docs/install.html', 'INSTALL.html'],
      ['docs/build-notes.md', 'BUILD.md'],
    ].map(([from = '', to = '']) => [to, readFileSync(join(ROOT, from))]),
  ),
};
for (const [file, content] of Object.entries(made)) writeFileSync(join(into, file), content);
cpSync(join(ROOT, '.output/chrome-mv3'), join(into, 'chrome'), { recursive: true });
sayParts(chromeZip, built.chrome);
sayParts(firefoxZip, built.firefox);
const line = (file: string, content: Uint8Array | string) => `${sha256(Buffer.from(content))}  ${file}`;
const sums = Object.entries(made).map(([file, content]) => line(file, content));
// A person without the store loads this folder, so each of its files is named too.
const inFolder = [...built.chrome].map(([path, content]) => line(`chrome/${path}`, content));
writeFileSync(join(into, 'SHA256SUMS'), `${[...sums, ...inFolder].sort().join('\n')}\n`);
say(`${into}\n${sums.sort().join('\n')}`);
