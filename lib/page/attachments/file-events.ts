// Intercepts files before the page gets them (chosen, dropped or pasted), and pasted texts that are to be checked first. Listens on the window, in
// the capture phase.
import { EDITABLE_SELECTOR } from '../dom/elements.ts';
import { type ExtensionEventDispatch, trackExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import { type HeldPaste, holdPaste, pasteInto, plainTextIn, textsOf, transferWith } from './held-paste.ts';

export interface FilesFromPerson {
  readonly files: readonly File[];
  /** The element that the files were meant for. */
  readonly target: HTMLElement;
  /** Gives the page these files in the same way as the person did; false if the page did not take them. */
  give(files: readonly File[]): boolean | Promise<boolean>;
  /** Tells the page that the person cancelled. */
  refuse(): void;
}

/** `file`: the page would turn the text into a file. `review`: the text is long, and lands in the composer. */
export type PasteHold = 'file' | 'review';

interface FileEventParts {
  readonly isOn: () => boolean;
  readonly isOurs: (event: Event) => boolean;
  readonly onFiles: (given: FilesFromPerson) => void;
  /** Why this pasted text must be held until it is checked; undefined if the page gets it at once. */
  readonly whyHeld: (event: ClipboardEvent, at: HTMLElement, text: string) => PasteHold | undefined;
  readonly onPaste: (paste: HeldPaste, why: PasteHold) => void;
  /** Called when a folder was dropped. It is refused, because a script cannot give a folder to the page. */
  readonly onFolder: () => void;
}

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

const hasFolder = (transfer: DataTransfer) =>
  Array.from(transfer.items).some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);

/** The callbacks that each way of giving files to the page needs. */
interface FileDelivery extends Pick<FileEventParts, 'onFiles' | 'onFolder' | 'onPaste'> {
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

/** Drops the path in a chosen folder: the page could read it, and the names of folders are not checked. */
function withoutPath(file: File): File {
  const { name, type, lastModified } = file;
  return file.webkitRelativePath ? new File([file], name, { type, lastModified }) : file;
}

function holdChosenFiles(event: Event, field: HTMLInputElement, ways: FileDelivery): void {
  const files = Array.from(field.files ?? [], withoutPath);
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

export function watchFileEvents(target: Window, { isOn, isOurs, whyHeld, ...tell }: FileEventParts): void {
  const dispatch = trackExtensionEventDispatch();
  const ways: FileDelivery = { target, dispatch, ...tell };

  function holdPastedText(event: ClipboardEvent, at: HTMLElement, transfer: DataTransfer): void {
    const why = whyHeld(event, at, transfer.getData('text/plain'));
    if (why === undefined) return;
    cancelFileEvent(event);
    const box = at.closest<HTMLElement>(EDITABLE_SELECTOR) ?? at;
    ways.onPaste(holdPaste({ at, box }, textsOf(transfer), ways), why);
  }

  function onPaste(event: ClipboardEvent, at: HTMLElement, transfer: DataTransfer): void {
    if (transfer.files.length > 0) holdPastedFiles(event, at, transfer, ways);
    else holdPastedText(event, at, transfer);
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
