import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PromptAction, PromptState, WordPlace } from '../../lib/page/prompt/prompt-state.ts';
import { CloseButton } from '../close-button.tsx';
import { hidingStateBySpan, replacementText, surrogatesBySpan } from '../effective-replacements.ts';
import { spanTreatmentOf } from '../grouped-spans.ts';
import { useLanguage } from '../language.ts';
import { RiskShape } from '../risk-shape.tsx';
import { WordChoice } from '../word-choice.tsx';
import { WordFineTuning, WordSummary } from '../word-decisions.tsx';
import { leftEdgeInWindow, PANEL_MARGIN, windowSize } from './review-place.ts';

interface Props {
  readonly state: PromptState;
  readonly card: WordPlace;
  readonly act: (action: PromptAction) => void;
  readonly onReview: () => void;
}

const GAP = 6;
const MAX_WIDTH = 368;

interface CardPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Places the card above the word, because most composers are at the bottom of the window; below the word if there is no room above. It
 * stays inside the window.
 */
function placeCard(card: WordPlace, height: number): CardPlace {
  const width = Math.min(MAX_WIDTH, window.innerWidth - 2 * PANEL_MARGIN);
  const left = leftEdgeInWindow(card.left, width, windowSize());
  const above = card.top - GAP - height;
  const top = above >= PANEL_MARGIN ? above : Math.min(card.bottom + GAP, window.innerHeight - height - PANEL_MARGIN);
  return { left, top: Math.max(PANEL_MARGIN, top), width };
}

function useCardPlace(element: RefObject<HTMLElement | null>, card: WordPlace): CardPlace | undefined {
  const [place, setPlace] = useState<CardPlace>();
  useLayoutEffect(() => {
    const update = () => {
      if (element.current) setPlace(placeCard(card, element.current.offsetHeight));
    };
    update();
    const watch = new ResizeObserver(update);
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, card]);
  return place;
}

/** Lets the person replace one word of the composer or send it as it is, and says why it was found. "Fine-tune" unfolds the other settings. */
export function WordCard({ state, card, act, onReview }: Props) {
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const place = useCardPlace(element, card);
  const { start, end } = card.span;
  const isPlaced = place !== undefined;
  // The card is hidden until its place is known, and hidden elements cannot take the focus.
  useEffect(() => {
    if (isPlaced && card.takesFocus) element.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isPlaced, card.takesFocus]);
  const annotation = state.annotations.find((found) => found.start === start && found.end === end);
  if (!annotation) return null;
  const original = state.text.slice(start, end);
  const surrogate = surrogatesBySpan(state).get(`${start}:${end}`);
  const hidden = hidingStateBySpan(state).get(`${start}:${end}`);
  const style = { width: MAX_WIDTH, ...place, visibility: isPlaced ? 'visible' : 'hidden' } as const;
  return (
    <div
      ref={element}
      role="dialog"
      aria-label={original}
      className="cc-word-card"
      style={style}
      data-risk={annotation.risk}
      data-coatcheck="word-card"
    >
      <div className="cc-word-head">
        <RiskShape risk={annotation.risk} />
        <p className="cc-grow" data-coatcheck="card-title">
          <strong>{original}</strong>
          {hidden ? <span> → {replacementText(hidden, surrogate, language)}</span> : null}
        </p>
        <CloseButton label={language.say('close')} part="card-close" onClick={() => act({ do: 'close-card' })} />
      </div>
      <WordChoice
        original={original}
        risk={annotation.risk}
        treatment={spanTreatmentOf(annotation, original, surrogate)}
        onChange={(risk) => act({ do: 'set-risk', span: { start, end }, risk })}
      />
      <WordSummary annotation={annotation} original={original} surrogate={surrogate} />
      <details className="cc-fine-tune">
        <summary data-coatcheck="fine-tune">{language.say('fineTune')}</summary>
        <div>
          <WordFineTuning
            annotation={annotation}
            original={original}
            hidden={hidden}
            canHint={state.site.hintsTo !== undefined}
            learned={state.learned}
            nameChoices={state.sanitized?.nameChoices}
            act={act}
          />
        </div>
      </details>
      <button
        type="button"
        className="cc-button cc-plain cc-word-review"
        data-coatcheck="card-review"
        onClick={onReview}
      >
        {language.say('reviewWholePrompt')}
      </button>
    </div>
  );
}
