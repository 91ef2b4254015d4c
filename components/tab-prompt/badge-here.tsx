import type { PromptAction, PromptState } from '../../lib/page/prompt-state.ts';
import { useLanguage } from '../language.ts';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

/** Hidden never means unprotected, and the way back stands here. */
export function BadgeHere({ state, act }: Props) {
  const { say } = useLanguage();
  const isHidden = state.site.isBadgeHidden === true;
  return (
    <label className="cc-row">
      <input
        type="checkbox"
        data-coatcheck="badge-here"
        checked={!isHidden}
        onChange={(event) => act({ do: 'set-badge-hidden', hidden: !event.target.checked })}
      />
      <span className="cc-grow">
        {say('badgeHere')} <span className="cc-muted">{say(isHidden ? 'badgeHidden' : 'badgeMoves')}</span>
      </span>
    </label>
  );
}
