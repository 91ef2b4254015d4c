// Writes a surrogate as the words of a file name are written: its separator, its case, its alphabet.

const PLAIN: Readonly<Record<string, string>> = {
  Ä: 'Ae',
  ä: 'ae',
  Ö: 'Oe',
  ö: 'oe',
  Ü: 'Ue',
  ü: 'ue',
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'Ae',
  æ: 'ae',
  Ø: 'Oe',
  ø: 'oe',
  Å: 'Aa',
  å: 'aa',
  Œ: 'Oe',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '–': '-',
  '—': '-',
};

/** In ASCII as far as the letters are Latin ones. */
const inAscii = (text: string) =>
  text
    .replace(/[^\0-\x7f]/gu, (character) => PLAIN[character] ?? character)
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{Mn}+/giu, '')
    .normalize('NFC');

const LETTERS = /\p{L}/gu;

function inCaseOf(text: string, original: string): string {
  const letters = (original.match(LETTERS) ?? []).join('');
  const hasCase = letters.toLowerCase() !== letters.toUpperCase();
  if (!hasCase) return text;
  if (letters === letters.toLowerCase()) return text.toLowerCase();
  return letters.length > 1 && letters === letters.toUpperCase() ? text.toUpperCase() : text;
}

const capitalized = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** @param separator what stands between words of the file name; '' if words start with a capital letter instead */
export function styledSurrogate(surrogate: string, original: string, separator: string, isAscii: boolean): string {
  const words = (isAscii ? inAscii(surrogate) : surrogate).split(/\s+/u).filter((word) => word !== '');
  const joined = separator === '' ? words.map(capitalized).join('') : words.join(separator);
  return inCaseOf(joined, original);
}
