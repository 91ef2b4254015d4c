import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { useLanguage } from '../language.ts';
import { useTimeLeft } from '../time-left.ts';

interface Props {
  readonly site: PromptState['site'];
  readonly act: (action: PromptAction) => void;
}

/** Runs beside the words, and is not read out: a screen reader would say it every second. */
function TimeLeft({ end }: { readonly end: number }) {
  return (
    <span aria-hidden="true" data-coatcheck="pause-left">
      {useTimeLeft(end)}
    </span>
  );
}

/** The badge on a site where Coatcheck is off or paused; a click turns it on. */
export function OffBadge({ site: { pausedUntil }, act }: Props) {
  const { say } = useLanguage();
  const isPaused = pausedUntil !== undefined;
  return (
    <button
      type="button"
      className="cc-badge"
      data-coatcheck="off-badge"
      data-state="off"
      title={say(isPaused ? 'pausedHint' : 'offHint')}
      onClick={() => act({ do: 'set-enabled', enabled: true })}
    >
      {say(isPaused ? 'pausedBadge' : 'offBadge')} {isPaused ? <TimeLeft end={pausedUntil} /> : null}{' '}
      <span aria-hidden="true">·</span> <strong>{say('offTurnOn')}</strong>
    </button>
  );
}
