// Checks vault entries that come from outside: from the `vault` field of a JSON line, or from a file.
import { ENTITY_TYPES } from '../lib/detect/annotation.ts';
import type { VaultEntry } from '../lib/sanitize/sanitized.ts';
import { InputLineError } from './jsonl.ts';

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

function isEntry(value: unknown): value is VaultEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  if (entry.kind === 'drawn')
    return [entry.surrogate, entry.original].every(isFilled) && typeof entry.isRaised === 'boolean';
  if (typeof entry.codec !== 'string') return false;
  if (entry.kind === 'issued') return typeof entry.hash === 'string';
  return (
    entry.kind === 'value' &&
    typeof entry.surrogate === 'string' &&
    entry.surrogate !== '' &&
    typeof entry.original === 'string' &&
    (ENTITY_TYPES as readonly unknown[]).includes(entry.type)
  );
}

export const isVaultEntries = (value: unknown): value is readonly VaultEntry[] =>
  Array.isArray(value) && value.every(isEntry);

export function optionalVaultEntries(line: Record<string, unknown>): readonly VaultEntry[] | undefined {
  const { vault } = line;
  if (vault === undefined || vault === null) return undefined;
  if (!isVaultEntries(vault)) {
    throw new InputLineError('"vault" must be the list that sanitize gave for this conversation.');
  }
  return vault;
}
