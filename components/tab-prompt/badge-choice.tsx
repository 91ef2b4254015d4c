import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { CheckboxRow } from '../checkbox-row.tsx';
import { useLanguage } from '../language.ts';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

/** Shows or hides the badge on this site. Prompts are protected either way. */
export function BadgeChoice({ state, act }: Props) {
  const { say } = useLanguage();
  const isHidden = state.site.isBadgeHidden === true;
  return (
    <CheckboxRow
      part="badge-here"
      checked={!isHidden}
      onChange={(shown) => act({ do: 'set-badge-hidden', hidden: !shown })}
      hint={say(isHidden ? 'badgeHidden' : 'badgeMoves')}
    >
      {say('badgeHere')}
    </CheckboxRow>
  );
}
