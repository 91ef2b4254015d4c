// Sets risk, role and reasons of the names of people and firms as they were judged.
import {
  type Annotation,
  type Finding,
  isDecidedByPerson,
  isReplaced,
  RISK_OF_CHOICE,
  RISK_OF_KEPT,
  type RiskLevel,
} from '../detect/annotation.ts';
import { surroundingsOf } from './evidence/evidence-of-name.ts';
import { type Judgement, judgeNames } from './judged-names.ts';
import { namesIn } from './name.ts';

/** From this chance of a private bearer on, a kept firm is shown to the person too. Kept names of people always are. */
const SHOWN_FROM = 0.15;

type RiskFor = (finding: Finding) => RiskLevel;

function decided(one: Annotation, { isPrivate, isAskedAbout, chance, why }: Judgement, riskFor: RiskFor): Annotation {
  const { risk: before, ...finding } = one;
  const risk = riskFor({ ...finding, role: 'identifier', roleConfidence: 1 });
  // A doubtful finding stays a suggestion, and a type of which the policy replaces nothing stays.
  if (!isReplaced({ risk })) return one;
  if (isPrivate && isAskedAbout) {
    const reason = { evidence: 'askedAbout', weight: -chance } as const;
    return { ...one, risk: RISK_OF_CHOICE, role: 'identifier', roleConfidence: chance, why: [reason, ...why] };
  }
  if (isPrivate) {
    // An earlier prompt may have protected it at a higher level.
    return { ...one, risk: Math.max(before, risk) as RiskLevel, role: 'identifier', roleConfidence: chance, why };
  }
  return { ...one, risk: chance < SHOWN_FROM ? 1 : RISK_OF_KEPT, role: 'public', roleConfidence: 1 - chance, why };
}

/** @param trustsNetwork whether the network's role may speak for "public" */
export function withNamesDecided(
  text: string,
  annotations: readonly Annotation[],
  riskFor: RiskFor,
  trustsNetwork: boolean,
): readonly Annotation[] {
  const names = namesIn(text, annotations);
  const judgements = judgeNames(names, surroundingsOf(text, annotations, names, trustsNetwork));
  const byMention = new Map(
    names.flatMap((name) => name.mentions.map((one) => [one as Annotation, judgements.get(name)] as const)),
  );
  return annotations.map((one) => {
    const judgement = byMention.get(one);
    return judgement && !isDecidedByPerson(one) ? decided(one, judgement, riskFor) : one;
  });
}
