import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';
import { typeNameText } from './words.ts';

interface Props {
  readonly survivors: NonNullable<PromptState['survivors']>;
  readonly act: (action: PromptAction) => void;
}

/** Lists the survivors; nothing is sent until the person has decided about each. */
export function SurvivorCard({ survivors, act }: Props) {
  const language = useLanguage();
  const { say } = language;
  return (
    <div className="cc-notice" role="alert" data-tone="error" data-coatcheck="survivors">
      <ToneIcon tone="error" />
      <div className="cc-grow cc-stack">
        <div>
          <strong>{say('survivorsTitle')}</strong>
          {say('survivorsDetail')}
        </div>
        <ul className="cc-stack">
          {survivors.map(({ text, type }) => (
            <li key={text} className="cc-audit-row" data-coatcheck="survivor" data-text={text}>
              <span className="cc-grow">
                <b>{text}</b> <span className="cc-muted">({typeNameText(type, language)})</span>
              </span>
              <button
                type="button"
                className="cc-button cc-primary"
                data-coatcheck="survivor-protect"
                aria-label={say('survivorReplaceNamed', { text })}
                onClick={() => act({ do: 'protect', text })}
              >
                {say('survivorReplace')}
              </button>
              <button
                type="button"
                className="cc-button"
                data-coatcheck="survivor-accept"
                data-lowers=""
                aria-label={say('survivorSendNamed', { text })}
                onClick={() => act({ do: 'accept-survivor', text })}
              >
                {say('survivorSend')}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
