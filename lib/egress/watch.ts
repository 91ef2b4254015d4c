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
import { type AwaitedText, awaitedTexts, receiptOf } from './awaited-text.ts';
import { textOf } from './body-bytes.ts';
import { answerCopies } from './copies.ts';
import { isDraft } from './draft.ts';
import type { Egress, EgressParts } from './egress.ts';
import { watchEndings } from './endings.ts';
import { type Found, holdsPrompt } from './finder.ts';
import { putHint } from './hinted-request.ts';
import { earlierMessages } from './history.ts';
import { egressKnowledge } from './knowledge.ts';
import { acceptPorts } from './ports.ts';
import { ASK, type Carrier, type Question, ROOT, readQuestion } from './question.ts';
import { readingsOf } from './readings.ts';
import { stoppedRequests } from './stopped-requests.ts';
import { addressOf, tellingPart, withoutTimeZone } from './telling-text.ts';

export type { Egress, EgressParts };

const SEEN_WITHIN_MS = 4000;
/** By these no chat sends its prompts: where one carries the text, it is telemetry. */
const ASIDE: ReadonlySet<Carrier> = new Set(['sendBeacon', 'resource']);
const MOST_LINES = 500;
/** What stands in the composer so soon after a key, a paste or a drop is the person's; a page can write there too. */
const TYPED_WITHIN_MS = 2000;
const TYPING = ['keydown', 'beforeinput', 'input', 'paste', 'drop'] as const;
/** Of these the guard sees an answer. */
const ANSWERED: ReadonlySet<Carrier> = new Set(['fetch', 'XMLHttpRequest']);
/** Enough for any text; of what is longer, the beginning is looked into. */
const LONGEST_BODY = 16_000_000;

export function watchEgress(parts: EgressParts): Egress {
  const { composerText, isOn, onStopped, onRoot, copies } = parts;
  const knowledge = egressKnowledge();
  /** Committed, and not seen leaving yet. */
  const awaited = awaitedTexts();
  let isThere = false;
  let isStopped = false;
  const endings = watchEndings();
  const linesBefore = new Set<string>();
  let typedAt = Number.NEGATIVE_INFINITY;

  function onTyping({ isTrusted }: Event): void {
    if (isTrusted) typedAt = performance.now();
  }

  /** Records the composer text as the person's draft, if typed recently, so that the page's own draft saves do not count as probing. */
  function noteDraft(text: string): void {
    if (performance.now() - typedAt < TYPED_WITHIN_MS) knowledge.draft(text);
  }

  function hold({ originals, hasUnchecked }: Found): void {
    const sought = knowledge.soughtFor(originals);
    const standing = composerText();
    const text = !hasUnchecked ? '' : standing.trim() === '' ? knowledge.leftUnchecked(standing) : standing;
    if (sought.length > 0 || text !== '') parts.onHeld(sought, text === '' ? undefined : text);
  }

  const requests = stoppedRequests({ wasStoppedBefore: knowledge.wasStoppedBefore, hold, onStopped });

  /** Headers go along with every request: a token that left before anything was typed is no news, whoever is named in it. */
  function newLines(beside: string): string {
    const lines = beside.split('\n');
    if (knowledge.remembersWhatLeaves) {
      for (const line of lines) if (linesBefore.size < MOST_LINES) linesBefore.add(line);
    }
    return lines.filter((line) => !linesBefore.has(line)).join('\n');
  }

  function mayLeave(question: Question, port: EventTarget): boolean {
    if (isStopped || !isOn()) return true;
    const address = addressOf(question.url);
    const composed = composerText();
    noteDraft(composed);
    const finder = knowledge.finder(composed);
    if (!finder && awaited.isEmpty && !knowledge.remembersWhatLeaves) return true;
    const body = textOf(question).slice(0, LONGEST_BODY);
    const text = withoutTimeZone(`${tellingPart(address)}\n${newLines(question.beside)}\n${body}`);
    if (!finder && !awaited.current && knowledge.remembersWhatLeaves) knowledge.leftBefore(text);
    if (!finder && awaited.isEmpty) return true;
    const readings = readingsOf(text);
    const found = finder?.find({ text, isBinary: question.form === 'bytes' || question.form === 'inflated' }, readings);
    const isClean = !found || (found.originals.length === 0 && !found.hasUnchecked && question.form !== 'unread');
    const key = `${question.by} ${question.method} ${address.origin}${address.pathname}`;
    const isBeside = isAside(question, address, body);
    const prompt = isBeside ? undefined : awaited.find((sent) => holdsPrompt(readings, sent));
    if (finder && (!isClean || (requests.isSilenced(key) && !prompt)) && !requests.passes(key)) {
      const isKnownAnswer = isClean || found.originals.length === 0 || knowledge.isRefusedDraft(readings, finder);
      requests.stop({ question, address, key, isAside: isBeside }, found, !isKnownAnswer);
      return false;
    }
    if (!isClean) queueMicrotask(() => parts.onPassed(found.originals));
    if (prompt) {
      const leaves = prompt.hint ? hintedOnce(prompt, prompt.hint, question, port) : question;
      if (!leaves) return false;
      prompt.carried = earlierMessages(body, prompt.text);
      prompt.leave(receiptOf(leaves, address, !isClean));
      awaited.delete(prompt);
      if (prompt === awaited.latest && ANSWERED.has(question.by)) endings.follow(port);
    }
    return true;
  }

  /** A request that cannot carry the hint is stopped, and all others with the prompt after it: the person has been told that nothing left. */
  function hintedOnce(about: AwaitedText, hint: Hint, question: Question, port: EventTarget): Question | undefined {
    const leaves = about.isHintRefused ? undefined : putHint(question, hint, port);
    if (leaves) return leaves;
    about.isHintRefused = true;
    about.giveUp();
    return undefined;
  }

  const isAside = ({ by }: Question, { pathname }: URL, body: string) =>
    ASIDE.has(by) || isDraft({ pathname, body }, parts.draftPath());

  function leaving(text: string, hint?: Hint): void {
    // A person who sends has seen what was stopped; a page that presses its own button has not.
    if (navigator.userActivation?.isActive) requests.decided();
    knowledge.releasing(text);
    endings.begin();
    awaited.begin(text, hint);
    // Made now, and kept for the question that the page's request asks while the page sends.
    if (isThere) knowledge.finder(text);
  }

  function onAsk(event: Event): void {
    const question = readQuestion((event as CustomEvent<unknown>).detail);
    const port = event.currentTarget;
    if (question && port && mayLeave(question, port)) event.preventDefault();
  }

  const ports = acceptPorts(window, (port, isOfPage) => {
    if (isOfPage) isThere = true;
    port.addEventListener(ASK, onAsk);
    port.addEventListener(ROOT, (rooted) => {
      const { relatedTarget } = rooted as MouseEvent;
      if (relatedTarget instanceof Element) onRoot(relatedTarget);
    });
    answerCopies(port, copies);
  });
  const listenToTyping = () => {
    for (const name of TYPING) window.addEventListener(name, onTyping, true);
  };
  listenToTyping();

  return {
    overhear: (engine) => ({
      ...engine,
      async annotate(request, options) {
        const result = await engine.annotate(request, options);
        // What is in a file is not the page's until it is attached, and then it is sanitized, or let go.
        if (!request.rulesOnly && request.text === composerText()) {
          noteDraft(request.text);
          knowledge.checked(request.text, result.annotations);
        }
        return result;
      },
      preview(request, options) {
        knowledge.accept(request.accepted ?? []);
        return engine.preview(request, options);
      },
      async commit(request, options) {
        const isPrompt = request.text === composerText();
        const sanitized = await engine.commit(request, options);
        // A file's text is committed too, and leaves later or never.
        if (isPrompt) leaving(sanitized.text, sanitized.hint);
        else knowledge.letGo(sanitized.text);
        return sanitized;
      },
    }),
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
    async receipt() {
      const mine = awaited.latest;
      if (!mine) return undefined;
      const timer = setTimeout(() => awaited.tooLate(mine), SEEN_WITHIN_MS);
      const receipt = await mine.seen;
      clearTimeout(timer);
      return receipt;
    },
    left: () => awaited.latest?.left,
    ending: endings.latest,
    letPass: requests.letPass,
    mute: requests.mute,
    otherConversation: knowledge.otherConversation,
    renew() {
      ports.renew();
      listenToTyping();
    },
    stop() {
      isStopped = true;
      ports.stop();
      for (const name of TYPING) window.removeEventListener(name, onTyping, true);
    },
  };
}
