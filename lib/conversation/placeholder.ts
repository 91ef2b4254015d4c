// Recognises placeholders among the pairs of a conversation.
import type { RestorePair } from './restore-pair.ts';

/** Vaults written before `standIn` existed do not mark placeholders, so these are recognised by their form. */
const PLACEHOLDER = /^\[[A-Z]+_\d+\]$/u;
export const isPlaceholder = ({ standIn, surrogate }: Pick<RestorePair, 'standIn' | 'surrogate'>): boolean =>
  standIn === 'placeholder' || (standIn === undefined && PLACEHOLDER.test(surrogate));
