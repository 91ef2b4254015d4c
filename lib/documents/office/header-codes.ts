// Headers and footers of worksheets: text between codes such as &P for the page (ECMA-376, part 1, 18.3.1.39).
import type { PartsCoding } from './text-slots.ts';

const TOKEN = /(&(?:"[^"]*"|K(?:[\dA-Fa-f]{6}|\d\d[+-]\d{3})|\d{1,3}|[A-JL-Za-z]))|&&|[^&]+|&/gs;

export const headerCodes: PartsCoding & { readonly split: (header: string) => readonly string[] } = {
  split(header) {
    const parts = [''];
    for (const [token, code] of header.matchAll(TOKEN)) {
      const isTextLast = parts.length % 2 === 0;
      if ((code === undefined) === isTextLast) parts[parts.length - 1] += token;
      else parts.push(token);
    }
    // A text after the last codes, even an empty one, so that an emptied text keeps its place.
    return parts.length % 2 === 0 ? [...parts, ''] : [...parts, '', ''];
  },
  /** A digit behind the size of a font would become part of it. */
  encode: (text, fixed) => (/&\d+$/.test(fixed) && /^\d/.test(text) ? ' ' : '') + text.replaceAll('&', '&&'),
  decode: (raw) => raw.replaceAll('&&', '&'),
  /** The left, the middle and the right of a header stand apart, as columns do. */
  before: (fixed) => '\t'.repeat(fixed.match(/&[CR]/g)?.length ?? 0),
};
