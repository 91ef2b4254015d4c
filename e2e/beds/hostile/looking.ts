// What a page finds where it looks again and again.
import { recordEvidence, shownText } from './evidence.ts';

const win: Window & typeof globalThis = window;

function* everyElement(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everyElement(element.shadowRoot);
  }
}

/** The page's own scripts hold no guess, but its styles and scripts are not what is read. */
export function texts(): void {
  recordEvidence('text of the page', shownText(document.body), document.documentElement.textContent ?? '');
  for (const element of everyElement(document)) {
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
      recordEvidence('text of the page', element.value);
    for (const { name, value } of element.attributes) recordEvidence('attributes', `${name}=${value}`);
  }
}

export function find(): void {
  const finder = (win as unknown as { find?: (...args: unknown[]) => boolean }).find;
  for (const guess of win.guesses) {
    win.getSelection()?.removeAllRanges();
    // Backwards off, wrap on, in frames too.
    if (!finder?.call(win, guess, false, false, true, false, true, false)) continue;
    recordEvidence('window.find', `found ${guess}`);
    const node = win.getSelection()?.anchorNode;
    recordEvidence('window.find', node?.getRootNode().textContent ?? '');
    win.getSelection()?.removeAllRanges();
  }
}

export function readWindow(attack: string, other: Window | null | undefined): void {
  try {
    recordEvidence(attack, shownText(other?.document.documentElement), other?.name ?? '', other?.location.href ?? '');
  } catch {
    // Another origin.
  }
}

export function frames(): void {
  for (let at = 0; at < win.length; at += 1) readWindow('frames', win[at]);
  for (const element of everyElement(document)) {
    const root =
      (element as Element & { openOrClosedShadowRoot?: ShadowRoot }).openOrClosedShadowRoot ?? element.shadowRoot;
    if (root) recordEvidence('frames', root.textContent ?? '');
    if (!(element instanceof HTMLIFrameElement)) continue;
    readWindow('frames', element.contentWindow);
    recordEvidence('frames', shownText(element.contentDocument?.documentElement), element.src);
  }
  for (const host of document.querySelectorAll('[data-coatcheck-host]')) {
    recordEvidence('frames', host.outerHTML);
    const { width, height } = host.getBoundingClientRect();
    recordEvidence(
      'frame sizes',
      `${host.getAttribute('data-coatcheck-host')} ${Math.round(width)}x${Math.round(height)}`,
    );
  }
}

export function highlightRegistry(): void {
  if (!('highlights' in CSS)) return;
  for (const highlight of CSS.highlights.values())
    for (const range of highlight) {
      recordEvidence('highlight registry', String(range));
      const { startContainer, startOffset, endOffset } = range;
      const text = startContainer instanceof Text ? startContainer.data : '';
      recordEvidence('highlight registry', text.slice(startOffset, endOffset));
    }
}

/** Storage that the page shares with whoever writes into it. */
export function storage(): void {
  for (const store of [localStorage, sessionStorage])
    for (let at = 0; at < store.length; at += 1) recordEvidence('storage', store.getItem(store.key(at) ?? '') ?? '');
  recordEvidence('storage', document.cookie, win.name, document.title);
}
