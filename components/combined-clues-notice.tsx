import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { combinedClues } from './combined-clues.ts';
import { CrowdSuggestion } from './crowd-suggestion.tsx';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

/** Says which facts that are sent as they are may together identify somebody, or suggests what to send instead of one. */
export function CombinedCluesNotice({ state, act }: Props) {
  const { say, read } = useLanguage();
  // The weightiest comes first; the audit lists all.
  const clues = combinedClues(state) ?? [];
  if (state.sanitized?.suggestion) return <CrowdSuggestion suggestion={state.sanitized.suggestion} act={act} />;
  return (
    <div className="cc-notice" role="status" data-tone="warning" data-coatcheck="combined-clues">
      <ToneIcon tone="warning" />
      <p className="cc-notice-text">
        <strong>{say('cluesTitle')}</strong>
        {read(clues.slice(0, 1))}
      </p>
    </div>
  );
}
