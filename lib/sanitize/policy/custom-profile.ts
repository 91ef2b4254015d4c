// The profile Custom: the person's own level for each type, and a mechanism for each type and level. The strength sets the budgets.
import { ENTITY_TYPES, type EntityType, MIN_REPLACED_RISK, type RiskLevel } from '../../detect/annotation.ts';
import { STRICT_WORD_POLICY, type WordPolicy } from '../words/word-policy.ts';
import { balancedRisk, type Policy, policyFor, type SurrogateStyle } from './policy.ts';

/** `automatic`: the mechanism that Balanced uses for the type. */
export const MECHANISM_CHOICES = ['automatic', 'placeholder', 'rap-li', 'cape'] as const;
export type MechanismChoice = (typeof MECHANISM_CHOICES)[number];

export const PERTURBATION_STRENGTHS = ['light', 'medium', 'strong'] as const;
export type PerturbationStrength = (typeof PERTURBATION_STRENGTHS)[number];

export const OTHER_WORD_CHOICES = ['kept', 'rap-li', 'cape'] as const;

export interface CustomProfile {
  /** Types that are missing have the level that Balanced gives them. */
  readonly levels: Readonly<Partial<Record<EntityType, RiskLevel>>>;
  /** For levels 4 and 5; a missing mechanism is automatic. */
  readonly mechanisms: Readonly<Partial<Record<EntityType, Readonly<Partial<Record<RiskLevel, MechanismChoice>>>>>>;
  /** The mechanism for content words outside of all findings. */
  readonly words: (typeof OTHER_WORD_CHOICES)[number];
  readonly strength: PerturbationStrength;
  /** The probability that a word outside of all findings is perturbed (pr in Rap-LI); missing: 1, so that every word is. */
  readonly perturbationRate?: number;
}

export const EMPTY_CUSTOM_PROFILE: CustomProfile = { levels: {}, mechanisms: {}, words: 'kept', strength: 'medium' };

/** Below a tenth, nearly all words would stay, and the bound between two words would be too weak to mean anything. */
export const PERTURBATION_RATES = { min: 0.1, max: 1 } as const;

export const isPerturbationRate = (value: unknown): value is number =>
  typeof value === 'number' && value >= PERTURBATION_RATES.min && value <= PERTURBATION_RATES.max;

interface Budgets {
  readonly numbers: number;
  readonly words: WordPolicy['budget'];
}

const BUDGETS: Readonly<Record<PerturbationStrength, Budgets>> = {
  light: { numbers: 4, words: { min: 4, max: 8 } },
  medium: { numbers: 2, words: STRICT_WORD_POLICY.budget },
  strong: { numbers: 1, words: { min: 0.5, max: 4 } },
};

/** Types whose values are words of the language; values of other types could not be drawn as words. */
const WORD_TYPES: ReadonlySet<EntityType> = new Set([
  'ORGANIZATION',
  'LOCATION',
  'DEMOGRAPHIC',
  'OCCUPATION',
  'CONDITION',
  'DRUG',
  'PRODUCT',
  'WORK',
  'EVENT',
  'MISC',
]);

/** The mechanisms that the person may choose for a type. */
export function mechanismChoicesFor(type: EntityType): readonly MechanismChoice[] {
  return WORD_TYPES.has(type) ? MECHANISM_CHOICES : ['automatic', 'placeholder'];
}

/** The types whose names the judge decides one by one. */
const NAMES_JUDGED: readonly EntityType[] = ['PERSON', 'ORGANIZATION'];

/** The policy of a custom profile. A dictionary entry's own risk wins, as everywhere. */
export function customPolicy(custom: CustomProfile, style: SurrogateStyle): Policy {
  const budgets = BUDGETS[custom.strength];
  const chosen = (type: EntityType, risk: RiskLevel) => {
    const mechanism = custom.mechanisms[type]?.[risk] ?? 'automatic';
    return mechanismChoicesFor(type).includes(mechanism) ? mechanism : 'automatic';
  };
  const drawsSome = ENTITY_TYPES.some((type) =>
    ([4, 5] as const).some((risk) => ['rap-li', 'cape'].includes(chosen(type, risk))),
  );
  const words: WordPolicy = {
    ...STRICT_WORD_POLICY,
    mechanism: custom.words === 'cape' ? 'cape' : 'rap-li',
    isForAll: custom.words !== 'kept',
    budget: budgets.words,
    chance: custom.perturbationRate ?? STRICT_WORD_POLICY.chance,
  };
  return {
    name: 'custom',
    numberBudget: budgets.numbers,
    style,
    // The person's own risk levels apply to every prompt, so no fact is replaced by its group.
    generalisesFacts: false,
    // A level that the person chose for names holds for all of them.
    keepsPublicNames: NAMES_JUDGED.every((type) => custom.levels[type] === undefined),
    riskFor: (finding) => finding.risk ?? custom.levels[finding.type] ?? balancedRisk(finding),
    mechanismFor(type, risk) {
      const mechanism = chosen(type, risk);
      return risk < MIN_REPLACED_RISK || mechanism === 'automatic' ? undefined : mechanism;
    },
    ...(words.isForAll || drawsSome ? { words } : {}),
  };
}

/** The policy that the settings ask for. @throws ProfileError if no profile has this name. */
export function policyOfProfile(name: string, style: SurrogateStyle, custom: CustomProfile): Policy {
  return name === 'custom' ? customPolicy(custom, style) : policyFor(name, style);
}

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => (values as readonly unknown[]).includes(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isByType = (value: unknown, isRight: (own: unknown) => boolean) =>
  isRecord(value) && Object.entries(value).every(([type, own]) => isOneOf(ENTITY_TYPES, type) && isRight(own));

/** Whether a value is a valid custom profile: stored or imported settings are checked before they are used. */
export function isCustomProfile(value: unknown): value is CustomProfile {
  if (!isRecord(value)) return false;
  const isLevel = (level: unknown) => isOneOf([1, 2, 3, 4, 5], level);
  const areMechanisms = (own: unknown) =>
    isRecord(own) &&
    Object.entries(own).every(([level, mechanism]) => isLevel(Number(level)) && isOneOf(MECHANISM_CHOICES, mechanism));
  return (
    isByType(value.levels, isLevel) &&
    isByType(value.mechanisms, areMechanisms) &&
    isOneOf(OTHER_WORD_CHOICES, value.words) &&
    isOneOf(PERTURBATION_STRENGTHS, value.strength) &&
    (value.perturbationRate === undefined || isPerturbationRate(value.perturbationRate))
  );
}
