import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pdfFile } from './pdf.test-support.ts';
import { decimal, PdfWriter, reference } from './pdf-writer.ts';
import { withPdf } from './pdfjs.ts';
import { LayerFont, layerSteps } from './text-layer.ts';

const HEIGHT = 842;

/** The text that pdf.js finds in a page with a layer of these lines. */
async function foundText(lines: readonly string[]): Promise<string> {
  const writer = new PdfWriter();
  const font = new LayerFont();
  const [pages, fontNumber] = [writer.reserve(), writer.reserve()];
  const texts = lines.map((text, row) => {
    const y = 20 + row * 20;
    return { text, x: 20, y, angle: 0, width: 20 + text.length * 5, size: 10, family: 'serif' };
  });
  const contents = writer.addText('', layerSteps(font, texts, HEIGHT));
  const page = writer.add(
    `<< /Type /Page /Parent ${reference(pages)} /MediaBox [0 0 595 ${HEIGHT}] ` +
      `/Resources << /Font << /T ${reference(fontNumber)} >> >> /Contents ${reference(contents)} >>`,
  );
  font.addTo(writer, fontNumber);
  writer.add(`<< /Type /Pages /Count 1 /Kids [${reference(page)}] >>`, pages);
  const catalog = writer.add(`<< /Type /Catalog /Pages ${reference(pages)} >>`);
  const { bytes } = pdfFile(writer.file(catalog, writer.add('<< >>')));
  return withPdf(bytes, {}, async ({ document }) => {
    const { items } = await (await document.getPage(1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
}

const squashed = (text: string) => text.replace(/\s+/g, '');

it('carries text of any script, and characters beyond the first plane', async () => {
  const lines = ['Ägidius Brömmelkamp, €', '欧阳晓雯', 'Лидия Ωμέγα', '𠮷野家 𝒜 🙂'];
  expect(squashed(await foundText(lines))).toBe(squashed(lines.join('')));
});

it('carries any letters and digits of the Latin and Chinese scripts', async () => {
  const text = fc.stringMatching(/^[A-Za-z0-9äöüßéèçñ,.;:()@/€一-龥-]{1,40}$/u);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (lines) => {
      expect(squashed(await foundText(lines))).toBe(lines.join(''));
    }),
    { numRuns: 20 },
  );
});

it('writes numbers without exponents, and refuses what is no number', () => {
  expect(decimal(1e-9)).toBe('0');
  expect(decimal(1.23456)).toBe('1.235');
  expect(() => decimal(Number.NaN)).toThrow(RangeError);
});
