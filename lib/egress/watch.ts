// The egress guard: searches the page's requests for originals and stops those that hold one.
//
//  page's world (guarded/)                 extension's world (this file)
// ┌───────────────────────────┐  private  ┌──────────────────────────────────────────────────────────┐
// │ fetch, XHR, beacon, form, │   port    │ knowledge.ts: which text may not leave                   │
// │ socket, address …         ├──────────►│ original-finder.ts: does this body hold any of it?       │
// │ no answer means no        │◄──────────┤ allowed: a receipt, if the request carries the prompt    │
// └───────────────────────────┘ cancelled │ not allowed: the person is told (stopped.ts)             │
//                                         └──────────────────────────────────────────────────────────┘
//
// Which text may not leave depends on the state of the prompt:
// 1. Nothing typed: everything may leave. The beginning of what leaves is remembered: a name or town that the page sent before the person typed it
//    (from the account, or the time zone) is known to the page, and not searched for later.
// 2. Typed, not checked: no originals are known yet. Stretches of the composer's text that no check has covered may not leave, even after the page
//    has emptied its composer.
// 3. Checked: the originals at risk 4 and 5 of this prompt may not leave, nor those deleted from it since. The rest may leave.
// 4. Committed: the sanitized text may leave with everything in it (accepted words, surrogates that happen to equal an original). A request that
//    saves it as a draft does not count as the send.
// 5. Sent: the originals of this prompt now belong to the conversation and may not leave. The same holds for originals that were shown in the page.
// 6. Stopped on this origin before, in any document: these originals may not leave until the person decides, because the page may keep them as a
//    message and send it with the next prompt. A page can probe for these too: each answer counts (probing-limit.ts), and
//    each request is reported once.
// Originals that the person lowered or accepted are not searched for. While Coatcheck is off, everything may leave.
//
// A page can probe the guard by sending guesses: whether a request was stopped is an answer. So the guard knows only originals that this document was
// given. It does not know text from the private composer, or from a chat that was open earlier, until the person has it shown in the page. After a
// few answers that tell the pages of an origin something, all requests are refused unseen until the person decides (probing-limit.ts).
import type { Hint } from '../sanitize/sanitized.ts';
import { type AwaitedTexts, awaitedTexts } from './awaited-text.ts';
import { answerCopyRequests } from './copy-requests.ts';
import type { EgressGuard, EgressGuardParts } from './egress.ts';
import { engineThatInformsGuard } from './engine-that-informs-guard.ts';
import { ASK_EVENT, readGuardQuestion, SHADOW_ROOT_ATTACHED_EVENT } from './guard-question.ts';
import { egressKnowledge } from './knowledge.ts';
import type { OriginalFinderResult } from './original-finder.ts';
import { watchPersonTyping } from './person-typing.ts';
import { acceptGuardPorts, type GuardPorts } from './ports.ts';
import { watchPromptRequest } from './prompt-request-watcher.ts';
import type { Receipt } from './receipt.ts';
import { type RequestCheck, requestCheck } from './request-check.ts';
import { stoppedRequests } from './stopped-requests.ts';
import { watchTypingReports } from './typing-reports.ts';

export type { EgressGuard };

const SEEN_WITHIN_MS = 4000;

interface PortListeners extends Pick<EgressGuardParts, 'onRoot' | 'copies'> {
  readonly mayLeave: RequestCheck;
  /** Called when the page's own document has a guard, and not only a frame. */
  readonly onOwnGuard: () => void;
}

/** Answers the questions of the guards in the page's world. */
function answerPorts({ mayLeave, onRoot, copies, onOwnGuard }: PortListeners): GuardPorts {
  function onAsk(event: Event): void {
    const question = readGuardQuestion((event as CustomEvent<unknown>).detail);
    const port = event.currentTarget;
    if (question && port && mayLeave(question, port)) event.preventDefault();
  }

  return acceptGuardPorts(window, (port, isOfPage) => {
    if (isOfPage) onOwnGuard();
    port.addEventListener(ASK_EVENT, onAsk);
    port.addEventListener(SHADOW_ROOT_ATTACHED_EVENT, (rooted) => {
      const { relatedTarget } = rooted as MouseEvent;
      if (relatedTarget instanceof Element) onRoot(relatedTarget);
    });
    answerCopyRequests(port, copies);
  });
}

/** The receipt of the text committed last, if its request is seen in time. */
async function latestReceipt(awaited: AwaitedTexts): Promise<Receipt | undefined> {
  const mine = awaited.latest;
  if (!mine) return undefined;
  const timer = setTimeout(() => awaited.tooLate(mine), SEEN_WITHIN_MS);
  const receipt = await mine.seen;
  clearTimeout(timer);
  return receipt;
}

export function watchEgress(parts: EgressGuardParts): EgressGuard {
  const { composerText, onStopped } = parts;
  const knowledge = egressKnowledge(parts.messagesText);
  const awaited = awaitedTexts();
  const promptRequest = watchPromptRequest();
  const reports = watchTypingReports(parts.onTypingReported);
  const typing = watchPersonTyping(window, reports.key);
  let isThere = false;

  /** Records the composer text as the person's draft, if typed recently, so that the page's own draft saves do not count as probing. */
  function noteDraft(text: string): void {
    if (typing.isRecent) knowledge.draft(text);
  }

  function hold({ originals, hasUnchecked }: OriginalFinderResult): void {
    const sought = knowledge.soughtFor(originals);
    const standing = composerText();
    const text = !hasUnchecked ? '' : standing.trim() === '' ? knowledge.leftUnchecked(standing) : standing;
    if (sought.length > 0 || text !== '') parts.onHeld(sought, text === '' ? undefined : text);
  }

  const requests = stoppedRequests({ ...parts, wasStoppedBefore: knowledge.wasStoppedBefore, hold, onStopped });

  function leaving(text: string, hint?: Hint): void {
    // A person who sends has seen what was stopped; a page that presses its own button has not.
    if (navigator.userActivation?.isActive) requests.decided();
    knowledge.releasing(text);
    promptRequest.forget();
    awaited.begin(text, hint);
    // Made now and cached for the page's request, which is checked while the page sends.
    if (isThere) knowledge.finder(text);
  }

  const ports = answerPorts({
    ...parts,
    mayLeave: requestCheck({ ...parts, knowledge, awaited, requests, promptRequest, noteDraft, reports }),
    onOwnGuard() {
      isThere = true;
    },
  });

  return {
    informing: (engine) => engineThatInformsGuard(engine, { composerText, noteDraft, knowledge, leaving }),
    leaving,
    pasted: knowledge.pasted,
    shown: knowledge.remember,
    typed() {
      const text = composerText();
      // Noted at the key: a check may take longer than a key counts as recent.
      noteDraft(text);
      knowledge.typed(text);
    },
    stoppedBefore: knowledge.stoppedBefore,
    forgive: knowledge.forgive,
    carried: () => awaited.latest?.carried ?? [],
    settled: knowledge.settled,
    letGo(texts) {
      for (const text of texts) knowledge.letGo(text);
    },
    activating() {
      if (awaited.current) awaited.current.isActivated = true;
    },
    get isHintRefused() {
      return awaited.latest?.isHintRefused === true;
    },
    get isThere() {
      return isThere;
    },
    receipt: () => latestReceipt(awaited),
    left: () => awaited.latest?.left,
    ending: promptRequest.ending,
    letPass: requests.letPass,
    mute: requests.mute,
    otherConversation: knowledge.otherConversation,
    renew() {
      ports.renew();
      typing.renew();
    },
  };
}
