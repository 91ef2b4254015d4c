// Remembers which replacement was drawn for a word, so that no second draw spends epsilon.
import type { VaultEntry } from '../../conversation/vault-entry.ts';

/** The replacements of words (in lower case), drawn in this prompt or an earlier one. */
export function drawnWords(earlier: readonly VaultEntry[], entries: VaultEntry[]) {
  const drawn = new Map<string, string>();
  const drawnRaised = new Map<string, string>();
  const keep = (surrogate: string, original: string, isRaised: boolean) =>
    (isRaised ? drawnRaised : drawn).set(original, surrogate);
  for (const entry of earlier) if (entry.kind === 'drawn') keep(entry.surrogate, entry.original, entry.isRaised);
  return {
    drawn: (original: string, isRaised: boolean) =>
      drawnRaised.get(original) ?? (isRaised ? undefined : drawn.get(original)),
    keepDrawn(surrogate: string, original: string, isRaised: boolean): void {
      keep(surrogate, original, isRaised);
      entries.push({ kind: 'drawn', surrogate, original, isRaised });
    },
  };
}
