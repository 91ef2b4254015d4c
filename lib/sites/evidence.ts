// The sources of our selectors. The sites cannot be reached while Coatcheck is developed, so each selector names its source.
/** The source of a selector: in which place and month it was seen, and how reliable it is. */
export interface SelectorEvidence {
  /** "public tool": a maintained public extension, userscript or automation uses the selector. "open source": it is in the software's own source. */
  readonly kind: 'public tool' | 'open source' | 'own page';
  /** Year and month, or the interval "from/to". */
  readonly on: string;
  /** The part of the site that was seen, as a path; "any" if the source does not limit it. */
  readonly route: string;
  readonly account: 'signed in' | 'visitor' | 'unknown';
  /** The interface language that the selector depends on; "any" if it contains no words. */
  readonly language: 'any' | 'en' | 'zh';
  /** "low": one source only, or sources that disagree. */
  readonly confidence: 'high' | 'low';
}

/** A selector. A plain string has the evidence of its generation (`PageGeneration`); an object names the fields in which its evidence differs. */
export type SelectorData = string | { readonly css: string; readonly evidence: Partial<SelectorEvidence> };

export interface SelectorWithEvidence {
  readonly css: string;
  readonly evidence: SelectorEvidence;
}

/** A selector that contains English words: it matches nothing if the site is shown in another language. */
export const englishOnlySelector = (css: string): SelectorData => ({ css, evidence: { language: 'en' } });
export const chineseOnlySelector = (css: string): SelectorData => ({ css, evidence: { language: 'zh' } });
export const lowConfidenceSelector = (css: string): SelectorData => ({ css, evidence: { confidence: 'low' } });

/** SelectorEvidence from our lookup of maintained public tools in November 2026; `on` is the time of their newest stored versions. */
export const EVIDENCE_FROM_PUBLIC_TOOLS: SelectorEvidence = {
  kind: 'public tool',
  on: '2026-07/2026-10',
  route: 'any',
  account: 'unknown',
  language: 'any',
  confidence: 'high',
};

/** SelectorEvidence for selectors that we knew before that lookup; the same tools still try them after the newer ones. */
export const EVIDENCE_FROM_OLDER_TOOLS: SelectorEvidence = { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08' };

export const EVIDENCE_FROM_OPEN_SOURCE: SelectorEvidence = {
  ...EVIDENCE_FROM_PUBLIC_TOOLS,
  kind: 'open source',
  on: '2026-10',
};

export function withDefaultEvidence(data: SelectorData, evidence: SelectorEvidence): SelectorWithEvidence {
  return typeof data === 'string'
    ? { css: data, evidence }
    : { css: data.css, evidence: { ...evidence, ...data.evidence } };
}
