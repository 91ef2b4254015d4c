// The active tab's prompt: its parts, and all of them stacked for the side panel, which is high enough.
import type { ReactNode } from 'react';
import { AutomaticModeNotice } from '../automatic-mode-notice.tsx';
import { badgeSummary } from '../badge-summary.ts';
import { useLanguage } from '../language.ts';
import { LedgerLine } from '../ledger-line.tsx';
import { AlwaysWritePrivatelyChoice, OpenPrivateViewButton, WritePrivatelyButton } from '../private/buttons.tsx';
import { RestoreAlwaysChoice } from '../restore-always.tsx';
import { RestoreToggle } from '../restore-toggle.tsx';
import { Review } from '../review.tsx';
import { ReviewHint, SendButton, UndoButton } from '../send-choices.tsx';
import { SetByOrganisationNote } from '../set-by-organisation.tsx';
import { siteTitle } from '../words.ts';
import { BadgeChoice } from './badge-choice.tsx';
import type { ShownPage } from './page-connection.ts';
import { PauseChoice } from './pause-choice.tsx';
import { SiteHealthDetails } from './site-health.tsx';

export interface PromptProps extends Pick<ShownPage, 'state' | 'act'> {
  readonly onView?: () => void;
}

/** How much is replaced on this tab, and the switch that turns its site on or off. */
export function SiteLine({ state, act }: PromptProps) {
  const language = useLanguage();
  const { say } = language;
  return (
    <>
      <div className="cc-row">
        <div className="cc-grow cc-least">
          <h2>{siteTitle(state.site.name, language)}</h2>
          <p className="cc-muted">{badgeSummary(state, language).words}</p>
        </div>
        <label className="cc-row">
          <input
            type="checkbox"
            role="switch"
            className="cc-switch"
            data-coatcheck="site-switch"
            checked={state.site.enabled}
            aria-checked={state.site.enabled}
            disabled={state.site.isLockedOn === true && state.site.enabled}
            onChange={(event) => act({ do: 'set-enabled', enabled: event.target.checked })}
          />
          {say('protectHere')}
        </label>
      </div>
      <SetByOrganisationNote isSet={state.site.isLockedOn === true} />
      {state.site.enabled && state.site.typingReports ? (
        <p className="cc-muted" data-coatcheck="typing-reports">
          {say(state.site.typingReports === 'keys' ? 'reportsKeys' : 'reportsText')}
        </p>
      ) : null}
    </>
  );
}

/** The controls for replies, which a person needs after a send. */
export function ReplyChoices({ state, act, onView }: PromptProps): ReactNode {
  if (state.replies.surrogates === 0) return null;
  return (
    <div className="cc-row">
      {state.replies.isPrivate ? null : <RestoreToggle replies={state.replies} act={act} className="cc-button" />}
      {state.site.enabled ? <OpenPrivateViewButton state={state} act={act} onView={onView} /> : null}
    </div>
  );
}

/** The settings of this site. */
export function SiteChoices({ state, act }: PromptProps) {
  return (
    <>
      {state.site.enabled ? <AlwaysWritePrivatelyChoice state={state} act={act} /> : null}
      {state.site.enabled ? <RestoreAlwaysChoice state={state} act={act} /> : null}
      {state.site.enabled ? <BadgeChoice state={state} act={act} /> : null}
      {state.site.enabled && state.health ? <SiteHealthDetails health={state.health} act={act} /> : null}
      {state.ledger ? <LedgerLine ledger={state.ledger} /> : null}
    </>
  );
}

export function PromptView({ state, act, onView }: PromptProps) {
  return (
    <div className="cc-stack">
      <SiteLine state={state} act={act} />
      <PauseChoice state={state} act={act} />
      <ReplyChoices state={state} act={act} onView={onView} />
      {state.isAutomaticNow ? <AutomaticModeNotice act={act} /> : null}
      {state.site.enabled ? <Review state={state} act={act} /> : null}
      {state.site.enabled && state.text.trim() !== '' ? (
        <div className="cc-panel-send">
          <ReviewHint state={state} />
          <div className="cc-row">
            <SendButton state={state} act={act} />
            {state.annotations.length > 0 ? <UndoButton state={state} act={act} /> : null}
          </div>
        </div>
      ) : null}
      <SiteChoices state={state} act={act} />
      {state.site.enabled ? (
        <div className="cc-row">
          <WritePrivatelyButton act={act} />
        </div>
      ) : null}
    </div>
  );
}
