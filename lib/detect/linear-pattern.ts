// Compiles the person's own patterns for an engine whose time is linear in the text. The browser's engine tries alternatives one after the
// other: with "(a|a)*b" a text that anyone can send would stop every later check, and no check of a pattern's form finds all such patterns.
import { RE2JS } from 're2js';

/** The spaces that `\s` means in JavaScript. In RE2 it means the ASCII ones only. */
const SPACES = '\\t-\\r\\x{feff}\\x{2028}\\x{2029}\\p{Zs}';

/** The pattern with `\s` and `\S` in the meaning of JavaScript. In a class, `\S` keeps that of RE2. */
function withAllSpaces(source: string): string {
  let isInClass = false;
  return source.replace(/\\[\s\S]|[[\]]/gu, (token) => {
    if (token === '[' || token === ']') isInClass = token === '[';
    if (token === '\\s') return isInClass ? SPACES : `[${SPACES}]`;
    return token === '\\S' && !isInClass ? `[^${SPACES}]` : token;
  });
}

export interface LinearPattern {
  matches(text: string): readonly { readonly index: number; readonly text: string }[];
}

/** @throws RE2's error for a pattern that is invalid, or that needs to look ahead or back at a group */
export function linearPattern(source: string, caseSensitive: boolean): LinearPattern {
  const flags = RE2JS.LOOKBEHINDS | (caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  const compiled = RE2JS.compile(RE2JS.translateRegExp(withAllSpaces(source)), flags);
  return {
    matches: (text) => Array.from(compiled.matchAll(text), ({ index = 0, 0: found = '' }) => ({ index, text: found })),
  };
}
