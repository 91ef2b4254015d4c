// Sets risk, role and reasons of the names of people and firms as they were judged.
import {
  type Annotation,
  isDecidedByPerson,
  isReplaced,
  MIN_REPLACED_RISK,
  RISK_OF_KEPT,
  type RiskLevel,
} from '../detect/annotation.ts';
import { surroundingsOf } from './evidence/evidence-of-name.ts';
import { type Judgement, judgeNames } from './judged-names.ts';
import { namesIn } from './name.ts';

/** A doubtful finding is shown as a suggestion, whatever its name. */
const RISK_OF_SUGGESTION: RiskLevel = 3;

/** From this chance of a private bearer on, a kept firm is shown to the person too. Kept names of people always are. */
const SHOWN_FROM = 0.15;

function decided(one: Annotation, { isPrivate, chance, why }: Judgement): Annotation {
  if (one.risk === RISK_OF_SUGGESTION) return one;
  if (!isPrivate) {
    const risk = chance >= SHOWN_FROM ? RISK_OF_KEPT : 1;
    return { ...one, risk, role: 'public', roleConfidence: 1 - chance, why };
  }
  const risk = isReplaced(one) ? one.risk : MIN_REPLACED_RISK;
  return { ...one, risk, role: 'identifier', roleConfidence: chance, why };
}

/** @param trustsNetwork whether the network's role may speak for "public" */
export function withNamesDecided(
  text: string,
  annotations: readonly Annotation[],
  trustsNetwork: boolean,
): readonly Annotation[] {
  const names = namesIn(text, annotations);
  const judgements = judgeNames(names, surroundingsOf(text, annotations, names, trustsNetwork));
  const byMention = new Map(
    names.flatMap((name) => name.mentions.map((one) => [one as Annotation, judgements.get(name)] as const)),
  );
  return annotations.map((one) => {
    const judgement = byMention.get(one);
    return judgement && !isDecidedByPerson(one) ? decided(one, judgement) : one;
  });
}
