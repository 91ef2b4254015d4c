// The prompt in the popup, which is at most 600 pixels high: the count, the switch and Send; the rest is folded.
import type { ReactNode } from 'react';
import { AutomaticModeNotice } from '../automatic-mode-notice.tsx';
import { useLanguage } from '../language.ts';
import { WritePrivatelyButton } from '../private/buttons.tsx';
import { Review } from '../review.tsx';
import { SendButton, UndoButton } from '../send-choices.tsx';
import { PauseChoice } from './pause-choice.tsx';
import { type PromptProps, ReplyChoices, SiteChoices, SiteLine } from './prompt.tsx';

interface FoldProps {
  readonly name: string;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function PopupDetails({ name, title, isOpen = false, children }: FoldProps) {
  return (
    <details className="cc-popup-fold" data-coatcheck={`fold-${name}`} open={isOpen}>
      <summary>{title}</summary>
      <div className="cc-stack">{children}</div>
    </details>
  );
}

/** True if the review must be unfolded, because it contains something that the person has to decide. */
const needsDecision = ({ stopped, notice, survivors, attachment, review }: PromptProps['state']): boolean =>
  [stopped, notice, survivors, attachment, review].some((one) => one !== undefined);

export function PopupPrompt({ state, act }: PromptProps) {
  const { say } = useLanguage();
  const isEmpty = state.text.trim() === '';
  const review = <Review state={state} act={act} />;
  return (
    <div className="cc-stack">
      <SiteLine state={state} act={act} />
      <PauseChoice state={state} act={act} />
      {state.site.startedLate ? (
        <div className="cc-row" data-coatcheck="started-late">
          <p className="cc-grow cc-muted">{say('startedLate')}</p>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="reload"
            onClick={() => act({ do: 'reload-page' })}
          >
            {say('reload')}
          </button>
        </div>
      ) : null}
      <ReplyChoices state={state} act={act} />
      {state.isAutomaticNow ? <AutomaticModeNotice act={act} /> : null}
      {state.site.enabled && !isEmpty ? (
        <div className="cc-row">
          <SendButton state={state} act={act} />
          {state.annotations.length > 0 ? <UndoButton state={state} act={act} /> : null}
        </div>
      ) : null}
      {state.site.enabled && isEmpty ? review : null}
      {state.site.enabled && !isEmpty ? (
        <PopupDetails name="review" title={say('reviewFold')} isOpen={needsDecision(state)}>
          {review}
        </PopupDetails>
      ) : null}
      <PopupDetails name="site" title={say('onThisSite')} isOpen={state.health?.composer === 'missing'}>
        {state.site.enabled ? <WritePrivatelyButton act={act} /> : null}
        <SiteChoices state={state} act={act} />
      </PopupDetails>
    </div>
  );
}
