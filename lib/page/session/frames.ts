// A chat may stand in a frame of the site's own. Most frames hold none, and a session in each would be for nothing.
import { deepElements, EDITABLE, isEditable, isWritable } from '../dom/elements.ts';

const EVENTS = ['focusin', 'beforeinput', 'input', 'paste', 'keydown'] as const;

function holdsComposer(document: Document): boolean {
  if (document.designMode === 'on') return true;
  for (const element of deepElements(document, EDITABLE)) if (isEditable(element)) return true;
  return false;
}

/** Starts at once in the page itself; in a frame as soon as there is something to write in, before anything can be sent. */
export function whenComposable(realm: Window, start: () => void): void {
  if (realm === realm.top) {
    start();
    return;
  }
  const changes = new MutationObserver(look);

  function look(): void {
    if (holdsComposer(realm.document)) begin();
  }

  /** Also what the observer does not see: shadow roots, elements made editable by a property, fields that can only be warned of. */
  function onEvent(event: Event): void {
    if (event.composedPath().some((target) => target instanceof Element && isWritable(target))) begin();
  }

  function begin(): void {
    changes.disconnect();
    for (const name of EVENTS) realm.removeEventListener(name, onEvent, true);
    start();
  }

  changes.observe(realm.document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable'],
  });
  for (const name of EVENTS) realm.addEventListener(name, onEvent, true);
  look();
}
