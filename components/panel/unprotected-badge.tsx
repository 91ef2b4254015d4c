import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { useLanguage } from '../language.ts';

interface Props {
  readonly unprotected: NonNullable<PromptState['unprotected']>;
  readonly act: (action: PromptAction) => void;
}

/** A warning beside a field whose text is not protected; if the person can teach Coatcheck the site, a click starts that. */
export function UnprotectedBadge({ unprotected, act }: Props) {
  const { say } = useLanguage();
  const warning = <strong>{say('unprotectedBadge')}</strong>;
  if (!unprotected.canTeach)
    return (
      <span
        role="status"
        className="cc-badge"
        data-coatcheck="unprotected"
        data-state="stopped"
        title={say('unprotectedClosedHint')}
      >
        {warning}
      </span>
    );
  return (
    <button
      type="button"
      className="cc-badge"
      data-coatcheck="unprotected"
      data-state="stopped"
      title={say('unprotectedHint')}
      onClick={() => act({ do: 'teach' })}
    >
      {warning} · {say('unprotectedTeach')}
    </button>
  );
}
