import { readdirSync, readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../document.ts';
import originalsOf from './fixtures/originals.json';
import { readOfficeFile } from './office.ts';

const folder = new URL('./fixtures/', import.meta.url);
const files = readdirSync(folder).filter((name) => name in originalsOf);

const source = (name: string): SourceFile => ({
  name,
  type: '',
  bytes: new Uint8Array(readFileSync(new URL(name, folder))),
});

const texts = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([name, content]) => `${name}\n${new TextDecoder().decode(content)}`);

const SURROGATES = [
  'Maren Holmgren',
  'Quellbach GmbH',
  'm.h@quellbach.example',
  '+49 30 000',
  'Am Teich 9',
  'Ole Brandt',
  'Zinnober KG',
  '1234.5',
  '99',
];

describe.each(files)('%s', (name) => {
  const originals = originalsOf[name as keyof typeof originalsOf];

  it('holds none of the originals once each is replaced', async () => {
    const read = await readOfficeFile(source(name));
    const edits = originals
      .flatMap((original, i) =>
        [...read.text.matchAll(new RegExp(original.replaceAll(/[.+*?()]/g, '\\$&'), 'g'))].map(({ index }) => ({
          start: index,
          end: index + original.length,
          text: SURROGATES[i] ?? '',
        })),
      )
      .sort((a, b) => a.start - b.start);
    for (const original of originals) expect(read.text).toContain(original);
    const written = await read.write(edits);
    for (const part of texts(written.bytes)) for (const original of originals) expect(part).not.toContain(original);
    const again = await readOfficeFile(written);
    for (const surrogate of SURROGATES.slice(0, originals.length)) expect(again.text).toContain(surrogate);
  });
});
