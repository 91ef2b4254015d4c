import type { AuditReport } from '../audit/report.ts';
import type { Annotation, EntityType, HideAs, RiskLevel } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import type { Receipt } from '../egress/receipt.ts';
import type { Sought } from '../egress/sought.ts';
import type { LanguageParts } from '../language/language.ts';
import type { KeyedText, TextKey } from '../language/message.ts';
import type { LanguageTag } from '../language/tags.ts';
import type { Device } from '../models/device.ts';
import type { ConversationRelease } from '../privacy/ledger.ts';
import type { CustomProfile } from '../sanitize/policy/custom-profile.ts';
import type { RestorePair, Sanitized } from '../sanitize/sanitized.ts';
import type { InstructionTask } from '../sanitize/words/instruction.ts';
import type { VaultState } from '../vault/vault.ts';
import type { Fault } from './faults.ts';
import type { SettingsInForce } from './organisation/in-force.ts';
import type { SendMode, SiteMode } from './send-mode.ts';
import type { SenderKind } from './sender.ts';

/** A change the person made to a word's risk in this conversation: it applies to every mention of the same text. */
export interface RiskOverride {
  readonly text: string;
  readonly risk: RiskLevel;
  /** The way in which the person chose to hide it. */
  readonly hideAs?: HideAs;
  /** The type that the text had when the risk was learned, if it was learned from an earlier click. */
  readonly learned?: EntityType;
}

export interface EngineStatus {
  readonly model: 'loading' | 'ready' | 'failed';
  /** Says why the model failed, or that another than the chosen one is ready. */
  readonly message?: KeyedText;
  /** The name of the model that is ready. */
  readonly name?: string;
  readonly device?: Device;
  /** 0 to 1 while loading. */
  readonly progress?: number;
}

export interface BadgeOffset {
  readonly x: number;
  readonly y: number;
}

export interface Settings {
  readonly profile: string;
  /** Days after the last use at which a conversation's vault entries are deleted. */
  readonly retentionDays: number;
  /** Minutes without use after which a vault with a passphrase is locked; 0 where it stays open until the browser is closed. */
  readonly lockAfterMinutes: number;
  readonly surrogateStyle: 'natural' | 'placeholder';
  /** The instruction that is put before a prompt with perturbed words; it depends on what the prompt asks for. */
  readonly instruction: InstructionTask;
  /** What the profile `custom` does. */
  readonly custom: CustomProfile;
  readonly restoreAutomatically: boolean;
  /** Origins whose replies are restored in place without asking. */
  readonly restoreOrigins: readonly string[];
  /** Origins where the person declined that offer. */
  readonly restoreDeclinedOrigins: readonly string[];
  /** Numbers that a reply computed from surrogates are worked out for the originals. */
  readonly recompute: boolean;
  /** What a send does. */
  readonly mode: SendMode;
  /** Prompts that the person has looked at before they left, while they were new here. */
  readonly reviewedSends: number;
  /** Sites that differ from `mode`; where Coatcheck is off is listed by itself. */
  readonly siteModes: Readonly<Record<string, Exclude<SiteMode, 'off'>>>;
  readonly disabledOrigins: readonly string[];
  /** Where the private composer opens by itself. */
  readonly privateOrigins: readonly string[];
  /** The badge's place by origin, in pixels from the composer's upper right corner. */
  readonly badgePlaces: Readonly<Record<string, BadgeOffset>>;
  /** Origins where the badge appears only for warnings. */
  readonly badgeHiddenOrigins: readonly string[];
  /** `owner/name` of a downloaded model that finds names in place of the shipped one, or empty. */
  readonly model: string;
}

/** A conversation whose name begins so is never stored: the site keeps nothing of it either. */
export const TEMPORARY = 'temporary-';

/** The model that is shipped with Coatcheck. The interface calls it Coatcheck's own. */
export const OWN_MODEL = 'ner-en';

export interface SanitizeRequest {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly conversation: string;
  /** Originals that the person decided to send where they still stand. */
  readonly accepted?: readonly string[];
  /** Relations among numbers that the person has broken, by id: each of their values is then drawn independently. */
  readonly brokenRelations?: readonly string[];
  /** The origin that sends the prompt. The conversation is recognised there if the address does not name it. */
  readonly origin?: string;
  /** Written where the page does not see it. */
  readonly isPrivate?: boolean;
}

export interface LearnRequest {
  readonly text: string;
  readonly type: EntityType;
  readonly risk: RiskLevel;
}

/** A server of the person's own that hosts a model with restoration vectors, as it is kept. */
export interface ModelServer {
  readonly address: string;
  /** Empty if the server needs no key. */
  readonly key: string;
  /** Origins whose prompts go to it, beside its own. */
  readonly sites: readonly string[];
  /** What it answered with, when it was asked for its vectors. */
  readonly published: unknown;
}

export interface ModelServerShown extends Omit<ModelServer, 'published'> {
  readonly model: string;
  /** How many kinds of facts it has a vector for. */
  readonly factTypes: number;
  readonly epsilon: number;
}

/** The release of one conversation, for the person's records. */
export interface LedgerRecord {
  readonly conversation: string;
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly released: ConversationRelease;
}

/** How one prompt left, and of which conversation it was. */
export interface ReceiptRecord extends Receipt {
  readonly conversation: string;
}

/**
 * Everything a page, popup or options page can ask of the engine. One entry per method: request -> response.
 * `commit` is the only one that must never be repeated behind the caller's back: when it fails, the prompt is not sent.
 */
export interface DiagnosticEntry {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly from: SenderKind;
  readonly code: Fault | TextKey;
  /** Missing if the fault was noted by who swallowed it. */
  readonly method?: keyof EngineProtocol;
}

export interface EngineProtocol {
  status(request: Record<string, never>): EngineStatus;
  /** `rulesOnly` is for showing what can be found while the model cannot run. It misses names: never send by it. */
  annotate(request: { text: string; overrides: readonly RiskOverride[]; conversation: string; rulesOnly?: boolean }): {
    annotations: readonly Annotation[];
  };
  /** How far the latest check of this conversation has come, 0 to 1; nothing while none runs or none of it is read. */
  checkProgress(request: { conversation: string }): { share?: number };
  /** Computes the sanitized text; writes nothing. Rejects with a SurvivorError where an original would be left in it. */
  preview(request: SanitizeRequest): Sanitized;
  /** Same as preview, but resolves only after the vault has durably stored what restoring needs. */
  commit(request: SanitizeRequest): Sanitized;
  /** Attacks a sanitized text as others would; writes nothing. */
  audit(request: SanitizeRequest & { sanitized: Pick<Sanitized, 'text' | 'replacements'> }): AuditReport;
  /** The release of a conversation so far. */
  ledger(request: { conversation: string }): ConversationRelease;
  exportLedger(request: Record<string, never>): { conversations: readonly LedgerRecord[] };
  /** Keeps how a prompt left; nothing where the conversation is not kept. */
  keepReceipt(request: { conversation: string; receipt: Receipt }): Record<string, never>;
  exportReceipts(request: Record<string, never>): { receipts: readonly ReceiptRecord[] };
  /** The pairs that occur in a text (a reply seen after a reload). `isPrivate`: a prompt of the conversation was written privately. */
  pairsIn(request: { text: string; conversation: string }): { pairs: readonly RestorePair[]; isPrivate?: boolean };
  /** The pairs of the stored conversation whose surrogates occur most in a text of unknown origin. */
  pairsAnywhere(request: { text: string }): { pairs: readonly RestorePair[] };
  /**
   * Which conversation of this origin the text is from, where the address does not say: by surrogates that stand in it. `current` is kept
   * while anything of it stands there. `isBegun`: something was sent under `current`.
   */
  recogniseConversation(request: { text: string; origin: string; current: string }): {
    conversation?: string;
    pairs: readonly RestorePair[];
    isBegun: boolean;
    holdsCurrent: boolean;
    /** As in `pairsIn`. */
    isPrivate?: boolean;
  };
  /** What was stopped on this origin, because it stood in a request: kept until the person decides. */
  rememberStopped(request: { origin: string; sought: readonly Sought[] }): Record<string, never>;
  stoppedHere(request: { origin: string }): { sought: readonly Sought[] };
  /** The person let these leave, or they are replaced where the page kept them; all of the origin where none are named. */
  forgetStopped(request: { origin: string; originals?: readonly string[] }): Record<string, never>;
  /**
   * A site gives a conversation its id only after the first message: move what was stored under `from` to `to`. `onlyIfNew`: not where both have a
   * record, for then they are two conversations.
   */
  bindConversation(request: { from: string; to: string; onlyIfNew?: boolean }): { isBound: boolean };
  getSettings(request: Record<string, never>): SettingsInForce;
  /** Rejects a change that the organisation's rules do not let come into force. */
  setSettings(request: Partial<Settings>): SettingsInForce;
  getModelServer(request: Record<string, never>): { server?: ModelServerShown };
  /** Null removes it. Rejects what is no server with vectors. */
  setModelServer(request: { server: ModelServer | null }): { server?: ModelServerShown };
  /** `pushed`: the organisation's words, which apply in addition to the person's. */
  getDictionary(request: Record<string, never>): {
    entries: readonly DictionaryEntry[];
    pushed: readonly DictionaryEntry[];
  };
  setDictionary(request: { entries: readonly DictionaryEntry[] }): Record<string, never>;
  /** Keeps a decision about a word for all prompts to come; answers with what the dictionary had for it, for `unlearn`. */
  learn(request: LearnRequest): { before: readonly DictionaryEntry[] };
  unlearn(request: { text: string; before: readonly DictionaryEntry[] }): Record<string, never>;
  /** A swallowed error, by its code. */
  noteFault(request: { fault: Fault }): Record<string, never>;
  /** The latest faults and errors. No text of a person's is in them. */
  diagnostics(request: Record<string, never>): { entries: readonly DiagnosticEntry[] };
  /** What is said in a language, for content scripts; pages load it themselves. */
  texts(request: { tag: LanguageTag }): { parts: LanguageParts };
  vaultSummary(request: Record<string, never>): { conversations: number; entries: number; oldest?: number };
  vaultState(request: Record<string, never>): VaultState;
  unlockVault(request: { passphrase: string }): Record<string, never>;
  lockVault(request: Record<string, never>): Record<string, never>;
  /** Omit `next` to remove the passphrase; `current` is required if one is set. */
  setPassphrase(request: { current?: string | undefined; next?: string | undefined }): Record<string, never>;
  /** New keys; everything is sealed anew, and what was issued can still be restored. */
  rotateKeys(request: { passphrase?: string | undefined }): { records: number };
  /** The whole vault in base64, encrypted with this passphrase. */
  backUpVault(request: { passphrase: string }): { file: string };
  restoreVault(request: { file: string; passphrase: string }): { conversations: number; entries: number };
  forgetEverything(request: Record<string, never>): Record<string, never>;
}
