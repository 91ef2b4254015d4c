// The verified send. Every step can fail, and each failure leaves the prompt unsent and the person's text in the composer.
import type { Annotation } from '../detect/annotation.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { findSurvivors } from '../sanitize/survivors.ts';
import { normalised } from './drivers/driver.ts';
import type { Notice } from './prompt-state.ts';
import { reasonOf } from './prompt-store.ts';

/** What the send needs of the page and the engine. */
export interface SendSteps {
  /** The current composer's text; it may be another element than a moment ago. Undefined where there is none. */
  read(): string | undefined;
  annotate(text: string): Promise<readonly Annotation[]>;
  commit(text: string, annotations: readonly Annotation[]): Promise<Sanitized>;
  write(text: string, sanitized?: Sanitized): Promise<boolean>;
  /** Has the page put another composer in the place of the one that the send began in? Its editor may still hold the original. */
  isReplaced(): boolean;
  /** Lets the site send `text`, if the composer holds that and nothing else at that very moment. */
  activate(text: string, sanitized?: Sanitized): Promise<Activation>;
  /** Resolves true once the composer no longer holds `text`, false when it still does after a while. */
  gone(text: string): Promise<boolean>;
  /** Was a request seen that carried what was committed last? */
  wasSeen(): Promise<boolean>;
}

/** `disabled`: the site has no way to send now. `changed`: the composer no longer held the text. */
export type Activation = 'done' | 'disabled' | 'changed';

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
  /** The text stands in the composer, and the site may take it yet; then this is what happened. */
  readonly standing?: { readonly text: string; readonly taken: Sent };
}

export type SendOutcome = Sent | NotSent;

const blocked = (title: string, detail: string): NotSent => ({
  sent: false,
  notice: { tone: 'error', title, detail },
});

const NOT_SENT = 'Nothing was sent';
const STILL_THERE = 'Your text is still in the composer.';

/** Puts the text back, also into a composer that the site has put in the place of the old one. */
async function putBack(steps: SendSteps, original: string, detail: string): Promise<NotSent> {
  const back = await steps.write(original).catch(() => false);
  if (back) return blocked(NOT_SENT, `${detail} ${STILL_THERE}`);
  const owed = 'Your text could not be put back: press Undo in the panel to get it again.';
  return { ...blocked(NOT_SENT, `${detail} ${owed}`), isOwed: true };
}

const ACTIVATION_FAILED: Record<Exclude<Activation, 'done'>, string> = {
  disabled: 'The site’s send button was not found or stayed disabled. Send again when it is there.',
  changed: 'The page changed the text after it had been checked. Send again.',
};

/** The original is not put back: the site may be slow, and would then send that. */
function notTaken(text: string, taken: Sent): NotSent {
  const detail = taken.sanitized
    ? 'The composer still holds the sanitized text: send it again, or press Undo to get your own text back.'
    : STILL_THERE;
  const notice = blocked(
    'Not sent, as far as can be seen',
    `The site has not taken the message, and may be slow. Look whether it appears. ${detail}`,
  );
  return { ...notice, standing: { text, taken } };
}

const countOf = (replaced: number) => (replaced === 1 ? '1 value was replaced' : `${replaced} values were replaced`);

export async function verifiedSend(steps: SendSteps): Promise<SendOutcome> {
  const original = steps.read();
  if (original === undefined || original.trim() === '') return blocked(NOT_SENT, 'The composer is empty.');

  let sanitized: Sanitized | undefined;
  try {
    // Only the profile knows what is replaced: Strict draws words that nobody annotated.
    const result = await steps.commit(original, await steps.annotate(original));
    if (result.replacements.length > 0) sanitized = result;
    else if (result.text !== original) return blocked(NOT_SENT, `The text could not be checked. ${STILL_THERE}`);
  } catch (error) {
    return blocked(NOT_SENT, `${reasonOf(error)} ${STILL_THERE}`);
  }

  const now = steps.read();
  if (now === undefined || normalised(now) !== normalised(original)) {
    if (now === undefined || now.trim() === '')
      return putBack(steps, original, 'The page changed its composer meanwhile. Send again.');
    return blocked(NOT_SENT, `The text changed while it was being checked. Send again. ${STILL_THERE}`);
  }
  if (steps.isReplaced())
    return blocked(NOT_SENT, `The page put another composer in the place of yours. Send again. ${STILL_THERE}`);
  const text = sanitized?.text ?? original;
  if (sanitized) {
    const failed = await writeAndCheck(steps, sanitized);
    if (failed) return putBack(steps, original, failed);
  }

  const stuck = await press(steps, text, sanitized);
  if (stuck) return putBack(steps, original, stuck);
  const notice: Notice = sanitized
    ? {
        tone: 'success',
        title: `Sent: ${countOf(sanitized.replacements.length)}`,
        detail: 'If the site shows an error, press Undo to get your own text back.',
      }
    : { tone: 'info', title: 'Sent as it was', detail: 'Nothing in it had to be replaced.' };
  const taken: Sent = { sent: true, original, notice, ...(sanitized ? { sanitized } : {}) };
  return (await steps.gone(text)) || (await steps.wasSeen()) ? taken : notTaken(text, taken);
}

/** Lets the site send what its composer holds. What went wrong, or undefined once the site was asked to. */
async function press(steps: SendSteps, text: string, sanitized?: Sanitized): Promise<string | undefined> {
  try {
    const activation = await steps.activate(text, sanitized);
    return activation === 'done' ? undefined : ACTIVATION_FAILED[activation];
  } catch (error) {
    return reasonOf(error);
  }
}

/** What went wrong, or undefined when the composer holds the sanitized text and no original. */
async function writeAndCheck(steps: SendSteps, sanitized: Sanitized): Promise<string | undefined> {
  try {
    if (!(await steps.write(sanitized.text, sanitized))) return 'The composer refused the sanitized text.';
  } catch (error) {
    return reasonOf(error);
  }
  const written = steps.read();
  if (written === undefined || normalised(written) !== normalised(sanitized.text))
    return 'The composer does not hold the sanitized text.';
  const originals = sanitized.replacements
    .filter((r) => r.mechanism !== 'metric-dp' && r.mechanism !== 'computed' && !sanitized.text.includes(r.original))
    .map((r) => ({ text: r.original, type: r.type }));
  if (findSurvivors(written, originals).length > 0) return 'An original would still have been in the text.';
  return undefined;
}

const STILL_PRIVATE = 'Your text is still in the private composer.';

/** Sends what was sanitized in the private composer. The page's own composer is empty before, and after a failure. */
export async function sendSanitized(steps: SendSteps, sanitized: string, replaced: number): Promise<SendOutcome> {
  const before = steps.read();
  if (before === undefined)
    return blocked(NOT_SENT, `The site’s own composer was not found. Reload the page. ${STILL_PRIVATE}`);
  if (before.trim() !== '')
    return blocked(NOT_SENT, `The site’s own composer holds other text: send or delete that first. ${STILL_PRIVATE}`);

  async function failed(detail: string): Promise<SendOutcome> {
    const isEmpty = await steps.write('').catch(() => false);
    return blocked(
      NOT_SENT,
      `${detail} ${STILL_PRIVATE}${isEmpty ? '' : ' The sanitized text stayed in the site’s composer: delete it there.'}`,
    );
  }

  try {
    if (!(await steps.write(sanitized))) return await failed('The composer refused the sanitized text.');
  } catch (error) {
    return failed(reasonOf(error));
  }
  const written = steps.read();
  if (written === undefined || normalised(written) !== normalised(sanitized))
    return failed('The composer does not hold the sanitized text.');
  const stuck = await press(steps, sanitized);
  if (stuck) return failed(stuck);
  if (!(await steps.gone(sanitized)))
    return failed('The site did not take the message. Check your connection and send again.');
  const title = replaced === 0 ? 'Sent as it was' : `Sent: ${countOf(replaced)}`;
  const detail =
    replaced === 0
      ? 'Nothing in it had to be replaced.'
      : 'If the site shows an error, press Undo to get your own text back.';
  return { sent: true, original: '', notice: { tone: replaced === 0 ? 'info' : 'success', title, detail } };
}
