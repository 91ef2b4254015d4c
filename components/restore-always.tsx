import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { CheckboxRow } from './checkbox-row.tsx';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';

interface CardProps {
  readonly act: (action: PromptAction) => void;
}

/** The offer to restore replies always, shown after the first restore on a site. It says that the page can read restored text. */
export function RestoreAlwaysOffer({ act }: CardProps) {
  const { say } = useLanguage();
  return (
    <div className="cc-notice" role="status" data-tone="info" data-coatcheck="offer-restore">
      <ToneIcon tone="info" />
      <div className="cc-grow cc-stack">
        <div>
          <strong>{say('restoreAlwaysTitle')}</strong>
          {say('restoreAlwaysAsk')}
        </div>
        <div className="cc-row">
          <button
            type="button"
            className="cc-button"
            data-coatcheck="restore-always"
            data-lowers=""
            onClick={() => act({ do: 'set-restore-always', always: true })}
          >
            {say('restoreAlwaysYes')}
          </button>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="decline-restore"
            onClick={() => act({ do: 'decline-restore-always' })}
          >
            {say('restoreAlwaysNo')}
          </button>
        </div>
      </div>
    </div>
  );
}

interface ChoiceProps extends CardProps {
  readonly state: PromptState;
}

export function RestoreAlwaysChoice({ state, act }: ChoiceProps) {
  const { say } = useLanguage();
  return (
    <CheckboxRow
      part="restore-always-here"
      checked={state.site.restoresAlways === true}
      onChange={(always) => act({ do: 'set-restore-always', always })}
      hint={say('restoreAlwaysHint')}
    >
      {say('restoreAlwaysHere')}
    </CheckboxRow>
  );
}
