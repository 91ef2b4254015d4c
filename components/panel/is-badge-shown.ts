import { lessReliableLanguageOf } from '../../lib/detect/less-reliable-languages.ts';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';

const isUrgent = ({ notice }: PromptState) => notice?.tone === 'error' || notice?.tone === 'warning';

/**
 * True if the badge is visible. A badge that the person has hidden on this site returns if something was stopped, needs a decision, is not
 * protected, or is in a language whose names are found less reliably.
 */
export function isBadgeShown(state: PromptState): boolean {
  if (state.site.isBadgeHidden !== true || !state.site.enabled) return true;
  const isStopped = state.status === 'blocked' || state.engine === 'failed' || isUrgent(state);
  const waits = [
    state.unprotected,
    state.survivors,
    state.stopped,
    state.history,
    state.attachment,
    state.paste,
    state.review,
  ];
  return isStopped || lessReliableLanguageOf(state.text) !== undefined || waits.some((part) => part !== undefined);
}
