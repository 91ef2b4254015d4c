// The verified send. Every step can fail, and each failure leaves the prompt unsent and the person's text in the composer.

import type { Annotation } from '../../detect/annotation.ts';
import type { Ending } from '../../egress/question.ts';
import { faulty } from '../../engine/faults.ts';
import { type Said, said } from '../../language/message.ts';
import type { Hint, Sanitized } from '../../sanitize/sanitized.ts';
import { findSurvivors } from '../../sanitize/survivors.ts';
import { normalised } from '../drivers/driver.ts';
import type { Notice, ShownPrompt } from '../prompt/prompt-state.ts';
import { reasonOf } from '../prompt/prompt-store.ts';

/** What the send needs of the page and the engine. */
export interface SendSteps {
  /** The current composer's text; it may be another element than a moment ago. Undefined where there is none. */
  read(): string | undefined;
  annotate(text: string): Promise<readonly Annotation[]>;
  /** What `commit` would give; nothing is stored. */
  preview(text: string, annotations: readonly Annotation[]): Promise<Sanitized>;
  commit(text: string, annotations: readonly Annotation[]): Promise<Sanitized>;
  write(text: string, sanitized?: Sanitized): Promise<boolean>;
  /** Has the page put another composer in the place of the one that the send began in? Its editor may still hold the original. */
  isReplaced(): boolean;
  /** Is it the box in which an earlier message is changed? */
  isEdit(): boolean;
  /** Lets the site send `text`, if the composer holds that and nothing else at that very moment. */
  activate(text: string, sanitized?: Sanitized): Promise<ActivationResult>;
  /** Resolves true once the composer no longer holds `text`, false when it still does after a while. */
  gone(text: string): Promise<boolean>;
  /** Does the guard of this page put hints into requests? */
  canHint(): boolean;
  /** What became of the request that was to carry the hint. */
  hintEnd(): Promise<HintEnd>;
  /** Was a request seen that carried what was committed last? */
  wasSeen(): Promise<boolean>;
}

/** `refused`: it could not carry it, and was stopped. `unseen`: there was none. Undefined: it left, and nobody can tell how it ended. */
export type HintEnd = Ending | 'refused' | 'unseen' | undefined;

/** `disabled`: the site has no way to send now. `changed`: the composer no longer held the text. */
export type ActivationResult = 'done' | 'disabled' | 'changed';

export interface Sent {
  readonly sent: true;
  readonly original: string;
  readonly sanitized?: Sanitized;
  readonly notice: Notice;
}

export interface NotSent {
  readonly sent: false;
  readonly notice: Notice;
  /** The person's text is not in the composer, and has to be given back. */
  readonly isOwed?: boolean;
  /** It would not be what the person was shown. */
  readonly isOther?: boolean;
  /** The text stands in the composer, and the site may take it yet; then this is what happened. */
  readonly standing?: { readonly text: string; readonly taken: Sent };
}

export type SendOutcome = Sent | NotSent;

const notSent = (title: Said, ...detail: readonly Said[]): NotSent => ({
  sent: false,
  notice: { tone: 'error', title, detail },
});

const blocked = (...detail: readonly Said[]): NotSent => notSent(said('nothingSent'), ...detail);
const STILL_THERE = said('stillInComposer');

const OTHER: NotSent = { ...blocked(said('reviewChanged')), isOther: true };

/** Puts the text back, also into a composer that the site has put in the place of the old one. */
async function putBack(steps: SendSteps, original: string, failed: Said): Promise<NotSent> {
  const back = await steps.write(original).catch(faulty('originalNotPutBack', false));
  if (back) return blocked(failed, STILL_THERE);
  return { ...blocked(failed, said('couldNotPutBack')), isOwed: true };
}

const ACTIVATION_FAILED: Record<Exclude<ActivationResult, 'done'>, Said> = {
  disabled: said('sendDisabled'),
  changed: said('sendChanged'),
};

/** The original is not put back: the site may be slow, and would then send that. */
function notTaken(text: string, taken: Sent): NotSent {
  const detail = taken.sanitized ? said('notTakenSanitized') : STILL_THERE;
  const notice = notSent(said('notTakenTitle'), said('notTaken'), detail);
  return { ...notice, standing: { text, taken } };
}

/** An earlier message was changed. Whether that is sent is the page's business, and seen later. */
function savedNotice(replaced: number): Notice {
  return replaced === 0
    ? { tone: 'info', title: said('savedAsItWas'), detail: [said('sentNothingReplaced')] }
    : { tone: 'success', title: said('savedValues', { count: replaced }), detail: [] };
}

/** What the send itself can say; only what was seen leaving, and checked whole, is called protected or free of originals. That is known later. */
function sentNotice(replaced: number): Notice {
  return replaced === 0
    ? { tone: 'info', title: said('sentAsItWas'), detail: [] }
    : { tone: 'success', title: said('sentValues', { count: replaced }), detail: [said('sentUndo')] };
}

/** If the person was shown the text to be sent, exactly that text leaves, or nothing. */
export async function verifiedSend(steps: SendSteps, shown?: ShownPrompt): Promise<SendOutcome> {
  const original = steps.read();
  if (original === undefined || original.trim() === '') return blocked(said('composerEmpty'));
  if (shown && original !== shown.text) return OTHER;
  const isSave = steps.isEdit();

  let sanitized: Sanitized | undefined;
  try {
    // Only the profile knows what is replaced: Strict draws words that nobody annotated.
    const annotations = await steps.annotate(original);
    if (shown && (await steps.preview(original, annotations)).text !== shown.sanitized) return OTHER;
    const result = await steps.commit(original, annotations);
    if (shown && result.text !== shown.sanitized) return OTHER;
    if (result.replacements.length > 0) sanitized = result;
    else if (result.text !== original) return blocked(said('couldNotCheck'), STILL_THERE);
  } catch (error) {
    return blocked(reasonOf(error), STILL_THERE);
  }

  const now = steps.read();
  if (now === undefined || normalised(now) !== normalised(original)) {
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

  const stuck = await press(steps, text, sanitized);
  if (stuck) return putBack(steps, original, stuck);
  const { failed, told = [] } = sanitized?.hint ? hintSaid(await steps.hintEnd(), sanitized.hint) : NO_HINT;
  if (failed) return restoreOriginal(steps, original, text, failed);
  const plain = (isSave ? savedNotice : sentNotice)(sanitized?.replacements.length ?? 0);
  const notice = { ...plain, detail: [...plain.detail, ...told] };
  const taken: Sent = { sent: true, original, notice, ...(sanitized ? { sanitized } : {}) };
  return (await steps.gone(text)) || (await steps.wasSeen()) ? taken : notTaken(text, taken);
}

interface HintSaid {
  /** Why the prompt did not arrive with its hint. */
  readonly failed?: Said;
  readonly told?: readonly Said[];
}
const NO_HINT: HintSaid = {};

/** Of HTTP: the server has other vectors than those that the hint was made of. */
const CONFLICT = 409;
const FIRST_ERROR = 400;

function hintSaid(end: HintEnd, { to }: Hint): HintSaid {
  const { host } = new URL(to);
  if (end === 'refused') return { failed: said('hintNotCarried', { host }) };
  if (end === 'failed') return { failed: said('hintServerGone', { host }) };
  if (end === CONFLICT) return { failed: said('hintOldVectors', { host }) };
  if (typeof end === 'number' && end >= FIRST_ERROR)
    return { failed: said('hintServerRefused', { host, status: end }) };
  return { told: [end === 'unseen' ? said('hintUnseen') : said('hintWent', { host })] };
}

/** The site took the text and could not send it. What the person has typed since stays. */
async function restoreOriginal(steps: SendSteps, original: string, text: string, failed: Said): Promise<NotSent> {
  const now = normalised(steps.read() ?? '').trim();
  const isFree = now === '' || [original, text].some((own) => normalised(own).trim() === now);
  return isFree ? putBack(steps, original, failed) : { ...blocked(failed, said('couldNotPutBack')), isOwed: true };
}

/** Lets the site send what its composer holds. What went wrong, or undefined once the site was asked to. */
async function press(steps: SendSteps, text: string, sanitized?: Sanitized): Promise<Said | undefined> {
  try {
    const activation = await steps.activate(text, sanitized);
    return activation === 'done' ? undefined : ACTIVATION_FAILED[activation];
  } catch (error) {
    return reasonOf(error);
  }
}

/** What went wrong, or undefined when the composer holds the sanitized text and no original. */
async function writeAndCheck(steps: SendSteps, sanitized: Sanitized): Promise<Said | undefined> {
  try {
    if (!(await steps.write(sanitized.text, sanitized))) return said('composerRefused');
  } catch (error) {
    return reasonOf(error);
  }
  const written = steps.read();
  if (written === undefined || normalised(written) !== normalised(sanitized.text)) return said('composerHoldsOther');
  const originals = sanitized.replacements
    .filter((r) => r.mechanism !== 'metric-dp' && r.mechanism !== 'computed' && !sanitized.text.includes(r.original))
    .map((r) => ({ text: r.original, type: r.type }));
  if (findSurvivors(written, originals).length > 0) return said('originalWouldBeLeft');
  return undefined;
}

const STILL_PRIVATE = said('stillPrivate');

/** Sends what was sanitized in the private composer. The page's own composer is empty before, and after a failure. */
export async function sendSanitized(steps: SendSteps, sanitized: string, replaced: number): Promise<SendOutcome> {
  const before = steps.read();
  if (before === undefined) return blocked(said('siteComposerMissing'), STILL_PRIVATE);
  if (before.trim() !== '') return blocked(said('siteComposerFull'), STILL_PRIVATE);

  async function failed(what: Said): Promise<SendOutcome> {
    const isEmpty = await steps.write('').catch(faulty('composerNotEmptied', false));
    return blocked(what, STILL_PRIVATE, ...(isEmpty ? [] : [said('sanitizedStayed')]));
  }

  try {
    if (!(await steps.write(sanitized))) return await failed(said('composerRefused'));
  } catch (error) {
    return failed(reasonOf(error));
  }
  const written = steps.read();
  if (written === undefined || normalised(written) !== normalised(sanitized)) return failed(said('composerHoldsOther'));
  const stuck = await press(steps, sanitized);
  if (stuck) return failed(stuck);
  if (!(await steps.gone(sanitized))) return failed(said('siteDidNotTake'));
  return { sent: true, original: '', notice: sentNotice(replaced) };
}
