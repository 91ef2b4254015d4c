/** The share of control and replacement characters, which no text holds: it is high if data that is no text is decoded as text. */
export function shareOfControlCharacters(text: string): number {
  return (text.match(/[^\P{Cc}\s]|\ufffd/gu) ?? []).length / Math.max(1, text.length);
}
