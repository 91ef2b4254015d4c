import { expect, it } from 'vitest';
import type { SourceFile } from '../document.ts';
import { CHARACTER_MAP_FILES, CHARACTER_MAPS } from './character-maps.ts';
import { nodeSurroundings } from './node-surroundings.ts';
import { pdfFile } from './pdf.test-support.ts';
import { pdfReader } from './pdf.ts';
import { PdfWriter, reference } from './pdf-writer.ts';

const { packageFile } = await nodeSurroundings();
/** What the extension ships, and no other file of pdf.js. */
const read = pdfReader({
  packageFile: async (path) => (CHARACTER_MAP_FILES.includes(path) ? packageFile?.(path) : undefined),
});

/** A page with the character of these bytes, in a font of one of Adobe's collections that is not embedded. */
function pageIn(encoding: string, ordering: string, code: string): SourceFile {
  const writer = new PdfWriter();
  const pages = writer.reserve();
  const descriptor = writer.add(
    '<< /Type /FontDescriptor /FontName /Sample /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ' +
      '/Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  );
  const descendant = writer.add(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Sample /DW 1000 ' +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> /FontDescriptor ${reference(descriptor)} >>`,
  );
  const font = writer.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Sample /Encoding /${encoding} /DescendantFonts [${reference(descendant)}] >>`,
  );
  const contents = writer.addText('', `BT /F 12 Tf 100 150 Td <${code}> Tj ET`);
  const page = writer.add(
    `<< /Type /Page /Parent ${reference(pages)} /MediaBox [0 0 200 200] ` +
      `/Resources << /Font << /F ${reference(font)} >> >> /Contents ${reference(contents)} >>`,
  );
  writer.add(`<< /Type /Pages /Count 1 /Kids [${reference(page)}] >>`, pages);
  const catalog = writer.add(`<< /Type /Catalog /Pages ${reference(pages)} >>`);
  return pdfFile(writer.file(catalog, writer.add('<< >>')));
}

/** The codes of the character 中, which all four collections have. */
const CODES: readonly (readonly [maps: RegExp, ordering: string, code: string])[] = [
  [/^UniGB-/, 'GB1', '4e2d'],
  [/^GB/, 'GB1', 'd6d0'],
  [/^UniCNS-/, 'CNS1', '4e2d'],
  [/B5/, 'CNS1', 'a4a4'],
  [/^CNS-EUC-/, 'CNS1', 'c4e3'],
  [/^UniJIS-/, 'Japan1', '4e2d'],
  [/RKSJ/, 'Japan1', '9286'],
  [/^EUC-/, 'Japan1', 'c3e6'],
  [/^[HV]$/, 'Japan1', '4366'],
  [/^UniKS-/, 'Korea1', '4e2d'],
  [/^KSC/, 'Korea1', 'f1e9'],
];

it.each(CHARACTER_MAPS.filter((name) => !name.startsWith('Adobe-')))('reads text in %s', async (name) => {
  const [, ordering = '', code = ''] = CODES.find(([maps]) => maps.test(name)) ?? [];
  expect((await read(pageIn(name, ordering, code))).text).toBe('中');
});

it('reads glyphs of the four collections by their numbers', async () => {
  for (const [ordering, glyph] of [
    ['GB1', '125b'],
    ['CNS1', '0281'],
    ['Japan1', '0b8b'],
    ['Korea1', '1bd9'],
  ] as const)
    expect((await read(pageIn('Identity-H', ordering, glyph))).text).toMatch(/^\p{Script=Han}$/u);
});

it('refuses text in a map that is not shipped, rather than leave it out', async () => {
  await expect(read(pageIn('UniJIS-UTF32-H', 'Japan1', '00004e2d'))).rejects.toMatchObject({ reason: 'noText' });
});
