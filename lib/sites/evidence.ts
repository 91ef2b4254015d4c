// How we know a selector. None of the sites can be reached while Coatcheck is developed, so each selector carries its own source.
export interface Evidence {
  /** "public tool": used by a maintained public extension, userscript or automation. "open source": stands in the software's own source. */
  readonly kind: 'public tool' | 'open source' | 'own page';
  /** Year and month, or the interval "from/to". */
  readonly on: string;
  /** The part of the site that was seen, as a path; "any" if the source does not limit it. */
  readonly route: string;
  readonly account: 'signed in' | 'visitor' | 'unknown';
  /** The interface language that the selector depends on; "any" if it reads no words. */
  readonly language: 'any' | 'en' | 'zh';
  /** "low": one source only, or sources that disagree. */
  readonly confidence: 'high' | 'low';
}

/** A selector that needs no more evidence than its generation has, or one with its own. */
export type SelectorData = string | { readonly css: string; readonly evidence: Partial<Evidence> };

export interface KnownSelector {
  readonly css: string;
  readonly evidence: Evidence;
}

/** A selector that reads English words: it finds nothing where the site is shown in another language. */
export const english = (css: string): SelectorData => ({ css, evidence: { language: 'en' } });
export const chinese = (css: string): SelectorData => ({ css, evidence: { language: 'zh' } });
export const uncertain = (css: string): SelectorData => ({ css, evidence: { confidence: 'low' } });

/** Our lookup of maintained public tools in November 2026; their newest stored versions are of these months. */
export const PUBLIC_TOOLS: Evidence = {
  kind: 'public tool',
  on: '2026-07/2026-10',
  route: 'any',
  account: 'unknown',
  language: 'any',
  confidence: 'high',
};

/** Selectors from before that lookup, which the same tools still try behind the newer ones. */
export const EARLIER: Evidence = { ...PUBLIC_TOOLS, on: '2026-08' };

export const OWN_SOURCE: Evidence = { ...PUBLIC_TOOLS, kind: 'open source', on: '2026-10' };

export function knownSelector(data: SelectorData, evidence: Evidence): KnownSelector {
  return typeof data === 'string'
    ? { css: data, evidence }
    : { css: data.css, evidence: { ...evidence, ...data.evidence } };
}
