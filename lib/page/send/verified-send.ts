// The verified send. Every step can fail; after each failure the prompt is unsent and the person's text is in the composer.

import type { Annotation } from '../../detect/annotation.ts';
import type { RequestEnding } from '../../egress/guard-question.ts';
import { faultHandler } from '../../engine/faults.ts';
import { type Said, said } from '../../language/message.ts';
import { countReplaced } from '../../sanitize/replaced-subjects.ts';
import type { Hint, Sanitized } from '../../sanitize/sanitized.ts';
import { findSurvivors } from '../../sanitize/survivors.ts';
import { normalisedEditorText } from '../drivers/driver.ts';
import type { PanelNotice, ShownPrompt } from '../prompt/prompt-state.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import type { SiteActivation } from './send-activation.ts';

/** The operations on the page and the engine that a send needs. */
export interface SendSteps {
  /** The text of the current composer, which may be another element than a moment ago; undefined if there is no composer. */
  read(): string | undefined;
  annotate(text: string): Promise<readonly Annotation[]>;
  /** The result that `commit` would give; nothing is stored. */
  preview(text: string, annotations: readonly Annotation[]): Promise<Sanitized>;
  commit(text: string, annotations: readonly Annotation[]): Promise<Sanitized>;
  write(text: string, sanitized?: Sanitized): Promise<boolean>;
  /** Whether the page replaced the composer since the send began. The new composer's editor may still hold the original. */
  isReplaced(): boolean;
  /** Whether the composer is the edit box of an earlier message. */
  isEdit(): boolean;
  /** Lets the site send `text`, if the composer holds exactly that text at that moment. */
  activate(text: string, sanitized?: Sanitized): Promise<ActivationResult>;
  /** True once the composer no longer holds `text`; false if it still does after a while. */
  gone(text: string): Promise<boolean>;
  /** Whether this page's guard can put a hint into a request. */
  canHint(): boolean;
  /** What became of the request that should carry the hint. */
  hintEnd(): Promise<HintOutcome>;
  /** Whether a request was seen that carried the text committed last. */
  wasSeen(): Promise<boolean>;
}

/** `refused`: the request could not carry the hint and was stopped. `unseen`: no request was seen. Undefined: it left, but its end is unknown. */
type HintOutcome = RequestEnding | 'refused' | 'unseen' | undefined;

/** `changed`: the composer no longer held the text. */
type ActivationResult = SiteActivation | 'changed';

export interface SentOutcome {
  readonly sent: true;
  readonly original: string;
  readonly sanitized?: Sanitized;
  readonly notice: PanelNotice;
}

export interface NotSentOutcome {
  readonly sent: false;
  readonly notice: PanelNotice;
  /** True if the person's text is not in the composer and must be given back. */
  readonly isOwed?: boolean;
  /** True if the text to send would differ from the one that the person reviewed. */
  readonly isOther?: boolean;
  /** The text to send is still in the composer and the site may yet take it; `taken` is the outcome if it does. */
  readonly standing?: { readonly text: string; readonly taken: SentOutcome };
}

export type SendOutcome = SentOutcome | NotSentOutcome;

const notSent = (title: Said, ...detail: readonly Said[]): NotSentOutcome => ({
  sent: false,
  notice: { tone: 'error', title, detail },
});

const blocked = (...detail: readonly Said[]): NotSentOutcome => notSent(said('nothingSent'), ...detail);
const STILL_THERE = said('stillInComposer');

const NOT_AS_SHOWN: NotSentOutcome = { ...blocked(said('reviewChanged')), isOther: true };

/** Puts the person's text back, even if the site has replaced the composer. */
async function putBack(steps: SendSteps, original: string, failed: Said): Promise<NotSentOutcome> {
  const back = await steps.write(original).catch(faultHandler('originalNotPutBack', false));
  if (back) return blocked(failed, STILL_THERE);
  return { ...blocked(failed, said('couldNotPutBack')), isOwed: true };
}

const ACTIVATION_FAILED: Record<Exclude<ActivationResult, 'done'>, Said> = {
  ignored: said('siteDidNotTake'),
  disabled: said('sendDisabled'),
  changed: said('sendChanged'),
};

/** The original is not put back: a slow site could then send it instead. */
function notTaken(text: string, taken: SentOutcome): NotSentOutcome {
  const detail = taken.sanitized ? said('notTakenSanitized') : STILL_THERE;
  const notice = notSent(said('notTakenTitle'), said('notTaken'), detail);
  return { ...notice, standing: { text, taken } };
}

/** The notice after the edit of an earlier message. Whether the page sends the edited message is seen later. */
function savedNotice(replaced: number): PanelNotice {
  return replaced === 0
    ? { tone: 'info', title: said('savedAsItWas'), detail: [said('sentNothingReplaced')] }
    : { tone: 'success', title: said('savedValues', { count: replaced }), detail: [] };
}

/** The notice of the send itself. Only a request that was seen and checked as a whole is called protected; that is known later. */
function sentNotice(replaced: number): PanelNotice {
  return replaced === 0
    ? { tone: 'info', title: said('sentAsItWas'), detail: [] }
    : { tone: 'success', title: said('sentValues', { count: replaced }), detail: [said('sentUndo')] };
}

/** Sends the prompt. If the person reviewed the text to be sent, exactly that text leaves, or nothing. */
export async function verifiedSend(steps: SendSteps, shown?: ShownPrompt): Promise<SendOutcome> {
  const original = steps.read();
  if (original === undefined || original.trim() === '') return blocked(said('composerEmpty'));
  if (shown && original !== shown.text) return NOT_AS_SHOWN;
  const isSave = steps.isEdit();

  let sanitized: Sanitized | undefined;
  try {
    // The engine decides what is replaced: the Strict profile also replaces words without an annotation.
    const annotations = await steps.annotate(original);
    if (shown && (await steps.preview(original, annotations)).text !== shown.sanitized) return NOT_AS_SHOWN;
    const result = await steps.commit(original, annotations);
    if (shown && result.text !== shown.sanitized) return NOT_AS_SHOWN;
    if (result.replacements.length > 0) sanitized = result;
    else if (result.text !== original) return blocked(said('couldNotCheck'), STILL_THERE);
  } catch (error) {
    return blocked(textOfError(error), STILL_THERE);
  }

  const now = steps.read();
  if (now === undefined || normalisedEditorText(now) !== normalisedEditorText(original)) {
    if (now === undefined || now.trim() === '') return putBack(steps, original, said('composerChanged'));
    return blocked(said('textChanged'), STILL_THERE);
  }
  if (steps.isReplaced()) return blocked(said('composerReplaced'), STILL_THERE);
  if (sanitized?.hint && !steps.canHint()) return blocked(said('hintUnwatched'), STILL_THERE);
  const text = sanitized?.text ?? original;
  if (sanitized) {
    const failed = await writeAndCheck(steps, sanitized);
    if (failed) return putBack(steps, original, failed);
  }

  const stuck = await pressSend(steps, text, sanitized);
  if (stuck) return putBack(steps, original, stuck);
  const { failed, told = [] } = sanitized?.hint ? hintReport(await steps.hintEnd(), sanitized.hint) : NO_HINT;
  if (failed) return restoreOriginal(steps, original, text, failed);
  const plain = (isSave ? savedNotice : sentNotice)(sanitized ? countReplaced(sanitized) : 0);
  const notice = { ...plain, detail: [...plain.detail, ...told] };
  const taken: SentOutcome = { sent: true, original, notice, ...(sanitized ? { sanitized } : {}) };
  return (await steps.gone(text)) || (await steps.wasSeen()) ? taken : notTaken(text, taken);
}

interface HintReport {
  /** Why the prompt did not arrive with its hint. */
  readonly failed?: Said;
  readonly told?: readonly Said[];
}
const NO_HINT: HintReport = {};

/** The HTTP status with which a server says that its vectors are not those that the hint was made of. */
const HTTP_CONFLICT = 409;
const FIRST_HTTP_ERROR = 400;

function hintReport(end: HintOutcome, { to }: Hint): HintReport {
  const { host } = new URL(to);
  if (end === 'refused') return { failed: said('hintNotCarried', { host }) };
  if (end === 'failed') return { failed: said('hintServerGone', { host }) };
  if (end === HTTP_CONFLICT) return { failed: said('hintOldVectors', { host }) };
  if (typeof end === 'number' && end >= FIRST_HTTP_ERROR)
    return { failed: said('hintServerRefused', { host, status: end }) };
  return { told: [end === 'unseen' ? said('hintUnseen') : said('hintWent', { host })] };
}

/** The site took the text but could not send it. The original is put back unless the person has typed something new since. */
async function restoreOriginal(
  steps: SendSteps,
  original: string,
  text: string,
  failed: Said,
): Promise<NotSentOutcome> {
  const now = normalisedEditorText(steps.read() ?? '').trim();
  const isFree = now === '' || [original, text].some((own) => normalisedEditorText(own).trim() === now);
  return isFree ? putBack(steps, original, failed) : { ...blocked(failed, said('couldNotPutBack')), isOwed: true };
}

/** Makes the site send the composer's text. Returns the reason of a failure, or undefined. */
async function pressSend(steps: SendSteps, text: string, sanitized?: Sanitized): Promise<Said | undefined> {
  try {
    const activation = await steps.activate(text, sanitized);
    if (activation === 'done') return undefined;
    // A slow site may take the text after all: its request is waited for before the person's own text is put back.
    if (activation === 'ignored' && (await steps.wasSeen())) return undefined;
    return ACTIVATION_FAILED[activation];
  } catch (error) {
    return textOfError(error);
  }
}

/** Returns the reason of a failure, or undefined if the composer holds the sanitized text and no original. */
async function writeAndCheck(steps: SendSteps, sanitized: Sanitized): Promise<Said | undefined> {
  try {
    if (!(await steps.write(sanitized.text, sanitized))) return said('composerRefused');
  } catch (error) {
    return textOfError(error);
  }
  const written = steps.read();
  if (written === undefined || normalisedEditorText(written) !== normalisedEditorText(sanitized.text))
    return said('composerHoldsOther');
  const originals = sanitized.replacements
    .filter((r) => r.mechanism !== 'metric-dp' && r.mechanism !== 'computed' && !sanitized.text.includes(r.original))
    .map((r) => ({ text: r.original, type: r.type }));
  if (findSurvivors(written, originals).length > 0) return said('originalWouldBeLeft');
  return undefined;
}

const STILL_PRIVATE = said('stillPrivate');

/** A prompt that the private composer sanitized and stored in the vault. */
export interface PrivateComposerPrompt {
  readonly text: string;
  /** The number of replaced people and values. */
  readonly replaced: number;
  /** Must leave with the text. */
  readonly hint?: Hint;
}

/** Sends text from the private composer. The page's own composer is empty before, and is emptied again after a failure. */
export async function sendSanitized(
  steps: SendSteps,
  { text: sanitized, replaced, hint }: PrivateComposerPrompt,
): Promise<SendOutcome> {
  if (hint && !steps.canHint()) return blocked(said('hintUnwatched'), STILL_PRIVATE);
  const before = steps.read();
  if (before === undefined) return blocked(said('siteComposerMissing'), STILL_PRIVATE);
  if (before.trim() !== '') return blocked(said('siteComposerFull'), STILL_PRIVATE);

  async function failed(what: Said): Promise<SendOutcome> {
    const isEmpty = await steps.write('').catch(faultHandler('composerNotEmptied', false));
    return blocked(what, STILL_PRIVATE, ...(isEmpty ? [] : [said('sanitizedStayed')]));
  }

  try {
    if (!(await steps.write(sanitized))) return await failed(said('composerRefused'));
  } catch (error) {
    return failed(textOfError(error));
  }
  const written = steps.read();
  if (written === undefined || normalisedEditorText(written) !== normalisedEditorText(sanitized))
    return failed(said('composerHoldsOther'));
  const stuck = await pressSend(steps, sanitized);
  if (stuck) return failed(stuck);
  const report = hint ? hintReport(await steps.hintEnd(), hint) : NO_HINT;
  if (report.failed) return failed(report.failed);
  if (!(await steps.gone(sanitized))) return failed(said('siteDidNotTake'));
  const notice = sentNotice(replaced);
  return { sent: true, original: '', notice: { ...notice, detail: [...notice.detail, ...(report.told ?? [])] } };
}
