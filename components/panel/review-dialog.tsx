// The review as a dialog in the page.
import { useEffect, useRef } from 'react';
import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { AuditSummary } from '../audit-summary.tsx';
import { CloseButton } from '../close-button.tsx';
import { useLanguage } from '../language.ts';
import { OpenPrivateViewButton, WritePrivatelyButton } from '../private/buttons.tsx';
import { Review } from '../review.tsx';
import { actionForEnter, characterForComposer, ignoreRepeatedEnter, reviewStage } from '../review-keys.ts';
import { ReviewHint, SendButton, UndoButton } from '../send-choices.tsx';
import type { ReviewPlace } from './review-place.ts';

interface SheetProps {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
  readonly id: string;
  readonly place: ReviewPlace;
  readonly onClose: () => void;
}

/** In pixels; in a narrower window the texts and the list do not fit side by side (`panel.css`). */
const SIDE_BY_SIDE_WIDTH = 680;

export function ReviewDialog({ state, act, id, place, onClose }: SheetProps) {
  const { say } = useLanguage();
  const { isLow, ...style } = place;
  const isListFirst = isLow && place.width < SIDE_BY_SIDE_WIDTH;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="cc-float cc-panel"
      style={style}
      data-room={isLow ? 'low' : 'enough'}
      data-coatcheck="panel"
      data-review={reviewStage(state)}
      onKeyDown={(event) => {
        ignoreRepeatedEnter(event);
        const byEnter = actionForEnter(event, state);
        if (byEnter) act(byEnter);
        const character = characterForComposer(event);
        if (character !== undefined) act({ do: 'type', character });
      }}
    >
      <div className="cc-panel-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {say('beforeYouSend')}
        </h2>
        {state.isComposerGone ? null : <WritePrivatelyButton act={act} />}
        <OpenPrivateViewButton state={state} act={act} />
        <CloseButton label={say('close')} part="close" onClick={onClose} />
      </div>
      <div className="cc-panel-body">
        <Review state={state} act={act} isListFirst={isListFirst} />
      </div>
      <div className="cc-panel-foot">
        <div className="cc-panel-words">
          <AuditSummary state={state} />
          <ReviewHint state={state} />
        </div>
        <div className="cc-row cc-panel-choices">
          <UndoButton state={state} act={act} />
          <SendButton state={state} act={act} />
        </div>
      </div>
    </div>
  );
}
