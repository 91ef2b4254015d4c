// Decides whether a request may leave. It is searched for text that may not leave (knowledge.ts) and for the prompt that was committed last
// (awaited-text.ts).
import { type AwaitedText, type AwaitedTexts, receiptOf } from './awaited-text.ts';
import { bodyTextOf } from './body-bytes.ts';
import { isDraftSavingRequest } from './draft.ts';
import { earlierMessagesIn } from './earlier-messages.ts';
import type { EgressGuardParts } from './egress.ts';
import type { Carrier, GuardQuestion } from './guard-question.ts';
import { putHintInBody } from './hinted-request.ts';
import type { EgressKnowledge } from './knowledge.ts';
import { containsPrompt, type OriginalFinder, type OriginalFinderResult } from './original-finder.ts';
import type { PromptRequestWatcher } from './prompt-request-watcher.ts';
import { decodedReadingsOf } from './readings.ts';
import type { RequestUnderCheck, StoppedRequests } from './stopped-requests.ts';
import { parseAddress, tellingPartOfAddress, withoutTimeZone } from './telling-text.ts';
import type { TypingReportWatch } from './typing-reports.ts';

interface RequestCheckParts extends Pick<EgressGuardParts, 'composerText' | 'isOn' | 'draftPath' | 'onPassed'> {
  readonly knowledge: Pick<EgressKnowledge, 'finder' | 'remembersWhatLeaves' | 'leftBefore' | 'isRefusedDraft'>;
  readonly awaited: Pick<AwaitedTexts, 'current' | 'latest' | 'isEmpty' | 'find' | 'delete'>;
  readonly requests: Pick<StoppedRequests, 'isSilenced' | 'passes' | 'stop' | 'searchedLater'>;
  readonly promptRequest: Pick<PromptRequestWatcher, 'follow'>;
  readonly noteDraft: (text: string) => void;
  readonly reports: Pick<TypingReportWatch, 'asked'>;
}

/** False if the request may not leave. `port` is the one on which the guard in the page's world asks. */
export type RequestCheck = (question: GuardQuestion, port: EventTarget) => boolean;

/**
 * No chat sends prompts by these requests: if one carries the text, it is telemetry. A worker may send its messages on, which nobody
 * sees, so it is no evidence of the send either.
 */
const ASIDE_CARRIERS: ReadonlySet<Carrier> = new Set(['sendBeacon', 'resource', 'Worker', 'BroadcastChannel']);
/** The guard sees the answer to these requests. */
const ANSWERED_CARRIERS: ReadonlySet<Carrier> = new Set(['fetch', 'XMLHttpRequest']);
const MAX_HEADER_LINES = 500;
/** The longest part of a body that is searched; enough for any text. */
const MAX_BODY_LENGTH = 16_000_000;

interface ReadRequest extends Omit<RequestUnderCheck, 'isAside' | 'isKnownDraft'> {
  readonly body: string;
  /** All parts of the request that could hold an original. */
  readonly text: string;
}

interface SearchedRequest {
  readonly readings: readonly string[];
  readonly found: OriginalFinderResult | undefined;
  /** The request holds nothing that may not leave, as far as it can be read. */
  readonly isClean: boolean;
  /** The committed prompt that the request carries. */
  readonly prompt: AwaitedText | undefined;
}

/**
 * Drops header lines that also left before anything was typed: the page learns nothing from a token that every request carries, even if a
 * name is in it.
 */
function newHeaderLines(knowledge: Pick<EgressKnowledge, 'remembersWhatLeaves'>): (beside: string) => string {
  const linesBefore = new Set<string>();
  return (beside) => {
    const lines = beside.split('\n');
    if (knowledge.remembersWhatLeaves) {
      for (const line of lines) if (linesBefore.size < MAX_HEADER_LINES) linesBefore.add(line);
    }
    return lines.filter((line) => !linesBefore.has(line)).join('\n');
  };
}

/**
 * Adds the prompt's hint. If the request cannot carry it, the request and all later ones with the prompt are stopped: the person was told that
 * nothing left.
 */
function withHint(prompt: AwaitedText, question: GuardQuestion, port: EventTarget): GuardQuestion | undefined {
  if (!prompt.hint) return question;
  const leaves = prompt.isHintRefused ? undefined : putHintInBody(question, prompt.hint, port);
  if (leaves) return leaves;
  prompt.isHintRefused = true;
  prompt.giveUp();
  return undefined;
}

/** Whether the request saves a draft or reports on the page: it says nothing about the send. */
const isBesideTheSend = ({ question, address, body }: ReadRequest, draftPath: RegExp | undefined): boolean =>
  ASIDE_CARRIERS.has(question.by) || isDraftSavingRequest({ pathname: address.pathname, body }, draftPath);

const findIn = ({ question: { form }, text }: ReadRequest, finder: OriginalFinder, readings: readonly string[]) =>
  finder.find({ text, isBinary: form === 'bytes' || form === 'inflated' }, readings);

function requestReader(
  knowledge: Pick<EgressKnowledge, 'remembersWhatLeaves'>,
): (question: GuardQuestion) => ReadRequest {
  const newLines = newHeaderLines(knowledge);
  return (question) => {
    const address = parseAddress(question.url);
    const body = bodyTextOf(question).slice(0, MAX_BODY_LENGTH);
    const text = withoutTimeZone(`${tellingPartOfAddress(address)}\n${newLines(question.beside)}\n${body}`);
    const key = `${question.by} ${question.method} ${address.origin}${address.pathname}`;
    return { question, address, key, body, text };
  };
}

export function requestCheck(parts: RequestCheckParts): RequestCheck {
  const { knowledge, awaited, requests } = parts;
  const read = requestReader(knowledge);

  const isAside = (request: ReadRequest) => isBesideTheSend(request, parts.draftPath());
  const described = (request: ReadRequest): RequestUnderCheck => ({
    ...request,
    isAside: isAside(request),
    isKnownDraft: parts.draftPath()?.test(request.address.pathname) === true,
  });
  function lookInto(request: ReadRequest, finder: OriginalFinder | undefined): SearchedRequest {
    const readings = decodedReadingsOf(request.text);
    const found = finder && findIn(request, finder, readings);
    const isClean =
      !found || (found.originals.length === 0 && !found.hasUnchecked && request.question.form !== 'unread');
    const prompt = isAside(request) ? undefined : awaited.find((sent) => containsPrompt(readings, sent));
    return { readings, found, isClean, prompt };
  }

  function stop(request: ReadRequest, { isClean, found, readings }: SearchedRequest, finder: OriginalFinder): void {
    const isKnown = isClean || found?.originals.length === 0 || knowledge.isRefusedDraft(readings, finder);
    requests.stop(described(request), found, !isKnown);
  }

  /**
   * Answers a request of a page that has probed too often. Nothing in the answer, nor the time until it, depends on the originals, unless the
   * request carries the prompt that the person is sending.
   */
  function answerSilenced(request: ReadRequest, finder: OriginalFinder, port: EventTarget): boolean {
    const looksForPrompt = !awaited.isEmpty && !isAside(request);
    const readings = looksForPrompt ? decodedReadingsOf(request.text) : [];
    const prompt = looksForPrompt ? awaited.find((sent) => containsPrompt(readings, sent)) : undefined;
    if (!prompt || prompt.isProbed) {
      requests.stop(described(request), undefined, false);
      // The page may keep what it could not send. Searched after the answer, so that the page cannot measure the search.
      setTimeout(() => requests.searchedLater(findIn(request, finder, decodedReadingsOf(request.text))));
      return false;
    }
    const looked = lookInto(request, finder);
    if (looked.isClean) return carry(prompt, request, port, true);
    prompt.isProbed = true;
    stop(request, looked, finder);
    return false;
  }

  /** False if the request cannot carry the prompt's hint. */
  function carry(prompt: AwaitedText, { question, address, body }: ReadRequest, port: EventTarget, isClean: boolean) {
    const leaves = withHint(prompt, question, port);
    if (!leaves) return false;
    prompt.carried = earlierMessagesIn(body, prompt.text);
    prompt.leave(receiptOf(leaves, address, !isClean));
    awaited.delete(prompt);
    if (prompt === awaited.latest && ANSWERED_CARRIERS.has(question.by)) parts.promptRequest.follow(port);
    return true;
  }

  return (question, port) => {
    if (!parts.isOn()) return true;
    const composed = parts.composerText();
    parts.noteDraft(composed);
    parts.reports.asked(question, composed);
    const finder = knowledge.finder(composed);
    if (!finder && awaited.isEmpty && !knowledge.remembersWhatLeaves) return true;
    const request = read(question);
    if (!finder && !awaited.current && knowledge.remembersWhatLeaves) knowledge.leftBefore(request.text);
    if (!finder && awaited.isEmpty) return true;
    const isSilenced = finder !== undefined && requests.isSilenced(request.key, finder.hasOriginals);
    if (finder && isSilenced && !requests.passes(request.key)) return answerSilenced(request, finder, port);
    const looked = lookInto(request, finder);
    const { found, isClean, prompt } = looked;
    if (finder && !isClean && !requests.passes(request.key)) {
      stop(request, looked, finder);
      return false;
    }
    if (found && !isClean) queueMicrotask(() => parts.onPassed(found.originals));
    return !prompt || carry(prompt, request, port, isClean);
  };
}
