// Carries out the actions that are decisions about the prompt, and checks it again after each.
import { type HidingMethod, MIN_REPLACED_RISK, type RiskLevel } from '../../detect/annotation.ts';
import type { Span } from '../../text/span.ts';
import type { DecisionHistory } from './decision-history.ts';
import type { DictionaryLearning } from './dictionary-learning.ts';
import type { PromptAction, PromptState } from './prompt-state.ts';
import type { PromptStore } from './prompt-store.ts';

export interface PromptDecisionParts {
  readonly made: DecisionHistory;
  readonly store: PromptStore;
  readonly learned: DictionaryLearning;
  /** The text that the decisions are about. */
  readonly prompt: () => Pick<PromptState, 'text' | 'annotations'>;
  readonly checkAgain: () => void;
}

/** Carries out an action; false if it is no decision about the prompt. */
export type DecideAction = (action: PromptAction) => boolean;

/** Decisions about another text than the composer's. */
export type DecideAbout = (
  prompt: PromptDecisionParts['prompt'],
  checkAgain: PromptDecisionParts['checkAgain'],
) => DecideAction;

export function promptDecisions({ made, store, learned, prompt, checkAgain }: PromptDecisionParts): DecideAction {
  const slice = ({ start, end }: Span) => prompt().text.slice(start, end);

  /** Decides for this prompt and for future ones. */
  function decideForGood(span: Span, risk: RiskLevel): void {
    const text = slice(span);
    const found = prompt().annotations.find(({ start, end }) => start === span.start && end === span.end);
    made.setRisk(text, risk);
    void learned.learn({ text, type: found?.type ?? 'MISC', risk }, made.now);
  }

  function hide(span: Span, hideAs: HidingMethod): void {
    const found = prompt().annotations.find(({ start, end }) => start === span.start && end === span.end);
    const risk = Math.max(found?.risk ?? MIN_REPLACED_RISK, MIN_REPLACED_RISK) as RiskLevel;
    made.setHiding(slice(span), risk, hideAs);
  }

  return (action) => {
    if (action.do === 'set-risk') made.setRisk(slice(action.span), action.risk);
    else if (action.do === 'set-hiding') hide(action.span, action.hideAs);
    else if (action.do === 'add-span') made.setRisk(slice(action.span), MIN_REPLACED_RISK);
    else if (action.do === 'drop-span') decideForGood(action.span, 1);
    else if (action.do === 'always-protect') decideForGood(action.span, MIN_REPLACED_RISK);
    else if (action.do === 'protect') made.protect(action.text, prompt().text);
    else if (action.do === 'accept-survivor') made.accept(action.text);
    else if (action.do === 'set-relation') made.setRelation(action.id, action.isBroken);
    else if (action.do === 'link-names') made.setLink(action.link);
    else return false;
    store.drop('learned', 'selected');
    store.dropError();
    checkAgain();
    return true;
  };
}
