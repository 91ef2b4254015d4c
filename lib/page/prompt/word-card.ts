// Which word's card is open: the one whose mark was clicked, or the next one that the keyboard asks for. The card moves with its
// word, and goes when the word does.
import type { Annotation } from '../../detect/annotation.ts';
import { isField } from '../dom/one-line-fields.ts';
import { boxesOf } from '../highlights/highlights.ts';
import type { WordPlace } from './prompt-state.ts';
import type { PromptStore } from './prompt-store.ts';

export interface WordCardParts {
  readonly store: PromptStore;
  readonly composer: () => HTMLElement | undefined;
  readonly isOurs: (event: Event) => boolean;
}

export interface WordCard {
  close(): void;
  stop(): void;
}

interface Word {
  readonly annotation: Annotation;
  readonly box: DOMRect;
}

/** What stays at the lowest level has no mark. */
const UNMARKED = 1;
/** A thin mark is hard to hit: so many pixels beside it still count. */
const NEAR = 2;

const holdsPoint = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left - NEAR && x <= box.right + NEAR && y >= box.top - NEAR && y <= box.bottom + NEAR;

function selectsSomething(composer: HTMLElement): boolean {
  if (isField(composer)) return composer.selectionStart !== composer.selectionEnd;
  return composer.ownerDocument.getSelection()?.isCollapsed === false;
}

export function wordCard({ store, composer, isOurs }: WordCardParts): WordCard {
  let frame = 0;

  function words(at: HTMLElement) {
    const marked = store.state.annotations.filter(({ risk }) => risk > UNMARKED);
    const boxes = boxesOf(at, marked);
    return marked.map((annotation, i) => ({ annotation, boxes: boxes[i] ?? [] }));
  }

  function open({ annotation: { start, end }, box }: Word, takesFocus: boolean): void {
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

  function wordAt(at: HTMLElement, x: number, y: number): Word | undefined {
    return words(at)
      .flatMap(({ annotation, boxes }) => boxes.map((box) => ({ annotation, box })))
      .find(({ box }) => holdsPoint(box, x, y));
  }

  function onClick(event: MouseEvent): void {
    if (!event.isTrusted || isOurs(event)) return;
    const at = composer();
    const isWord = at && event.composedPath().includes(at) && !selectsSomething(at);
    const word = isWord ? wordAt(at, event.clientX, event.clientY) : undefined;
    if (word) open(word, false);
    else close();
  }

  /** The next marked word after the open one, or the first: round and round. */
  function openNext(): void {
    const at = composer();
    if (!at) return;
    const seen = words(at).flatMap(({ annotation, boxes: [box] }) => (box ? [{ annotation, box }] : []));
    const after = store.state.card?.span.start ?? -1;
    const next = seen.find(({ annotation }) => annotation.start > after) ?? seen[0];
    if (next) open(next, true);
  }

  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted) return;
    if (event.altKey && event.shiftKey && event.code === 'KeyW') {
      event.preventDefault();
      event.stopImmediatePropagation();
      openNext();
    } else if (event.key === 'Escape' && store.state.card && !isOurs(event)) close();
  }

  /** Scrolled or resized: where the word is now; out of sight, there is no card. */
  function follow(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { card } = store.state;
      const at = composer();
      const annotation = card && wordOf(card);
      if (!card || !annotation || !at) return;
      const [box] = boxesOf(at, [annotation])[0] ?? [];
      const area = at.getBoundingClientRect();
      if (!box || box.bottom < area.top || box.top > area.bottom) return close();
      open({ annotation, box }, card.takesFocus);
    });
  }

  const wordOf = ({ span }: WordPlace): Annotation | undefined =>
    store.state.annotations.find(({ start, end }) => start === span.start && end === span.end);

  /** The person types on, or the prompt left: the word is another one, or none. */
  const unsubscribe = store.subscribe(() => {
    const { card, status } = store.state;
    if (card && (status === 'sending' || status === 'sent' || !wordOf(card))) close();
  });
  const scrolled = { capture: true, passive: true } as const;
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('scroll', follow, scrolled);
  window.addEventListener('resize', follow);
  return {
    close,
    stop() {
      cancelAnimationFrame(frame);
      unsubscribe();
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', follow, scrolled);
      window.removeEventListener('resize', follow);
    },
  };
}
