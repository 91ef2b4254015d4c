import type { Span } from '../text/span.ts';

/** The types of the model's training data, and those that only rules find. */
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
/** From this level on a span is replaced. */
export const MIN_REPLACED_RISK: RiskLevel = 4;

/** The role of a value in its prompt (DESIGN section 4): names a person, gives access, matters for the answer, or is public knowledge. */
export type Role = 'identifier' | 'secret' | 'fact' | 'public';

/** A role as a detector reads it from the context, and how sure it is, 0 to 1. */
export interface DetectedRole {
  readonly role?: Role;
  readonly roleConfidence?: number;
}

export interface FindingSource {
  readonly detector: 'pattern' | 'dictionary' | 'model' | 'mention' | 'person';
  /** The rule, model or dictionary entry that reported the finding: `iban`, `ner-en`, `Project Bluebird`. */
  readonly rule: string;
}

/** How the person chose to hide a value. `hint` removes the value and sends a noisy vector of it to the person's own model server. */
export type HidingMethod = 'generalise' | 'placeholder' | 'scale' | 'hint' | 'noise' | 'shift' | 'swap';

/** A sensitive span as a detector reports it. Its risk is usually missing, because the policy sets it later. */
export interface Finding extends Span, DetectedRole {
  readonly type: EntityType;
  /** A subtype, set if the replacement depends on it: `card`, `iban`, `ssn-us`, `date-of-birth`, `postal-code`. */
  readonly kind?: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly source: FindingSource;
  /** Overrides the policy's risk; set by the person's dictionary. */
  readonly risk?: RiskLevel;
  /** The person's choice in this or an earlier prompt; if undefined, the policy decides. */
  readonly hideAs?: HidingMethod;
}

export interface Annotation extends Finding {
  readonly risk: RiskLevel;
  /** The person set the risk of what a detector found. */
  readonly isDecided?: true;
}

/** Reports progress: the share of the text that has been read, from 0 to 1. */
export type OnShareRead = (share: number) => void;

/** Reports findings in a text. A detector may be asynchronous (the model runs in WASM); an abort rejects with the signal's reason. */
export interface Detector {
  readonly name: string;
  detect(text: string, signal?: AbortSignal, onShare?: OnShareRead): readonly Finding[] | Promise<readonly Finding[]>;
}
