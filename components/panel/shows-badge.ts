import { lessSureLanguage } from '../../lib/detect/found-less-surely.ts';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';

const isUrgent = ({ notice }: PromptState) => notice?.tone === 'error' || notice?.tone === 'warning';

/** Where the person has hidden the badge, it comes back when something is stopped, waits for a decision, is not protected, or is
 * found less surely. */
export function showsBadge(state: PromptState): boolean {
  if (state.site.isBadgeHidden !== true || !state.site.enabled) return true;
  const isStopped = state.status === 'blocked' || state.engine === 'failed' || isUrgent(state);
  const waits = [state.unprotected, state.survivors, state.stopped, state.history, state.attachment, state.review];
  return isStopped || lessSureLanguage(state.text) !== undefined || waits.some((part) => part !== undefined);
}
