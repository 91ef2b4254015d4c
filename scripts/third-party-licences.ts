// Which packages the built extension really holds, and under which licences: read from what the bundler put in, not from a list.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = `${sep}node_modules${sep}`;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Of its licence and its notices, as the package brings them. */
  readonly texts: readonly string[];
}

/** The folder of the package that a module is from; undefined where it is our own. */
export function packageFolder(module: string): string | undefined {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '').split('/').join(sep);
  const at = path.lastIndexOf(FOLDER);
  if (at === -1) return undefined;
  const parts = path.slice(at + FOLDER.length).split(sep);
  const name = parts[0]?.startsWith('@') ? parts.slice(0, 2) : parts.slice(0, 1);
  return join(path.slice(0, at + FOLDER.length), ...name);
}

/** @throws where a package does not say its licence: it must not be shipped. */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof license !== 'string') {
    throw new Error(`${folder} does not say its name, version and licence.`);
  }
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, licence: license, texts };
}

const RULE = '-'.repeat(80);

export function licencesText(packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const list = sorted.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const whole = sorted.map(({ name, version, licence, texts }) =>
    [RULE, `${name} ${version} (${licence})`, '', ...texts].join('\n'),
  );
  return ['Coatcheck holds parts of these packages.', '', ...list, '', ...whole, ''].join('\n');
}

/** The pretrained encoder from which the detector and the word vectors were made; it comes from no npm package. */
const ENCODER: ShippedPackage = {
  name: 'multilingual-e5-small',
  version: '2024',
  licence: 'MIT',
  texts: [readFileSync('models/ner-multilingual/ENCODER-LICENCE.txt', 'utf8').trim()],
};

/** pdf.js's character maps have another licence than its program. */
const CHARACTER_MAPS: ShippedPackage = {
  name: 'adobe-character-maps',
  version: '2009',
  licence: 'BSD-3-Clause',
  texts: [
    readFileSync('node_modules/pdfjs-dist/cmaps/LICENSE', 'utf8')
      .replaceAll(/^%%Copyright: ?/gm, '')
      .trim(),
  ],
};

interface ShippedPackages {
  /** Takes note of what goes into each bundle. */
  readonly plugin: Plugin;
  text(): string;
}

/** @param always packages that are shipped without being bundled. */
export function shippedPackages(always: readonly string[]): ShippedPackages {
  const folders = new Map<string, ShippedPackage>();
  const note = (folder: string) => {
    if (folders.has(folder)) return;
    folders.set(folder, readPackage(folder));
  };
  for (const name of always) note(join('node_modules', name));
  return {
    plugin: {
      name: 'coatcheck:shipped-packages',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const folder of chunk.moduleIds.map(packageFolder)) if (folder !== undefined) note(folder);
        }
      },
    },
    text: () =>
      licencesText([
        ...new Map(
          [ENCODER, CHARACTER_MAPS, ...folders.values()].map((one) => [`${one.name} ${one.version}`, one]),
        ).values(),
      ]),
  };
}
