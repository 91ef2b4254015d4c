import type { PromptAction } from '../lib/page/prompt/prompt-state.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly act: (action: PromptAction) => void;
}

/** Said once, after the first prompts: they are sent at once from now on, unless the person wants to go on looking. */
export function AutomaticNow({ act }: Props) {
  const { say } = useLanguage();
  return (
    <div className="cc-notice" role="status" data-tone="info" data-coatcheck="automatic-now">
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
