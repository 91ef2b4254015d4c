import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';

interface Props {
  readonly replies: PromptState['replies'];
  readonly act: (action: PromptAction) => void;
  readonly className: string;
}

export function RestoreToggle({ replies, act, className }: Props) {
  if (replies.surrogates === 0) return null;
  const { surrogates, restored, recomputed = 0 } = replies;
  return (
    <button
      type="button"
      className={className}
      data-coatcheck="restore-toggle"
      aria-pressed={restored}
      onClick={() => act({ do: 'toggle-restore' })}
    >
      <span>
        {restored ? 'Show surrogates' : 'Restore originals'} ({surrogates}
        {recomputed > 0 ? (
          <span title="Amounts that the reply computed: worked out from yours, not put back. They have a mark of their own.">
            , <span className="cc-recomputed">{recomputed} worked out</span>
          </span>
        ) : null}
        )
      </span>
    </button>
  );
}
