// Opens the card of a restored word in a reply: of the word that was clicked, that the text cursor is in, or of the next one by keyboard. The card
// says what was sent for the word, and shows that instead, for this word only.
import type { ReplyWordPlace } from '../prompt/prompt-state.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import { boxesOf, containsPoint } from './mark-boxes.ts';
import type { RestoredWord } from './marked-blocks.ts';
import type { Replies } from './replies.ts';

interface ReplyWordCardParts {
  readonly store: PromptStore;
  readonly replies: Pick<Replies, 'words' | 'showSent'>;
  readonly isOurs: (event: Event) => boolean;
}

export interface ReplyWordCard {
  /** Shows what was sent for the card's word, or its original again. */
  toggle(): void;
  /** Opens the card of the next word in sight. Returns false if no restored word is in sight. */
  openNext(): boolean;
  close(): void;
}

/** A press on these does something in the page, or puts a cursor there. */
const CONTROLS =
  'a[href], area[href], button, input, textarea, select, summary, label, video, audio, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [contenteditable]:not([contenteditable="false"])';

/** How often an open card follows its word: a reply moves with every line that is written above it, of which no event tells. */
const LOOKS_EVERY_MS = 100;

const isSameWord = (a: RestoredWord, b: RestoredWord) =>
  a.block === b.block && a.surrogate === b.surrogate && a.nth === b.nth;

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

function isInControl(event: Event): boolean {
  const [target] = event.composedPath();
  return !(target instanceof Node) || elementOf(target)?.closest(CONTROLS) != null;
}

/** Whether the text cursor is in the word, as with caret browsing or after a double click. */
function holdsCursor({ range }: RestoredWord): boolean {
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  if (!anchorNode || anchorOffset === undefined || !range.startContainer.isConnected) return false;
  const live = new Range();
  live.setStart(range.startContainer, range.startOffset);
  live.setEnd(range.endContainer, range.endOffset);
  return live.isPointInRange(anchorNode, anchorOffset);
}

const isSamePlace = (a: ReplyWordPlace | undefined, b: ReplyWordPlace) =>
  a !== undefined && Object.entries(b).every(([key, value]) => a[key as keyof ReplyWordPlace] === value);

const isPlainEnter = ({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent) =>
  key === 'Enter' && !altKey && !ctrlKey && !metaKey && !shiftKey && !isComposing;

const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

interface PlacedWord {
  readonly word: RestoredWord;
  readonly box: DOMRect;
}

function wordAt(words: readonly RestoredWord[], { clientX, clientY }: MouseEvent): PlacedWord | undefined {
  const boxes = words.flatMap((word) => boxesOf(word.range).map((box) => ({ word, box })));
  return boxes.find(({ box }) => containsPoint(box, clientX, clientY));
}

/** The next word in the window after `before`, or the first one. */
function wordAfter(words: readonly RestoredWord[], before: RestoredWord | undefined): PlacedWord | undefined {
  const inWindow = words.flatMap((word) => {
    const box = boxesOf(word.range).find(isInWindow);
    return box ? [{ word, box }] : [];
  });
  const at = inWindow.findIndex(({ word }) => before !== undefined && isSameWord(word, before));
  return inWindow[at + 1] ?? inWindow[0];
}

export function replyWordCard({ store, replies, isOurs }: ReplyWordCardParts): ReplyWordCard {
  let shown: RestoredWord | undefined;
  let focused: Element | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function open(word: RestoredWord, box: DOMRect | undefined, takesFocus: boolean): void {
    if (!box) return;
    if (takesFocus && !shown) focused = document.activeElement;
    timer ??= setInterval(update, LOOKS_EVERY_MS);
    shown = word;
    const { original, surrogate, isSent } = word;
    const { left, top, bottom } = box;
    const place = { original, surrogate, isSent, left, top, bottom, takesFocus };
    if (!isSamePlace(store.state.replyWord, place)) store.set({ replyWord: place });
  }

  function close(): void {
    if (!shown) return;
    const hadFocus = store.state.replyWord?.takesFocus === true;
    shown = undefined;
    clearInterval(timer);
    timer = undefined;
    store.drop('replyWord');
    store.set({});
    if (hadFocus && focused instanceof HTMLElement) focused.focus();
  }

  /** The card's word at its present place; its text and its range change with each choice. */
  function update(): void {
    const before = shown;
    const word = before && replies.words().find((one) => isSameWord(one, before));
    const box = word && boxesOf(word.range).find(isInWindow);
    if (word && box) open(word, box, store.state.replyWord?.takesFocus === true);
    else close();
  }

  function onClick(event: MouseEvent): void {
    if (!event.isTrusted || isOurs(event)) return;
    const isReading = document.getSelection()?.isCollapsed !== false && !isInControl(event);
    const pressed = isReading ? wordAt(replies.words(), event) : undefined;
    if (pressed) open(pressed.word, pressed.box, false);
    else close();
  }

  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted || isOurs(event)) return;
    if (event.key === 'Escape') close();
    if (!isPlainEnter(event) || isInControl(event)) return;
    const word = replies.words().find(holdsCursor);
    if (!word) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(word, boxesOf(word.range).find(isInWindow), true);
  }

  store.subscribe(() => {
    if (shown && !store.state.replies.restored) close();
  });
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  return {
    toggle() {
      if (!shown) return;
      replies.showSent(shown, !shown.isSent);
      update();
    },
    openNext() {
      const next = wordAfter(replies.words(), shown);
      if (next) open(next.word, next.box, true);
      return next !== undefined;
    },
    close,
  };
}
