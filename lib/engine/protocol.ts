import type { AuditReport } from '../audit/report.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { Annotation, EntityType, HidingMethod, RiskLevel } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import type { Receipt } from '../egress/receipt.ts';
import type { SearchTerm } from '../egress/search-term.ts';
import type { LanguageParts } from '../language/language.ts';
import type { LanguageTag } from '../language/language-tags.ts';
import type { KeyedText, TextKey } from '../language/message.ts';
import type { Device } from '../models/device.ts';
import type { NameLink } from '../people/name-links.ts';
import type { ConversationRelease } from '../privacy/ledger.ts';
import type { CustomProfile } from '../sanitize/policy/custom-profile.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import type { InstructionTask } from '../sanitize/words/instruction.ts';
import type { VaultState } from '../vault/vault.ts';
import type { DocumentProtocol } from './documents/document-protocol.ts';
import type { Fault } from './faults.ts';
import type { SettingsInForce } from './organisation/settings-in-force.ts';
import type { SendMode, SiteSendMode } from './send-mode.ts';
import type { SenderKind } from './sender.ts';
import type { BadgeOffset, UnreadableFileChoices } from './site-settings.ts';

/** A change the person made to a word's risk in this conversation: it applies to every mention of the same text. */
export interface RiskOverride {
  readonly text: string;
  readonly risk: RiskLevel;
  /** How the person chose to hide the text. */
  readonly hideAs?: HidingMethod;
  /** The type that the text had when the risk was learned, if it was learned from an earlier click. */
  readonly learned?: EntityType;
}

export interface EngineStatus {
  readonly model: 'loading' | 'ready' | 'failed';
  /** Why the model failed, or that a model other than the chosen one is ready. */
  readonly message?: KeyedText;
  /** The name of the model that is ready. */
  readonly name?: string;
  /** The device of the model that is ready; it may change while it is. */
  readonly device?: Device;
  /** The least time for the sample text (`lib/models/sample-text.ts`); missing until it was measured. */
  readonly milliseconds?: number;
  /** The share of the model that has been loaded, 0 to 1. */
  readonly progress?: number;
}

export interface Settings {
  readonly profile: string;
  /** Days after the last use at which a conversation's vault entries are deleted. */
  readonly retentionDays: number;
  /** Minutes without use after which a vault with a passphrase is locked; 0 keeps it open until the browser is closed. */
  readonly lockAfterMinutes: number;
  readonly surrogateStyle: 'natural' | 'placeholder';
  /** The instruction that is put before a prompt with perturbed words; it depends on what the prompt asks for. */
  readonly instruction: InstructionTask;
  /** The person's own profile, used if `profile` is `custom`. */
  readonly custom: CustomProfile;
  readonly restoreAutomatically: boolean;
  /** Origins whose replies are restored in place without asking. */
  readonly restoreOrigins: readonly string[];
  /** Origins where the person declined to have replies restored without asking. */
  readonly restoreDeclinedOrigins: readonly string[];
  /** Recomputes, for the originals, numbers that a reply computed from surrogates. */
  readonly recompute: boolean;
  /** The send mode for all sites without their own. */
  readonly mode: SendMode;
  /** Shows a long paste before it lands in the composer, if something in it would be replaced. */
  readonly reviewsPastes: boolean;
  readonly sanitizesFileNames: boolean;
  /** By origin: what the person chose once for all files of a kind that cannot be read. */
  readonly unreadableFileChoices: Readonly<Record<string, UnreadableFileChoices>>;
  /** How many prompts the person has reviewed on each site in the mode `first-sends`. */
  readonly siteReviews: Readonly<Record<string, number>>;
  /** Send modes of sites that differ from `mode`; sites where Coatcheck is off are in `disabledOrigins`. */
  readonly siteModes: Readonly<Record<string, Exclude<SiteSendMode, 'off'>>>;
  readonly disabledOrigins: readonly string[];
  /** When the pause of each paused site ends, in milliseconds since the epoch. */
  readonly sitePauses: Readonly<Record<string, number>>;
  /** Origins where the private composer opens without a click. */
  readonly privateOrigins: readonly string[];
  /** The badge's place by origin, in pixels from the composer's upper right corner. */
  readonly badgePlaces: Readonly<Record<string, BadgeOffset>>;
  /** Origins where the badge appears only for warnings. */
  readonly badgeHiddenOrigins: readonly string[];
  /** `owner/name` of a downloaded model that finds names in place of the shipped one, or empty. */
  readonly model: string;
}

/**
 * The prefix of names of conversations that are never stored, because the site keeps none of their messages either, or the window is
 * private.
 */
export const TEMPORARY_CONVERSATION_PREFIX = 'temporary-';

/** The model that is shipped with Coatcheck. The interface calls it Coatcheck's own. */
export const SHIPPED_MODEL_ID = 'ner-multilingual';

export interface SanitizeRequest {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly conversation: string;
  /** Originals that the person decided to send although they should be replaced. */
  readonly accepted?: readonly string[];
  /** Relations among numbers that the person has broken, by id: each of their values is then drawn independently. */
  readonly brokenRelations?: readonly string[];
  /** The person's decisions about names since the page was loaded; those of sent prompts are stored and count too. */
  readonly links?: readonly NameLink[];
  /** The origin that sends the prompt. The conversation is recognised there if the address does not name it. */
  readonly origin?: string;
  /** The prompt was written in the private composer, which the page cannot read. */
  readonly isPrivate?: boolean;
}

export interface LearnRequest {
  readonly text: string;
  readonly type: EntityType;
  readonly risk: RiskLevel;
}

/** The person's own server that hosts a model with restoration vectors, as the vault stores it. */
export interface ModelServer {
  readonly address: string;
  /** Empty if the server needs no key. */
  readonly key: string;
  /** Origins whose prompts go to this server, in addition to the server's own origin. */
  readonly sites: readonly string[];
  /** The server's answer to the request for its vectors, not yet parsed. */
  readonly published: unknown;
}

export interface ModelServerSummary extends Omit<ModelServer, 'published'> {
  readonly model: string;
  /** How many kinds of facts the server has a vector for. */
  readonly factTypes: number;
  /** The version of the vectors: a hash. */
  readonly vectorSet: string;
  readonly epsilon: number;
}

/** Sync of settings and dictionary through the browser, as far as this device knows. */
export interface SyncState {
  readonly isOn: boolean;
  /** True if anything of Coatcheck lies in the browser's sync. */
  readonly isThere: boolean;
  /** What stands in the way, and what to do. */
  readonly problem?: KeyedText;
  /** Another device set sync up anew, so its passphrase has to be entered here. */
  readonly asksPassphrase?: true;
  /** When this device and the browser's sync were last found or made equal, in milliseconds since the epoch. */
  readonly syncedAt?: number;
  readonly words?: number;
  /** How many devices joined since it was turned on; a device that was reset counts again. */
  readonly devices?: number;
}

/** The released values and budgets of one conversation, as the options show and export them. */
export interface LedgerRecord {
  readonly conversation: string;
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly released: ConversationRelease;
}

/** The receipt of one prompt with its conversation. */
export interface ReceiptRecord extends Receipt {
  readonly conversation: string;
}

/** One fault or error of the diagnostics. */
export interface DiagnosticEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly from: SenderKind;
  readonly code: Fault | TextKey;
  /** Missing if the error was swallowed and reported as a fault. */
  readonly method?: keyof EngineProtocol;
}

/**
 * Everything a page, popup or options page can request from the engine: one entry per method, request -> response. Methods that must not be
 * repeated after a lost answer are marked `once` in `rpc-table.ts`: if `commit` fails, the prompt is not sent.
 */
export interface EngineProtocol extends DocumentProtocol {
  status(request: Record<string, never>): EngineStatus;
  /**
   * `rulesOnly` finds what needs no model, to be shown while the model cannot run. It misses names: never send by its result. `isResent`: the
   * text is a history that the site sent again, in which nothing is a finding that any conversation of the site issued.
   */
  annotate(request: {
    text: string;
    overrides: readonly RiskOverride[];
    conversation: string;
    rulesOnly?: boolean;
    isResent?: boolean;
  }): { annotations: readonly Annotation[] };
  /** How far the latest check of this conversation has come, 0 to 1. Missing if no check runs or it has not reported yet. */
  checkProgress(request: { conversation: string }): { share?: number };
  /** Computes the sanitized text; stores nothing. Rejects with a SurvivorError if an original would still be in it. */
  preview(request: SanitizeRequest): Sanitized;
  /** Like `preview`, but resolves only after the vault has durably stored what restoring needs. */
  commit(request: SanitizeRequest): Sanitized;
  /** Attacks a sanitized text as an adversary would; stores nothing. */
  audit(request: SanitizeRequest & { sanitized: Pick<Sanitized, 'text' | 'replacements' | 'entities'> }): AuditReport;
  /** The sum of everything that a conversation has released so far. */
  ledger(request: { conversation: string }): ConversationRelease;
  exportLedger(request: Record<string, never>): { conversations: readonly LedgerRecord[] };
  /** Stores the receipt of a prompt; does nothing if the conversation is not stored. */
  keepReceipt(request: { conversation: string; receipt: Receipt }): Record<string, never>;
  exportReceipts(request: Record<string, never>): { receipts: readonly ReceiptRecord[] };
  /**
   * The pairs whose surrogates occur in a text, such as a reply seen after a reload. `isPrivate`: a prompt of the conversation was written
   * privately.
   */
  pairsIn(request: { text: string; conversation: string }): { pairs: readonly RestorePair[]; isPrivate?: boolean };
  /** The pairs of the stored conversation whose surrogates occur most in a text of unknown origin. */
  pairsAnywhere(request: { text: string }): { pairs: readonly RestorePair[] };
  /**
   * Finds the stored conversation of this origin whose surrogates occur in the text, for pages whose address does not identify it.
   * `current` stays while any of its surrogates occurs. `isBegun`: something was sent under `current`. `isBeside`: the asking document has no
   * composer, so a single surrogate of the conversation that this tab sent from last is enough.
   */
  recogniseConversation(request: { text: string; origin: string; current: string; isBeside?: boolean }): {
    conversation?: string;
    pairs: readonly RestorePair[];
    isBegun: boolean;
    holdsCurrent: boolean;
    /** As in `pairsIn`. */
    isPrivate?: boolean;
  };
  /** Stores originals that the guard stopped in a request of this origin, until the person decides about them. */
  rememberStopped(request: { origin: string; sought: readonly SearchTerm[] }): Record<string, never>;
  stoppedHere(request: { origin: string }): { sought: readonly SearchTerm[] };
  /**
   * Forgets stopped originals that the person let leave or that were replaced in the page's storage; omit `originals` to forget all of the
   * origin.
   */
  forgetStopped(request: { origin: string; originals?: readonly string[] }): Record<string, never>;
  /** How many answers of the guard told the pages of this origin whether a request held an original, without those forgotten by now. */
  revealingAnswers(request: { origin: string }): { answers: number };
  addRevealingAnswers(request: { origin: string; answers: number }): { answers: number };
  /** To be called when the person has seen what was stopped and decided. */
  forgetRevealingAnswers(request: { origin: string }): Record<string, never>;
  /**
   * Moves what is stored under `from` to `to`, because a site gives a conversation its id only after the first message. `onlyIfNew`: does
   * nothing if both are stored, because they are two conversations then.
   */
  bindConversation(request: { from: string; to: string; onlyIfNew?: boolean }): { isBound: boolean };
  getSettings(request: Record<string, never>): SettingsInForce;
  /** Rejects a change that the organisation's rules override. */
  setSettings(request: Partial<Settings>): SettingsInForce;
  getModelServer(request: Record<string, never>): { server?: ModelServerSummary };
  /** Null removes the server. Rejects a value that does not describe a server with valid vectors. */
  setModelServer(request: { server: ModelServer | null }): { server?: ModelServerSummary };
  /** `pushed`: the organisation's words, which apply in addition to the person's. */
  getDictionary(request: Record<string, never>): {
    entries: readonly DictionaryEntry[];
    pushed: readonly DictionaryEntry[];
  };
  /**
   * Stores the dictionary. With `before`, the entries that the person saw, only what differs from them is changed, so that an entry which was
   * added or deleted elsewhere meanwhile stays so. Answers with the stored entries.
   */
  setDictionary(request: { entries: readonly DictionaryEntry[]; before?: readonly DictionaryEntry[] }): {
    entries: readonly DictionaryEntry[];
  };
  /**
   * Stores a decision about a word for later prompts: of all sites, or of its own site if a page asks. Answers with the earlier entries for
   * the word that it replaced, for `unlearn`.
   */
  learn(request: LearnRequest): { before: readonly DictionaryEntry[]; isEverywhere: boolean };
  unlearn(request: { text: string; before: readonly DictionaryEntry[] }): Record<string, never>;
  /** Records a swallowed error by its code. */
  noteFault(request: { fault: Fault }): Record<string, never>;
  /** The latest faults and errors, without any text of the person's. */
  diagnostics(request: Record<string, never>): { entries: readonly DiagnosticEntry[] };
  /** The interface texts of a language, for content scripts; our own pages load them themselves. */
  texts(request: { tag: LanguageTag }): { parts: LanguageParts };
  vaultSummary(request: Record<string, never>): { conversations: number; entries: number; oldest?: number };
  vaultState(request: Record<string, never>): VaultState;
  unlockVault(request: { passphrase: string }): Record<string, never>;
  lockVault(request: Record<string, never>): Record<string, never>;
  /** Omit `next` to remove the passphrase; `current` is required if one is set. */
  setPassphrase(request: { current?: string | undefined; next?: string | undefined }): Record<string, never>;
  /** Draws new keys and seals everything again; surrogates issued earlier can still be restored. */
  rotateKeys(request: { passphrase?: string | undefined }): { records: number };
  /** The whole vault in base64, encrypted under this passphrase. */
  backUpVault(request: { passphrase: string }): { file: string };
  restoreVault(request: { file: string; passphrase: string }): { conversations: number; entries: number };
  syncState(request: Record<string, never>): SyncState;
  /** Turns sync on, or joins what another device wrote, whose passphrase it must be. Rejects without a change if it cannot. */
  turnOnSync(request: { passphrase: string }): SyncState;
  /** Deletes what lies in the browser's sync, for all devices; their settings and words stay on each. */
  turnOffSync(request: Record<string, never>): SyncState;
  syncNow(request: Record<string, never>): SyncState;
  /** Also deletes the items in the browser's sync. */
  forgetEverything(request: Record<string, never>): Record<string, never>;
}
