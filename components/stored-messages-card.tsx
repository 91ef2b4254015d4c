import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';

interface Props {
  readonly history: NonNullable<PromptState['history']>;
  readonly act: (action: PromptAction) => void;
}

/** Warns that the page kept a message with originals that were stopped, and offers to replace it or says to delete it. */
export function StoredMessagesCard({ history: { originals, messages, isBusy = false }, act }: Props) {
  const { say } = useLanguage();
  return (
    <div className="cc-notice" role="alert" data-tone="warning" data-coatcheck="history">
      <ToneIcon tone="warning" />
      <div className="cc-grow">
        <strong>{say('historyTitle')}</strong>
        {say('historyHolds', { count: originals })} {say(messages > 0 ? 'historyReplace' : 'historyDelete')}
        <div className="cc-row cc-next">
          {messages > 0 ? (
            <button
              type="button"
              className="cc-button cc-primary"
              data-coatcheck="clean-history"
              disabled={isBusy}
              onClick={() => act({ do: 'clean-history' })}
            >
              {say(messages === 1 ? 'historyReplaceMessage' : 'historyReplaceChat')}
            </button>
          ) : null}
          <button
            type="button"
            className="cc-button"
            data-coatcheck="keep-history"
            data-lowers=""
            disabled={isBusy}
            onClick={() => act({ do: 'keep-history' })}
          >
            {say('historyLetLeave')}
          </button>
        </div>
      </div>
    </div>
  );
}
