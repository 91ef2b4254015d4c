import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { CheckboxRow } from '../checkbox-row.tsx';
import { LockIcon, PrivateViewIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

export function WritePrivatelyButton({ act }: Pick<Props, 'act'>) {
  const { say } = useLanguage();
  return (
    <button
      type="button"
      className="cc-button"
      data-coatcheck="open-private-composer"
      title={say('writePrivatelyHint')}
      onClick={() => act({ do: 'open-private-composer' })}
    >
      <LockIcon />
      <span className="cc-words">{say('writePrivately')}</span>
    </button>
  );
}

interface ViewProps extends Props {
  /** Replaces the default action, which opens the private view in the page. The side panel has a view and passes this function. */
  readonly onView?: (() => void) | undefined;
}

/** Renders nothing while no reply contains a stand-in that could be restored. */
export function OpenPrivateViewButton({ state, act, onView = () => act({ do: 'open-private-view' }) }: ViewProps) {
  const { say } = useLanguage();
  if (state.replies.surrogates === 0) return null;
  return (
    <button
      type="button"
      className="cc-button"
      data-coatcheck="open-private-view"
      title={say('privateViewHint')}
      onClick={onView}
    >
      <PrivateViewIcon />
      <span className="cc-words">{say('privateView')}</span>
    </button>
  );
}

export function AlwaysWritePrivatelyChoice({ state, act }: Props) {
  const { say } = useLanguage();
  return (
    <CheckboxRow
      part="private-always"
      checked={state.site.isPrivate === true}
      onChange={(always) => act({ do: 'set-private-always', always })}
    >
      {say('writePrivatelyAlways')}
    </CheckboxRow>
  );
}
