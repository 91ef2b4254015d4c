// Functions that run in the page for a command on its selection. `scripting.executeScript` copies the text of each function, so a function may use
// nothing outside itself.

/** The selected text, and whether it can be replaced in place. */
export interface SelectedText {
  readonly text: string;
  readonly isEditable: boolean;
}

export function readSelection(): SelectedText {
  /** Whether the text is visible. A page can hide text inside a selection, and the person would restore and copy text that they never saw. */
  function isSeen(text: Text): boolean {
    const element = text.parentElement;
    if (!element) return false;
    const check = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(check)) return false;
    const { color, fontSize, clipPath } = getComputedStyle(element);
    if (
      Number.parseFloat(fontSize) < 4 ||
      /^rgba\(.*, ?0\)$|\/ ?0\)$/.test(color) ||
      /^inset\((?:50|100)%/.test(clipPath)
    )
      return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ width, height, right, bottom }) => width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0,
    );
  }

  function seenText(selection: Selection): string {
    const seen: string[] = [];
    let hidesSome = false;
    let block: Element | null | undefined;
    for (let i = 0; i < selection.rangeCount; i += 1) {
      const range = selection.getRangeAt(i);
      const nodes = document.createNodeIterator(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const text = node as Text;
        if (!range.intersectsNode(text) || text.data.trim() === '') continue;
        if (!isSeen(text)) {
          hidesSome = true;
          continue;
        }
        const now = text.parentElement?.closest(
          'p, div, li, td, th, tr, pre, h1, h2, h3, h4, h5, h6, section, article',
        );
        if (block !== undefined && now !== block) seen.push('\n');
        block = now ?? null;
        const start = text === range.startContainer ? range.startOffset : 0;
        const end = text === range.endContainer ? range.endOffset : text.data.length;
        seen.push(text.data.slice(start, end));
      }
    }
    return hidesSome ? seen.join('') : selection.toString();
  }

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
  const selection = document.getSelection();
  return { text: selection ? seenText(selection) : '', isEditable };
}

/** Types `text` over the selection as the person would, so that Undo takes it back. False if the text is not in the page afterwards. */
export async function writeSelection(text: string): Promise<boolean> {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const letters = (value: string) => value.replace(/\s+/gu, '');
  const holds = () =>
    active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement
      ? active.value.includes(text)
      : letters(active?.textContent ?? '').includes(letters(text));
  /** Whether an editor edits by itself, as Slate does. The browser's editing command would leave the old text in such an editor's own state. */
  const isTaken = () => {
    if (!(active instanceof HTMLElement && active.isContentEditable)) return false;
    const init = { inputType: 'insertText', data: text, bubbles: true, cancelable: true, composed: true };
    return !active.dispatchEvent(new InputEvent('beforeinput', init));
  };
  if (!isTaken()) document.execCommand('insertText', false, text);
  // Editors draw in a later task.
  for (let i = 0; i < 10 && !holds(); i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  return holds();
}

/**
 * Copies a sanitized text. If the page has no focus, the text is copied through a text field, which the page can read; so never call it with
 * originals.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The page has no focus, so the clipboard refuses: copy through a text field instead.
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

/** Shows a message at the lower edge of the window for some seconds, in a closed shadow root that the page cannot read. Never pass an original. */
export function showMessage(text: string, isError: boolean): void {
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
