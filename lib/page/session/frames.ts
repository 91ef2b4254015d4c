// Starts a session in a frame only if the frame has a composer, or text that may be the replies to a composer elsewhere in its page: a chat may be
// in a frame of its site, but most frames have no chat.
import { deepElements, EDITABLE_SELECTOR, isEditable, isWritable } from '../dom/elements.ts';

const TYPING_EVENTS = ['focusin', 'beforeinput', 'input', 'paste', 'keydown'] as const;

function holdsComposer(document: Document): boolean {
  if (document.designMode === 'on') return true;
  for (const element of deepElements(document, EDITABLE_SELECTOR)) if (isEditable(element)) return true;
  return false;
}

const SMALLEST_REPLY_FRAME = { width: 200, height: 100 };
const FEWEST_REPLY_CHARACTERS = 20;

/** Whether the frame may show replies: it is large enough to read in, has text, and the page around it is of the same origin. */
function mayShowReplies(realm: Window): boolean {
  // Null in a frame of another origin: its text is no part of this chat.
  if (realm.frameElement === null) return false;
  if (realm.innerWidth < SMALLEST_REPLY_FRAME.width || realm.innerHeight < SMALLEST_REPLY_FRAME.height) return false;
  return (realm.document.body?.textContent.trim().length ?? 0) >= FEWEST_REPLY_CHARACTERS;
}

/**
 * Starts at once in the top page; in a frame as soon as it has a text field, which is before anything can be sent, or text that may be a reply.
 */
export function startWhenComposerAppears(realm: Window, start: () => void): void {
  if (realm === realm.top) {
    start();
    return;
  }
  const changes = new MutationObserver(look);

  function look(): void {
    if (mayShowReplies(realm) || holdsComposer(realm.document)) begin();
  }

  /** Also detects fields that the observer does not see: in shadow roots, made editable by a property, or readable by no driver. */
  function onEvent(event: Event): void {
    if (event.composedPath().some((target) => target instanceof Element && isWritable(target))) begin();
  }

  function begin(): void {
    changes.disconnect();
    for (const name of TYPING_EVENTS) realm.removeEventListener(name, onEvent, true);
    realm.removeEventListener('resize', look);
    start();
  }

  changes.observe(realm.document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable'],
  });
  for (const name of TYPING_EVENTS) realm.addEventListener(name, onEvent, true);
  realm.addEventListener('resize', look);
  look();
}
