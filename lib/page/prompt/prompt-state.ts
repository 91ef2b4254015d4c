import type { AuditReport } from '../../audit/report.ts';
import type { Original } from '../../conversation/original.ts';
import type { Annotation, EntityType, HidingMethod, RiskLevel } from '../../detect/annotation.ts';
import type { RemovedContent, Unseen } from '../../documents/document.ts';
import type { StoppedRequest } from '../../egress/stopped.ts';
import type { TypingReports } from '../../egress/typing-reports.ts';
import type { NamedSection } from '../../engine/own-pages.ts';
import type { Said } from '../../language/message.ts';
import type { Entity } from '../../people/entities.ts';
import type { NameChoice } from '../../people/likely-same.ts';
import type { NameLink } from '../../people/name-links.ts';
import type { Guarantee } from '../../privacy/guarantee.ts';
import type { ConversationRelease } from '../../privacy/ledger.ts';
import type { Relation } from '../../sanitize/numbers/relations/relation.ts';
import type { GeneralisingSuggestion, Replacement } from '../../sanitize/sanitized.ts';
import type { Span } from '../../text/span.ts';
import type { SiteHealth } from '../site/site-health.ts';
import type { PageStep, ShownPage } from './shown-page.ts';

export type PromptStatus = 'idle' | 'checking' | 'ready' | 'sending' | 'sent' | 'blocked';

/** Tells what happened and what to do, as text keys that the interface translates. */
export interface PanelNotice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title: Said;
  /** Sentences, in order. */
  readonly detail: readonly Said[];
}

export interface DocumentFacts {
  readonly unseen: readonly Unseen[];
  readonly removed: readonly RemovedContent[];
  /** How many pages can be looked at. */
  readonly pages: number;
}

/** A file that is about to be attached; the page has no part of it yet. */
export interface AttachmentFile {
  readonly name: string;
  readonly status: 'checking' | 'found' | 'clean' | 'unreadable' | 'failed';
  /** The number of values of each type that would be replaced. */
  readonly found: readonly { readonly type: EntityType; readonly count: number }[];
  /** The name that it is attached with, if that differs. */
  readonly newName?: string;
  /** Missing for plain text. */
  readonly document?: DocumentFacts;
  /** Why the file is unreadable, or why the check failed. */
  readonly reason?: Said;
  /** The extension of a file whose kind no reader reads, in lower case and without its dot. */
  readonly unreadableExtension?: string;
}

/** `text`: the sanitized text of each document goes on in place of the document. */
export type AttachChoice = 'sanitized' | 'text' | 'as-is' | 'cancel';

/** `cancel` is offered only if the site turns the text into a file: otherwise it lands as it is, and is protected as what is typed. */
export type PasteChoice = Exclude<AttachChoice, 'text'>;

/** Words that are selected in the composer, and the box in the window of the line in which they end. */
export interface SelectedWords {
  readonly span: Span;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word in the composer, and the box in the window of the line that was pointed at. */
export interface WordPlace extends SelectedWords {
  /** The card was opened by keyboard, so it takes the focus. */
  readonly takesFocus: boolean;
}

export interface ReplyWordPlace {
  readonly original: string;
  /** What the chat got, and wrote in its reply. */
  readonly surrogate: string;
  /** The reply shows the surrogate, because the person chose that for this word. */
  readonly isSent: boolean;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** The card was opened by keyboard, so it takes the focus. */
  readonly takesFocus: boolean;
}

/** A prompt and its sanitized text, as the person has seen them. */
export interface ShownPrompt {
  readonly text: string;
  readonly sanitized: string;
}

/**
 * Why an original was not put in the place of its surrogate. `claimed`: the reply says something about the surrogate. `unverified`: the reply could
 * not know what the surrogate stands for. `viewer`: it is in a viewer that would revert the change. `unproved`: a number that may have been computed
 * from stand-ins; it has no original. `chosen`: the person chose to see what was sent.
 */
export type NotRestoredReason = 'claimed' | 'unverified' | 'viewer' | 'unproved' | 'chosen';

/** Everything that the panel and the popup show. Plain data, because it is sent through message ports. */
export interface PromptState {
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly origin: string;
    readonly enabled: boolean;
    /** When the person's pause on this site ends, in milliseconds since the epoch; `enabled` is false until then. */
    readonly pausedUntil?: number;
    /** The private composer opens automatically on this site. */
    readonly isPrivate?: boolean;
    /** The badge is shown only when something is stopped or unprotected. */
    readonly isBadgeHidden?: boolean;
    /** The person's organisation keeps Coatcheck on for this site. */
    readonly isLockedOn?: boolean;
    /** The person's organisation does not allow attaching unchecked files. */
    readonly checkedFilesOnly?: boolean;
    /** The person's own model server, if this page sends its prompts (with hints) there. */
    readonly hintsTo?: string;
    /** Replies are restored in place without asking. */
    readonly restoresAlways?: boolean;
    /** Coatcheck started after the page, so it does not watch the page's other requests. */
    readonly startedLate?: boolean;
    /** The page was seen to report what is typed while it is typed. */
    readonly typingReports?: TypingReports;
  };
  /** Which parts of the site were found on the page. */
  readonly health?: SiteHealth;
  /** The page had a composer, but has none now. */
  readonly isComposerGone?: boolean;
  /** The document shows surrogates but has no composer: it is in another frame, or not there yet. */
  readonly isOnlyReplies?: boolean;
  readonly text: string;
  /** The person is typing: `text`, `annotations` and `sanitized` may be about an earlier text until the next pause. */
  readonly isTyping?: true;
  readonly annotations: readonly Annotation[];
  /** The share of a long text that is checked, 0 to 1. */
  readonly checkedShare?: number;
  readonly sanitized?: {
    readonly text: string;
    readonly replacements: readonly Replacement[];
    readonly guarantee: Guarantee;
    /** The relations found among the numbers, with those that the person chose to break. */
    readonly relations?: readonly Relation[];
    /** A suggestion about kept facts that together fit only few people. */
    readonly suggestion?: GeneralisingSuggestion;
    /** The people of the prompt, each with all forms of the name. */
    readonly entities?: readonly Entity[];
    /** Whose each name is too, and whose it might be. */
    readonly nameChoices?: readonly NameChoice[];
    /** The language of lines whose words the profile would draw, had it a list of them. */
    readonly languageWithoutWords?: string;
  };
  /** The audit of `sanitized`; missing while it runs. */
  readonly audit?: AuditReport | 'failed';
  /** Originals that would still leave. Nothing is sent until the person has decided about each. */
  readonly survivors?: readonly Original[];
  /** The release of this conversation so far, from its ledger. */
  readonly ledger?: ConversationRelease;
  /** Files that wait for the person's decision. */
  readonly attachment?: {
    readonly files: readonly AttachmentFile[];
    readonly busy: boolean;
    readonly shownPage?: ShownPage;
  };
  /** A pasted text that the page does not have yet. */
  readonly paste?: {
    readonly text: string;
    readonly annotations: readonly Annotation[];
    /** Missing while the text is checked. */
    readonly sanitized?: NonNullable<PromptState['sanitized']>;
    /** Why it could not be checked. */
    readonly failed?: Said;
    readonly isBusy: boolean;
    /** The site would turn the text into a file, so it would leave as the page gets it. */
    readonly becomesFile: boolean;
  };
  readonly status: PromptStatus;
  readonly notice?: PanelNotice;
  /** The page's request that was stopped last because it held an original or unchecked text. */
  readonly stopped?: StoppedRequest;
  /** The page still holds originals that were stopped, and would send them with the next prompt. */
  readonly history?: {
    readonly originals: number;
    /** The number of messages that can be replaced here; 0 if only the page itself can delete them. */
    readonly messages: number;
    readonly isBusy?: boolean;
  };
  /** The text that the page was about to send when it was stopped: still in the composer, or removed from it and kept. */
  readonly stoppedText?: 'in composer' | 'taken';
  /** The person types into an unprotected field of this page. `canTeach`: its text can be read, so teaching helps. */
  readonly unprotected?: { readonly canTeach: boolean };
  /** The surrogate under the pointer in a reply, and its place in the window. */
  readonly standIn?: {
    /** Undefined for a number that may have been computed from stand-ins. */
    readonly original: string | undefined;
    readonly reason: NotRestoredReason;
    readonly left: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** The restored word of a reply whose card is open, and its place in the window. */
  readonly replyWord?: ReplyWordPlace;
  /** Selected words that are not replaced yet, so that the person may choose to hide them. */
  readonly selected?: SelectedWords;
  /** The word whose card is open. */
  readonly card?: WordPlace;
  /** The review is open. `shown`: the prompt that has been displayed long enough; the next Enter sends it. */
  readonly review?: { readonly shown?: ShownPrompt };
  /** A send was requested, and the engine has not answered yet whether to review it. */
  readonly isAsking?: boolean;
  /** Tells once that the first prompts were reviewed and later ones are sent without review. */
  readonly isAutomaticNow?: boolean;
  /** Offer "Always restore here". */
  readonly offersRestore?: boolean;
  /** The decision that was stored last for future prompts. */
  readonly learned?: { readonly text: string; readonly risk: RiskLevel; readonly isEverywhere: boolean };
  readonly engine: 'loading' | 'ready' | 'failed';
  readonly replies: {
    readonly surrogates: number;
    readonly restored: boolean;
    /** How many of `surrogates` are recomputed numbers. */
    readonly recomputed?: number;
    /** The conversation has private prompts, so originals are shown outside of the page only. */
    readonly isPrivate?: boolean;
  };
}

/** The actions of the person; the page session carries them out. */
export type PromptAction =
  | { readonly do: 'set-risk'; readonly span: Span; readonly risk: RiskLevel }
  /** Sets how a value is hidden. */
  | { readonly do: 'set-hiding'; readonly span: Span; readonly hideAs: HidingMethod }
  | { readonly do: 'add-span'; readonly span: Span }
  /** Keeps a word as it is, in this prompt and in future ones. */
  | { readonly do: 'drop-span'; readonly span: Span }
  /** Replaces a word in this prompt and in future ones. */
  | { readonly do: 'always-protect'; readonly span: Span }
  /** Reverts the decision that was stored last for future prompts. */
  | { readonly do: 'unlearn' }
  | { readonly do: 'close-card' }
  /** Shows what was sent for the word of a reply whose card is open, or its original again. */
  | { readonly do: 'toggle-reply-word' }
  /** Replaces a text everywhere in the prompt, in every spelling. */
  | { readonly do: 'protect'; readonly text: string }
  /** Accepts that a survivor is sent as it is. */
  | { readonly do: 'accept-survivor'; readonly text: string }
  /** Breaks a relation among numbers, so that its values are replaced independently, or restores it. */
  | { readonly do: 'set-relation'; readonly id: string; readonly isBroken: boolean }
  /** Says that two names are one person's, or two people's. */
  | { readonly do: 'link-names'; readonly link: NameLink }
  /** `remembers`: later files of the unreadable kinds among these are treated in the same way on this site. */
  | { readonly do: 'attach'; readonly choice: AttachChoice; readonly remembers?: boolean }
  | { readonly do: 'look-at-page'; readonly step: PageStep }
  | { readonly do: 'paste'; readonly choice: PasteChoice }
  /** A decision about a word of the pasted text; its spans are those of that text. */
  | { readonly do: 'decide-in-paste'; readonly decision: PromptAction }
  | { readonly do: 'undo' }
  /** `shown` is the prompt that was displayed above the pressed button. */
  | { readonly do: 'send'; readonly shown?: ShownPrompt }
  /** Closes the review. */
  | { readonly do: 'end-review' }
  /** The person typed this character while the focus was in the review, but in no text field of it: it belongs into the composer. */
  | { readonly do: 'type'; readonly character: string }
  /** The answer to the notice that prompts are now sent without review. */
  | { readonly do: 'keep-reviewing'; readonly keep: boolean }
  | { readonly do: 'reload-page' }
  /** Checks the prompt once more, after a check that failed. */
  | { readonly do: 'check-again' }
  | { readonly do: 'open-options'; readonly section: NamedSection }
  | { readonly do: 'reload-extension' }
  | { readonly do: 'dismiss-notice' }
  /** Lets a stopped request of the page pass, once. */
  | { readonly do: 'let-pass'; readonly key: string }
  | { readonly do: 'dismiss-stopped' }
  /** Replaces originals in the messages that the page has stored, and reloads the page; `keep-history` lets them leave instead. */
  | { readonly do: 'clean-history' }
  | { readonly do: 'keep-history' }
  /** Puts the text of a stopped request back into the composer; `sanitize-stopped` sends it sanitized instead. */
  | { readonly do: 'put-back' }
  | { readonly do: 'sanitize-stopped' }
  | { readonly do: 'toggle-restore' }
  /** Opens the private composer, whose text the page does not see. */
  | { readonly do: 'open-private-composer' }
  /** Opens the private view, which shows replies with originals outside of the page's sight. */
  | { readonly do: 'open-private-view' }
  /** Opens the private composer automatically whenever the person focuses this site's composer. */
  | { readonly do: 'set-private-always'; readonly always: boolean }
  | { readonly do: 'set-restore-always'; readonly always: boolean }
  /** Does not offer "Always restore here" on this site again. */
  | { readonly do: 'decline-restore-always' }
  /** Hides or shows the badge; the popup has this switch too. */
  | { readonly do: 'set-badge-hidden'; readonly hidden: boolean }
  /** Lets the person point at the composer, the send button and a reply. */
  | { readonly do: 'teach' }
  | { readonly do: 'set-enabled'; readonly enabled: boolean }
  /** Turns Coatcheck off on this site for ten minutes. */
  | { readonly do: 'pause' };
