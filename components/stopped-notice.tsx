import type { StoppedRequest } from '../lib/egress/stopped.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { CloseButton } from './close-button.tsx';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';
import { stoppedRequestText } from './stopped-words.ts';

interface Props {
  readonly stopped: StoppedRequest;
  readonly text: PromptState['stoppedText'];
  readonly act: (action: PromptAction) => void;
}

/** Says which request of the page was stopped and where it was going, never what it contained. The safe choice comes first. */
export function StoppedRequestNotice({ stopped, text, act }: Props) {
  const language = useLanguage();
  const { say } = language;
  return (
    <div className="cc-notice" role="status" data-tone="warning" data-coatcheck="stopped">
      <ToneIcon tone="warning" />
      <div className="cc-grow">
        <strong>{say('stoppedTitle')}</strong>
        {stoppedRequestText(stopped, language)}
        {stopped.mayPass ? null : (
          <div className="cc-next">
            {text ? (
              <button
                type="button"
                className="cc-button cc-primary"
                data-coatcheck="sanitize-stopped"
                onClick={() => act({ do: 'sanitize-stopped' })}
              >
                {say('sanitizeAndSend')}
              </button>
            ) : null}
            {text === 'taken' ? (
              <button
                type="button"
                className="cc-button"
                data-coatcheck="put-back"
                onClick={() => act({ do: 'put-back' })}
              >
                {say('putTextBack')}
              </button>
            ) : null}
            <button
              type="button"
              className="cc-button"
              data-coatcheck="let-pass"
              data-lowers=""
              onClick={() => act({ do: 'let-pass', key: stopped.key })}
            >
              {say('letItPassOnce')}
            </button>
          </div>
        )}
      </div>
      <CloseButton label={say('dismiss')} part="dismiss-stopped" onClick={() => act({ do: 'dismiss-stopped' })} />
    </div>
  );
}
