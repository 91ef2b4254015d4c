import type { PromptAction } from '../../lib/page/prompt/prompt-state.ts';
import { useLanguage } from '../language.ts';

interface Props {
  readonly act: (action: PromptAction) => void;
}

/** The badge on a site where Coatcheck is off; a click turns it on. */
export function OffBadge({ act }: Props) {
  const { say } = useLanguage();
  return (
    <button
      type="button"
      className="cc-badge"
      data-coatcheck="off-badge"
      data-state="off"
      title={say('offHint')}
      onClick={() => act({ do: 'set-enabled', enabled: true })}
    >
      {say('offBadge')} <span aria-hidden="true">·</span> <strong>{say('offTurnOn')}</strong>
    </button>
  );
}
