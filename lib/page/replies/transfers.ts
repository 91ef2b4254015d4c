// What leaves the page by copying or dragging, while originals are shown. Text that stands in the page holds them already; a link's
// address, and what the site puts there of its own accord, still holds surrogates. Nothing is changed while surrogates are shown.
export interface TransferSource {
  isRestored(): boolean;
  withOriginals(text: string): string;
}

const LINK_ATTRIBUTES = ['href', 'title'];

/** In an inert document: nothing is loaded, nothing runs. */
export function htmlWithOriginals(html: string, withOriginals: (text: string) => string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const restored = withOriginals((text as Text).data);
    if (restored !== (text as Text).data) (text as Text).data = restored;
  }
  for (const element of page.body.querySelectorAll('[href], [title]')) {
    for (const name of LINK_ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, addressWithOriginals(value, withOriginals));
    }
  }
  return page.body.innerHTML;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A value may stand in an address as it is or escaped; it goes back in the same way. */
export function addressWithOriginals(address: string, withOriginals: (text: string) => string): string {
  const restored = address.replace(/[^/?&=#:]+/gu, (part) => {
    for (const text of new Set([decoded(part), decoded(part.replaceAll('+', ' '))])) {
      const original = withOriginals(text);
      if (original !== text) return text === part ? encodeURI(original) : encodeURIComponent(original);
    }
    return part;
  });
  // The value may hold the signs that divide an address.
  return restored === address ? withOriginals(address) : restored;
}

function restoreData(data: DataTransfer, { withOriginals }: TransferSource): boolean {
  let changed = false;
  for (const type of ['text/plain', 'text/html', 'text/uri-list']) {
    const given = data.getData(type);
    if (given === '') continue;
    const restored =
      type === 'text/html'
        ? htmlWithOriginals(given, withOriginals)
        : type === 'text/plain'
          ? withOriginals(given)
          : addressWithOriginals(given, withOriginals);
    // Parsing alone may spell HTML another way: only what holds an original is written.
    if (restored === given || (type === 'text/html' && htmlWithOriginals(given, (text) => text) === restored)) continue;
    data.setData(type, restored);
    changed = true;
  }
  return changed;
}

function selectionMarkup(selection: Selection): string {
  const holder = document.createElement('div');
  for (let i = 0; i < selection.rangeCount; i += 1) {
    const range = selection.getRangeAt(i);
    const at = range.commonAncestorContainer;
    const link = (at instanceof Element ? at : at.parentElement)?.closest('a')?.cloneNode();
    if (link instanceof Element) link.append(range.cloneContents());
    holder.append(link ?? range.cloneContents());
  }
  return holder.innerHTML;
}

/** Sites without the clipboard interface select a field that nobody sees and copy that. */
function hiddenField(): HTMLTextAreaElement | HTMLInputElement | undefined {
  const at = document.activeElement;
  if (!(at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement)) return undefined;
  const { left, top, right, bottom, width, height } = at.getBoundingClientRect();
  const inSight = width > 2 && height > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return inSight && Number(getComputedStyle(at).opacity) > 0 ? undefined : at;
}

function onCopy(event: ClipboardEvent, source: TransferSource): void {
  const data = event.clipboardData;
  // A page must not be able to ask for originals with an event of its own.
  if (!data || !event.isTrusted || !source.isRestored()) return;
  if (event.defaultPrevented) {
    // The site has put there what it knows.
    restoreData(data, source);
    return;
  }
  const field = hiddenField();
  if (field) {
    const text = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? field.value.length);
    if (source.withOriginals(text) === text) return;
    data.setData('text/plain', source.withOriginals(text));
    event.preventDefault();
    return;
  }
  const active = document.activeElement;
  const selection = document.getSelection();
  const isEditing = active instanceof HTMLElement && (active.isContentEditable || active.matches('textarea, input'));
  if (isEditing || !selection || selection.isCollapsed) return;
  const markup = selectionMarkup(selection);
  const restored = htmlWithOriginals(markup, source.withOriginals);
  const text = selection.toString();
  const hasMore = restored !== htmlWithOriginals(markup, (same) => same) || source.withOriginals(text) !== text;
  // The browser's own copy is the better one where it holds all originals already.
  if (!hasMore) return;
  data.setData('text/html', restored);
  data.setData('text/plain', source.withOriginals(text));
  event.preventDefault();
}

function onDrag(event: DragEvent, source: TransferSource): void {
  const target = event.target instanceof Element ? event.target : (event.target as Node | null)?.parentElement;
  if (
    !event.dataTransfer ||
    !event.isTrusted ||
    !source.isRestored() ||
    target?.closest('textarea, input, [contenteditable]')
  )
    return;
  restoreData(event.dataTransfer, source);
}

/** Last of all listeners, so that a site's own have put in what they put in. */
export function watchTransfers(target: Window, source: TransferSource): () => void {
  const copy = (event: ClipboardEvent) => onCopy(event, source);
  const drag = (event: DragEvent) => onDrag(event, source);
  target.addEventListener('copy', copy);
  target.addEventListener('cut', copy);
  target.addEventListener('dragstart', drag);
  return () => {
    target.removeEventListener('copy', copy);
    target.removeEventListener('cut', copy);
    target.removeEventListener('dragstart', drag);
  };
}
