// The kinds of characters that a regular expression may ask for and many texts lack: digits, and the letters of each script.

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Thai',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
] as const;

/** The kinds of characters in a set of characters. */
export interface CharacterKinds {
  /** Whether each character is a digit or other number. */
  readonly isDigit: boolean;
  /** Bits of the scripts of the characters; 0 if a character may belong to no listed script. */
  readonly scripts: number;
}

export const ANY_KIND: CharacterKinds = { isDigit: false, scripts: 0 };
const DIGIT: CharacterKinds = { isDigit: true, scripts: 0 };

const KIND_OF_ESCAPE = new Map<string, CharacterKinds>([
  ...['\\d', '\\p{N}', '\\p{Nd}'].map((source) => [source, DIGIT] as const),
  ...SCRIPTS.map((name, bit) => [`\\p{Script=${name}}`, { isDigit: false, scripts: 1 << bit }] as const),
]);

/** The kind of an escape such as `\d` or `\p{Script=Thai}`. */
export const kindOfEscape = (source: string): CharacterKinds => KIND_OF_ESCAPE.get(source) ?? ANY_KIND;

const SCRIPT_OF_RANGE: readonly (readonly [first: string, last: string, script: (typeof SCRIPTS)[number]])[] = [
  ['A', 'Z', 'Latin'],
  ['a', 'z', 'Latin'],
  ['а', 'я', 'Cyrillic'],
  ['А', 'Я', 'Cyrillic'],
  ['가', '힣', 'Hangul'],
  ['一', '鿿', 'Han'],
];

/** The kind of the characters from `first` to `last`. */
export function kindOfRange(first: string, last: string): CharacterKinds {
  if (first >= '0' && last <= '9') return DIGIT;
  const found = SCRIPT_OF_RANGE.find(([from, to]) => first >= from && last <= to);
  return found ? { isDigit: false, scripts: 1 << SCRIPTS.indexOf(found[2]) } : ANY_KIND;
}

/** The kinds common to the characters of two sets. */
export const eitherKind = (one: CharacterKinds, other: CharacterKinds): CharacterKinds => ({
  isDigit: one.isDigit && other.isDigit,
  scripts: one.scripts !== 0 && other.scripts !== 0 ? one.scripts | other.scripts : 0,
});

const bitsOf = (scripts: number): number => scripts.toString(2).replaceAll('0', '').length;

/** The kinds in a text with a character of each set. Of two conditions on scripts, the stricter one is kept. */
export function bothKinds(one: CharacterKinds, other: CharacterKinds): CharacterKinds {
  const isStricter = one.scripts !== 0 && (other.scripts === 0 || bitsOf(one.scripts) <= bitsOf(other.scripts));
  return { isDigit: one.isDigit || other.isDigit, scripts: isStricter ? one.scripts : other.scripts };
}

const ANY_DIGIT = /\p{N}/u;
const OF_SCRIPT = SCRIPTS.map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

/** The kinds of which a text holds a character. */
export const kindsIn = (text: string): CharacterKinds => ({
  isDigit: ANY_DIGIT.test(text),
  scripts: OF_SCRIPT.reduce((bits, ofScript, bit) => (ofScript.test(text) ? bits | (1 << bit) : bits), 0),
});

/** Whether a text with these kinds of characters has what is needed. */
export const hasKinds = (held: CharacterKinds, needed: CharacterKinds): boolean =>
  (held.isDigit || !needed.isDigit) && (needed.scripts === 0 || (held.scripts & needed.scripts) !== 0);
