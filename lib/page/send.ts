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
  /** Lets the site send; false where it has no way to. */
  activate(): Promise<boolean>;
  /** Resolves true once the composer no longer holds `text`, false when it still does after a while. */
  gone(text: string): Promise<boolean>;
}

export type SendOutcome =
  | { readonly sent: true; readonly original: string; readonly sanitized?: Sanitized; readonly notice: Notice }
  | { readonly sent: false; readonly notice: Notice };

const blocked = (title: string, detail: string): SendOutcome => ({
  sent: false,
  notice: { tone: 'error', title, detail },
});

const NOT_SENT = 'Nothing was sent';
const STILL_THERE = 'Your text is still in the composer.';

/** Puts the text back, also into a composer that the site has put in the place of the old one. */
async function putBack(steps: SendSteps, original: string, detail: string): Promise<SendOutcome> {
  const back = await steps.write(original).catch(() => false);
  return blocked(
    NOT_SENT,
    `${detail} ${back ? STILL_THERE : 'Your text could not be put back: press Undo in the panel to get it again.'}`,
  );
}

function countOf(sanitized: Sanitized): string {
  const n = sanitized.replacements.length;
  return n === 1 ? '1 value was replaced' : `${n} values were replaced`;
}

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
  const text = sanitized?.text ?? original;
  if (sanitized) {
    const failed = await writeAndCheck(steps, sanitized);
    if (failed) return putBack(steps, original, failed);
  }

  try {
    if (!(await steps.activate()))
      return await putBack(
        steps,
        original,
        'The site’s send button was not found or stayed disabled. Send again when it is there.',
      );
  } catch (error) {
    return putBack(steps, original, reasonOf(error));
  }
  if (!(await steps.gone(text)))
    return putBack(steps, original, 'The site did not take the message. Check your connection and send again.');
  const notice: Notice = sanitized
    ? {
        tone: 'success',
        title: `Sent: ${countOf(sanitized)}`,
        detail: 'If the site shows an error, press Undo to get your own text back.',
      }
    : { tone: 'info', title: 'Sent as it was', detail: 'Nothing in it had to be replaced.' };
  return { sent: true, original, notice, ...(sanitized ? { sanitized } : {}) };
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
