// The interfaces of the host: the functions of other rooms that it needs, and the methods that it offers.
import type { AuditedPrompt, AuditReport } from '../audit/report.ts';
import type { Original } from '../conversation/original.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { Annotation, OnShareRead } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import type { Today } from '../sanitize/numbers/relations/relation.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import type { HintServer } from '../sanitize/with-hint.ts';
import type { Conversation, KnownOriginal } from '../vault/conversation.ts';
import type { RandomBytes } from '../vault/seal.ts';
import type { Vault } from '../vault/vault.ts';
import type { EarlierPrompts } from './annotate-in-conversation.ts';
import type { LastUseMemory } from './auto-lock.ts';
import type { OpenDocumentFile } from './documents/documents-in-worker.ts';
import type { LoadOrganisationPolicy } from './organisation/managed-policy.ts';
import type { EngineStatus, RiskOverride, Settings } from './protocol.ts';
import type { EngineMethod, RequestOf, ResponseOf } from './rpc.ts';
import type { Sender } from './sender.ts';
import type { SyncArea } from './sync/sync-area.ts';

export interface AnnotateInput {
  readonly text: string;
  readonly overrides: readonly RiskOverride[];
  readonly earlier?: EarlierPrompts;
  readonly dictionary: readonly DictionaryEntry[];
  readonly settings: Settings;
  readonly rulesOnly: boolean;
  readonly signal?: AbortSignal;
  readonly onShare?: OnShareRead;
}

export interface SanitizeInput {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly secret: ConversationSecret;
  readonly conversation: Conversation;
  readonly settings: Settings;
  /** Originals that the person decided to send although they should be replaced. */
  readonly accepted: readonly string[];
  /** Relations among numbers that the person has broken, by id. */
  readonly brokenRelations: readonly string[];
  /** The day on which ages are computed. */
  readonly today: Today;
  /** The server that noisy hints of this prompt go to; without one a fact leaves as a placeholder instead. */
  readonly hintServer?: HintServer;
}

type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** The functions that the host calls in other rooms; `engineDeps` builds the real set. */
export interface EngineDeps {
  /** The chosen model's status; the first call starts loading it. */
  modelStatus(settings: Settings): EngineStatus;
  /** Loads the chosen model again. */
  reloadModel(): void;
  /** Rejects with a ModelError if the model cannot run: rules alone would miss names without anybody noticing. */
  annotate(input: AnnotateInput): Promise<readonly Annotation[]>;
  /** Rejects if the profile draws words and their lists cannot be read. */
  sanitize(input: SanitizeInput): Sanitized | Promise<Sanitized>;
  /** Adds the entries that restore a reply that repeats the sanitized text. Called once, before the text is sent. */
  withEchoes(sanitized: Sanitized, conversation: Conversation, secret: ConversationSecret): Sanitized;
  /** The originals that a prompt protects; later prompts of the conversation protect them too. */
  protectedOriginals(text: string, annotations: readonly Annotation[]): readonly KnownOriginal[];
  /** Originals of earlier prompts that stand in `text` outside its annotations. */
  originalsWithoutAnnotation(
    text: string,
    annotations: readonly Annotation[],
    known: readonly KnownOriginal[],
  ): readonly Original[];
  /** The words that a sanitized text holds as the person wrote them. */
  visibleWords(sanitized: Sanitized, conversation: Conversation, key: Uint8Array): readonly string[];
  /** For each replacement, the keyed hashes by which the ledger counts its value: of the whole first, then of its identifying words. */
  valueIds(
    sanitized: Pick<Sanitized, 'replacements' | 'entities'>,
    secret: ConversationSecret,
  ): readonly (readonly string[])[];
  /**
   * The originals that earlier prompts protected: those that the vault holds, and those that the key recovers from surrogates in `text`.
   */
  earlierOriginals(conversation: Conversation, text: string, key: Uint8Array): readonly Original[];
  /** Originals at level 4 or 5 that are still in a sanitized text and that the person has not accepted. */
  survivorsIn(prompt: AuditedPrompt): readonly Original[];
  /** Runs each model through `runExclusive`, so that no two models run at once. */
  audit(prompt: AuditedPrompt, runExclusive: RunExclusive, signal?: AbortSignal): Promise<AuditReport>;
  pairsIn(text: string, secret: ConversationSecret, conversation: Conversation, epoch: number): readonly RestorePair[];
  newTweak(): Uint8Array;
}

interface SyncHostParts {
  readonly area: SyncArea;
  readonly randomBytes: RandomBytes;
  /** The base-2 logarithm of the scrypt cost of one guess at the passphrase. */
  readonly logN?: number;
}

export interface HostParts {
  readonly deps: EngineDeps;
  readonly vault: Vault;
  readonly now: () => number;
  readonly uses?: LastUseMemory;
  /** Opens an attached document; omit it in a program that reads no documents. */
  readonly openFile?: OpenDocumentFile;
  /** The browser's own sync; omit it in a program without a browser. */
  readonly sync?: SyncHostParts;
  /** The organisation's rules; omit it if no organisation sets any. */
  readonly policy?: LoadOrganisationPolicy;
  /** The rules as far as they are known, for settings; omit it if they are always known. */
  readonly knownPolicy?: LoadOrganisationPolicy;
  /** The rules by which texts are marked; omit it if they are always known. */
  readonly shownPolicy?: LoadOrganisationPolicy;
}

export interface EngineHost {
  handle<M extends EngineMethod>(
    method: M,
    request: RequestOf<M>,
    signal?: AbortSignal,
    by?: Sender,
  ): Promise<ResponseOf<M>>;
  /** Deletes records that are older than the retention setting allows. */
  expire(): Promise<void>;
  /** Locks a vault that has not been used for as long as the settings say. */
  lockIfIdle(): Promise<void>;
  /** Brings this device and the browser's sync into step, if sync is on and the vault is open. */
  bringIntoStep(): Promise<void>;
  /** To be called after the browser's sync has changed. */
  noteSyncArrival(): void;
}
