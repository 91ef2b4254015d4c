// Judges the names of a prompt: weighs the evidence about each and adds it up. A name has one judgement for all its mentions.
import { type EvidenceName, isDecidedByPerson, isReplaced, type Reason } from '../detect/annotation.ts';
import { evidenceOf, type NameEvidence, type Surroundings } from './evidence/evidence-of-name.ts';
import type { Name } from './name.ts';
import { PRIVATE_FROM, WEIGHTS } from './weights.ts';

export interface Judgement {
  readonly isPrivate: boolean;
  /** Whether the prompt asks about the name itself, so that it stays until the person chooses. */
  readonly isAskedAbout: boolean;
  /** The chance that the bearer is private, from 0 to 1. */
  readonly chance: number;
  /** The evidence that counted, the strongest first. */
  readonly why: readonly Reason[];
}

/** The score of a name about which the person decided, when it tells how its parts are meant. */
const DECIDED = 5;
const MOST = 5;

const reasonsOf = ({ type }: Name, evidence: NameEvidence): readonly Reason[] =>
  (Object.keys(evidence) as EvidenceName[])
    .map((name) => ({ evidence: name, weight: evidence[name] * WEIGHTS[type][name] }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));

function decidedScore({ mentions }: Name): number | undefined {
  const decided = mentions.find(isDecidedByPerson);
  return decided && (isReplaced(decided) ? DECIDED : -DECIDED);
}

/** Below these log odds (a chance of 0.7) it is doubtful that something is a name at all. */
const DOUBTFUL_BELOW = 0.85;

/** Unknown is not public: a name is kept only if some evidence says that it is public or no name, not for its form alone. */
const mayBeKept = ({ networkRole, knownName, knownWord, partOfPublic, sureness, foundByForm }: NameEvidence): boolean =>
  networkRole < 0 || knownName + knownWord > 0 || partOfPublic < 0 || (foundByForm === 0 && sureness < DOUBTFUL_BELOW);

export function judgeNames(names: readonly Name[], around: Surroundings): ReadonlyMap<Name, Judgement> {
  const judged = new Map<Name, Judgement & { readonly score: number }>();
  const judge = (name: Name): number => {
    const known = judged.get(name);
    if (known) return known.score;
    // Full names are longer than their parts, so this ends.
    const evidence = evidenceOf(name, around, (full) => decidedScore(full) ?? judge(full));
    const why = reasonsOf(name, evidence);
    const sum = why.reduce((all, { weight }) => all + weight, 0);
    const score = Math.max(-MOST, Math.min(MOST, sum));
    judged.set(name, {
      score,
      isAskedAbout: evidence.askedAbout > 0 && evidence.protectedEarlier === 0,
      isPrivate: score >= PRIVATE_FROM || !mayBeKept(evidence),
      chance: 1 / (1 + Math.exp(-score)),
      why,
    });
    return score;
  };
  names.forEach(judge);
  return judged;
}
