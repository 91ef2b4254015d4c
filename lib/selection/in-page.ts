// What runs in the page for a command on its selection. Each function is handed over as text (`scripting.executeScript`), so it
// may use nothing from outside of itself.

/** What is selected, and whether it can be written over where it stands. */
export interface Selected {
  readonly text: string;
  readonly isEditable: boolean;
}

export function readSelection(): Selected {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (
    active instanceof HTMLTextAreaElement ||
    (active instanceof HTMLInputElement && /^(text|search)?$/.test(active.type))
  ) {
    const { selectionStart, selectionEnd, value, readOnly, disabled } = active;
    if (selectionStart !== null && selectionEnd !== null && selectionStart < selectionEnd) {
      return { text: value.slice(selectionStart, selectionEnd), isEditable: !readOnly && !disabled };
    }
  }
  const isEditable = active instanceof HTMLElement && active.isContentEditable;
  return { text: document.getSelection()?.toString() ?? '', isEditable };
}

/** Types `text` over the selection, as the person would, so that Undo takes it back. False where it is not there afterwards. */
export function writeSelection(text: string): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const letters = (value: string) => value.replace(/\s+/gu, '');
  const holds = () =>
    active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement
      ? active.value.includes(text)
      : letters(active?.textContent ?? '').includes(letters(text));
  document.execCommand('insertText', false, text);
  return holds();
}

/** The clipboard takes text from a page that has the keyboard; elsewhere, the old way through a field. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.cssText = 'position: fixed; opacity: 0;';
    document.documentElement.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    return isCopied;
  }
}

/** A line at the lower edge of the window, out of the page's reach, gone after some seconds. Never holds an original. */
export function showLine(text: string, isError: boolean): void {
  const SHOWN_MS = 6000;
  const host = document.createElement('coatcheck-line');
  host.setAttribute('data-coatcheck-host', '');
  host.style.cssText =
    'all: initial; position: fixed; inset: auto 0 24px 0; z-index: 2147483647; pointer-events: none;';
  const line = document.createElement('div');
  line.setAttribute('role', isError ? 'alert' : 'status');
  line.setAttribute('data-coatcheck', 'selection-line');
  line.textContent = text;
  line.style.cssText = `width: fit-content; max-width: min(560px, 90vw); margin: 0 auto; padding: 10px 16px; border-radius: 10px;
    font: 14px/1.45 system-ui, sans-serif; color: #fff; background: ${isError ? '#8a0f3d' : '#0b5a6b'};
    box-shadow: 0 8px 30px rgb(0 0 0 / 35%);`;
  host.attachShadow({ mode: 'closed' }).append(line);
  document.documentElement.append(host);
  setTimeout(() => host.remove(), SHOWN_MS);
}
