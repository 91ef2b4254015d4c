// The actions that are decisions about the prompt: each is followed by another check.
import { REPLACED_FROM } from '../detect/annotation.ts';
import type { Span } from '../text/span.ts';
import type { Decisions } from './decisions.ts';
import type { PromptCheck } from './prompt-check.ts';
import type { PromptAction } from './prompt-state.ts';
import type { PromptStore } from './prompt-store.ts';

export interface PromptDecisionParts {
  readonly made: Decisions;
  readonly store: PromptStore;
  readonly check: PromptCheck;
}

/** Carries an action out; false where it is no such decision. */
export function promptDecisions({ made, store, check }: PromptDecisionParts): (action: PromptAction) => boolean {
  const slice = ({ start, end }: Span) => store.state.text.slice(start, end);

  return (action) => {
    if (action.do === 'set-risk') made.setRisk(slice(action.span), action.risk);
    else if (action.do === 'add-span') made.setRisk(slice(action.span), REPLACED_FROM);
    else if (action.do === 'drop-span') made.setRisk(slice(action.span), 1);
    else if (action.do === 'protect') made.protect(action.text, store.state.text);
    else if (action.do === 'accept-survivor') made.accept(action.text);
    else if (action.do === 'set-relation') made.setRelation(action.id, action.isBroken);
    else return false;
    void check.now();
    return true;
  };
}
