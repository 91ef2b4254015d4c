import type { Span } from '../text/span.ts';

/** The tag set of the training data, plus what only rules can tell. */
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

/** Rap-LI's five levels; 5 is the highest. DESIGN section 4 says what each does. */
export type RiskLevel = 1 | 2 | 3 | 4 | 5;
/** From this level on a span is replaced. */
export const REPLACED_FROM: RiskLevel = 4;

/** The part that a value plays in its prompt (DESIGN section 4): it names somebody, opens something, decides the answer, or is known to all. */
export type Role = 'identifier' | 'secret' | 'fact' | 'public';

/** A role as a detector reads it from the context, and how sure it is, 0 to 1. */
export interface RoleReading {
  readonly role?: Role;
  readonly roleConfidence?: number;
}

export interface Source {
  readonly detector: 'pattern' | 'dictionary' | 'model' | 'mention' | 'person';
  /** Which rule, model or dictionary entry: `iban`, `ner-en`, `Project Bluebird`. */
  readonly rule: string;
}

/** The way in which the person chose to hide a value. `hint`: it is removed, and a noisy vector goes to a server of the person's own. */
export type HideAs = 'generalise' | 'placeholder' | 'scale' | 'hint' | 'noise' | 'shift' | 'swap';

/** What a detector reports. Risk is not its business: the policy sets that. */
export interface Finding extends Span, RoleReading {
  readonly type: EntityType;
  /** Finer than the type, where the mechanism needs it: `card`, `iban`, `ssn-us`, `date-of-birth`, `postal-code`. */
  readonly kind?: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly source: Source;
  /** Set where the finder knows better than the policy (the person's own dictionary). */
  readonly risk?: RiskLevel;
  /** The person's choice in this or an earlier prompt; if undefined, the policy decides. */
  readonly hideAs?: HideAs;
}

export interface Annotation extends Finding {
  readonly risk: RiskLevel;
  /** The person set the risk of what a detector found. */
  readonly isDecided?: true;
}

/** Called with the share of a text that has been read, 0 to 1. */
export type OnShare = (share: number) => void;

/** Detectors may be asynchronous (the model runs in WASM); an abort rejects with the signal's reason. */
export interface Detector {
  readonly name: string;
  detect(text: string, signal?: AbortSignal, onShare?: OnShare): readonly Finding[] | Promise<readonly Finding[]>;
}
