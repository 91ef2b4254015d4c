import type { ReactNode } from 'react';
import type { RiskLevel } from '../lib/detect/annotation.ts';
import type { Span } from '../lib/text/span.ts';
import { useLanguage } from './language.ts';
import { riskWords } from './words.ts';

export interface Mark extends Span {
  /** The same on both sides, so that hovering one lights the other. */
  readonly id: string;
  readonly risk: RiskLevel;
}

interface Props {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly linked: string | undefined;
  readonly onLink: (id: string | undefined) => void;
  readonly onSelect: (id: string) => void;
  readonly label: string;
  readonly name: string;
}

/** Text never goes through innerHTML: prompts hold anything. */
export function HighlightedText({ text, marks, linked, onLink, onSelect, label, name }: Props) {
  const language = useLanguage();
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end > text.length) continue;
    pieces.push(text.slice(at, mark.start));
    const link = () => onLink(mark.id);
    const unlink = () => onLink(undefined);
    pieces.push(
      <button
        key={mark.id}
        type="button"
        className="cc-mark"
        data-risk={mark.risk}
        data-linked={linked === mark.id}
        title={language.say('riskClickForMore', { risk: riskWords(mark.risk, language).word })}
        onMouseEnter={link}
        onMouseLeave={unlink}
        onFocus={link}
        onBlur={unlink}
        onClick={() => onSelect(mark.id)}
      >
        {text.slice(mark.start, mark.end)}
      </button>,
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
