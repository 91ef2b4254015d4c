// The egress guard: what the page sends beside the prompt is looked into, and stopped where an original is in it.
//
//  page's world (guarded/)                 extension's world (this file)
// ┌───────────────────────────┐  private  ┌──────────────────────────────────────────────────────────┐
// │ fetch, XHR, beacon, form, │   port    │ knowledge.ts: what may not leave                         │
// │ socket, address …         ├──────────►│ finder.ts: is any of it in this body?                    │
// │ no answer means no        │◄──────────┤ allowed: a receipt, where it carries what was sent       │
// └───────────────────────────┘ cancelled │ not allowed: the person is told (stopped.ts)             │
//                                         └──────────────────────────────────────────────────────────┘
//
// What the extension's world knows, and when:
// 1. Nothing typed: nothing. All may leave, and what leaves is remembered a little: a name or town that the page sent before the
//    person typed it (an account's name, a time zone) is no news, and not looked for.
// 2. Typed, not checked: no originals yet. Stretches of the composer's text that no check has covered may not leave, also once the page has
//    emptied its composer.
// 3. Checked: the originals at risk 4 and 5 of this prompt, also those deleted from it since. The rest may leave.
// 4. Committed: the sanitized text. It may leave, with all that is in it (what was accepted, what chance drew again). A draft that holds it is
//    not yet the send.
// 5. Sent: the originals of this prompt are those of the conversation. Shown in place: those that the page was shown.
// 6. Stopped on this origin before, in whichever document: until the person decides, for the page may keep it as a message and send it along
//    with the next prompt. A page can ask for these too: each answer counts (silence.ts), and each request is told of once.
// What the person lowered or accepted is looked for no more; off means that all may leave.
//
// A page can ask by sending: "stopped" or "sent" is an answer. So nothing is known here but what this document was itself given. What
// was written in the private composer, or in a chat that was open earlier, is not, until the person has it shown in place. After a few
// answers that tell a page something, all requests are refused alike until the person decides (silence.ts).
import type { Hint } from '../sanitize/sanitized.ts';
import { type AwaitedTexts, awaitedTexts } from './awaited-text.ts';
import { answerCopies } from './copies.ts';
import type { Egress, EgressParts } from './egress.ts';
import { watchRequestEndings } from './endings.ts';
import { engineInformingGuard } from './engine-informing-guard.ts';
import type { Found } from './finder.ts';
import { egressKnowledge } from './knowledge.ts';
import { watchOwnTyping } from './own-typing.ts';
import { acceptPorts, type Ports } from './ports.ts';
import { ASK, readQuestion, SHADOW_ROOT_ATTACHED } from './question.ts';
import type { Receipt } from './receipt.ts';
import { type RequestCheck, requestCheck } from './request-check.ts';
import { stoppedRequests } from './stopped-requests.ts';

export type { Egress, EgressParts };

const SEEN_WITHIN_MS = 4000;

interface PortListeners extends Pick<EgressParts, 'onRoot' | 'copies'> {
  readonly mayLeave: RequestCheck;
  /** The guard of the page's own document is there, and not only that of a frame. */
  readonly onOwnGuard: () => void;
}

/** Answers the guards in the page's world. */
function answerPorts({ mayLeave, onRoot, copies, onOwnGuard }: PortListeners): Ports {
  function onAsk(event: Event): void {
    const question = readQuestion((event as CustomEvent<unknown>).detail);
    const port = event.currentTarget;
    if (question && port && mayLeave(question, port)) event.preventDefault();
  }

  return acceptPorts(window, (port, isOfPage) => {
    if (isOfPage) onOwnGuard();
    port.addEventListener(ASK, onAsk);
    port.addEventListener(SHADOW_ROOT_ATTACHED, (rooted) => {
      const { relatedTarget } = rooted as MouseEvent;
      if (relatedTarget instanceof Element) onRoot(relatedTarget);
    });
    answerCopies(port, copies);
  });
}

/** The receipt of the text committed last, if its request is seen in time. */
async function receiptIn(awaited: AwaitedTexts): Promise<Receipt | undefined> {
  const mine = awaited.latest;
  if (!mine) return undefined;
  const timer = setTimeout(() => awaited.tooLate(mine), SEEN_WITHIN_MS);
  const receipt = await mine.seen;
  clearTimeout(timer);
  return receipt;
}

export function watchEgress(parts: EgressParts): Egress {
  const { composerText, onStopped } = parts;
  const knowledge = egressKnowledge();
  const awaited = awaitedTexts();
  const endings = watchRequestEndings();
  const typing = watchOwnTyping(window);
  let isThere = false;

  /** Records the composer text as the person's draft, if typed recently, so that the page's own draft saves do not count as probing. */
  function noteDraft(text: string): void {
    if (typing.isRecent) knowledge.draft(text);
  }

  function hold({ originals, hasUnchecked }: Found): void {
    const sought = knowledge.soughtFor(originals);
    const standing = composerText();
    const text = !hasUnchecked ? '' : standing.trim() === '' ? knowledge.leftUnchecked(standing) : standing;
    if (sought.length > 0 || text !== '') parts.onHeld(sought, text === '' ? undefined : text);
  }

  const requests = stoppedRequests({ wasStoppedBefore: knowledge.wasStoppedBefore, hold, onStopped });

  function leaving(text: string, hint?: Hint): void {
    // A person who sends has seen what was stopped; a page that presses its own button has not.
    if (navigator.userActivation?.isActive) requests.decided();
    knowledge.releasing(text);
    endings.begin();
    awaited.begin(text, hint);
    // Made now, and kept for the question that the page's request asks while the page sends.
    if (isThere) knowledge.finder(text);
  }

  const ports = answerPorts({
    ...parts,
    mayLeave: requestCheck({ ...parts, knowledge, awaited, requests, endings, noteDraft }),
    onOwnGuard() {
      isThere = true;
    },
  });

  return {
    informing: (engine) => engineInformingGuard(engine, { composerText, noteDraft, knowledge, leaving }),
    leaving,
    pasted: knowledge.pasted,
    shown: knowledge.remember,
    typed: () => knowledge.typed(composerText()),
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
    receipt: () => receiptIn(awaited),
    left: () => awaited.latest?.left,
    ending: endings.latest,
    letPass: requests.letPass,
    mute: requests.mute,
    otherConversation: knowledge.otherConversation,
    renew() {
      ports.renew();
      typing.renew();
    },
  };
}
