// Reads the template of a reply: the answer of an assistant to a sanitized prompt, independent of the stand-ins that the prompt got.
import { DERIVED_NUMBER_PATTERN, type Operand, readDerivedNumber } from './derived.ts';
import { isNameForm, type NameForm, nameInForm } from './name-forms.ts';

/**
 * `mention`: the stand-in, to be restored. `decoy`: the stand-in's word for something else, to be left. `claim`: the stand-in of a fact in
 * a statement about it, to stay and be marked. `derived`: computed from stand-ins, to be computed from the originals.
 */
export type TokenKind = 'mention' | 'decoy' | 'claim' | 'derived';

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention' | 'decoy' | 'claim'; readonly original: string; readonly form?: NameForm }
  /** A word that equals a given stand-in but means something else. */
  | { readonly kind: 'literal'; readonly original: string }
  /** Names in alphabetical order. */
  | { readonly kind: 'sorted'; readonly originals: readonly string[] }
  | {
      readonly kind: 'derived';
      readonly operands: readonly Operand[];
      readonly expression: string;
      readonly result: string;
    };

export class CaseError extends Error {
  override readonly name = 'CaseError';
}

const TOKEN = /\{\{(.+?)\}\}/gu;
const SIGNS: Readonly<Record<string, 'decoy' | 'claim' | 'literal'>> = { '~': 'decoy', '!': 'claim', '=': 'literal' };

function readToken(body: string): Part {
  if (DERIVED_NUMBER_PATTERN.test(body)) return { kind: 'derived', ...readDerivedNumber(body) };
  if (body.startsWith('<')) return { kind: 'sorted', originals: body.slice(1).split('; ') };
  const kind = SIGNS[body.charAt(0)] ?? 'mention';
  const [original = '', form] = (kind === 'mention' ? body : body.slice(1)).split('|');
  if (original.trim() === '') throw new CaseError(`"{{${body}}}" names no original.`);
  if (kind === 'literal') return { kind, original };
  if (form === undefined) return { kind, original };
  if (!isNameForm(form)) throw new CaseError(`"{{${body}}}" asks for an unknown form.`);
  return { kind, original, form };
}

/** @throws CaseError for a token that cannot be read. */
export function readTemplate(source: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > at) parts.push({ kind: 'text', text: source.slice(at, match.index) });
    parts.push(readToken(match[1] ?? ''));
    at = match.index + match[0].length;
  }
  if (at < source.length) parts.push({ kind: 'text', text: source.slice(at) });
  return parts;
}

/** Names in the order and form in which a reply lists them. */
export const sortedNames = (names: readonly string[]): string => [...names].sort().join(', ');

/** The reply with originals, as somebody who knows them would read it. */
export const originalReplyOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'literal') return part.original;
      if (part.kind === 'sorted') return sortedNames(part.originals);
      return part.kind === 'derived' ? part.result : nameInForm(part.original, part.form);
    })
    .join('');
