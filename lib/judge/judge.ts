// The one place that decides what a finding is. No step searches the text for findings, and no later step decides again whether a
// name is private: it reads the annotation.
//
// | step | decides |
// | --- | --- |
// | risks | by type and role, as the policy says; what a kept span covers is shown |
// | address-parts | the town in an address is a fact |
// | names-decided | each name of a person or firm by the evidence about it (evidence/, weights.ts) |
// | birth-beside-name | a day decades ago directly behind a private name is a date of birth |
// | suspect-message | senders and links stay where the question is whether a message is a fraud |
// | general-question | the facts of a question about the world stay, in profiles that replace facts |
// | task-text | what a task is about stays, in profiles that draw all words |
// | one-decision | a string that is replaced somewhere is replaced everywhere, unless it means another thing there |
// | firm-forms | the short forms and initials of a firm are decided as the firm is |
// | firms-typed | a firm that was taken for a person is a firm |
import { type Annotation, type Finding, isReplaced, type RiskLevel } from '../detect/annotation.ts';
import type { Found } from '../detect/find.ts';
import { withTownsSplitFromAddresses } from './address-parts.ts';
import { withBirthsBesideNames } from './birth-beside-name.ts';
import { withFirmFormsDecided } from './firm-forms.ts';
import { withFirmsTyped } from './firms-typed.ts';
import { type EarlierProtection, withWorldFactsKept } from './general-question.ts';
import { withNamesDecided } from './names-decided.ts';
import { withOneDecisionPerName } from './one-decision.ts';
import { withRisks } from './risks.ts';
import { withSuspectSendersKept } from './suspect-message.ts';
import { withTasksKept } from './task-text.ts';

/** The part of a policy that the judge reads. */
export interface JudgedPolicy {
  readonly riskFor: (finding: Finding) => RiskLevel;
  /** Whether the names that everybody knows are kept. */
  readonly keepsPublicNames: boolean;
  readonly words?: { readonly isForAll: boolean };
}

export interface JudgedBy {
  readonly policy: JudgedPolicy;
  /** What the conversation protected; a question that mentions it is about somebody. */
  readonly before?: EarlierProtection;
}

/** Where a policy replaces names by their type, the network's role alone keeps none: then only lists do. */
const trustsNetwork = ({ riskFor }: JudgedPolicy): boolean =>
  !isReplaced({
    risk: riskFor({
      start: 0,
      end: 1,
      type: 'PERSON',
      role: 'public',
      roleConfidence: 1,
      confidence: 1,
      source: { detector: 'model', rule: '' },
    }),
  });

/** The first half of the judge: everything but who is meant by a name. */
export function withValuesJudged(text: string, found: Found, { riskFor }: JudgedPolicy): readonly Annotation[] {
  return withTownsSplitFromAddresses(text, withRisks(text, found, riskFor), riskFor);
}

/** The names, senders and questions that a policy judges if it keeps what everybody knows. */
function withNamesJudged(text: string, values: readonly Annotation[], { policy, before }: JudgedBy) {
  const decided = withNamesDecided(text, values, policy.riskFor, trustsNetwork(policy));
  const named = withBirthsBesideNames(text, decided, policy.riskFor);
  return withWorldFactsKept(text, withSuspectSendersKept(text, named), before);
}

export function judge(text: string, found: Found, by: JudgedBy): readonly Annotation[] {
  const values = withValuesJudged(text, found, by.policy);
  const named = by.policy.keepsPublicNames ? withNamesJudged(text, values, by) : values;
  const judged = by.policy.words?.isForAll ? withTasksKept(text, named, by.before) : named;
  return withFirmsTyped(text, withFirmFormsDecided(text, withOneDecisionPerName(text, judged)));
}
