// Catches files on their way into the page: chosen in a file field, dropped, or pasted; and long texts that a site makes a file of.
// Window, capture phase, before the page.
import { pageTransfer } from '../dom/page-transfer.ts';
import { keepCaret } from './caret.ts';

export interface GivenFiles {
  readonly files: readonly File[];
  /** The element that they were meant for. */
  readonly target: HTMLElement;
  /** The one file is what was pasted as text, and becomes text again. */
  readonly isPastedText?: boolean;
  /** Gives the page files in the place and the way that it was given the person's; false where it did not take them. */
  give(files: readonly File[]): boolean | Promise<boolean>;
  /** Tells the page that the person chose nothing. */
  refuse(): void;
}

export interface FileEventParts {
  readonly isOn: () => boolean;
  readonly isOurs: (event: Event) => boolean;
  readonly onFiles: (given: GivenFiles) => void;
  /** Would the page make a file of this text, which was pasted there? */
  readonly becomesFile: (at: HTMLElement, text: string) => boolean;
  /** Folders have no way into a page but the person's own hand. */
  readonly onFolder: () => void;
}

/** Nobody sees it: the page gets a text. */
const PASTED_NAME = 'pasted-text.txt';
const EVENTS = ['input', 'change', 'drop', 'paste'] as const;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function innermost(event: Event): HTMLElement | undefined {
  return event.composedPath().find((target): target is HTMLElement => target instanceof HTMLElement);
}

function isFileField(element: Element | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file';
}

function transferOf(
  page: Window,
  files: readonly File[],
  texts: ReadonlyMap<string, string> = new Map(),
): DataTransfer {
  const transfer = pageTransfer(page);
  for (const [type, text] of texts) transfer.items.add(text, type);
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const hasFolder = (transfer: DataTransfer) =>
  Array.from(transfer.items).some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);

/** The texts that lie beside the files: spreadsheets and word processors copy a picture and the words. */
function textsOf(transfer: DataTransfer): Map<string, string> {
  const types = transfer.types.filter((type) => type.startsWith('text/'));
  return new Map(types.map((type) => [type, transfer.getData(type)]));
}

export function watchFiles(
  target: Window,
  { isOn, isOurs, onFiles, onFolder, becomesFile }: FileEventParts,
): { stop(): void } {
  let letThrough = false;

  function passing<T>(dispatch: () => T): T {
    letThrough = true;
    try {
      return dispatch();
    } finally {
      letThrough = false;
    }
  }

  function fieldWays(field: HTMLInputElement): Pick<GivenFiles, 'give' | 'refuse'> {
    const isLoose = field.closest('[data-coatcheck-host]') !== null;
    return {
      give: (files) =>
        passing(() => {
          // A field that the page has thrown out since is heard by nobody.
          if (!field.isConnected && !isLoose) return false;
          field.files = transferOf(target, files).files;
          if (field.files?.length !== files.length) return false;
          field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        }),
      refuse: () => passing(() => void field.dispatchEvent(new Event('cancel', { bubbles: true }))),
    };
  }

  function onField(event: Event, field: HTMLInputElement): void {
    const files = Array.from(field.files ?? []);
    if (files.length === 0) return;
    swallow(event);
    // Emptied: whoever looks without waiting for an event finds nothing. `change` follows, and never leaves a shadow root.
    field.value = '';
    const root = field.getRootNode();
    const swallowChange = (next: Event) => innermost(next) === field && !letThrough && swallow(next);
    for (const at of [target, root]) at.addEventListener('change', swallowChange, true);
    setTimeout(() => {
      for (const at of [target, root]) at.removeEventListener('change', swallowChange, true);
    });
    onFiles({ files, target: field, ...fieldWays(field) });
  }

  function onDrop(event: DragEvent, at: HTMLElement, transfer: DataTransfer): void {
    swallow(event);
    const place = { clientX: event.clientX, clientY: event.clientY, bubbles: true, cancelable: true, composed: true };
    const dispatch = (name: string, dataTransfer: DataTransfer) =>
      !at.dispatchEvent(new DragEvent(name, { ...place, dataTransfer }));
    // Otherwise the page would go on showing where to drop.
    passing(() => dispatch('dragleave', transferOf(target, [])));
    if (hasFolder(transfer)) {
      onFolder();
      return;
    }
    const give = (files: readonly File[]) =>
      passing(() => {
        if (!at.isConnected) return false;
        const dataTransfer = transferOf(target, files);
        dispatch('dragenter', dataTransfer);
        dispatch('dragover', dataTransfer);
        return dispatch('drop', dataTransfer);
      });
    const files = Array.from(transfer.files);
    const ways = isFileField(at) ? fieldWays(at) : { give, refuse: () => undefined };
    onFiles({ files, target: at, ...ways });
  }

  function pasteInto(at: HTMLElement, files: readonly File[], texts: ReadonlyMap<string, string>): boolean {
    const clipboardData = transferOf(target, files, texts);
    const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
    if (!at.dispatchEvent(new ClipboardEvent('paste', init))) return true;
    // The page leaves it to the browser, which inserts nothing for an event that we made.
    const text = texts.get('text/plain') ?? '';
    return text !== '' && document.execCommand('insertText', false, text);
  }

  function onPaste(event: Event, at: HTMLElement, transfer: DataTransfer): void {
    swallow(event);
    const texts = textsOf(transfer);
    const give = (files: readonly File[]) => passing(() => at.isConnected && pasteInto(at, files, texts));
    onFiles({ files: Array.from(transfer.files), target: at, give, refuse: () => undefined });
  }

  function onPastedText(event: Event, at: HTMLElement, transfer: DataTransfer): void {
    const texts = textsOf(transfer);
    const text = texts.get('text/plain') ?? '';
    if (!becomesFile(at, text)) return;
    swallow(event);
    const caret = keepCaret(at);
    const original = new File([text], PASTED_NAME, { type: 'text/plain' });
    async function give([file]: readonly File[]): Promise<boolean> {
      // What else lies beside it, as HTML, has the originals in it.
      const given = file === original ? texts : new Map([['text/plain', (await file?.text()) ?? '']]);
      if (!at.isConnected) return false;
      caret.restore();
      return passing(() => pasteInto(at, [], given));
    }
    onFiles({ files: [original], target: at, isPastedText: true, give, refuse: () => undefined });
  }

  function listener(event: Event): void {
    if (letThrough || isOurs(event) || !isOn()) return;
    const at = innermost(event);
    if (!at) return;
    if (event instanceof DragEvent) {
      if (event.dataTransfer && event.dataTransfer.files.length > 0) onDrop(event, at, event.dataTransfer);
    } else if (event instanceof ClipboardEvent) {
      if (!event.clipboardData) return;
      if (event.clipboardData.files.length > 0) onPaste(event, at, event.clipboardData);
      else onPastedText(event, at, event.clipboardData);
    } else if (isFileField(at)) onField(event, at);
  }

  for (const name of EVENTS) target.addEventListener(name, listener, { capture: true });
  return {
    stop() {
      for (const name of EVENTS) target.removeEventListener(name, listener, { capture: true });
    },
  };
}
