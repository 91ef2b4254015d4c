import type { KeyboardEvent, ReactNode } from 'react';
import type { RiskLevel } from '../lib/detect/annotation.ts';
import type { Language } from '../lib/language/language.ts';
import type { Span } from '../lib/text/span.ts';
import { useLanguage } from './language.ts';
import { riskText } from './words.ts';

export interface TextMark extends Span {
  /** An id that an original and its surrogate share, so that hovering one highlights the other. */
  readonly id: string;
  readonly risk: RiskLevel;
  /** Says how a value was hidden that left nothing in the text; the mark is shown as an empty box then. */
  readonly gap?: string;
}

interface Props {
  readonly text: string;
  readonly marks: readonly TextMark[];
  readonly linked: string | undefined;
  readonly onLink: (id: string | undefined) => void;
  readonly onSelect: (id: string) => void;
  readonly label: string;
  readonly name: string;
}

/** The marks in the order of the text; of two that overlap, only the first. */
function shownMarks(text: string, marks: readonly TextMark[]): readonly TextMark[] {
  const shown: TextMark[] = [];
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start >= (shown.at(-1)?.end ?? 0) && mark.end <= text.length) shown.push(mark);
  }
  return shown;
}

function titleOf({ risk, gap }: TextMark, language: Language): string {
  const more = language.say('riskClickForMore', { risk: riskText(risk, language).word });
  return gap === undefined ? more : `${gap}. ${more}`;
}

const isButtonKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** A text with its marks as buttons. It is never written through innerHTML, because a prompt may hold markup. */
export function HighlightedText({ text, marks, linked, onLink, onSelect, label, name }: Props) {
  const language = useLanguage();
  const shown = shownMarks(text, marks);
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const mark of shown) {
    const link = () => onLink(mark.id);
    const unlink = () => onLink(undefined);
    const select = () => onSelect(mark.id);
    pieces.push(
      text.slice(at, mark.start),
      // biome-ignore lint/a11y/useSemanticElements: browsers lay a <button> out as a block, so a long value would not break with the text.
      <span
        key={mark.id}
        role="button"
        tabIndex={0}
        className="cc-mark"
        data-risk={mark.risk}
        data-linked={linked === mark.id}
        data-gap={mark.gap === undefined ? undefined : ''}
        aria-label={mark.gap}
        title={titleOf(mark, language)}
        onMouseEnter={link}
        onMouseLeave={unlink}
        onFocus={link}
        onBlur={unlink}
        onClick={select}
        onKeyDown={(event) => {
          if (!isButtonKey(event)) return;
          // The space bar would scroll the text, also while it is held.
          event.preventDefault();
          if (!event.repeat) select();
        }}
      >
        {text.slice(mark.start, mark.end)}
      </span>,
    );
    at = mark.end;
  }
  pieces.push(text.slice(at));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className="cc-text" lang="" dir="auto" aria-label={label} data-coatcheck={name} tabIndex={0}>
      {pieces}
    </section>
  );
}
