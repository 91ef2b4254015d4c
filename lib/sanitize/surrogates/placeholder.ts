// Which surrogates are placeholders. Apart from the issuer, whose lists a page need not load.
import type { RestorePair } from '../sanitized.ts';

/** Vaults written before `standIn` existed mark no placeholders. */
const PLACEHOLDER = /^\[[A-Z]+_\d+\]$/u;
export const isPlaceholder = ({ standIn, surrogate }: Pick<RestorePair, 'standIn' | 'surrogate'>): boolean =>
  standIn === 'placeholder' || (standIn === undefined && PLACEHOLDER.test(surrogate));
