import type { Finding, RiskLevel } from '../detect/annotation.ts';

/** What the judge has to know of a policy. */
export interface RisksByPolicy {
  readonly riskFor: (finding: Finding) => RiskLevel;
  /** Whether the names that everybody knows are kept. */
  readonly keepsPublicNames: boolean;
}
