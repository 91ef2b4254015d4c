// Ways to have an editor insert text itself, so that its state and its undo history follow. None says whether it worked: the
// text is read back.
import { pageTransfer } from '../dom/page-transfer.ts';
import { pause } from './driver.ts';

export type Insertion = (composer: HTMLElement, range: Range, text: string) => Promise<void>;

/** Editors read the selection on `selectionchange`, which comes after a task. */
const SELECTION_SETTLES_MS = 30;
/** The next word is looked for in what the editor has drawn of this one. */
const DRAWS_MS = 10;

interface WithSelection {
  readonly getSelection?: () => Selection | null;
}

export function selectionOf(composer: HTMLElement): Selection | null {
  const root = composer.getRootNode() as Node & WithSelection;
  return root.getSelection?.() ?? document.getSelection();
}

export function select(composer: HTMLElement, range: Range): void {
  const selection = selectionOf(composer);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** The browser's own command: what typing over a selection does. */
export const byCommand: Insertion = async (composer, range, text) => {
  select(composer, range);
  await pause(SELECTION_SETTLES_MS);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
};

function carrying(text: string, composer: HTMLElement): DataTransfer {
  const data = pageTransfer(composer.ownerDocument.defaultView);
  data.setData('text/plain', text);
  return data;
}

/** What a spelling correction does. It names its own range, so that no selection has to be believed. */
export const byCorrection: Insertion = async (composer, range, text) => {
  const { startContainer: first } = range;
  const target = (first instanceof Element ? first : first.parentElement) ?? composer;
  target.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertReplacementText',
      dataTransfer: carrying(text, composer),
      targetRanges: [new StaticRange(range)],
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );
  await pause(DRAWS_MS);
};

/** Several lines become several paragraphs where an editor takes pasted text apart. */
export function byPaste(selectionSettlesMs: number): Insertion {
  return async (composer, range, text) => {
    select(composer, range);
    await pause(selectionSettlesMs);
    composer.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData: carrying(text, composer),
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  };
}

/** Only for editors that read their own DOM: others would show one text and hold another. */
export const byMarkup: Insertion = async (composer, _range, text) => {
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
};
