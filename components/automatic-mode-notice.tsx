import type { PromptAction } from '../lib/page/prompt/prompt-state.ts';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';

interface Props {
  readonly act: (action: PromptAction) => void;
}

/**
 * A notice that is shown once, after the first reviewed prompts: it says that prompts are sent at once from now on, and offers to keep
 * reviewing.
 */
export function AutomaticModeNotice({ act }: Props) {
  const { say } = useLanguage();
  return (
    <div className="cc-notice" role="status" data-tone="info" data-coatcheck="automatic-now">
      <ToneIcon tone="info" />
      <div className="cc-grow cc-stack">
        <div>
          <strong>{say('automaticNowTitle')}</strong>
          {say('automaticNow')}
        </div>
        <div className="cc-row">
          <button
            type="button"
            className="cc-button"
            data-coatcheck="keep-reviewing"
            onClick={() => act({ do: 'keep-reviewing', keep: true })}
          >
            {say('automaticNowKeep')}
          </button>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="send-at-once"
            onClick={() => act({ do: 'keep-reviewing', keep: false })}
          >
            {say('automaticNowFine')}
          </button>
        </div>
      </div>
    </div>
  );
}
