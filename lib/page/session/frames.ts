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

const NO_SHOWN_TEXT = 'script, style, noscript, template';

/** Whether the document has as much text as a reply, apart from its scripts and styles. */
function hasReadableText({ body }: Document): boolean {
  if (!body) return false;
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  let characters = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.matches(NO_SHOWN_TEXT)) characters += node.nodeValue?.trim().length ?? 0;
    if (characters >= FEWEST_REPLY_CHARACTERS) return true;
  }
  return false;
}

/** Whether the frame is large enough to read in, and the page around it is of the same origin. */
function isReadable(realm: Window): boolean {
  // Null in a frame of another origin: its text is no part of this chat.
  if (realm.frameElement === null) return false;
  return realm.innerWidth >= SMALLEST_REPLY_FRAME.width && realm.innerHeight >= SMALLEST_REPLY_FRAME.height;
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
  // Read when the frame changes its size only: the browser lays the frame out to answer.
  let mayShowReplies = isReadable(realm);

  function look(): void {
    if ((mayShowReplies && hasReadableText(realm.document)) || holdsComposer(realm.document)) begin();
  }

  function onResize(): void {
    mayShowReplies = isReadable(realm);
    look();
  }

  /** Also detects fields that the observer does not see: in shadow roots, made editable by a property, or readable by no driver. */
  function onEvent(event: Event): void {
    if (event.composedPath().some((target) => target instanceof Element && isWritable(target))) begin();
  }

  function begin(): void {
    changes.disconnect();
    for (const name of TYPING_EVENTS) realm.removeEventListener(name, onEvent, true);
    realm.removeEventListener('resize', onResize);
    start();
  }

  changes.observe(realm.document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable'],
  });
  for (const name of TYPING_EVENTS) realm.addEventListener(name, onEvent, true);
  realm.addEventListener('resize', onResize);
  look();
}
