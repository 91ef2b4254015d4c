import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';
import { TYPE_WORDS } from './words.ts';

interface Props {
  readonly survivors: NonNullable<PromptState['survivors']>;
  readonly act: (action: PromptAction) => void;
}

/** Nothing is sent until each of these is decided. */
export function SurvivorCard({ survivors, act }: Props) {
  return (
    <div className="cc-notice" role="alert" data-tone="error" data-coatcheck="survivors">
      <div className="cc-grow cc-stack">
        <div>
          <strong>Not ready to send</strong>
          What you protect would still stand elsewhere in the text. Decide what becomes of it.
        </div>
        <ul className="cc-stack">
          {survivors.map(({ text, type }) => (
            <li key={text} className="cc-audit-row" data-coatcheck="survivor" data-text={text}>
              <span className="cc-grow">
                <b>{text}</b> <span className="cc-muted">({TYPE_WORDS[type]})</span>
              </span>
              <button
                type="button"
                className="cc-button cc-primary"
                data-coatcheck="survivor-protect"
                aria-label={`Replace ${text} there too`}
                onClick={() => act({ do: 'protect', text })}
              >
                Replace it there too
              </button>
              <button
                type="button"
                className="cc-button"
                data-coatcheck="survivor-accept"
                aria-label={`Send ${text} as it is there`}
                onClick={() => act({ do: 'accept-survivor', text })}
              >
                Send it as it is
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
