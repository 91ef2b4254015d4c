import { type StoppedRequest, sentenceOf } from '../lib/egress/stopped.ts';
import type { PromptAction } from '../lib/page/prompt-state.ts';

interface Props {
  readonly stopped: StoppedRequest;
  readonly act: (action: PromptAction) => void;
}

/** A request of the page that was stopped: what and where to, never what was in it. */
export function StoppedNotice({ stopped, act }: Props) {
  return (
    <div className="cc-notice" role="status" data-tone="warning" data-coatcheck="stopped">
      <div className="cc-grow">
        <strong>Stopped before it left</strong>
        {sentenceOf(stopped)}
      </div>
      {stopped.mayPass ? null : (
        <button
          type="button"
          className="cc-plain"
          data-coatcheck="let-pass"
          onClick={() => act({ do: 'let-pass', key: stopped.key })}
        >
          Let it pass once
        </button>
      )}
      <button
        type="button"
        className="cc-plain"
        data-coatcheck="dismiss-stopped"
        onClick={() => act({ do: 'dismiss-stopped' })}
      >
        Dismiss
      </button>
    </div>
  );
}
