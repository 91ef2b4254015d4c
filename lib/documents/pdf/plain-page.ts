// A page of plain, visible text, for a place without a canvas: each text stands at its place in Helvetica, and nothing is drawn beside it.
import { estimatedWidth } from './notes-pages.ts';
import type { DrawnText } from './page-drawing.ts';
import { decimal, type ObjectNumber, type PdfWriter } from './pdf-writer.ts';

/** Characters of WinAnsiEncoding whose code is not that of Latin 1 (PDF 1.7, annex D). */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_WINDOWS = 0x80;
/** Most texts are narrower in Helvetica than the estimate for all fonts. */
const NARROWER = 1.05;

function codeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  const at = WINDOWS.indexOf(letter);
  // Without a canvas there is no way to show other scripts, and a page that shows less than its text is not given away.
  if (at < 0) throw new Error('Without a canvas only text in Western European letters can be written');
  return FIRST_WINDOWS + at;
}

const encoded = (text: string) => [...text].map((letter) => codeOf(letter).toString(16).padStart(2, '0')).join('');

export const addPlainFont = (writer: PdfWriter, number: ObjectNumber): ObjectNumber =>
  writer.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>', number);

export function plainSteps(texts: readonly DrawnText[], pageHeight: number): string {
  const shown = texts.filter((text) => text.shown);
  const steps = shown.map(({ x, y, angle, size, shown: text, width, room }) => {
    const natural = (estimatedWidth(text) * size) / NARROWER;
    const stretch = Math.min(1, Math.max(width, room) / Math.max(1, natural));
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const matrix = [cos, -sin, sin, cos, x, pageHeight - y].map(decimal).join(' ');
    return `/T ${decimal(size)} Tf ${decimal(100 * stretch)} Tz ${matrix} Tm <${encoded(text)}> Tj`;
  });
  return steps.length > 0 ? `BT\n${steps.join('\n')}\nET` : '';
}
