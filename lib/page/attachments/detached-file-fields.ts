// Runs in the page's own world, before its scripts. Makes files pass the extension's listeners that would otherwise reach the page unnoticed: from a
// file field that is not in the document, and from a file picked through a handle.

interface FilePickerWindow {
  showOpenFilePicker?: (...options: unknown[]) => Promise<FileSystemFileHandle[]>;
}

/** Adds a field to the document, inside a hidden element of the extension. */
function addHiddenField(field: HTMLInputElement): HTMLElement {
  const host = document.createElement('coatcheck-field');
  host.setAttribute('data-coatcheck-host', '');
  host.hidden = true;
  host.append(field);
  document.documentElement.append(host);
  return host;
}

/** Keeps a detached file field in the document until the person has chosen a file or cancelled. */
function keepInPage(element: unknown): void {
  if (!(element instanceof HTMLInputElement) || element.type !== 'file' || element.isConnected) return;
  if (element.parentNode) return;
  const host = addHiddenField(element);
  const leave = () => setTimeout(() => host.remove());
  element.addEventListener('change', leave, { once: true });
  element.addEventListener('cancel', leave, { once: true });
}

/** Passes a file through a hidden file field, as if it had been chosen there. Returns the file that the person decided to give. */
function passThroughField(file: File): Promise<File> {
  const field = document.createElement('input');
  field.type = 'file';
  const host = addHiddenField(field);
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
  return new Promise<File>((resolve, reject) => {
    field.addEventListener('change', () => {
      const [given] = field.files ?? [];
      if (given) resolve(given);
    });
    field.addEventListener('cancel', () => reject(new DOMException('The user aborted a request.', 'AbortError')));
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
  }).finally(() => host.remove());
}

export function keepFileFieldsInPage(page: Window & typeof globalThis): void {
  const { click } = page.HTMLElement.prototype;
  page.HTMLElement.prototype.click = function (this: HTMLElement) {
    keepInPage(this);
    click.call(this);
  };

  const { showPicker } = page.HTMLInputElement.prototype;
  page.HTMLInputElement.prototype.showPicker = function (this: HTMLInputElement) {
    keepInPage(this);
    showPicker.call(this);
  };

  const { dispatchEvent } = page.EventTarget.prototype;
  page.EventTarget.prototype.dispatchEvent = function (this: EventTarget, event: Event) {
    if (event?.type === 'click') keepInPage(this);
    return dispatchEvent.call(this, event);
  };

  const { showOpenFilePicker } = page as FilePickerWindow;
  if (!showOpenFilePicker) return;
  // Only handles from the picker: a page's own private files (OPFS) have handles too.
  const picked = new WeakSet<FileSystemFileHandle>();
  (page as FilePickerWindow).showOpenFilePicker = async (...options) => {
    const handles = await showOpenFilePicker.apply(page, options);
    for (const handle of handles) picked.add(handle);
    return handles;
  };
  const { getFile } = page.FileSystemFileHandle.prototype;
  page.FileSystemFileHandle.prototype.getFile = async function (this: FileSystemFileHandle) {
    const file = await getFile.call(this);
    return picked.has(this) ? passThroughField(file) : file;
  };
}
