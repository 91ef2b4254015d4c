// The pause of this site: how it begins, how long it lasts, and how it ends at once.
import { PAUSE_MINUTES } from '../../lib/engine/site-pause.ts';
import { PauseIcon, PlayIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { useTimeLeft } from '../time-left.ts';
import type { PromptProps } from './prompt.tsx';

function RunningPause({ end, act }: Pick<PromptProps, 'act'> & { readonly end: number }) {
  const { say } = useLanguage();
  const time = useTimeLeft(end);
  return (
    <div className="cc-row" data-coatcheck="paused">
      <p className="cc-grow cc-least">{say('pausedFor', { time })}</p>
      <button
        type="button"
        className="cc-button cc-primary"
        data-coatcheck="end-pause"
        onClick={() => act({ do: 'set-enabled', enabled: true })}
      >
        <PlayIcon />
        {say('endPause')}
      </button>
    </div>
  );
}

/** Why nothing is protected here, or how to pause. A site that the organisation keeps on has no pause. */
export function PauseChoice({ state: { site }, act }: PromptProps) {
  const { say } = useLanguage();
  if (site.pausedUntil !== undefined) return <RunningPause end={site.pausedUntil} act={act} />;
  if (!site.enabled) return <p>{say('popupOff')}</p>;
  if (site.isLockedOn) return null;
  return (
    <fieldset className="cc-row" data-coatcheck="pause-choice">
      <legend className="cc-hidden">{say('pauseHere')}</legend>
      <button
        type="button"
        className="cc-button"
        data-coatcheck="pause"
        title={say('pauseHint')}
        onClick={() => act({ do: 'pause' })}
      >
        <PauseIcon />
        {say('pauseMinutes', { count: PAUSE_MINUTES })}
      </button>
      <button
        type="button"
        className="cc-button"
        data-coatcheck="pause-until-on"
        title={say('pauseHint')}
        onClick={() => act({ do: 'set-enabled', enabled: false })}
      >
        {say('pauseUntilOn')}
      </button>
    </fieldset>
  );
}
