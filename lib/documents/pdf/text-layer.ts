// The text of a page as an invisible layer over its picture, as programs that recognise text write it. Any program that reads text finds it.
import { ADVANCE, glyphlessFont, UNITS } from './glyphless-font.ts';
import type { PlacedText } from './page-lines.ts';
import { decimal, type ObjectNumber, type PdfWriter, reference } from './pdf-writer.ts';

/** Neither filled nor stroked (PDF 1.7, table 106). */
const INVISIBLE = 3;
/** A block of a character map holds at most so many entries. */
const BLOCK = 100;
/** Codes have two bytes. */
const MAX_CODES = 0xffff;
const EVERY_GLYPH = 1;

const hex = (value: number) => value.toString(16).padStart(4, '0');
const utf16 = (letter: string) => Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at))).join('');

/** Gives each character of the document a code, because codes that follow Unicode have no room for rare characters. */
export class LayerFont {
  private readonly codes = new Map<string, number>();

  private codeOf(letter: string): number {
    const known = this.codes.get(letter);
    if (known !== undefined) return known;
    const code = this.codes.size + 1;
    if (code > MAX_CODES) throw new RangeError('The document has more kinds of characters than a font can have');
    this.codes.set(letter, code);
    return code;
  }

  encoded(text: string): string {
    return [...text].map((letter) => hex(this.codeOf(letter))).join('');
  }

  private characterMap(): string {
    const rows = [...this.codes].map(([letter, code]) => `<${hex(code)}> <${utf16(letter)}>`);
    const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => {
      const block = rows.slice(at * BLOCK, (at + 1) * BLOCK);
      return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
    });
    return [
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
      '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
      ...blocks,
      'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
    ].join('\n');
  }

  /** Adds the font's objects, after all text has been encoded. */
  addTo(writer: PdfWriter, number: ObjectNumber): void {
    const file = glyphlessFont();
    const fontFile = writer.addStream(`/Length1 ${file.length}`, file);
    const descriptor = writer.add(
      '<< /Type /FontDescriptor /FontName /Glyphless /Flags 4 /FontBBox [0 -200 500 900] /ItalicAngle 0 ' +
        `/Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${reference(fontFile)} >>`,
    );
    const glyphs = new Uint8Array((this.codes.size + 1) * 2);
    for (let at = 1; at < glyphs.length; at += 2) glyphs[at] = EVERY_GLYPH;
    const descendant = writer.add(
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Glyphless ' +
        '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
        `/FontDescriptor ${reference(descriptor)} /DW ${ADVANCE} ` +
        `/CIDToGIDMap ${reference(writer.addStream('', glyphs))} >>`,
    );
    const toUnicode = writer.addText('', this.characterMap());
    writer.add(
      '<< /Type /Font /Subtype /Type0 /BaseFont /Glyphless /Encoding /Identity-H ' +
        `/DescendantFonts [${reference(descendant)}] /ToUnicode ${reference(toUnicode)} >>`,
      number,
    );
  }
}

/** The steps that show one text; the letters are stretched over its width. */
function shown(font: LayerFont, { text, x, y, angle, width, size }: PlacedText, pageHeight: number): string {
  const natural = ([...text].length * size * ADVANCE) / UNITS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The page counts from its lower corner, so what turns clockwise there turns against it here.
  const matrix = [cos, -sin, sin, cos, x, pageHeight - y].map(decimal).join(' ');
  return `/T ${decimal(size)} Tf ${decimal((100 * width) / natural)} Tz ${matrix} Tm <${font.encoded(text)}> Tj`;
}

export function layerSteps(font: LayerFont, texts: readonly PlacedText[], pageHeight: number): string {
  const visible = texts.filter(({ text }) => text.length > 0);
  if (visible.length === 0) return '';
  return `BT ${INVISIBLE} Tr\n${visible.map((text) => shown(font, text, pageHeight)).join('\n')}\nET`;
}
