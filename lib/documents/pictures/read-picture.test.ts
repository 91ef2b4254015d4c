// The OCR itself runs here, in Node, with the files of the installed packages: once for each picture, and once for each written one.
import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, type SourceFile } from '../document.ts';
import { nodeOcrFiles } from './node-ocr-files.ts';
import { nodeTools } from './node-tools.ts';
import { createOcr } from './ocr.ts';
import { decodedPixels } from './picture-tools.ts';
import type { Area } from './pixels.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

const ocr = createOcr(nodeOcrFiles);
const reading = { tools: nodeTools, ocr, languages: ['eng'] } as const;
afterAll(() => ocr.end());

const fixture = (name: string): SourceFile => ({
  name,
  type: 'image/jpeg',
  bytes: new Uint8Array(readFileSync(`lib/documents/pictures/fixtures/${name}`)),
});

function replaced(text: string, pairs: Readonly<Record<string, string>>) {
  return Object.entries(pairs).map(([original, surrogate]) => {
    const start = text.indexOf(original);
    if (start < 0) throw new Error('the original was not read');
    return { start, end: start + original.length, text: surrogate };
  });
}

const qrOf = async ({ bytes, type }: SourceFile) => {
  const { data, width, height } = await decodedPixels(nodeTools, bytes, type);
  return jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data;
};

const onShares = ({ width, height }: ReadPicture, { left, top, right, bottom }: Area): Area => ({
  left: left / width,
  top: top / height,
  right: right / width,
  bottom: bottom / height,
});

describe('a photograph with properties, a code and a dark band', () => {
  let read: ReadPicture;
  let written: SourceFile;
  let again: ReadPicture;

  beforeAll(async () => {
    const file = fixture('badge.jpg');
    read = await readPicture(file, reading);
    written = await read.write(
      replaced(read.text, { 'Gwendolyn Marsh': 'Adela Forbes', '0117 496 0381': '0117 496 0999' }),
      { covered: [{ page: 1, ...onShares(read, { left: 20, top: 220, right: 420, bottom: 270 }) }], keptCodes: [] },
    );
    again = await readPicture(written, reading);
  }, 60_000);

  it('is read, light letters too', () => {
    expect(read.text).toBe(
      'Visitor pass of the week\n\nName: Gwendolyn Marsh\n\nPhone: 0117 496 0381\n\nEntrance by the north gate',
    );
    expect(read.words.every(({ start, end, text }) => read.text.slice(start, end) === text)).toBe(true);
  });

  it('is written with the new words and without the originals', () => {
    expect(again.text).toContain('Name: Adela Forbes');
    expect(again.text).toContain('0117 496 0999');
    expect(again.text).not.toMatch(/Gwendolyn|Marsh|0381/);
  });

  it('loses what the person covers', () => {
    expect(again.text).not.toMatch(/Entrance|north|gate/);
  });

  it('loses its codes, unless the person keeps one', async () => {
    expect(await qrOf(fixture('badge.jpg'))).toBe('https://visits.example/gwendolyn-marsh');
    expect(read.codes).toHaveLength(2);
    expect(await qrOf(written)).toBeUndefined();
    expect(again.codes).toEqual([]);
    const { codes } = await read.pages.view(1);
    const kept = await read.write([], { covered: [], keptCodes: codes.map((code) => ({ ...code, page: 1 })) });
    expect(await qrOf(kept)).toBe('https://visits.example/gwendolyn-marsh');
  });

  it('is shown as it is and as it is written, without its properties', async () => {
    const { picture, places } = await read.pages.view(1);
    expect(Buffer.from(picture).includes('Gwendolyn')).toBe(false);
    expect((await readPicture({ name: 'a.png', type: 'image/png', bytes: picture }, reading)).text).toBe(read.text);
    expect(places.map(({ start, end }) => read.text.slice(start, end))).toEqual(read.words.map(({ text }) => text));
    const edits = replaced(read.text, { 'Gwendolyn Marsh': 'Adela Forbes' });
    const change = { edits, areas: { covered: [], keptCodes: [] } };
    const { bytes } = await read.write(edits);
    expect((await read.pages.view(1, change)).picture).toEqual(bytes);
  });

  it('loses all its properties', () => {
    const source = Buffer.from(fixture('badge.jpg').bytes);
    const properties = ['Exif', 'Gwendolyn', 'Tobias Renner', 'Comment about'];
    expect(properties.every((part) => source.includes(part))).toBe(true);
    expect(properties.filter((part) => Buffer.from(written.bytes).includes(part))).toEqual([]);
    expect(written).toMatchObject({ name: 'badge.jpg', type: 'image/jpeg' });
  });
});

describe('a picture that its properties turn', () => {
  it('is read and written as it is seen', async () => {
    const read = await readPicture(fixture('note.jpg'), reading);
    expect([read.width, read.height]).toEqual([900, 200]);
    expect(read.text.replace(/\s+/g, ' ')).toBe(
      'Call Rosalind Whitaker about the lease at 22 Elderberry Row before Thursday.',
    );
    const edits = replaced(read.text, {
      'Rosalind Whitaker': '',
      '22 Elderberry Row': 'an address that is far too long',
    });
    const again = await readPicture(await read.write(edits), reading);
    expect(again.text).not.toMatch(/Rosalind|Whitaker|Elderberry/);
    expect(again.text).toMatch(/the lease[\s\S]*Thursday/);
    expect([again.width, again.height]).toEqual([900, 200]);
  });
});

describe('a file that cannot be read', () => {
  const file = (bytes: Uint8Array<ArrayBuffer>): SourceFile => ({ name: 'x.png', type: 'image/png', bytes });
  const png = new Uint8Array(readFileSync('lib/documents/pictures/fixtures/en-screen.png'));
  const huge = new Uint8Array(png);
  new DataView(huge.buffer).setUint32(16, 200_000);

  it.each([
    ['too many bytes', file(new Uint8Array(MAX_FILE_BYTES + 1)), 'tooLarge'],
    ['too many pixels', file(huge), 'tooLarge'],
    ['half a head', file(png.slice(0, 40)), 'damaged'],
    ['no picture', file(new TextEncoder().encode('Dear Ms Smith')), 'unknownKind'],
  ])('has %s', async (_, source, reason) => {
    await expect(readPicture(source, reading)).rejects.toMatchObject({ reason });
  });

  it('is refused before the OCR starts if the person stops', async () => {
    const signal = AbortSignal.abort();
    await expect(readPicture(fixture('note.jpg'), reading, { signal })).rejects.toBe(signal.reason);
  });

  it('waits for language data', async () => {
    const without = createOcr({ ...nodeOcrFiles, language: async () => undefined });
    const reads = readPicture(fixture('note.jpg'), { ...reading, ocr: without });
    await expect(reads).rejects.toMatchObject({ name: 'MissingOcrData' });
  });
});
