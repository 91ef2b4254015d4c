// Checks vault entries and known originals that come from outside: from the fields `vault` and `known` of a JSON line, or from a file.

import type { VaultEntry } from '../lib/conversation/vault-entry.ts';
import { ENTITY_TYPES } from '../lib/detect/annotation.ts';
import { isNameLinks, type NameLink } from '../lib/people/name-links.ts';
import type { KnownOriginal } from '../lib/vault/conversation.ts';
import { InputLineError } from './jsonl.ts';

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';
const isType = (value: unknown) => (ENTITY_TYPES as readonly unknown[]).includes(value);

function isEntry(value: unknown): value is VaultEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  if (entry.kind === 'echo')
    return (
      [entry.surrogate, entry.original].every(isFilled) &&
      [entry.before, entry.after].every((text) => typeof text === 'string') &&
      isType(entry.type)
    );
  if (entry.kind === 'drawn')
    return [entry.surrogate, entry.original].every(isFilled) && typeof entry.isRaised === 'boolean';
  if (typeof entry.codec !== 'string') return false;
  if (entry.kind === 'issued') return typeof entry.hash === 'string';
  return (
    entry.kind === 'value' &&
    typeof entry.surrogate === 'string' &&
    entry.surrogate !== '' &&
    typeof entry.original === 'string' &&
    isType(entry.type)
  );
}

export const isVaultEntries = (value: unknown): value is readonly VaultEntry[] =>
  Array.isArray(value) && value.every(isEntry);

const RISKS: readonly unknown[] = [undefined, 1, 2, 3, 4, 5];
const isTextOrMissing = (value: unknown) => value === undefined || isFilled(value);

function isKnownOriginal(value: unknown): value is KnownOriginal {
  if (typeof value !== 'object' || value === null) return false;
  const { text, type, kind, risk, hideAs } = value as Record<string, unknown>;
  return isFilled(text) && isType(type) && RISKS.includes(risk) && [kind, hideAs].every(isTextOrMissing);
}

export const isKnownOriginals = (value: unknown): value is readonly KnownOriginal[] =>
  Array.isArray(value) && value.every(isKnownOriginal);

export const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function optionalVaultEntries({ vault }: Record<string, unknown>): readonly VaultEntry[] | undefined {
  if (vault === undefined || vault === null) return undefined;
  if (isVaultEntries(vault)) return vault;
  throw new InputLineError('"vault" must be the list that sanitize gave for this conversation.');
}

export function knownOriginalsOf({ known }: Record<string, unknown>): readonly KnownOriginal[] {
  if (known === undefined || known === null) return [];
  if (isKnownOriginals(known)) return known;
  throw new InputLineError('"known" must be the list that sanitize gave for this conversation.');
}

/** The pairs of names in the fields `same` and `apart`. */
export function nameLinksOf(line: Record<string, unknown>): readonly NameLink[] {
  return [true, false].flatMap((isSame) => {
    const field = isSame ? 'same' : 'apart';
    const pairs = line[field] ?? [];
    const isPairs = Array.isArray(pairs) && pairs.every((pair) => Array.isArray(pair) && pair.length === 2);
    const links = isPairs ? pairs.map(([name, other]) => ({ name, other, isSame })) : undefined;
    if (isNameLinks(links)) return links;
    throw new InputLineError(`"${field}" must be a list of pairs of names: [["Beth","Elizabeth Marsh"]].`);
  });
}
