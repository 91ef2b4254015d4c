// Carries out the actions that are decisions about the prompt, and checks it again after each.
import { type HidingMethod, MIN_REPLACED_RISK, type RiskLevel } from '../../detect/annotation.ts';
import type { Span } from '../../text/span.ts';
import type { DecisionHistory } from './decision-history.ts';
import type { DictionaryLearning } from './dictionary-learning.ts';
import type { PromptCheck } from './prompt-check.ts';
import type { PromptAction } from './prompt-state.ts';
import type { PromptStore } from './prompt-store.ts';

interface PromptDecisionParts {
  readonly made: DecisionHistory;
  readonly store: PromptStore;
  readonly check: PromptCheck;
  readonly learned: DictionaryLearning;
}

/** Carries out an action; false if it is no decision about the prompt. */
export function promptDecisions({
  made,
  store,
  check,
  learned,
}: PromptDecisionParts): (action: PromptAction) => boolean {
  const slice = ({ start, end }: Span) => store.state.text.slice(start, end);

  /** Decides for this prompt and for future ones. */
  function decideForGood(span: Span, risk: RiskLevel): void {
    const text = slice(span);
    const found = store.state.annotations.find(({ start, end }) => start === span.start && end === span.end);
    made.setRisk(text, risk);
    void learned.learn({ text, type: found?.type ?? 'MISC', risk }, made.now);
  }

  function hide(span: Span, hideAs: HidingMethod): void {
    const found = store.state.annotations.find(({ start, end }) => start === span.start && end === span.end);
    const risk = Math.max(found?.risk ?? MIN_REPLACED_RISK, MIN_REPLACED_RISK) as RiskLevel;
    made.setHiding(slice(span), risk, hideAs);
  }

  return (action) => {
    if (action.do === 'set-risk') made.setRisk(slice(action.span), action.risk);
    else if (action.do === 'set-hiding') hide(action.span, action.hideAs);
    else if (action.do === 'add-span') made.setRisk(slice(action.span), MIN_REPLACED_RISK);
    else if (action.do === 'drop-span') decideForGood(action.span, 1);
    else if (action.do === 'always-protect') decideForGood(action.span, MIN_REPLACED_RISK);
    else if (action.do === 'protect') made.protect(action.text, store.state.text);
    else if (action.do === 'accept-survivor') made.accept(action.text);
    else if (action.do === 'set-relation') made.setRelation(action.id, action.isBroken);
    else if (action.do === 'link-names') made.setLink(action.link);
    else return false;
    store.drop('learned', 'selected');
    store.dropError();
    void check.now();
    return true;
  };
}
