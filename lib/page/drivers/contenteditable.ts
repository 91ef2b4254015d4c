// contenteditable and the editors built on it. Writing goes through the browser's own editing commands, so that the editor's
// state and its undo history follow.
import type { Replacement } from '../../sanitize/sanitized.ts';
import { type Driver, normalised, pause } from './driver.ts';
import { flatten, rangeIn } from './flatten.ts';

/** Editors read the selection on `selectionchange`, which comes after a task. */
const SELECTION_SETTLES_MS = 30;

function select(range: Range): void {
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

async function insertAt(range: Range, text: string): Promise<void> {
  select(range);
  await pause(SELECTION_SETTLES_MS);
  document.execCommand('insertText', false, text);
}

/** Last to first, so that earlier offsets stay true: line breaks, lists and mentions are not touched. */
async function replaceSpans(composer: HTMLElement, replacements: readonly Replacement[]): Promise<void> {
  for (const { start, end, surrogate } of [...replacements].reverse()) {
    const range = rangeIn(flatten(composer), { start, end });
    if (range) await insertAt(range, surrogate);
  }
}

async function replaceAll(composer: HTMLElement, text: string): Promise<void> {
  const range = document.createRange();
  range.selectNodeContents(composer);
  await insertAt(range, text);
}

async function replaceMarkup(composer: HTMLElement, text: string): Promise<void> {
  composer.replaceChildren(
    ...text.split('\n').map((line) => {
      const paragraph = document.createElement('p');
      paragraph.append(line === '' ? document.createElement('br') : line);
      return paragraph;
    }),
  );
  composer.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }),
  );
}

export const contenteditableDriver: Driver = {
  read: (composer) => flatten(composer).text,
  rangeOf: (composer, span) => rangeIn(flatten(composer), span),

  async write(composer, text, replacements) {
    const holds = () => normalised(flatten(composer).text) === normalised(text);
    composer.focus();
    const ways = [
      ...(replacements ? [() => replaceSpans(composer, replacements)] : []),
      () => replaceAll(composer, text),
      () => replaceMarkup(composer, text),
    ];
    for (const way of ways) {
      await way();
      await pause(SELECTION_SETTLES_MS);
      if (holds()) return true;
    }
    return false;
  },
};
