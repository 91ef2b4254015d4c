import type { AuditReport } from '../../audit/report.ts';
import type { Annotation, EntityType, HideAs, RiskLevel } from '../../detect/annotation.ts';
import type { StoppedRequest } from '../../egress/stopped.ts';
import type { Said } from '../../language/message.ts';
import type { Guarantee } from '../../privacy/guarantee.ts';
import type { ConversationRelease } from '../../privacy/ledger.ts';
import type { Relation } from '../../sanitize/numbers/relations/relation.ts';
import type { Replacement, Suggestion } from '../../sanitize/sanitized.ts';
import type { Original } from '../../sanitize/survivors.ts';
import type { Span } from '../../text/span.ts';
import type { SiteHealth } from '../site/health.ts';

export type PromptStatus = 'idle' | 'checking' | 'ready' | 'sending' | 'sent' | 'blocked';

/** Says what happened and what to do, as text keys that the interface turns into words. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title: Said;
  /** One sentence after the other. */
  readonly detail: readonly Said[];
}

/** A file that is about to be attached; nothing of it has reached the page. */
export interface AttachmentFile {
  readonly name: string;
  readonly status: 'checking' | 'found' | 'clean' | 'unreadable' | 'failed';
  /** What would be replaced. */
  readonly found: readonly { readonly type: EntityType; readonly count: number }[];
  /** Only its text is attached when it is sanitized, as a file of this name: the rest of it cannot be checked. */
  readonly asText?: string;
  /** Why it is unreadable, or what failed. */
  readonly reason?: Said;
}

export type AttachChoice = 'sanitized' | 'as-is' | 'cancel';

/** A word in the composer, and the line of it in the window that was pointed at. */
export interface WordPlace {
  readonly span: Span;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Opened by key: the keyboard goes there. */
  readonly takesFocus: boolean;
}

/** A prompt and what becomes of it, as a person has seen them. */
export interface ShownPrompt {
  readonly text: string;
  readonly sanitized: string;
}

/**
 * Why an original was not put in the place of its surrogate: the reply says something about the surrogate, could not know what it stands for,
 * or stands in a viewer that would undo it. `unproved`: a number that may have been computed from stand-ins; it has no original.
 */
export type StandInReason = 'claimed' | 'unverified' | 'viewer' | 'unproved';

/** Everything the panel and the popup show. Plain data: it crosses message ports. */
export interface PromptState {
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly origin: string;
    readonly enabled: boolean;
    /** The private composer opens by itself here. */
    readonly isPrivate?: boolean;
    /** The badge is shown only when something is stopped or not protected. */
    readonly isBadgeHidden?: boolean;
    /** The person's organisation keeps Coatcheck on here. */
    readonly isLockedOn?: boolean;
    /** And lets no file be attached as it is. */
    readonly checkedFilesOnly?: boolean;
    /** The person's own model server, where the prompts of this page go to it. */
    readonly hintsTo?: string;
    /** Replies are restored in place without asking. */
    readonly restoresAlways?: boolean;
  };
  /** Which parts of the site were found on the page. */
  readonly health?: SiteHealth;
  /** The page had a composer, and has none any more. */
  readonly isComposerGone?: boolean;
  readonly text: string;
  readonly annotations: readonly Annotation[];
  /** How far the check of a long text has come, 0 to 1. */
  readonly checkedShare?: number;
  readonly sanitized?: {
    readonly text: string;
    readonly replacements: readonly Replacement[];
    readonly guarantee: Guarantee;
    /** Numbers that follow from others, and how; the broken ones too. */
    readonly relations?: readonly Relation[];
    /** Of what is kept, which may fit a few people only. */
    readonly suggestion?: Suggestion;
  };
  /** Of `sanitized`; missing while it is under way. */
  readonly audit?: AuditReport | 'failed';
  /** Originals that would still leave: nothing is sent until the person decided about each. */
  readonly survivors?: readonly Original[];
  /** The release of this conversation so far. */
  readonly ledger?: ConversationRelease;
  /** Files that wait for the person's decision. */
  readonly attachment?: {
    readonly files: readonly AttachmentFile[];
    readonly busy: boolean;
    /** A long text that was pasted, of which the site makes a file. */
    readonly isPastedText?: boolean;
  };
  readonly status: PromptStatus;
  readonly notice?: Notice;
  /** The request of the page that was stopped last because of what was in it. */
  readonly stopped?: StoppedRequest;
  /** The page still holds originals that were stopped, and would send them along. */
  readonly history?: {
    readonly originals: number;
    /** In how many messages that can be replaced here; none where only the page itself can delete them. */
    readonly messages: number;
    readonly isBusy?: boolean;
  };
  /** What the page was about to send when it was stopped: still in the composer, or taken out of it and kept. */
  readonly stoppedText?: 'in composer' | 'taken';
  /** The person types into a field of this page that is not protected; teaching helps where it can be read. */
  readonly unprotected?: { readonly canTeach: boolean };
  /** The surrogate under the pointer in a reply, and its place in the window. */
  readonly standIn?: {
    /** Undefined for a number that may have been computed from stand-ins. */
    readonly original: string | undefined;
    readonly reason: StandInReason;
    readonly left: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** The word whose card is open. */
  readonly card?: WordPlace;
  /** The person looks at what will be sent. `shown`: what stood there long enough to be read, and the next Enter sends. */
  readonly review?: { readonly shown?: ShownPrompt };
  /** Somebody wants to send, and the engine has not yet said in which way. */
  readonly isAsking?: boolean;
  /** The first prompts were looked at, and from now on they are sent at once: to be said once. */
  readonly isAutomaticNow?: boolean;
  /** Offer "Always restore here". */
  readonly offersRestore?: boolean;
  /** The decision that was kept last for prompts to come. */
  readonly learned?: { readonly text: string; readonly risk: RiskLevel };
  readonly engine: 'loading' | 'ready' | 'failed';
  readonly replies: {
    readonly surrogates: number;
    readonly restored: boolean;
    /** How many of them are numbers that were worked out. */
    readonly recomputed?: number;
    /** The conversation has private prompts: originals are shown outside of the page only. */
    readonly isPrivate?: boolean;
  };
}

/** The actions of the person; the page session carries them out. */
export type PromptAction =
  | { readonly do: 'set-risk'; readonly span: Span; readonly risk: RiskLevel }
  /** In which way a value is hidden. */
  | { readonly do: 'set-hiding'; readonly span: Span; readonly hideAs: HideAs }
  | { readonly do: 'add-span'; readonly span: Span }
  /** Keeps a word as it is, in the prompts to come too. */
  | { readonly do: 'drop-span'; readonly span: Span }
  /** Replaces a word in this prompt and in later ones. */
  | { readonly do: 'always-protect'; readonly span: Span }
  /** Takes the last decision that was kept for prompts to come back. */
  | { readonly do: 'unlearn' }
  | { readonly do: 'close-card' }
  /** Replaces a text wherever it stands, in every spelling. */
  | { readonly do: 'protect'; readonly text: string }
  /** Sends a survivor as it is, where it still stands. */
  | { readonly do: 'accept-survivor'; readonly text: string }
  /** Numbers that follow from each other become numbers of their own, or follow again. */
  | { readonly do: 'set-relation'; readonly id: string; readonly isBroken: boolean }
  | { readonly do: 'attach'; readonly choice: AttachChoice }
  | { readonly do: 'undo' }
  /** `shown` is what stood above the button that was pressed. */
  | { readonly do: 'send'; readonly shown?: ShownPrompt }
  /** Back to the text. */
  | { readonly do: 'end-review' }
  /** The answer to being told that prompts are sent at once from now on. */
  | { readonly do: 'keep-reviewing'; readonly keep: boolean }
  | { readonly do: 'dismiss-notice' }
  /** Lets a request of the page pass that was stopped, once. */
  | { readonly do: 'let-pass'; readonly key: string }
  | { readonly do: 'dismiss-stopped' }
  /** Replaces originals in the messages that the page keeps, and loads it anew; or lets them leave. */
  | { readonly do: 'clean-history' }
  | { readonly do: 'keep-history' }
  /** What a stopped request was about to carry goes back into the composer, or leaves sanitized. */
  | { readonly do: 'put-back' }
  | { readonly do: 'sanitize-stopped' }
  | { readonly do: 'toggle-restore' }
  /** What is typed there, the page does not see. */
  | { readonly do: 'open-private-composer' }
  /** Replies with their originals, where the page does not see them. */
  | { readonly do: 'open-private-view' }
  /** The private composer opens by itself wherever this site's composer is about to be typed into. */
  | { readonly do: 'set-private-always'; readonly always: boolean }
  | { readonly do: 'set-restore-always'; readonly always: boolean }
  /** Do not offer it on this site again. */
  | { readonly do: 'decline-restore-always' }
  /** Also shown in the popup. */
  | { readonly do: 'set-badge-hidden'; readonly hidden: boolean }
  /** Lets the person point at the composer, the send button and a reply. */
  | { readonly do: 'teach' }
  | { readonly do: 'set-enabled'; readonly enabled: boolean };
