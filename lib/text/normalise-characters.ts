// Replaces the many forms of digits, spaces, dashes and quotes by one form each, so that patterns need to match only that. Offsets stay the same.

/** Code points of the digit zero in many scripts. The digits one to nine follow each of them. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x17e0, 0x1810,
];
/** No-break, narrow, thin and ideographic spaces, and the zero-width characters that stand between the digit groups of a number. */
const SPACES =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u205f\u2060\u3000\ufeff';
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63';
const APOSTROPHES = '\u2018\u2019\u02bc\u2032';
const QUOTES = '\u201c\u201d\u201e\u2033';
const SLASHES = '\u2044\u2215';

function buildReplacementTable(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const foldAll = (characters: string, to: string) => {
    for (const character of characters) table.set(character, to);
  };
  for (const zero of ZEROS) {
    for (let digit = 0; digit < 10; digit++) table.set(String.fromCharCode(zero + digit), String(digit));
  }
  // The full-width forms of ASCII characters become the ordinary characters.
  for (let code = 0x21; code < 0x7f; code++) table.set(String.fromCharCode(code + 0xfee0), String.fromCharCode(code));
  foldAll(SPACES, ' ');
  foldAll(DASHES, '-');
  foldAll(APOSTROPHES, "'");
  foldAll(QUOTES, '"');
  foldAll(SLASHES, '/');
  return table;
}

const REPLACEMENT_TABLE = buildReplacementTable();
const REPLACEABLE_CHARACTERS = new RegExp(
  `[${[...REPLACEMENT_TABLE.keys()].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`,
  'g',
);

/** `text` with one form of each digit, space, dash and quote; case is kept. It has the same length in code units, so offsets fit both texts. */
export function normaliseCharacters(text: string): string {
  return text.replace(REPLACEABLE_CHARACTERS, (character) => REPLACEMENT_TABLE.get(character) ?? character);
}

/** `digits` (0 to 9) in the script of the first digit of `model`. */
export function digitsLike(digits: string, model: string): string {
  const first = /\p{Nd}/u.exec(model)?.[0] ?? '0';
  const zero = (first.codePointAt(0) ?? 0x30) - Number(normaliseCharacters(first));
  return Number.isNaN(zero) ? digits : digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

const FULL_WIDTH_OFFSET = 0xfee0;

/** @param model the character whose letter case, width and script of digits are taken */
function characterLike(character: string, model: string): string {
  if (/\p{Nd}/u.test(model)) return digitsLike(normaliseCharacters(character), model);
  const plain = normaliseCharacters(character);
  const cased = /\p{Ll}/u.test(model) ? plain.toLowerCase() : /\p{Lu}/u.test(model) ? plain.toUpperCase() : plain;
  const isFullWidth = /^[\uff21-\uff5a]$/u.test(model) && /^[0-9A-Za-z]$/.test(cased);
  return isFullWidth ? String.fromCharCode(cased.charCodeAt(0) + FULL_WIDTH_OFFSET) : cased;
}

/** Writes the characters in place of the letters and digits of `layout`, like these. The rest of the letters shows the case of a letter for a digit. */
export function inLayoutOf(layout: string, characters: readonly string[]): string {
  const letters = layout.replace(/\P{L}/gu, '');
  const isOneCase = letters !== '' && (letters === letters.toUpperCase()) !== (letters === letters.toLowerCase());
  const model = isOneCase ? letters.charAt(0) : '';
  let at = 0;
  return layout.replace(/[\p{L}\p{N}]/gu, (old) => {
    const character = characters[at++] ?? old;
    return characterLike(character, /\p{N}/u.test(old) && /\p{L}/u.test(character) ? model : old);
  });
}
