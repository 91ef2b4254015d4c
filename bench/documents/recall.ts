// Which share of a known text the OCR found: words, and single characters of Chinese, which has no spaces.
const HAN = /\p{Script=Han}/u;

/** Words with at least one letter or digit, without the punctuation around them. */
export function tokensOf(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .flatMap((word) => (HAN.test(word) ? [...word] : [word]))
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Each found word counts once. */
export function recallOf(known: string, found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of tokensOf(found.join(' '))) left.set(token, (left.get(token) ?? 0) + 1);
  const asked = tokensOf(known);
  let hits = 0;
  for (const token of asked) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    hits += 1;
    left.set(token, count - 1);
  }
  return asked.length === 0 ? 1 : hits / asked.length;
}
