// While a person types into a private frame, the page may try to take the keyboard: by focusing a field of its own, a frame of its
// own, or by lying over ours. Then the rest of the page cannot be focused, keys that reach it are stopped before it sees them, and the
// frame is focused again. A click outside of the frame ends that: then the person means the page.

export interface GuardedFrame {
  owns(event: Event): boolean;
  hasFocus(): boolean;
  focus(): void;
  /** Does a point of the window lie in the frame? */
  covers(x: number, y: number): boolean;
}

export interface KeyboardGuard {
  /** The person types into `frame` from now on. */
  hold(frame: GuardedFrame): void;
  release(): void;
  /** Our own writing into the page needs its fields: keys are stopped all the same. */
  pausedFor<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

const KEYS = ['keydown', 'keypress', 'keyup'] as const;
const INPUTS = [
  'beforeinput',
  'input',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'textInput',
  'paste',
  'drop',
] as const;
const POINTERS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
const LOOK_AGAIN_MS = 40;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Register it at document_start: what counts is to hear the window's events before the page does. */
export function guardKeyboard(target: Window, onTaken: () => void): KeyboardGuard {
  let held: GuardedFrame | undefined;
  let isPaused = false;
  let looking: ReturnType<typeof setInterval> | undefined;
  const quieted = new Set<HTMLElement>();

  function takeBack(): void {
    held?.focus();
    onTaken();
  }

  function onKey(event: Event): void {
    if (!held || !event.isTrusted || held.owns(event)) return;
    swallow(event);
    if (!isPaused && event.type === 'keydown') takeBack();
  }

  function onInput(event: Event): void {
    if (!held || isPaused || !event.isTrusted || held.owns(event)) return;
    swallow(event);
  }

  function onPointer(event: Event): void {
    if (!held || !event.isTrusted || held.owns(event) || !(event instanceof MouseEvent)) return;
    // Something of the page's lies over the frame, and the person believes to click into it.
    if (held.covers(event.clientX, event.clientY)) {
      swallow(event);
      if (event.type === 'pointerdown') takeBack();
    } else if (event.type === 'pointerdown') guard.release();
  }

  function onFocus(event: Event): void {
    if (!held || isPaused || held.owns(event)) return;
    if (event.target === target || event.target === target.document) return;
    event.stopImmediatePropagation();
    takeBack();
  }

  /** A frame of the page's takes the focus without any event here. */
  function look(): void {
    if (held && !isPaused && target.document.hasFocus() && !held.hasFocus()) takeBack();
  }

  function quiet(): void {
    for (const child of target.document.documentElement.children) {
      if (!(child instanceof HTMLElement) || child.tagName === 'HEAD' || child.hasAttribute('data-coatcheck-host'))
        continue;
      if (child.inert) continue;
      child.inert = true;
      quieted.add(child);
    }
  }

  function wake(): void {
    for (const child of quieted) child.inert = false;
    quieted.clear();
  }

  const observer = new MutationObserver(() => {
    if (!held || isPaused) return;
    quiet();
    look();
  });

  function begin(): void {
    quiet();
    observer.observe(target.document.documentElement, {
      childList: true,
      attributes: true,
      attributeFilter: ['inert'],
      subtree: true,
    });
    clearInterval(looking);
    looking = setInterval(look, LOOK_AGAIN_MS);
  }

  function end(): void {
    observer.disconnect();
    clearInterval(looking);
    wake();
  }

  const listeners: readonly (readonly [readonly string[], (event: Event) => void])[] = [
    [KEYS, onKey],
    [INPUTS, onInput],
    [POINTERS, onPointer],
    [['focus', 'focusin'], onFocus],
  ];
  for (const [names, listener] of listeners)
    for (const name of names) target.addEventListener(name, listener, { capture: true });

  const guard: KeyboardGuard = {
    hold(frame) {
      held = frame;
      if (!isPaused) begin();
    },
    release() {
      held = undefined;
      end();
    },
    async pausedFor(work) {
      isPaused = true;
      end();
      try {
        return await work();
      } finally {
        isPaused = false;
        if (held) begin();
      }
    },
    stop() {
      guard.release();
      for (const [names, listener] of listeners)
        for (const name of names) target.removeEventListener(name, listener, { capture: true });
    },
  };
  return guard;
}
