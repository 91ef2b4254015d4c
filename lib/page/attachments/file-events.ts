// Catches files on their way into the page: chosen in a file field, dropped, or pasted; and long texts that a site makes a file of.
// Window, capture phase, before the page.
import { type OwnDispatch, ownDispatch } from '../dom/own-dispatch.ts';
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

/** What the ways into the page share. */
interface FileWays extends Pick<FileEventParts, 'onFiles' | 'onFolder'> {
  readonly target: Window;
  readonly dispatch: OwnDispatch;
}

function fieldWays(field: HTMLInputElement, { target, dispatch }: FileWays): Pick<GivenFiles, 'give' | 'refuse'> {
  const isLoose = field.closest('[data-coatcheck-host]') !== null;
  return {
    give: (files) =>
      dispatch.run(() => {
        // A field that the page has thrown out since is heard by nobody.
        if (!field.isConnected && !isLoose) return false;
        field.files = transferOf(target, files).files;
        if (field.files?.length !== files.length) return false;
        field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      }),
    refuse: () => dispatch.run(() => void field.dispatchEvent(new Event('cancel', { bubbles: true }))),
  };
}

function takeChosen(event: Event, field: HTMLInputElement, ways: FileWays): void {
  const files = Array.from(field.files ?? []);
  if (files.length === 0) return;
  swallow(event);
  // Emptied: whoever looks without waiting for an event finds nothing. `change` follows, and never leaves a shadow root.
  field.value = '';
  const root = field.getRootNode();
  const swallowChange = (next: Event) => innermost(next) === field && !ways.dispatch.isRunning && swallow(next);
  for (const at of [ways.target, root]) at.addEventListener('change', swallowChange, true);
  setTimeout(() => {
    for (const at of [ways.target, root]) at.removeEventListener('change', swallowChange, true);
  });
  ways.onFiles({ files, target: field, ...fieldWays(field, ways) });
}

function takeDropped(event: DragEvent, at: HTMLElement, transfer: DataTransfer, ways: FileWays): void {
  const { target, dispatch } = ways;
  swallow(event);
  const place = { clientX: event.clientX, clientY: event.clientY, bubbles: true, cancelable: true, composed: true };
  const drag = (name: string, dataTransfer: DataTransfer) =>
    !at.dispatchEvent(new DragEvent(name, { ...place, dataTransfer }));
  // Otherwise the page would go on showing where to drop.
  dispatch.run(() => drag('dragleave', transferOf(target, [])));
  if (hasFolder(transfer)) {
    ways.onFolder();
    return;
  }
  const give = (files: readonly File[]) =>
    dispatch.run(() => {
      if (!at.isConnected) return false;
      const dataTransfer = transferOf(target, files);
      drag('dragenter', dataTransfer);
      drag('dragover', dataTransfer);
      return drag('drop', dataTransfer);
    });
  const files = Array.from(transfer.files);
  const own = isFileField(at) ? fieldWays(at, ways) : { give, refuse: () => undefined };
  ways.onFiles({ files, target: at, ...own });
}

function pasteInto(at: HTMLElement, clipboardData: DataTransfer, text: string): boolean {
  const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
  if (!at.dispatchEvent(new ClipboardEvent('paste', init))) return true;
  // The page leaves it to the browser, which inserts nothing for an event that we made.
  return text !== '' && document.execCommand('insertText', false, text);
}

const plainIn = (texts: ReadonlyMap<string, string>) => texts.get('text/plain') ?? '';

function takePasted(
  event: Event,
  at: HTMLElement,
  transfer: DataTransfer,
  { target, dispatch, onFiles }: FileWays,
): void {
  swallow(event);
  const texts = textsOf(transfer);
  const give = (files: readonly File[]) =>
    dispatch.run(() => at.isConnected && pasteInto(at, transferOf(target, files, texts), plainIn(texts)));
  onFiles({ files: Array.from(transfer.files), target: at, give, refuse: () => undefined });
}

/** A text that the page would make a file of. */
function takeLongText(event: Event, at: HTMLElement, texts: ReadonlyMap<string, string>, ways: FileWays): void {
  swallow(event);
  const caret = keepCaret(at);
  const original = new File([plainIn(texts)], PASTED_NAME, { type: 'text/plain' });
  async function give([file]: readonly File[]): Promise<boolean> {
    // What else lies beside it, as HTML, has the originals in it.
    const given = file === original ? texts : new Map([['text/plain', (await file?.text()) ?? '']]);
    if (!at.isConnected) return false;
    caret.restore();
    return ways.dispatch.run(() => pasteInto(at, transferOf(ways.target, [], given), plainIn(given)));
  }
  ways.onFiles({ files: [original], target: at, isPastedText: true, give, refuse: () => undefined });
}

export function watchFiles(target: Window, { isOn, isOurs, becomesFile, ...tell }: FileEventParts): void {
  const dispatch = ownDispatch();
  const ways: FileWays = { target, dispatch, ...tell };

  function onPaste(event: ClipboardEvent, at: HTMLElement, transfer: DataTransfer): void {
    const texts = textsOf(transfer);
    if (transfer.files.length > 0) takePasted(event, at, transfer, ways);
    else if (becomesFile(at, plainIn(texts))) takeLongText(event, at, texts, ways);
  }

  function listener(event: Event): void {
    if (dispatch.isRunning || isOurs(event) || !isOn()) return;
    const at = innermost(event);
    if (!at) return;
    if (event instanceof DragEvent) {
      if (event.dataTransfer && event.dataTransfer.files.length > 0) takeDropped(event, at, event.dataTransfer, ways);
    } else if (event instanceof ClipboardEvent) {
      if (event.clipboardData) onPaste(event, at, event.clipboardData);
    } else if (isFileField(at)) takeChosen(event, at, ways);
  }

  for (const name of EVENTS) target.addEventListener(name, listener, { capture: true });
}
