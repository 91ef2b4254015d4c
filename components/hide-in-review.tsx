import { type ReactNode, useRef, useState } from 'react';
import { isFewWords } from '../lib/page/prompt/few-words.ts';
import type { Span } from '../lib/text/span.ts';
import { ShieldIcon } from './icons.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly text: string;
  readonly onHide: (span: Span) => void;
  readonly children: ReactNode;
}

/** A shadow root has a selection of its own in Chromium only. */
type RootWithSelection = Node & Partial<Pick<Document, 'getSelection'>>;

/** The words of the prompt that are selected inside this element. A stand-in for a word is no part of the prompt. */
function selectedSpan(within: Node, text: string): Span | undefined {
  const root = within.getRootNode() as RootWithSelection;
  const selection = root.getSelection?.() ?? document.getSelection();
  const words = selection && within.contains(selection.anchorNode) ? selection.toString().trim() : '';
  const start = isFewWords(words) ? text.indexOf(words) : -1;
  return start < 0 ? undefined : { start, end: start + words.length };
}

/** The texts of the review, with a button for what is selected in them. */
export function HideInReview({ text, onHide, children }: Props) {
  const { say } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const [span, setSpan] = useState<Span>();
  const look = () => setSpan(element.current ? selectedSpan(element.current, text) : undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks at what is selected inside; the form below takes words by keyboard.
    <div ref={element} className="cc-selectable" onMouseUp={look} onKeyUp={look}>
      {children}
      {span ? (
        <button
          type="button"
          className="cc-button"
          data-coatcheck="hide-selected"
          // A press would end the selection, and with it this button.
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={(event) => event.stopPropagation()}
          onClick={() => {
            onHide(span);
            setSpan(undefined);
          }}
        >
          <ShieldIcon />
          {say('hideSelected')}: {text.slice(span.start, span.end)}
        </button>
      ) : null}
    </div>
  );
}
