import { expect, it, vi } from 'vitest';
import { type ReadDocument, type SourceFile, UnreadableDocument } from '../document.ts';
import { areasOfSpan, type DocumentPages, NO_AREAS } from '../page-view.ts';
import { nodeSurroundings } from './node-surroundings.ts';
import { allBytesOf, editsOf, fixture, ORIGINALS, pdfFile, spellingsOf } from './pdf.test-support.ts';
import { pdfReader, renderPage, scannedPages } from './pdf.ts';
import { PdfWriter, reference } from './pdf-writer.ts';

const surroundings = await nodeSurroundings();
const read = pdfReader(surroundings);
const READABLE = Object.entries(ORIGINALS).filter(([, replacements]) => Object.keys(replacements).length > 0);
const squashed = (text: string) => text.replace(/\s+/g, '');

function pagesOf({ pages }: ReadDocument): DocumentPages {
  if (!pages) throw new Error('the document shows no pages');
  return pages;
}

/** A PDF of empty pages. */
function emptyPages(count: number): SourceFile {
  const writer = new PdfWriter();
  const pages = writer.reserve();
  const page = `<< /Type /Page /Parent ${reference(pages)} /MediaBox [0 0 200 200] >>`;
  const kids = Array.from({ length: count }, () => reference(writer.add(page)));
  writer.add(`<< /Type /Pages /Count ${count} /Kids [${kids.join(' ')}] >>`, pages);
  const catalog = writer.add(`<< /Type /Catalog /Pages ${reference(pages)} >>`);
  return pdfFile(writer.file(catalog, writer.add('<< >>')));
}

/**
 * A page of 200 by 200 points that is drawn by these steps, with the font /F, and /U, which says of its letters A and B that they belong to no
 * alphabet.
 */
function drawnBy(steps: string): SourceFile {
  const writer = new PdfWriter();
  const pages = writer.reserve();
  const font = writer.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const codes = '1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <41> <e041> <42> <0007> endbfchar';
  const toUnicode = reference(writer.addText('', codes));
  const unknown = writer.add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${toUnicode} >>`);
  const contents = writer.addText('', steps);
  const page = writer.add(
    `<< /Type /Page /Parent ${reference(pages)} /MediaBox [0 0 200 200] ` +
      `/Resources << /Font << /F ${reference(font)} /U ${reference(unknown)} >> >> /Contents ${reference(contents)} >>`,
  );
  writer.add(`<< /Type /Pages /Count 1 /Kids [${reference(page)}] >>`, pages);
  const catalog = writer.add(`<< /Type /Catalog /Pages ${reference(pages)} >>`);
  return pdfFile(writer.file(catalog, writer.add('<< >>')));
}

it.each(READABLE)(
  'finds every original of %s in its text, and none in any byte of the written file',
  async (name, replacements) => {
    const document = await read(fixture(name));
    for (const original of Object.keys(replacements)) expect(document.text).toContain(original);
    const edits = editsOf(document.text, replacements);
    const written = await document.write(edits);
    const bytes = allBytesOf(written.bytes);
    const again = await read(written);
    for (const [original, surrogate] of Object.entries(replacements)) {
      for (const spelling of spellingsOf(original)) expect(bytes).not.toContain(spelling);
      expect(squashed(again.text)).not.toContain(squashed(original));
      expect(squashed(again.text)).toContain(squashed(surrogate));
    }
  },
);

it.each(READABLE)('writes %s so that it reads as before, but for spaces', async (name) => {
  const document = await read(fixture(name));
  const again = await read(await document.write([]));
  expect(squashed(again.text)).toBe(squashed(document.text));
  expect(again.removed).toEqual(['pictures', 'pageObjects']);
  expect(again.unseen).toEqual([]);
});

it('writes the same bytes whenever it writes', async () => {
  const document = await read(fixture('es-table.pdf'));
  const [first, second] = [await document.write([]), await document.write([])];
  expect(second.bytes).toEqual(first.bytes);
});

it('joins wrapped lines, keeps lines of an address, and puts cells and fields beside each other', async () => {
  const letter = (await read(fixture('en-letter.pdf'))).text;
  expect(letter).toContain('Annika Lindqvist sent from');
  expect(letter).toContain('Annika Lindqvist\n14 Larch Road, Ambleton\n');
  expect((await read(fixture('fr-two-columns.pdf'))).text).toContain(
    'Margaux Delacroix-Perrin au sujet du quai numéro',
  );
  expect((await read(fixture('es-table.pdf'))).text).toContain('Ximena Arroyave\t48.221.905-K\t2.310 €\nLisandro');
  expect((await read(fixture('de-form.pdf'))).text).toContain('Name:\tHiltrud Wackernagel\n');
});

it('says what a person does not see, and what is removed', async () => {
  const { unseen, removed } = await read(fixture('en-annotations.pdf'));
  expect(unseen).toEqual([{ content: 'comments', count: 2 }]);
  expect(removed).toEqual(['attachedFiles', 'links', 'macros', 'properties', 'pageObjects']);
  expect((await read(fixture('de-hidden.pdf'))).unseen).toEqual([{ content: 'hiddenText', count: 4 }]);
  expect((await read(fixture('es-pictures.pdf'))).removed).toEqual(['pictures', 'properties', 'pageObjects']);
});

it('knows scans, refuses them without recognition of text, and reads them with it', async () => {
  const { bytes } = fixture('scan.pdf');
  expect(await scannedPages(bytes, surroundings)).toEqual([1]);
  expect(await scannedPages(fixture('es-pictures.pdf').bytes, surroundings)).toEqual([]);
  await expect(read(fixture('scan.pdf'))).rejects.toMatchObject({ reason: 'noText' });
  const recognize = vi.fn(async () => [{ text: 'FABIOLA ETCHEVERRIA', left: 40, top: 500, width: 500, height: 40 }]);
  const document = await pdfReader({ ...surroundings, recognize })(fixture('scan.pdf'));
  expect(document.text).toBe('FABIOLA ETCHEVERRIA');
  const written = await document.write([{ start: 0, end: 7, text: 'ROSAURA' }]);
  expect((await read(written)).text).toBe('ROSAURA ETCHEVERRIA');
});

it('draws pages for recognition, black on white', async () => {
  const picture = await renderPage(fixture('scan.pdf').bytes, 1, 1, surroundings);
  expect([picture.width, picture.height]).toEqual([596, 842]);
  expect(picture.pixels).toHaveLength(596 * 842 * 4);
  expect(picture.pixels.some((value, at) => at % 4 === 0 && value < 80)).toBe(true);
});

/** How dark a page is drawn in the written file: the number of pixels that are not white. */
async function inkOf(file: SourceFile): Promise<number> {
  const written = await (await read(file)).write([]);
  const { pixels } = await renderPage(written.bytes, 1, 1, surroundings);
  return pixels.filter((value, at) => at % 4 === 0 && value < 200).length;
}

it('draws text and straight lines, but neither curves nor tiny shapes, which could be letters', async () => {
  const words = 'BT /F 12 Tf 20 150 Td (A page with enough words on it.) Tj ET ';
  const text = await inkOf(drawnBy(words));
  expect(text).toBeGreaterThan(100);
  expect(await inkOf(drawnBy(`${words} 20 100 m 180 100 l S`))).toBeGreaterThan(text + 100);
  expect(await inkOf(drawnBy(`${words} 4 w 20 60 m 60 100 90 20 180 60 c S`))).toBe(text);
  expect(await inkOf(drawnBy(`${words} 20 60 6 6 re 30 60 6 6 re f`))).toBe(text);
});

it('shows no shape of letters whose meaning the document does not tell, and keeps the others', async () => {
  const words = 'BT /F 12 Tf 20 150 Td (A page with enough words on it.) Tj ET ';
  const unknown = `${words} BT /U 60 Tf 20 60 Td (AB) Tj ET`;
  const shapes = await renderPage(drawnBy(unknown).bytes, 1, 1, surroundings);
  const isDark = (value: number, at: number) => at % 4 === 0 && value < 200;
  const known = await inkOf(drawnBy(words));
  expect(shapes.pixels.filter(isDark).length).toBeGreaterThan(known + 500);
  // Two round signs of a list stand for them.
  expect(await inkOf(drawnBy(unknown))).toBeLessThan(known + 500);
  expect((await read(drawnBy(unknown))).text).toMatch(/\ue041\ufffd/);
});

it('shows the original of a page, and what is written', async () => {
  const document = await read(fixture('es-table.pdf'));
  const edits = editsOf(document.text, ORIGINALS['es-table.pdf'] ?? {});
  const pages = pagesOf(document);
  const [original, written] = [await pages.view(1), await pages.view(1, { edits, areas: NO_AREAS })];
  for (const { picture } of [original, written]) expect([...picture.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect(written.picture).not.toEqual(original.picture);
  expect(pages.count).toBe(1);
  await expect(pages.view(2)).rejects.toThrow(RangeError);
});

it('tells where words stand on a page, and loses the words that the person covers', async () => {
  const document = await read(fixture('es-table.pdf'));
  const [original = ''] = Object.keys(ORIGINALS['es-table.pdf'] ?? {});
  const start = document.text.indexOf(original);
  const { places } = await pagesOf(document).view(1);
  const [area] = areasOfSpan({ text: document.text, places }, { start, end: start + original.length });
  if (!area) throw new Error('the original has no place');
  expect([area.left, area.top, area.right, area.bottom].every((share) => share > 0 && share < 1)).toBe(true);
  expect(area.right - area.left).toBeGreaterThan(0.02);
  const written = await document.write([], { covered: [{ ...area, page: 1 }], keptCodes: [] });
  const again = await read(written);
  const times = (text: string) => text.split(original).length - 1;
  expect(times(again.text)).toBe(times(document.text) - 1);
  const picture = await renderPage(written.bytes, 1, 1, surroundings);
  const x = Math.round(((area.left + area.right) / 2) * picture.width);
  const y = Math.round(((area.top + area.bottom) / 2) * picture.height);
  expect([...picture.pixels.subarray((y * picture.width + x) * 4).subarray(0, 3)].every((part) => part < 40)).toBe(
    true,
  );
});

it.each([
  ['encrypted', () => fixture('encrypted.pdf')],
  ['unknownKind', () => pdfFile(Buffer.from('plain text'))],
  ['damaged', () => pdfFile(Buffer.from('%PDF-1.7\nnothing that a PDF has'))],
  ['tooManyPages', () => emptyPages(500)],
  ['noText', () => emptyPages(2)],
  ['tooLarge', () => pdfFile(new Uint8Array(20_000_001))],
])('refuses a file: %s', async (reason, file) => {
  const reading = read(file());
  await expect(reading).rejects.toBeInstanceOf(UnreadableDocument);
  await expect(reading).rejects.toMatchObject({ reason });
});

it('refuses a file that breaks off', async () => {
  const whole = fixture('es-table.pdf').bytes;
  for (const share of [0.3, 0.6, 0.9]) {
    const reading = read(pdfFile(whole.subarray(0, Math.floor(whole.length * share))));
    await expect(reading).rejects.toBeInstanceOf(UnreadableDocument);
  }
});

it('refuses a document whose font needs a character map that is not shipped', async () => {
  const reading = pdfReader({ canvases: surroundings.canvases })(fixture('zh-no-font.pdf'));
  await expect(reading).rejects.toMatchObject({ reason: 'noText' });
});

it('writes plain pages without a canvas, and refuses to write what they cannot show', async () => {
  const plain = pdfReader({ ...surroundings, canvases: undefined });
  const document = await plain(fixture('de-form.pdf'));
  const written = await document.write(editsOf(document.text, ORIGINALS['de-form.pdf'] ?? {}));
  for (const spelling of spellingsOf('Wackernagel')) expect(allBytesOf(written.bytes)).not.toContain(spelling);
  const again = await read(written);
  expect(again.text).toContain('Name:\tGerlinde Sonnleitner');
  expect(again.removed).toEqual(['pageObjects']);
  const chinese = await plain(fixture('zh-letter.pdf'));
  await expect(chinese.write([])).rejects.toThrow('Western European');
});

it('writes the text of a searchable scan on its page, whose picture it leaves out', async () => {
  const picture = await (await read(fixture('es-searchable-scan.pdf'))).write([]);
  const { pixels } = await renderPage(picture.bytes, 1, 1, surroundings);
  expect(pixels.filter((value, at) => at % 4 === 0 && value < 100).length).toBeGreaterThan(300);
});

it('stops between pages, and tells how far it is', async () => {
  const stop = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number) => {
    shares.push(share);
    stop.abort();
  };
  const reading = read(fixture('fr-report.pdf'), { signal: stop.signal, onProgress });
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(shares).toEqual([0.5]);
});
