// Reads a text of digits and letters as one mixed-radix number, in which each position keeps its class (digit, upper, lower).

export type PositionClass = 'digit' | 'upper' | 'lower';

const CHARACTERS: Record<PositionClass, string> = {
  digit: '0123456789',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lower: 'abcdefghijklmnopqrstuvwxyz',
};

function classOf(character: string): PositionClass | undefined {
  if (character >= '0' && character <= '9') return 'digit';
  if (character >= 'A' && character <= 'Z') return 'upper';
  if (character >= 'a' && character <= 'z') return 'lower';
  return undefined;
}

/** The class of each character; undefined if one is neither an ASCII digit nor an ASCII letter. */
export function positionClassesOf(text: string): readonly PositionClass[] | undefined {
  const classes = Array.from(text, classOf);
  return classes.every((c) => c !== undefined) ? classes : undefined;
}

export function countTexts(classes: readonly PositionClass[]): bigint {
  return classes.reduce((size, c) => size * BigInt(CHARACTERS[c].length), 1n);
}

export function indexOfText(text: string, classes: readonly PositionClass[]): bigint {
  return classes.reduce(
    (index, c, at) => index * BigInt(CHARACTERS[c].length) + BigInt(CHARACTERS[c].indexOf(text[at] ?? '')),
    0n,
  );
}

export function textAtIndex(index: bigint, classes: readonly PositionClass[]): string {
  let rest = index;
  let text = '';
  for (const c of [...classes].reverse()) {
    const radix = BigInt(CHARACTERS[c].length);
    text = (CHARACTERS[c][Number(rest % radix)] ?? '') + text;
    rest /= radix;
  }
  return text;
}

export function abbreviateClasses(classes: readonly PositionClass[]): string {
  return classes.map((c) => c[0]).join('');
}
