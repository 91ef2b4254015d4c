import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { PrivateViewIcon, RestoreIcon } from './icons.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly replies: PromptState['replies'];
  readonly act: (action: PromptAction) => void;
  readonly className: string;
}

export function RestoreToggle({ replies, act, className }: Props) {
  const { say, number } = useLanguage();
  if (replies.surrogates === 0) return null;
  const { surrogates, restored, recomputed = 0 } = replies;
  if (replies.isPrivate)
    return (
      <button
        type="button"
        className={className}
        data-coatcheck="restore-privately"
        title={say('privateChatHint')}
        onClick={() => act({ do: 'open-private-view' })}
      >
        <PrivateViewIcon />
        <span>
          {say('privateChatShow')} ({number(surrogates)})
        </span>
      </button>
    );
  return (
    <button
      type="button"
      className={className}
      data-coatcheck="restore-toggle"
      data-lowers={restored ? 'later' : ''}
      aria-pressed={restored}
      onClick={() => act({ do: 'toggle-restore' })}
    >
      <RestoreIcon />
      <span>
        {say(restored ? 'showSurrogates' : 'restoreOriginals')} ({number(surrogates)}
        {recomputed > 0 ? (
          <span title={say('recomputedHint')}>
            , <span className="cc-recomputed">{say('recomputedCount', { count: recomputed })}</span>
          </span>
        ) : null}
        )
      </span>
    </button>
  );
}
