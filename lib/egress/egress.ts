// The egress guard as the rest of the content script sees it.

import type { Annotation } from '../detect/annotation.ts';
import type { EngineClient } from '../engine/client.ts';
import type { Hint } from '../sanitize/sanitized.ts';
import type { DepartedPrompt } from './awaited-text.ts';
import type { CopyHandler } from './copy-requests.ts';
import type { RequestEnding } from './guard-question.ts';
import type { ProbeCountStore } from './probing-limit.ts';
import type { Receipt } from './receipt.ts';
import type { SearchTerm } from './search-term.ts';
import type { StoppedRequest } from './stopped.ts';
import type { TypingReports } from './typing-reports.ts';

export interface EgressGuardParts {
  readonly composerText: () => string;
  /** The text of the page's messages, as the page wrote it. */
  readonly messagesText: () => string;
  readonly isOn: () => boolean;
  /** The path of requests in which this site saves what is being typed. */
  readonly draftPath: () => RegExp | undefined;
  readonly onStopped: (stopped: StoppedRequest) => void;
  /** Called once for each kind when the page was seen to report what the person types while they type. */
  readonly onTypingReported: (what: TypingReports) => void;
  /** Called with the originals in a stopped request, and with the composer's text if it had not been checked. */
  readonly onHeld: (sought: readonly SearchTerm[], unchecked: string | undefined) => void;
  /** Called with originals that left because the person let the request pass. */
  readonly onPassed: (originals: readonly string[]) => void;
  /** Called when the page attached a shadow root to this element, or to one in a shadow root below it. */
  readonly onRoot: (host: Element) => void;
  readonly copies: CopyHandler;
  /** How many answers told this origin whether a request held an original. */
  readonly probes: ProbeCountStore;
}

export interface EgressGuard {
  /** Wraps the engine client, so that the guard learns which originals to look for. */
  informing(engine: EngineClient): EngineClient;
  /** Announces that this page is about to send a text that was sanitized elsewhere (in the private composer). */
  leaving(text: string, hint?: Hint): void;
  /** To be called when the person has changed the composer's text. */
  typed(): void;
  /** Adds originals of requests that were stopped on this origin in earlier documents. */
  stoppedBefore(sought: readonly SearchTerm[]): void;
  /** To be called when the person allows these originals to leave. */
  forgive(originals: readonly string[]): void;
  /** Earlier user messages that the latest prompt's request also contained. */
  readonly carried: () => readonly string[];
  /** To be called when the person gives files with these texts to the page as they are. */
  letGo(texts: readonly string[]): void;
  /** To be called when the page received this text outside of the composer. No part of it may leave until it is checked. */
  pasted(text: string): void;
  /** To be called with originals that are about to be shown in the page. */
  shown(originals: readonly string[]): void;
  settled(text: string, annotations?: readonly Annotation[]): void;
  /** To be called right before we press the site's send control. A request that carried the text earlier was a saved draft. */
  activating(): void;
  /** Whether a guard runs in the page's world. Without one, no request was watched. */
  readonly isThere: boolean;
  /** The request that should have carried the hint of the text committed last could not carry it, and was stopped. */
  readonly isHintRefused: boolean;
  /** The receipt of the request that carried the text committed last; undefined if none was seen in time. */
  receipt(): Promise<Receipt | undefined>;
  /** The same receipt, however late the request is seen: pages queue prompts while a reply comes in. Undefined if nothing was committed. */
  left(): Promise<DepartedPrompt> | undefined;
  /** How the request that carried the prompt ended; undefined if the browser does not tell, or not yet. */
  ending(): Promise<RequestEnding | undefined>;
  letPass(key: string): void;
  /** Stops reporting this request, because the person knows of it. */
  mute(key: string | undefined): void;
  otherConversation(): void;
  /** Re-adds listeners that the page removed with `document.open`. */
  renew(): void;
}
