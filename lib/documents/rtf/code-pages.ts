// The encodings of text in RTF files, by the number of a code page and by the character set of a font.
import { UnreadableDocument } from '../document.ts';

/** @returns undefined for encodings that no browser decodes */
function labelOf(codePage: number): string | undefined {
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`;
  const labels: Readonly<Record<number, string>> = {
    866: 'ibm866',
    874: 'windows-874',
    932: 'shift_jis',
    936: 'gbk',
    949: 'euc-kr',
    950: 'big5',
    10000: 'macintosh',
    10007: 'x-mac-cyrillic',
    54936: 'gb18030',
    65001: 'utf-8',
  };
  return labels[codePage];
}

const CODE_PAGES_OF_FONTS: Readonly<Record<number, number>> = {
  0: 1252,
  // Symbols, such as the signs of lists.
  2: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Undefined if the font says nothing: then the file's own code page holds. */
export const codePageOfFont = (charset: number): number | undefined => CODE_PAGES_OF_FONTS[charset];

/** @throws UnreadableDocument if the text is not in that encoding, or the encoding is unknown: its words would be read as others */
export function decodedBytes(bytes: readonly number[], codePage: number): string {
  const isAscii = bytes.every((byte) => byte < 0x80);
  const label = isAscii ? 'us-ascii' : labelOf(codePage);
  if (label === undefined) throw new UnreadableDocument('unknownKind');
  try {
    return new TextDecoder(label, { fatal: true }).decode(Uint8Array.from(bytes));
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause });
  }
}
