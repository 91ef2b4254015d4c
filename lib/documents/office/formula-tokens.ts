// Splits formulas and formats of spreadsheets into strings, quoted names, brackets and all between them. One pass over the text, because a formula
// comes from a stranger's file and may be long.

export interface FormulaToken {
  readonly kind: 'bracket' | 'plain' | 'quoted' | 'string';
  readonly text: string;
}

export interface Notation {
  /** Whether names stand in single quotes. */
  readonly hasQuotedNames: boolean;
  /** Excel nests its brackets, and a quote takes the meaning from the sign behind it. */
  readonly hasNestedBrackets: boolean;
}

/** The end of a text in quotes, where two quotes stand for one. Undefined if it has no end. */
function quoteEnd(text: string, start: number): number | undefined {
  const quote = text[start] ?? '';
  for (let at = text.indexOf(quote, start + 1); at >= 0; at = text.indexOf(quote, at + 2))
    if (text[at + 1] !== quote) return at + 1;
  return undefined;
}

/** The start itself, if another bracket opens before the end. */
function bracketEnd(text: string, start: number, { hasNestedBrackets }: Notation): number | undefined {
  if (!hasNestedBrackets) {
    const end = text.indexOf(']', start);
    return end < 0 ? undefined : end + 1;
  }
  for (let at = start + 1; at < text.length; at++)
    if (text[at] === ']') return at + 1;
    else if (text[at] === '[') return start;
    else if (text[at] === "'") at++;
  return undefined;
}

const KINDS: Readonly<Record<string, FormulaToken['kind']>> = { '"': 'string', "'": 'quoted', '[': 'bracket' };

export function formulaTokens(text: string, notation: Notation): readonly FormulaToken[] {
  const tokens: FormulaToken[] = [];
  /** Signs without an end: looking for it again would take the square of the length. */
  const open = new Set<string>();
  let plainFrom = 0;
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    const kind = KINDS[sign];
    const isRead = kind !== undefined && !open.has(sign) && (kind !== 'quoted' || notation.hasQuotedNames);
    const end = !isRead ? undefined : kind === 'bracket' ? bracketEnd(text, at, notation) : quoteEnd(text, at);
    if (kind === undefined || end === undefined || end === at) {
      if (isRead && end === undefined) open.add(sign);
      at++;
      continue;
    }
    if (at > plainFrom) tokens.push({ kind: 'plain', text: text.slice(plainFrom, at) });
    tokens.push({ kind, text: text.slice(at, end) });
    at = end;
    plainFrom = end;
  }
  if (plainFrom < text.length) tokens.push({ kind: 'plain', text: text.slice(plainFrom) });
  return tokens;
}

export const EXCEL: Notation = { hasQuotedNames: true, hasNestedBrackets: true };
export const OPEN_FORMULA: Notation = { hasQuotedNames: false, hasNestedBrackets: false };
/** Codes of number formats hold single quotes as plain signs. */
export const FORMAT_CODE: Notation = OPEN_FORMULA;
/** An address of cells in OpenDocument. */
export const ADDRESS: Notation = { hasQuotedNames: true, hasNestedBrackets: false };
