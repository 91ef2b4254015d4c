// The policy of each profile: the risk of each kind of finding (DESIGN section 4), the budget for numbers, and what happens to all other
// words.

import type { EntityType, Finding, RiskLevel } from '../../detect/annotation.ts';
import { roleOfFinding } from '../../judge/roles.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { Mechanism } from '../sanitized.ts';
import { STRICT_WORD_POLICY, type WordPolicy } from '../words/word-policy.ts';

export type SurrogateStyle = 'natural' | 'placeholder';

export interface Policy {
  readonly name: string;
  /** The epsilon that the independent numbers of one prompt share. 0: numbers get no noise. */
  readonly numberBudget: number;
  readonly style: SurrogateStyle;
  readonly riskFor: (finding: Finding) => RiskLevel;
  /** A mechanism that the person chose for a type and level; undefined for the type's own mechanism. */
  readonly mechanismFor?: (type: EntityType, risk: RiskLevel) => Mechanism | undefined;
  /**
   * Whether a hidden fact is replaced by its group ("a diabetes medicine") or a placeholder (`[DRUG_1]`), and not by another fact: with
   * another drug in its place, the answer would be about that drug.
   */
  readonly generalisesFacts: boolean;
  /** Whether the names that everybody knows are kept (`lib/judge/known-names`). */
  readonly keepsPublicNames: boolean;
  /** Word-level privacy; without it words at levels 1 to 3 are kept. */
  readonly words?: WordPolicy;
}

export class ProfileError extends CodedError {
  override readonly name = 'ProfileError';
}

/** The default risks of the papers: everything personal is replaced, even facts on which the answer depends. */
const PERSONAL_RISKS: Readonly<Record<EntityType, RiskLevel>> = {
  PERSON: 4,
  USERNAME: 4,
  LOCATION: 4,
  ADDRESS: 5,
  ORGANIZATION: 4,
  DATE: 2,
  TIME: 1,
  AGE: 4,
  EMAIL: 5,
  PHONE: 5,
  URL: 2,
  IP: 5,
  ID: 5,
  FINANCIAL: 5,
  PASSWORD: 5,
  QUANTITY: 2,
  DEMOGRAPHIC: 4,
  OCCUPATION: 2,
  CONDITION: 4,
  DRUG: 4,
  PRODUCT: 1,
  WORK: 1,
  EVENT: 2,
  MISC: 1,
  MONEY: 4,
  SECRET: 5,
  VEHICLE: 5,
  PATH: 4,
  MAC: 5,
  CRYPTO: 5,
};

type Risks = (finding: Finding) => RiskLevel;

/** A full date (kind `date`) points at a person; a month or a weekday rarely does. */
const riskByType: Risks = ({ type, kind }) => {
  if (type === 'DATE') return kind === 'date-of-birth' ? 5 : kind === 'date' || kind === 'birth-year' ? 4 : 2;
  if (type === 'URL' && kind === 'url-user') return 4;
  return PERSONAL_RISKS[type];
};

/** Below this confidence a finding of the model is wrong more often than right: it is shown as a suggestion and not replaced. */
const SUGGESTED_BELOW: Readonly<Partial<Record<EntityType, number>>> = { PERSON: 0.4 };

export const isUnsureModelFinding = ({ type, confidence, source }: Finding): boolean =>
  source.detector === 'model' && confidence < (SUGGESTED_BELOW[type] ?? 0);

/** The risk by role (DESIGN section 4): the people in the text are replaced, the facts that the question is about are kept. */
export const balancedRisk: Risks = (finding) => {
  if (isUnsureModelFinding(finding)) return 3;
  const role = roleOfFinding(finding);
  if (role === 'public') return 1;
  if (role === 'fact') return 2;
  return riskByType(finding) === 5 ? 5 : 4;
};

const NAME_TYPES: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'USERNAME',
  'EMAIL',
  'PHONE',
  'ADDRESS',
  'ORGANIZATION',
]);
const NOISED_TYPES: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY']);

interface Profile {
  readonly risks: Risks;
  readonly numberBudget: number;
  readonly keepsPublicNames?: true;
  readonly generalisesFacts?: true;
  readonly words?: WordPolicy;
}

/** Everything that is not personal is perturbed word by word, except web addresses, which no word mechanism leaves in one piece. */
const strictRisk: Risks = (finding) => {
  const risk = riskByType(finding);
  if (risk >= 4) return risk;
  return finding.type === 'URL' ? 4 : 3;
};

const PROFILES: Readonly<Record<string, Profile>> = {
  balanced: { risks: balancedRisk, numberBudget: 2, keepsPublicNames: true, generalisesFacts: true },
  'names-only': {
    risks: (finding) =>
      NAME_TYPES.has(finding.type) || PERSONAL_RISKS[finding.type] === 5 ? balancedRisk(finding) : 2,
    numberBudget: 0,
    keepsPublicNames: true,
    generalisesFacts: true,
  },
  strict: { risks: strictRisk, numberBudget: 2, words: STRICT_WORD_POLICY },
  preempt: { risks: riskByType, numberBudget: 2, keepsPublicNames: true },
  // What is not *who* comes back translated, so nothing would restore it.
  translate: {
    risks: (finding) => (NOISED_TYPES.has(finding.type) ? 2 : balancedRisk(finding)),
    numberBudget: 0,
    keepsPublicNames: true,
    generalisesFacts: true,
  },
};

export const PROFILE_NAMES: readonly string[] = Object.keys(PROFILES);

/**
 * The policy of a profile. @param words changes to the profile's word policy, if it has one. @throws ProfileError if no profile has this
 * name.
 */
export function policyFor(name: string, style: SurrogateStyle = 'natural', words: Partial<WordPolicy> = {}): Policy {
  const profile = Object.hasOwn(PROFILES, name) ? PROFILES[name] : undefined;
  if (!profile) throw new ProfileError(said('profileUnknown', { name, names: PROFILE_NAMES.join(', ') }));
  // A dictionary entry's own risk wins, because the person set it.
  const riskFor: Risks = (finding) => finding.risk ?? profile.risks(finding);
  const keepsPublicNames = profile.keepsPublicNames ?? false;
  const generalisesFacts = profile.generalisesFacts ?? false;
  const policy = {
    name,
    numberBudget: profile.numberBudget,
    style,
    riskFor,
    generalisesFacts,
    keepsPublicNames,
  };
  if (!profile.words) return policy;
  // The variant `printed` is defined for a model that sees the other words, as in the paper.
  const context = words.variant === 'printed' ? 'seen' : profile.words.context;
  return { ...policy, words: { ...profile.words, context, ...words } };
}
