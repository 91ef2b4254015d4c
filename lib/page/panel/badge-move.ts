// Moves the badge by dragging, or by the arrow keys while it has the focus. Home resets it to its automatic place.

export interface BadgeMoveCallbacks {
  by(x: number, y: number): void;
  /** Called when the move has ended. */
  done(): void;
  reset(): void;
}

/** A shorter movement counts as a click. */
const DRAG_FROM_PX = 6;
const ARROW_STEP_PX = 16;
/** The browser sends the click of a released drag within this time. */
const CLICK_COMES_MS = 100;
const BADGE_SELECTOR = '.cc-badge';

const ARROW_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-ARROW_STEP_PX, 0],
  ArrowRight: [ARROW_STEP_PX, 0],
  ArrowUp: [0, -ARROW_STEP_PX],
  ArrowDown: [0, ARROW_STEP_PX],
};

const isOnBadge = (event: Event) => event.target instanceof Element && event.target.closest(BADGE_SELECTOR) !== null;

interface Drag {
  readonly pointer: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/** @returns a function that removes the listeners */
export function makeBadgeMovable(root: ShadowRoot, moves: BadgeMoveCallbacks): () => void {
  let drag: Drag | undefined;
  let draggedAt = Number.NEGATIVE_INFINITY;

  function onDown(event: PointerEvent): void {
    if (!event.isTrusted || event.button !== 0 || !isOnBadge(event)) return;
    drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
  }

  function onMove(event: PointerEvent): void {
    if (!drag || !event.isTrusted || event.pointerId !== drag.pointer) return;
    // The button was released over a frame, which kept the event.
    if (event.buttons === 0) {
      onUp(event);
      return;
    }
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.isMoving && Math.hypot(x, y) < DRAG_FROM_PX) return;
    drag = { ...drag, isMoving: true, x: event.clientX, y: event.clientY };
    moves.by(x, y);
  }

  function onUp(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (drag.isMoving) {
      draggedAt = performance.now();
      moves.done();
    }
    drag = undefined;
  }

  /** Swallows the click that follows a drag. */
  function onClick(event: MouseEvent): void {
    if (event.detail === 0 || performance.now() - draggedAt > CLICK_COMES_MS) return;
    draggedAt = Number.NEGATIVE_INFINITY;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isOnBadge(event))
      return;
    const way = ARROW_STEPS[event.key];
    if (!way && event.key !== 'Home') return;
    event.preventDefault();
    if (way) {
      moves.by(...way);
      moves.done();
    } else moves.reset();
  }

  root.addEventListener('pointerdown', onDown as EventListener, true);
  root.addEventListener('click', onClick as EventListener, true);
  root.addEventListener('keydown', onKey as EventListener, true);
  window.addEventListener('pointermove', onMove, { capture: true, passive: true });
  for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, onUp, true);
  return () => {
    window.removeEventListener('pointermove', onMove, { capture: true });
    for (const name of ['pointerup', 'pointercancel'] as const) window.removeEventListener(name, onUp, true);
  };
}
