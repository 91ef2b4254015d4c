// The table of all methods of the engine: who may call each, how long its answer may take, and whether it may be repeated if the answer is
// lost. The list of methods, the client and the access check are built from this table, so a method that is missing here cannot be called.
import type { EngineProtocol } from './protocol.ts';
import type { SenderKind } from './sender.ts';

/**
 * The subject of a call. `conversation`: the one that it names, of a content script's own origin. `site`: a content script's own origin, or
 * the whole for our own contexts. `all`: conversations, words, settings or keys of all sites.
 */
export type CallSubject = 'nothing' | 'conversation' | 'site' | 'all';

interface RpcEntry {
  readonly for: readonly SenderKind[];
  readonly about: CallSubject;
  readonly timeoutMs: number;
  /** The request may have taken effect although its answer was lost, so only the caller may repeat it. */
  readonly once?: true;
}

const QUICK = 15_000;
/** The time limit in milliseconds for work on one text, or for reading many records. */
const LONG = 30_000;
const MINUTE = 60_000;
/**
 * The time limit in milliseconds for calls that check a long text, derive a key from a passphrase (slow on purpose) or seal all records
 * again.
 */
const SLOW = 120_000;
/** The time limit in milliseconds for a document with many pages, of which each may be a picture. The person can cancel before. */
const VERY_SLOW = 900_000;

const ALL = ['page', 'frame', 'own'] as const;
/** A content script, or the demo page in its place. */
const IN_PAGE = ['page', 'own'] as const;
const IN_EXTENSION = ['frame', 'own'] as const;
const OWN_PAGES = ['own'] as const;

export const RPC_TABLE = {
  status: { for: ALL, about: 'nothing', timeoutMs: QUICK },
  annotate: { for: ALL, about: 'conversation', timeoutMs: SLOW },
  checkProgress: { for: ALL, about: 'conversation', timeoutMs: QUICK },
  readDocument: { for: IN_PAGE, about: 'conversation', timeoutMs: VERY_SLOW },
  writeDocument: { for: IN_PAGE, about: 'site', timeoutMs: VERY_SLOW },
  viewDocument: { for: IN_PAGE, about: 'site', timeoutMs: VERY_SLOW },
  closeDocument: { for: IN_PAGE, about: 'site', timeoutMs: QUICK },
  preview: { for: ALL, about: 'conversation', timeoutMs: LONG },
  commit: { for: ALL, about: 'conversation', timeoutMs: LONG, once: true },
  audit: { for: ALL, about: 'conversation', timeoutMs: LONG },
  ledger: { for: IN_PAGE, about: 'conversation', timeoutMs: QUICK },
  exportLedger: { for: OWN_PAGES, about: 'all', timeoutMs: MINUTE },
  keepReceipt: { for: IN_PAGE, about: 'conversation', timeoutMs: QUICK, once: true },
  exportReceipts: { for: OWN_PAGES, about: 'all', timeoutMs: MINUTE },
  pairsIn: { for: ALL, about: 'conversation', timeoutMs: LONG },
  pairsAnywhere: { for: OWN_PAGES, about: 'all', timeoutMs: MINUTE },
  recogniseConversation: { for: IN_PAGE, about: 'site', timeoutMs: LONG },
  rememberStopped: { for: IN_PAGE, about: 'site', timeoutMs: QUICK },
  stoppedHere: { for: IN_PAGE, about: 'site', timeoutMs: LONG },
  forgetStopped: { for: IN_PAGE, about: 'site', timeoutMs: QUICK },
  revealingAnswers: { for: IN_PAGE, about: 'site', timeoutMs: LONG },
  addRevealingAnswers: { for: IN_PAGE, about: 'site', timeoutMs: LONG, once: true },
  forgetRevealingAnswers: { for: IN_PAGE, about: 'site', timeoutMs: LONG },
  bindConversation: { for: IN_PAGE, about: 'conversation', timeoutMs: QUICK },
  getSettings: { for: ALL, about: 'site', timeoutMs: QUICK },
  setSettings: { for: ALL, about: 'site', timeoutMs: QUICK },
  getModelServer: { for: OWN_PAGES, about: 'all', timeoutMs: QUICK },
  setModelServer: { for: OWN_PAGES, about: 'all', timeoutMs: QUICK },
  getDictionary: { for: OWN_PAGES, about: 'all', timeoutMs: QUICK },
  setDictionary: { for: OWN_PAGES, about: 'all', timeoutMs: QUICK },
  learn: { for: ALL, about: 'site', timeoutMs: QUICK, once: true },
  unlearn: { for: ALL, about: 'site', timeoutMs: QUICK, once: true },
  noteFault: { for: ALL, about: 'nothing', timeoutMs: QUICK, once: true },
  diagnostics: { for: OWN_PAGES, about: 'all', timeoutMs: QUICK },
  texts: { for: ALL, about: 'nothing', timeoutMs: QUICK },
  vaultSummary: { for: OWN_PAGES, about: 'all', timeoutMs: QUICK },
  vaultState: { for: IN_EXTENSION, about: 'nothing', timeoutMs: QUICK },
  unlockVault: { for: OWN_PAGES, about: 'all', timeoutMs: SLOW },
  lockVault: { for: OWN_PAGES, about: 'all', timeoutMs: QUICK },
  setPassphrase: { for: OWN_PAGES, about: 'all', timeoutMs: SLOW, once: true },
  rotateKeys: { for: OWN_PAGES, about: 'all', timeoutMs: SLOW, once: true },
  backUpVault: { for: OWN_PAGES, about: 'all', timeoutMs: SLOW },
  restoreVault: { for: OWN_PAGES, about: 'all', timeoutMs: SLOW },
  syncState: { for: OWN_PAGES, about: 'all', timeoutMs: LONG },
  turnOnSync: { for: OWN_PAGES, about: 'all', timeoutMs: SLOW, once: true },
  turnOffSync: { for: OWN_PAGES, about: 'all', timeoutMs: LONG },
  syncNow: { for: OWN_PAGES, about: 'all', timeoutMs: LONG },
  forgetEverything: { for: OWN_PAGES, about: 'all', timeoutMs: LONG },
} as const satisfies Record<keyof EngineProtocol, RpcEntry>;

export const rpcEntry = (method: keyof EngineProtocol): RpcEntry => RPC_TABLE[method];

export const RPC_METHODS = Object.keys(RPC_TABLE) as readonly (keyof EngineProtocol)[];
