import type { PromptAction } from '../lib/page/prompt/prompt-state.ts';
import type { GeneralisingSuggestion } from '../lib/sanitize/sanitized.ts';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';

interface Props {
  readonly suggestion: GeneralisingSuggestion;
  readonly act: (action: PromptAction) => void;
}

/** Warns that the kept facts together may identify one person, and offers to replace one of them by its group. */
export function CrowdSuggestion({ suggestion, act }: Props) {
  const { say } = useLanguage();
  const { start, end, original, phrase, people, peopleAfter } = suggestion;
  return (
    <div className="cc-notice" role="status" data-tone="warning" data-coatcheck="crowd">
      <ToneIcon tone="warning" />
      <p className="cc-notice-text">
        {say('crowdFew', { count: people })} {say('crowdInstead', { phrase, original, count: peopleAfter })}
      </p>
      <button
        type="button"
        className="cc-button"
        data-coatcheck="crowd-accept"
        onClick={() => act({ do: 'set-hiding', span: { start, end }, hideAs: 'generalise' })}
      >
        {say('crowdAccept', { phrase })}
      </button>
      <p className="cc-notice-text cc-muted">{say('crowdSources')}</p>
    </div>
  );
}
