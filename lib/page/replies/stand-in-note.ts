// Shows the original of a kept stand-in while the pointer is on its mark. It is drawn in the panel's shadow tree, so no original is in the page's
// text, titles or attributes.
import type { PromptStore } from '../prompt/prompt-store.ts';
import { boxesOf, containsPoint } from './mark-boxes.ts';
import type { StandInMark } from './marked-blocks.ts';
import type { Replies } from './replies.ts';

/** @returns a function that removes the listeners */
export function showStandInNotes(store: PromptStore, replies: Pick<Replies, 'standIns' | 'restored'>): () => void {
  let frame = 0;
  let shown: StandInMark | undefined;

  function hide(): void {
    if (!shown) return;
    shown = undefined;
    store.drop('standIn');
    store.set({});
  }

  function lookAt(x: number, y: number): void {
    const marks = replies.restored ? replies.standIns() : [];
    for (const mark of marks) {
      const box = boxesOf(mark.range).find((one) => containsPoint(one, x, y));
      if (!box) continue;
      if (mark === shown) return;
      shown = mark;
      const { original, reason } = mark;
      store.set({ standIn: { original, reason, left: box.left, top: box.top, bottom: box.bottom } });
      return;
    }
    hide();
  }

  function onMove({ clientX, clientY }: PointerEvent): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => lookAt(clientX, clientY));
  }

  const passive = { capture: true, passive: true } as const;
  window.addEventListener('pointermove', onMove, passive);
  window.addEventListener('pointerdown', onMove, passive);
  window.addEventListener('scroll', hide, passive);
  return () => {
    cancelAnimationFrame(frame);
    hide();
    window.removeEventListener('pointermove', onMove, passive);
    window.removeEventListener('pointerdown', onMove, passive);
    window.removeEventListener('scroll', hide, passive);
  };
}
