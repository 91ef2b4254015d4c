// The boxes over a page. Each marks something that is covered or can be. A person draws a cover with the pointer and moves it with the arrow keys.
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { RelativeArea } from '../../lib/documents/page-view.ts';
import type { Language } from '../../lib/language/language.ts';
import type { PageBox, PageStep, ShownPage } from '../../lib/page/prompt/shown-page.ts';
import { useLanguage } from '../language.ts';
import { areaBetween, isDrawn, movedBy } from './drawn-area.ts';

interface Props {
  readonly shown: ShownPage;
  readonly step: (step: PageStep) => void;
}

const percent = (share: number) => `${share * 100}%`;

const styleOf = ({ left, top, right, bottom }: RelativeArea): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(right - left),
  height: percent(bottom - top),
});

function boxWords({ kind, isCovered, text = '' }: PageBox, { say }: Language): string {
  if (kind === 'word') return say(isCovered ? 'boxWordReplaced' : 'boxWordKept', { text });
  if (kind === 'code') return say(isCovered ? 'boxCodeCovered' : 'boxCodeKept');
  return say(kind === 'unsure' ? 'boxUnsure' : 'boxDrawn');
}

/** Boxes with keys that stay while a cover is moved or a box of another kind disappears, so that the focus stays too. */
function keyedBoxes(boxes: readonly PageBox[]): readonly (readonly [key: string, box: PageBox])[] {
  const counts = new Map<PageBox['kind'], number>();
  return boxes.map((box) => {
    const count = (counts.get(box.kind) ?? 0) + 1;
    counts.set(box.kind, count);
    return [`${box.kind} ${count}`, box];
  });
}

interface BoxProps {
  readonly box: PageBox;
  readonly busy: boolean;
  readonly step: Props['step'];
}

function Box({ box, busy, step }: BoxProps) {
  const language = useLanguage();
  const words = boxWords(box, language);

  function onKeyDown(event: KeyboardEvent): void {
    const to = box.kind === 'drawn' ? movedBy(box, event.key, event.shiftKey) : undefined;
    if (!to || busy) return;
    event.preventDefault();
    step({ move: box, to });
  }

  return (
    <button
      type="button"
      className="cc-page-box"
      style={styleOf(box)}
      data-coatcheck="page-box"
      data-kind={box.kind}
      data-covered={box.isCovered}
      data-lowers={box.isCovered ? '' : 'later'}
      aria-pressed={box.isCovered}
      aria-label={words}
      title={words}
      // `disabled` would take the focus away from the box that was just pressed.
      aria-disabled={busy}
      onKeyDown={onKeyDown}
      onClick={() => busy || step({ toggle: box })}
    />
  );
}

export function PageBoxes({ shown, step }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<{ readonly x: number; readonly y: number }>();
  const [drawn, setDrawn] = useState<RelativeArea>();
  const canDraw = !shown.busy && !shown.isWritten && shown.image !== undefined;

  function placeOf({ clientX, clientY }: PointerEvent) {
    const { left = 0, top = 0, width = 1, height = 1 } = layer.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  function end(): void {
    if (drawn && isDrawn(drawn) && canDraw) step({ cover: drawn });
    setFrom(undefined);
    setDrawn(undefined);
  }

  return (
    <div
      ref={layer}
      className="cc-page-layer"
      data-coatcheck="page-layer"
      data-draws={canDraw}
      onPointerDown={(event) => {
        if (event.target !== layer.current || event.button !== 0 || !canDraw) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(placeOf(event));
      }}
      onPointerMove={(event) => from && setDrawn(areaBetween(from, placeOf(event)))}
      onPointerUp={end}
      onPointerCancel={() => {
        setFrom(undefined);
        setDrawn(undefined);
      }}
    >
      {keyedBoxes(shown.boxes).map(([key, box]) => (
        <Box key={key} box={box} busy={shown.busy} step={step} />
      ))}
      {drawn ? <div className="cc-page-drawing" style={styleOf(drawn)} /> : null}
    </div>
  );
}
