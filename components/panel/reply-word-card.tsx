import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PromptAction, ReplyWordPlace } from '../../lib/page/prompt/prompt-state.ts';
import { CloseButton } from '../close-button.tsx';
import { useLanguage } from '../language.ts';
import { leftEdgeInWindow, PANEL_MARGIN, windowSize } from './review-place.ts';

interface Props {
  readonly word: ReplyWordPlace;
  readonly act: (action: PromptAction) => void;
}

const GAP = 6;

/** Places the card below its word, so that the word stays readable, or above it if there is no room below. */
function placeAt({ left, top, bottom }: ReplyWordPlace, { offsetWidth, offsetHeight }: HTMLElement): CSSProperties {
  const below = bottom + GAP;
  const isBelow = below + offsetHeight + PANEL_MARGIN <= window.innerHeight;
  return {
    left: leftEdgeInWindow(left, offsetWidth, windowSize()),
    top: isBelow ? below : Math.max(PANEL_MARGIN, top - GAP - offsetHeight),
  };
}

/** Says what was sent for one word of a reply, and shows that in the reply instead of the original, or the original again. */
export function ReplyWordCard({ word, act }: Props) {
  const { say } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  const { original, surrogate, isSent, takesFocus } = word;
  useLayoutEffect(() => {
    const update = () => {
      if (element.current) setPlace(placeAt(word, element.current));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [word]);
  const isPlaced = place !== undefined;
  // The card is hidden until its place is known, and hidden elements cannot take the focus.
  useEffect(() => {
    if (isPlaced && takesFocus) button.current?.focus();
  }, [isPlaced, takesFocus]);
  return (
    <div
      ref={element}
      role="dialog"
      aria-label={say('replyWord')}
      className="cc-reply-word"
      style={place ?? { visibility: 'hidden' }}
      data-coatcheck="reply-word"
    >
      <div className="cc-word-head">
        <div className="cc-grow" role="status">
          <p data-strong={!isSent}>{say('replyWordRestored', { original })}</p>
          <p data-strong={isSent}>{say('replyWordSent', { surrogate })}</p>
        </div>
        <CloseButton label={say('close')} part="reply-word-close" onClick={() => act({ do: 'close-card' })} />
      </div>
      <button
        ref={button}
        type="button"
        className="cc-button"
        data-coatcheck="reply-word-toggle"
        // The original comes into the page, which can read it.
        data-lowers={isSent ? '' : 'later'}
        onClick={() => act({ do: 'toggle-reply-word' })}
      >
        {say(isSent ? 'replyWordShowReal' : 'replyWordShowSent')}
      </button>
    </div>
  );
}
