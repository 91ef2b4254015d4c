// Starts a session in a frame only if the frame has a composer: a chat may be in a frame of its site, but most frames have no chat.
import { deepElements, EDITABLE_SELECTOR, isEditable, isWritable } from '../dom/elements.ts';

const TYPING_EVENTS = ['focusin', 'beforeinput', 'input', 'paste', 'keydown'] as const;

function holdsComposer(document: Document): boolean {
  if (document.designMode === 'on') return true;
  for (const element of deepElements(document, EDITABLE_SELECTOR)) if (isEditable(element)) return true;
  return false;
}

/** Starts at once in the top page; in a frame as soon as it has a text field, which is before anything can be sent. */
export function startWhenComposerAppears(realm: Window, start: () => void): void {
  if (realm === realm.top) {
    start();
    return;
  }
  const changes = new MutationObserver(look);

  function look(): void {
    if (holdsComposer(realm.document)) begin();
  }

  /** Also detects fields that the observer does not see: in shadow roots, made editable by a property, or readable by no driver. */
  function onEvent(event: Event): void {
    if (event.composedPath().some((target) => target instanceof Element && isWritable(target))) begin();
  }

  function begin(): void {
    changes.disconnect();
    for (const name of TYPING_EVENTS) realm.removeEventListener(name, onEvent, true);
    start();
  }

  changes.observe(realm.document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable'],
  });
  for (const name of TYPING_EVENTS) realm.addEventListener(name, onEvent, true);
  look();
}
