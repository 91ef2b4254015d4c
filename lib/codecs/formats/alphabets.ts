// Numbers the texts that have the same kind of ASCII character (digit, upper or lower case) at each position, as mixed-radix numbers.

type CharacterKind = 'digit' | 'upper' | 'lower';

const CHARACTERS: Record<CharacterKind, string> = {
  digit: '0123456789',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lower: 'abcdefghijklmnopqrstuvwxyz',
};

function kindOf(character: string): CharacterKind | undefined {
  if (character >= '0' && character <= '9') return 'digit';
  if (character >= 'A' && character <= 'Z') return 'upper';
  if (character >= 'a' && character <= 'z') return 'lower';
  return undefined;
}

/** The kind of each character; undefined if one is neither an ASCII digit nor an ASCII letter. */
export function characterKindsOf(text: string): readonly CharacterKind[] | undefined {
  const kinds = Array.from(text, kindOf);
  return kinds.every((c) => c !== undefined) ? kinds : undefined;
}

export function countTextsOfKinds(kinds: readonly CharacterKind[]): bigint {
  return kinds.reduce((size, c) => size * BigInt(CHARACTERS[c].length), 1n);
}

export function rankOfText(text: string, kinds: readonly CharacterKind[]): bigint {
  return kinds.reduce(
    (rank, c, at) => rank * BigInt(CHARACTERS[c].length) + BigInt(CHARACTERS[c].indexOf(text[at] ?? '')),
    0n,
  );
}

export function textAtRank(rank: bigint, kinds: readonly CharacterKind[]): string {
  let rest = rank;
  let text = '';
  for (const c of [...kinds].reverse()) {
    const radix = BigInt(CHARACTERS[c].length);
    text = (CHARACTERS[c][Number(rest % radix)] ?? '') + text;
    rest /= radix;
  }
  return text;
}

export function abbreviateKinds(kinds: readonly CharacterKind[]): string {
  return kinds.map((c) => c[0]).join('');
}
