import type { Span } from '../text/span.ts';

/** The types that the model is trained to find, and those that only rules find. */
export const ENTITY_TYPES = [
  'PERSON',
  'USERNAME',
  'LOCATION',
  'ADDRESS',
  'ORGANIZATION',
  'DATE',
  'TIME',
  'AGE',
  'EMAIL',
  'PHONE',
  'URL',
  'IP',
  'ID',
  'FINANCIAL',
  'PASSWORD',
  'QUANTITY',
  'DEMOGRAPHIC',
  'OCCUPATION',
  'CONDITION',
  'DRUG',
  'PRODUCT',
  'WORK',
  'EVENT',
  'MISC',
  'MONEY',
  'SECRET',
  'VEHICLE',
  'PATH',
  'MAC',
  'CRYPTO',
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** The five risk levels of RAP-LI; 5 is the highest. DESIGN section 4 describes the treatment of each. */
export type RiskLevel = 1 | 2 | 3 | 4 | 5;
/** The lowest risk at which a span is replaced. */
export const MIN_REPLACED_RISK: RiskLevel = 4;
/**
 * The risk of a span that would be replaced for its type or role, but that a rule keeps (a public name, a lone doubtful name). Not 1, because
 * of the spans of risk 1 the page marks only names of people, and the person must see this one to raise it if we were wrong.
 */
export const RISK_OF_KEPT: RiskLevel = 2;
/** The risk of what is kept until the person chooses. */
export const RISK_OF_CHOICE: RiskLevel = 3;

/** The role of a value in its prompt (DESIGN section 4): it identifies a person, gives access, matters for the answer, or is public. */
export type Role = 'identifier' | 'secret' | 'fact' | 'public';

/** The role that a detector reads from the context, and how sure the detector is, from 0 to 1. */
export interface DetectedRole {
  readonly role?: Role;
  readonly roleConfidence?: number;
}

export interface FindingSource {
  readonly detector: 'pattern' | 'dictionary' | 'model' | 'mention' | 'person';
  /** The rule, model or dictionary entry that reported the finding: `iban`, `ner-multilingual`, `Project Bluebird`. */
  readonly rule: string;
}

/** The rule in the source of a finding that is a detail of the person ("My details"). */
export const OWN_DETAIL = 'own-detail';

/** How the person chose to hide a value. `hint` removes it and sends a noisy vector of it to a model server that the person has set up. */
export type HidingMethod = 'generalise' | 'placeholder' | 'scale' | 'hint' | 'noise' | 'shift' | 'swap';

/** A sensitive span as a detector reports it. Its risk is usually missing, because the policy sets it later. */
export interface Finding extends Span, DetectedRole {
  readonly type: EntityType;
  /** A subtype, set if the replacement depends on it: `card`, `iban`, `ssn-us`, `date-of-birth`, `postal-code`. */
  readonly kind?: string;
  /** How likely the finding is right, from 0 to 1. */
  readonly confidence: number;
  readonly source: FindingSource;
  /** Overrides the risk of the policy. Only the person's dictionary sets it. */
  readonly risk?: RiskLevel;
  /** True if an earlier prompt of the conversation protected this value, or a part of it. */
  readonly isProtected?: true;
  /** How the person chose to hide this value, here or in an earlier prompt; if undefined, the policy decides. */
  readonly hideAs?: HidingMethod;
}

/** The kinds of evidence about a name; `lib/judge/evidence` has one function for each. */
export type EvidenceName =
  | 'unknown'
  | 'networkRole'
  | 'sureness'
  | 'knownName'
  | 'knownWord'
  | 'oneWord'
  | 'lowerCase'
  | 'foundByForm'
  | 'foundByCue'
  | 'contactBeside'
  | 'nothingElse'
  | 'generalQuestion'
  | 'partOfPrivate'
  | 'partOfPublic'
  | 'askedAbout'
  | 'protectedEarlier';

/** One piece of evidence for a decision and what it counted for: above 0 for a private bearer of a name, below 0 for a public one. */
export interface Reason {
  readonly evidence: EvidenceName;
  readonly weight: number;
}

export interface Annotation extends Finding {
  readonly risk: RiskLevel;
  /** The reasons of the decision about a name, the strongest first. */
  readonly why?: readonly Reason[];
  /** True if the risk was set by the person and the span was found by a detector. */
  readonly isDecided?: true;
}

/** Whether the text of the finding is replaced, and not kept. */
export const isReplaced = ({ risk }: Pick<Annotation, 'risk'>): boolean => risk >= MIN_REPLACED_RISK;

/** Whether a private name is kept only because the prompt asks about the name itself, so that the person has to choose. */
export const isLeftToPerson = ({ risk, why = [] }: Pick<Annotation, 'risk' | 'why'>): boolean =>
  risk === RISK_OF_CHOICE && why.some(({ evidence }) => evidence === 'askedAbout');

/** Whether the finding is the name of a person that is kept; the page always shows such a name. A suggestion (risk 3) may be no name. */
export const isKeptPersonName = (one: Pick<Annotation, 'type' | 'risk' | 'why'>): boolean =>
  one.type === 'PERSON' && (one.risk <= RISK_OF_KEPT || isLeftToPerson(one));

/** Whether the person marked the text, wrote it into the dictionary, or changed the risk of its finding. No rule changes that. */
export const isDecidedByPerson = ({ source, isDecided }: Pick<Annotation, 'source' | 'isDecided'>): boolean =>
  isDecided === true || source.detector === 'dictionary' || source.detector === 'person';

/** Reports progress: the share of the text that has been read, from 0 to 1. */
export type OnShareRead = (share: number) => void;

/** Reports findings in a text, at once or, as the model does, by a promise. An aborted call fails with the signal's reason. */
export interface Detector {
  readonly name: string;
  detect(text: string, signal?: AbortSignal, onShare?: OnShareRead): readonly Finding[] | Promise<readonly Finding[]>;
}
