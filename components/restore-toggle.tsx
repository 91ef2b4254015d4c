import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';

interface Props {
  readonly replies: PromptState['replies'];
  readonly act: (action: PromptAction) => void;
  readonly className: string;
}

export function RestoreToggle({ replies, act, className }: Props) {
  if (replies.surrogates === 0) return null;
  return (
    <button
      type="button"
      className={className}
      data-coatcheck="restore-toggle"
      aria-pressed={replies.restored}
      onClick={() => act({ do: 'toggle-restore' })}
    >
      {replies.restored ? 'Show surrogates' : 'Restore originals'} ({replies.surrogates})
    </button>
  );
}
