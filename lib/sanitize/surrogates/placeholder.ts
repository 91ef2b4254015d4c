// Recognises placeholders. Not part of the issuer, so that a page need not load the issuer's lists.
import type { RestorePair } from '../sanitized.ts';

/** Vaults written before `standIn` existed do not mark placeholders, so these are recognised by their form. */
const PLACEHOLDER = /^\[[A-Z]+_\d+\]$/u;
export const isPlaceholder = ({ standIn, surrogate }: Pick<RestorePair, 'standIn' | 'surrogate'>): boolean =>
  standIn === 'placeholder' || (standIn === undefined && PLACEHOLDER.test(surrogate));
