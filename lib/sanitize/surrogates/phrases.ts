// Surrogates of phrases that are replaced as a whole.

import type { Codec } from '../../codecs/codec.ts';
import type { Annotation } from '../../detect/annotation.ts';
import type { Issuer, Reserve } from './issuer.ts';

/** Keeps the surrogate of a whole phrase in the vault, in addition to the surrogates of its words. */
export function keepWhole(surrogate: string, original: string, type: Annotation['type'], issuer: Issuer): string {
  issuer.keep(surrogate, original, type, 'phrase');
  return surrogate;
}

/** The surrogate of a phrase that a list holds as a whole ("New York", "type 2 diabetes"); undefined if no list holds it. */
export function listedSurrogate(
  text: string,
  type: Annotation['type'],
  issuer: Issuer,
  codecs: readonly Codec[],
  reserve: Reserve,
): string | undefined {
  const found = codecs.filter((codec) => codec.canonical(text) !== undefined);
  if (found.length === 0) return undefined;
  const written = found[0]?.inOwnCase?.(text) ?? text;
  // "Asthma" and "asthma" are the same illness and get the same surrogate.
  return issuer.issue(written, type, found, reserve, text).surrogate;
}

export const phraseOf = (reserve: Reserve): Reserve => ({ ...reserve, shape: 'phrase' });
