import type { PromptAction } from '../../lib/page/prompt/prompt-state.ts';
import { useLanguage } from '../language.ts';

interface Props {
  readonly act: (action: PromptAction) => void;
}

/** Where Coatcheck is off it says so, and one click is the way back. */
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
      {say('offBadge')} · <strong>{say('offTurnOn')}</strong>
    </button>
  );
}
