// Intercepts files before the page gets them (chosen, dropped or pasted), and long pasted texts that a site would turn into a file. Listens on the
// window, in the capture phase.
import { type ExtensionEventDispatch, trackExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import { newPageDataTransfer } from '../dom/page-transfer.ts';
import { storeCaret } from './caret.ts';

export interface FilesFromPerson {
  readonly files: readonly File[];
  /** The element that the files were meant for. */
  readonly target: HTMLElement;
  /** The only file is a pasted text, which is given to the page as text again. */
  readonly isPastedText?: boolean;
  /** Gives the page these files in the same way as the person did; false if the page did not take them. */
  give(files: readonly File[]): boolean | Promise<boolean>;
  /** Tells the page that the person cancelled. */
  refuse(): void;
}

interface FileEventParts {
  readonly isOn: () => boolean;
  readonly isOurs: (event: Event) => boolean;
  readonly onFiles: (given: FilesFromPerson) => void;
  /** Whether the page would turn this text, pasted at this element, into a file. */
  readonly becomesFile: (at: HTMLElement, text: string) => boolean;
  /** Called when a folder was dropped. It is refused, because a script cannot give a folder to the page. */
  readonly onFolder: () => void;
}

/** The name of the file that is made of a pasted text to check it. Nobody sees the name, because the page gets the text and not this file. */
const PASTED_NAME = 'pasted-text.txt';
const EVENTS = ['input', 'change', 'drop', 'paste'] as const;

function cancelFileEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function innermostElement(event: Event): HTMLElement | undefined {
  return event.composedPath().find((target): target is HTMLElement => target instanceof HTMLElement);
}

function isFileField(element: Element | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file';
}

function transferWith(
  page: Window,
  files: readonly File[],
  texts: ReadonlyMap<string, string> = new Map(),
): DataTransfer {
  const transfer = newPageDataTransfer(page);
  for (const [type, text] of texts) transfer.items.add(text, type);
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const hasFolder = (transfer: DataTransfer) =>
  Array.from(transfer.items).some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);

/** The texts that were copied with the files: spreadsheets and word processors copy a picture and its text. */
function textsOf(transfer: DataTransfer): Map<string, string> {
  const types = transfer.types.filter((type) => type.startsWith('text/'));
  return new Map(types.map((type) => [type, transfer.getData(type)]));
}

/** The callbacks that each way of giving files to the page needs. */
interface FileDelivery extends Pick<FileEventParts, 'onFiles' | 'onFolder'> {
  readonly target: Window;
  readonly dispatch: ExtensionEventDispatch;
}

function fieldDelivery(
  field: HTMLInputElement,
  { target, dispatch }: FileDelivery,
): Pick<FilesFromPerson, 'give' | 'refuse'> {
  const isLoose = field.closest('[data-coatcheck-host]') !== null;
  return {
    give: (files) =>
      dispatch.run(() => {
        // If the page has removed the field since, no listener would hear of the files.
        if (!field.isConnected && !isLoose) return false;
        field.files = transferWith(target, files).files;
        if (field.files?.length !== files.length) return false;
        field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      }),
    refuse: () => dispatch.run(() => void field.dispatchEvent(new Event('cancel', { bubbles: true }))),
  };
}

function holdChosenFiles(event: Event, field: HTMLInputElement, ways: FileDelivery): void {
  const files = Array.from(field.files ?? []);
  if (files.length === 0) return;
  cancelFileEvent(event);
  // Emptied at once, so that a script that does not wait for an event finds no file. The `change` event that follows does not leave the
  // field's shadow root, so it is stopped at that root too.
  field.value = '';
  const root = field.getRootNode();
  const swallowChange = (next: Event) =>
    innermostElement(next) === field && !ways.dispatch.isRunning && cancelFileEvent(next);
  for (const at of [ways.target, root]) at.addEventListener('change', swallowChange, true);
  setTimeout(() => {
    for (const at of [ways.target, root]) at.removeEventListener('change', swallowChange, true);
  });
  ways.onFiles({ files, target: field, ...fieldDelivery(field, ways) });
}

function holdDroppedFiles(event: DragEvent, at: HTMLElement, transfer: DataTransfer, ways: FileDelivery): void {
  const { target, dispatch } = ways;
  cancelFileEvent(event);
  const place = { clientX: event.clientX, clientY: event.clientY, bubbles: true, cancelable: true, composed: true };
  const drag = (name: string, dataTransfer: DataTransfer) =>
    !at.dispatchEvent(new DragEvent(name, { ...place, dataTransfer }));
  // Without a `dragleave` event the page would keep showing its drop zone.
  dispatch.run(() => drag('dragleave', transferWith(target, [])));
  if (hasFolder(transfer)) {
    ways.onFolder();
    return;
  }
  const give = (files: readonly File[]) =>
    dispatch.run(() => {
      if (!at.isConnected) return false;
      const dataTransfer = transferWith(target, files);
      drag('dragenter', dataTransfer);
      drag('dragover', dataTransfer);
      return drag('drop', dataTransfer);
    });
  const files = Array.from(transfer.files);
  const own = isFileField(at) ? fieldDelivery(at, ways) : { give, refuse: () => undefined };
  ways.onFiles({ files, target: at, ...own });
}

function pasteInto(at: HTMLElement, clipboardData: DataTransfer, text: string): boolean {
  const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
  if (!at.dispatchEvent(new ClipboardEvent('paste', init))) return true;
  // The page leaves the paste to the browser, which inserts nothing for a synthetic event.
  return text !== '' && document.execCommand('insertText', false, text);
}

const plainTextIn = (texts: ReadonlyMap<string, string>) => texts.get('text/plain') ?? '';

function holdPastedFiles(
  event: Event,
  at: HTMLElement,
  transfer: DataTransfer,
  { target, dispatch, onFiles }: FileDelivery,
): void {
  cancelFileEvent(event);
  const texts = textsOf(transfer);
  const give = (files: readonly File[]) =>
    dispatch.run(() => at.isConnected && pasteInto(at, transferWith(target, files, texts), plainTextIn(texts)));
  onFiles({ files: Array.from(transfer.files), target: at, give, refuse: () => undefined });
}

/** Holds a text that the page would turn into a file. */
function holdLongText(event: Event, at: HTMLElement, texts: ReadonlyMap<string, string>, ways: FileDelivery): void {
  cancelFileEvent(event);
  const caret = storeCaret(at);
  const original = new File([plainTextIn(texts)], PASTED_NAME, { type: 'text/plain' });
  async function give([file]: readonly File[]): Promise<boolean> {
    // Only the plain text is passed on if it was sanitized, because the other formats (HTML) still hold the originals.
    const given = file === original ? texts : new Map([['text/plain', (await file?.text()) ?? '']]);
    if (!at.isConnected) return false;
    caret.restore();
    return ways.dispatch.run(() => pasteInto(at, transferWith(ways.target, [], given), plainTextIn(given)));
  }
  ways.onFiles({ files: [original], target: at, isPastedText: true, give, refuse: () => undefined });
}

export function watchFileEvents(target: Window, { isOn, isOurs, becomesFile, ...tell }: FileEventParts): void {
  const dispatch = trackExtensionEventDispatch();
  const ways: FileDelivery = { target, dispatch, ...tell };

  function onPaste(event: ClipboardEvent, at: HTMLElement, transfer: DataTransfer): void {
    const texts = textsOf(transfer);
    if (transfer.files.length > 0) holdPastedFiles(event, at, transfer, ways);
    else if (becomesFile(at, plainTextIn(texts))) holdLongText(event, at, texts, ways);
  }

  function listener(event: Event): void {
    if (dispatch.isRunning || isOurs(event) || !isOn()) return;
    const at = innermostElement(event);
    if (!at) return;
    if (event instanceof DragEvent) {
      if (event.dataTransfer && event.dataTransfer.files.length > 0)
        holdDroppedFiles(event, at, event.dataTransfer, ways);
    } else if (event instanceof ClipboardEvent) {
      if (event.clipboardData) onPaste(event, at, event.clipboardData);
    } else if (isFileField(at)) holdChosenFiles(event, at, ways);
  }

  for (const name of EVENTS) target.addEventListener(name, listener, { capture: true });
}
