import { useLayoutEffect, useRef, useState } from 'react';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { useLanguage } from '../language.ts';
import { standInNoteText } from '../words.ts';

const MARGIN = 8;
const GAP = 4;
const MAX_WIDTH = 300;

/** The note beside a surrogate that was not restored: its original, and why it was kept. */
export function StandInNote({ standIn }: { readonly standIn: NonNullable<PromptState['standIn']> }) {
  const { read } = useLanguage();
  const element = useRef<HTMLParagraphElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => setHeight(element.current?.offsetHeight ?? 0), []);
  const width = Math.min(MAX_WIDTH, window.innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(standIn.left, window.innerWidth - width - MARGIN));
  const below = standIn.bottom + GAP;
  const top = below + height + MARGIN <= window.innerHeight ? below : standIn.top - GAP - height;
  return (
    <p
      ref={element}
      role="status"
      className="cc-stand-in-note"
      style={{ left, top: Math.max(MARGIN, top), maxWidth: width }}
      data-coatcheck="stand-in-note"
    >
      {read(standInNoteText(standIn.original, standIn.reason))}
    </p>
  );
}
