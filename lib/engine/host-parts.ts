// What the host needs of other rooms, and what it offers.
import type { AuditedPrompt, AuditReport } from '../audit/report.ts';
import type { Annotation, OnShare } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import type { Today } from '../sanitize/numbers/relations/relation.ts';
import type { RestorePair, Sanitized } from '../sanitize/sanitized.ts';
import type { Original } from '../sanitize/survivors.ts';
import type { HintServer } from '../sanitize/with-hint.ts';
import type { Conversation, KnownOriginal } from '../vault/conversation.ts';
import type { Vault } from '../vault/vault.ts';
import type { UseMemory } from './auto-lock.ts';
import type { FindPolicy } from './organisation/managed.ts';
import type { EngineStatus, RiskOverride, Settings } from './protocol.ts';
import type { EngineMethod, RequestOf, ResponseOf } from './rpc.ts';
import type { Sender } from './sender.ts';

export interface AnnotateInput {
  readonly text: string;
  readonly overrides: readonly RiskOverride[];
  /** What is known of the conversation, and the person's key for the surrogates that it issued. */
  readonly earlier?: { readonly conversation: Conversation; readonly key: Uint8Array };
  readonly dictionary: readonly DictionaryEntry[];
  readonly settings: Settings;
  readonly rulesOnly: boolean;
  readonly signal?: AbortSignal;
  readonly onShare?: OnShare;
}

export interface SanitizeInput {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly secret: ConversationSecret;
  readonly conversation: Conversation;
  readonly settings: Settings;
  /** Originals that the person decided to send where they still stand. */
  readonly accepted: readonly string[];
  /** Relations among numbers that the person has broken, by id. */
  readonly brokenRelations: readonly string[];
  /** The day that ages are counted to. */
  readonly today: Today;
  /** Where noisy hints of this prompt would go; without it a fact leaves as a placeholder instead. */
  readonly hintServer?: HintServer;
}

export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** The functions that the host calls in other rooms; `engineDeps` builds the real set. */
export interface EngineDeps {
  /** Starts loading the chosen model where that has not begun. */
  modelStatus(settings: Settings): EngineStatus;
  /** Loads the chosen model again. */
  reloadModel(): void;
  /** Rejects with a ModelError where the model cannot run: rules alone would miss names, and nobody would know. */
  annotate(input: AnnotateInput): Promise<readonly Annotation[]>;
  /** Rejects where the profile draws words and the lists for that cannot be read. */
  sanitize(input: SanitizeInput): Sanitized | Promise<Sanitized>;
  /** What a prompt protects, for the prompts that follow. */
  protectedIn(text: string, annotations: readonly Annotation[]): readonly KnownOriginal[];
  /** Originals of earlier prompts that stand in `text` outside its annotations. */
  uncoveredIn(text: string, annotations: readonly Annotation[], known: readonly KnownOriginal[]): readonly Original[];
  /** The words of a sanitized text that stand there as the person wrote them. */
  visibleWords(sanitized: Sanitized, conversation: Conversation, key: Uint8Array): readonly string[];
  /** For each replacement, the keyed hashes under which the ledger knows its value: the whole first, then its telling parts. */
  valueIds(sanitized: Pick<Sanitized, 'replacements'>, secret: ConversationSecret): readonly (readonly string[])[];
  /** What a conversation protected before: all that the vault holds, and what of `text` the key knows again. */
  earlierOriginals(conversation: Conversation, text: string, key: Uint8Array): readonly Original[];
  /** Originals at level 4 or 5 that are left in a sanitized text and not accepted. */
  survivorsIn(prompt: AuditedPrompt): readonly Original[];
  /** Runs a model in `runExclusive` only: one at a time, whichever it is. */
  audit(prompt: AuditedPrompt, runExclusive: RunExclusive, signal?: AbortSignal): Promise<AuditReport>;
  pairsIn(text: string, secret: ConversationSecret, conversation: Conversation, epoch: number): readonly RestorePair[];
  newTweak(): Uint8Array;
}

export interface HostParts {
  readonly deps: EngineDeps;
  readonly vault: Vault;
  readonly now: () => number;
  readonly uses?: UseMemory;
  /** The organisation's rules; none where there is no organisation. */
  readonly policy?: FindPolicy;
}

export interface Host {
  handle<M extends EngineMethod>(
    method: M,
    request: RequestOf<M>,
    signal?: AbortSignal,
    by?: Sender,
  ): Promise<ResponseOf<M>>;
  /** Deletes what has outlived the retention setting. */
  expire(): Promise<void>;
  /** Locks a vault that has not been used for as long as the settings say. */
  lockIfIdle(): Promise<void>;
}
