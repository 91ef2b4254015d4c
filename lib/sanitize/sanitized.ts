import type { StandInKind } from '../codecs/codec.ts';
import type { DateOrder } from '../codecs/formats/either-order-dates.ts';
import type { YearCuts } from '../codecs/year-cuts.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { VaultEntry } from '../conversation/vault-entry.ts';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import type { Entity } from '../people/entities.ts';
import type { NameChoice } from '../people/likely-same.ts';
import type { Guarantee, ValueGuarantee } from '../privacy/guarantee.ts';
import type { HintFields } from '../privacy/restoration/restoration.ts';
import type { TokenKind } from '../privacy/words/content-words.ts';
import type { Generalisation } from './generalise/generalise.ts';
import type { Dependencies, Relation } from './numbers/relations/relation.ts';

/** What a span gets: kept, or a mechanism that promises something. */
export type Mechanism = 'keep' | ValueGuarantee['mechanism'];

const STAND_INS: Readonly<Partial<Record<Mechanism, StandInKind>>> = {
  placeholder: 'placeholder',
  scale: 'scale',
  'metric-dp': 'noise',
  computed: 'noise',
  'date-shift': 'shift',
  generalise: 'generalised',
  restoration: 'removed',
};

export const standInOfMechanism = (mechanism: Mechanism): StandInKind => STAND_INS[mechanism] ?? 'swap';

export interface PlannedSpan {
  readonly annotation: Annotation;
  readonly mechanism: Mechanism;
  /** The epsilon of the span: for `metric-dp` per tenth of the number's range, for `rap-li` and `cape` of one word. */
  readonly budget?: number;
  /** Only for `date-shift`, if the dates of the text show their order. */
  readonly dateOrder?: DateOrder;
  /** Only for a date of birth: the days to which ages are counted. They divide the year, and the surrogate stays in the original's part. */
  readonly yearCuts?: YearCuts;
  /** The phrase for the value's group, if there is one: `generalise` sends it, and the person is offered it for the other mechanisms. */
  readonly generalisation?: Generalisation;
  /** Only for `rap-li` and `cape`. */
  readonly token?: TokenKind;
  /** The id of this span's variable in `dependencies`. */
  readonly variable?: string;
}

export interface Plan {
  readonly spans: readonly PlannedSpan[];
  readonly profile: string;
  /** The numbers that follow from others and are computed from their surrogates. */
  readonly dependencies?: Dependencies;
  /** Set if all words are to be drawn and some lines are in this language, which has no list of words: theirs are not. */
  readonly languageWithoutWords?: string;
}

/** A piece of the prompt, and the text that replaces it in the sanitized text. */
export interface Rewrite {
  readonly start: number;
  readonly end: number;
  readonly outStart: number;
  readonly outEnd: number;
  readonly original: string;
  readonly surrogate: string;
}

export interface Replacement extends Rewrite {
  readonly type: EntityType;
  readonly mechanism: Mechanism;
  readonly standIn: StandInKind;
  /** The phrase for the value's group that the person can choose instead; missing if no phrase may be sent. */
  readonly phrase?: string;
}

/** Offers to replace a kept fact by its group, because the kept facts together may fit only a few people. Counts are estimates. */
export interface GeneralisingSuggestion {
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly phrase: string;
  /** How many people fit the kept facts, now and with the phrase. */
  readonly people: number;
  readonly peopleAfter: number;
}

/** The noisy vector that is sent with the sanitized text, in place of removed facts. */
export interface Hint extends HintFields {
  /** The address of the person's own server; no other server gets the vector. */
  readonly to: string;
}

export interface Sanitized {
  readonly text: string;
  readonly replacements: readonly Replacement[];
  /**
   * Articles and prepositions beside replaced spans that changed with them, and blanks that were removed beside removed spans. They replace
   * no original, so they are not among the replacements.
   */
  readonly articles?: readonly Rewrite[];
  readonly guarantee: Guarantee;
  /** New entries only; the caller adds them to the conversation's. */
  readonly vault: readonly VaultEntry[];
  /** All pairs this prompt used, for restoring in the same tab without asking the vault. */
  readonly pairs: readonly RestorePair[];
  /** The relations found among the numbers, including those that the person chose to break. */
  readonly relations?: readonly Relation[];
  readonly suggestion?: GeneralisingSuggestion;
  /** The people of the prompt, each with all forms of the name. */
  readonly entities?: readonly Entity[];
  /** For each of these names, whose it is too and whose it might be: the person may join and split them. */
  readonly nameChoices?: readonly NameChoice[];
  /** Set if the vector holds at least one removed fact. */
  readonly hint?: Hint;
  /** As in the plan. */
  readonly languageWithoutWords?: string;
}
