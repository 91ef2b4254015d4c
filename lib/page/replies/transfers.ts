// Handles copying and dragging from the page while originals are shown. Visible text holds the originals already; what the site itself puts into the
// clipboard still holds surrogates, which are replaced. While surrogates are shown, nothing is changed. A program into which markup is pasted loads
// its pictures and may follow its links: so no original is put into an address, and an address that holds one is removed.
import { isNeverChanged, readOnlyViewerOf } from './text-blocks.ts';

export interface TransferSource {
  isRestored(): boolean;
  withOriginals(text: string): string;
  /** Whether the text contains any original of this conversation. */
  holdsOriginal(text: string): boolean;
}

/** Attributes that are loaded, followed or executed, or that show text beside an address. */
const ADDRESS_ATTRIBUTES =
  /^(?:(?:xlink:)?href|src|srcset|imagesrcset|srcdoc|poster|data|action|formaction|background|ping|cite|style|title|content|manifest|codebase|longdesc|on.*)$/iu;

function decodedAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not an escaped address: it is compared as it is.
    return part;
  }
}

const isContactAddress = (address: string) => /^\s*(?:mailto|tel):/iu.test(address);

/** Restores the recipient of a `mailto:` or `tel:` address, keeping its escaping. Any other address is returned as it is. */
export function addressWithOriginals(address: string, withOriginals: (text: string) => string): string {
  const [, scheme = '', recipient = '', rest = ''] = /^(\s*(?:mailto|tel):)([^?]*)(.*)$/isu.exec(address) ?? [];
  if (scheme === '') return address;
  const text = decodedAddress(recipient);
  // Restored together with the scheme, because only a whole value is restored in an address.
  const restored = withOriginals(`${scheme}${text}`).slice(scheme.length);
  if (restored === text) return address;
  return `${scheme}${text === recipient ? encodeURI(restored) : encodeURIComponent(restored)}${rest}`;
}

function cleanAttributes(element: Element, { withOriginals, holdsOriginal }: OriginalsReader): void {
  for (const { name, value } of [...element.attributes]) {
    if (!ADDRESS_ATTRIBUTES.test(name)) continue;
    if (name === 'href' && isContactAddress(value))
      element.setAttribute(name, addressWithOriginals(value, withOriginals));
    else if (holdsOriginal(value) || holdsOriginal(decodedAddress(value.replaceAll('+', ' '))))
      element.removeAttribute(name);
  }
}

type OriginalsReader = Pick<TransferSource, 'withOriginals' | 'holdsOriginal'>;

const NO_ORIGINALS: OriginalsReader = { withOriginals: (text) => text, holdsOriginal: () => false };

/** Parsed in an inert document: nothing is loaded, no script runs. */
export function htmlWithOriginals(html: string, originals: OriginalsReader = NO_ORIGINALS): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const node = text as Text;
    if (isNeverChanged(node) && !readOnlyViewerOf(node)) {
      if (originals.holdsOriginal(node.data)) node.data = '';
      continue;
    }
    const restored = originals.withOriginals(node.data);
    if (restored !== node.data) node.data = restored;
  }
  for (const element of page.body.querySelectorAll('*')) cleanAttributes(element, originals);
  return page.body.innerHTML;
}

function restoreData(data: DataTransfer, source: TransferSource): void {
  const { withOriginals } = source;
  for (const type of ['text/plain', 'text/html', 'text/uri-list']) {
    const given = data.getData(type);
    if (given === '') continue;
    const restored =
      type === 'text/html'
        ? htmlWithOriginals(given, source)
        : type === 'text/plain'
          ? withOriginals(given)
          : addressWithOriginals(given, withOriginals);
    if (type === 'text/uri-list' && !isContactAddress(given) && source.holdsOriginal(decodedAddress(given))) {
      data.clearData(type);
      continue;
    }
    // Parsing alone may change the spelling of HTML, so the data is replaced only if it contains a restored original.
    if (restored === given || (type === 'text/html' && htmlWithOriginals(given) === restored)) continue;
    data.setData(type, restored);
  }
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

/** The text field from which a site copies: sites without the Clipboard API select an invisible field and copy it. */
function hiddenFieldToCopy(): HTMLTextAreaElement | HTMLInputElement | undefined {
  const at = document.activeElement;
  if (!(at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement)) return undefined;
  const { left, top, right, bottom, width, height } = at.getBoundingClientRect();
  const inSight = width > 2 && height > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return inSight && Number(getComputedStyle(at).opacity) > 0 ? undefined : at;
}

function onCopy(event: ClipboardEvent, source: TransferSource): void {
  const data = event.clipboardData;
  // Untrusted events are ignored: a page must not be able to ask for originals with its own event.
  if (!data || !event.isTrusted || !source.isRestored()) return;
  if (event.defaultPrevented) {
    // The site's handler has filled the clipboard with the text that it knows.
    restoreData(data, source);
    return;
  }
  const field = hiddenFieldToCopy();
  if (field) {
    const text = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? field.value.length);
    if (source.withOriginals(text) === text) return;
    data.setData('text/plain', source.withOriginals(text));
    event.preventDefault();
    return;
  }
  const active = document.activeElement;
  const selection = document.getSelection();
  if (!selection?.anchorNode || selection.isCollapsed) return;
  // A read-only code viewer may count as editable, but its text is a reply and not the person's typing.
  const isViewer = readOnlyViewerOf(selection.anchorNode) !== undefined;
  const isEditing = active instanceof HTMLElement && (active.isContentEditable || active.matches('textarea, input'));
  if (isEditing && !isViewer) return;
  const markup = selectionMarkup(selection);
  const restored = htmlWithOriginals(markup, source);
  const text = selection.toString();
  const hasMore = restored !== htmlWithOriginals(markup) || source.withOriginals(text) !== text;
  // The browser's own copy is better if the selection holds all originals already.
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

/** Registered in the bubbling phase on the window, so that the site's own listeners run first. */
export function watchCopyAndDrag(target: Window, source: TransferSource): () => void {
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
