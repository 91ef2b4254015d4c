// Opens the card of a word: of the word whose mark was clicked, or of the next one by keyboard. The card moves with its word, and closes when the
// word is gone.
import type { Annotation } from '../../detect/annotation.ts';
import { isTextField } from '../dom/text-fields.ts';
import { boxesOfAnnotations } from '../highlights/highlights.ts';
import { isMarked } from '../highlights/mark-kinds.ts';
import type { WordPlace } from './prompt-state.ts';
import type { PromptStore } from './prompt-store.ts';

interface WordCardParts {
  readonly store: PromptStore;
  readonly composer: () => HTMLElement | undefined;
  readonly isOurs: (event: Event) => boolean;
  /** Opens the card of the next restored word of a reply, for a composer without marked words. */
  readonly openNextInReplies: () => void;
}

export interface WordCard {
  close(): void;
}

interface MarkedWord {
  readonly annotation: Annotation;
  readonly box: DOMRect;
}

/** A thin mark is hard to hit, so points this many pixels beside it count too. */
const NEAR_PX = 2;

const holdsPoint = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left - NEAR_PX && x <= box.right + NEAR_PX && y >= box.top - NEAR_PX && y <= box.bottom + NEAR_PX;

function hasSelection(composer: HTMLElement): boolean {
  if (isTextField(composer)) return composer.selectionStart !== composer.selectionEnd;
  return composer.ownerDocument.getSelection()?.isCollapsed === false;
}

/** The marked words of the prompt and their boxes in the composer. */
function markedWords(store: PromptStore) {
  function words(at: HTMLElement) {
    const marked = store.state.annotations.filter(isMarked);
    const boxes = boxesOfAnnotations(at, marked);
    return marked.map((annotation, i) => ({ annotation, boxes: boxes[i] ?? [] }));
  }

  return {
    of: ({ span }: WordPlace): Annotation | undefined =>
      store.state.annotations.find(({ start, end }) => start === span.start && end === span.end),
    at: (composer: HTMLElement, x: number, y: number): MarkedWord | undefined =>
      words(composer)
        .flatMap(({ annotation, boxes }) => boxes.map((box) => ({ annotation, box })))
        .find(({ box }) => holdsPoint(box, x, y)),
    /** The next marked word after this position, or the first one. */
    after(composer: HTMLElement, position: number): MarkedWord | undefined {
      const seen = words(composer).flatMap(({ annotation, boxes: [box] }) => (box ? [{ annotation, box }] : []));
      return seen.find(({ annotation }) => annotation.start > position) ?? seen[0];
    },
  };
}

export function wordCard({ store, composer, isOurs, openNextInReplies }: WordCardParts): WordCard {
  const words = markedWords(store);
  let frame = 0;

  function open({ annotation: { start, end }, box }: MarkedWord, takesFocus: boolean): void {
    const { left, top, right, bottom } = box;
    store.set({ card: { span: { start, end }, left, top, right, bottom, takesFocus } });
  }

  function close(): void {
    if (!store.state.card) return;
    const hadFocus = store.state.card.takesFocus;
    store.drop('card');
    store.set({});
    if (hadFocus) composer()?.focus();
  }

  function onClick(event: MouseEvent): void {
    if (!event.isTrusted || isOurs(event)) return;
    const at = composer();
    const isWord = at && event.composedPath().includes(at) && !hasSelection(at);
    const word = isWord ? words.at(at, event.clientX, event.clientY) : undefined;
    if (word) open(word, false);
    else close();
  }

  function openNext(): void {
    const at = composer();
    const next = at && words.after(at, store.state.card?.span.start ?? -1);
    if (next) open(next, true);
    else openNextInReplies();
  }

  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted) return;
    if (event.altKey && event.shiftKey && event.code === 'KeyW') {
      event.preventDefault();
      event.stopImmediatePropagation();
      openNext();
    } else if (event.key === 'Escape' && store.state.card && !isOurs(event)) close();
  }

  /** Moves the card with its word after scrolling or resizing; closes it if the word is out of sight. */
  function follow(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { card } = store.state;
      const at = composer();
      const annotation = card && words.of(card);
      if (!card || !annotation || !at) return;
      const [box] = boxesOfAnnotations(at, [annotation])[0] ?? [];
      const area = at.getBoundingClientRect();
      if (!box || box.bottom < area.top || box.top > area.bottom) return close();
      open({ annotation, box }, card.takesFocus);
    });
  }

  /** Closes the card if the person changed the word, a review opens or the prompt left. */
  store.subscribe(() => {
    const { card, review, status } = store.state;
    if (card && (review || status === 'sending' || status === 'sent' || !words.of(card))) close();
  });
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', follow);
  return { close };
}
