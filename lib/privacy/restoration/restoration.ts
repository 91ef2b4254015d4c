// Draws the noisy vector (the hint) that is sent in place of the facts that a prompt hides, and states its guarantee.
import type { EntityType } from '../../detect/annotation.ts';
import type { ValueGuarantee } from '../guarantee.ts';
import type { Random } from '../random.ts';
import { metaVector } from './meta-vector.ts';
import type { NearestType } from './nearest-type.ts';
import { withVectorNoise } from './vector-noise.ts';
import { encodeVector, type VectorSet } from './vector-set.ts';

export interface HiddenFact {
  readonly text: string;
  readonly type: EntityType;
  /** How much the prompt depends on the fact; 1 for all facts if that is unknown. */
  readonly weight: number;
}

export interface DrawnHint {
  /** What the chat request carries; undefined if there is no vector to send. */
  readonly fields: HintFields | undefined;
  /** Facts that are in the vector, each by its nearest type. */
  readonly inVector: readonly HiddenFact[];
  /** Facts without a similar type in the set. They are removed, and the vector contains nothing of them. */
  readonly leftOut: readonly HiddenFact[];
  readonly guarantees: readonly ValueGuarantee[];
}

/** The contents of the field `privacy_restore` of a chat request. */
export interface HintFields {
  readonly vector: string;
  readonly vector_set: string;
}

/**
 * The guarantees of all hidden facts. The bound is 2 epsilon between any two choices of hidden facts, whatever their number: meta vectors
 * have length 1, so no two are farther apart than 2 (theorem 5.1). It is spent once for all facts, so each fact states its share of it;
 * `joint` says that the bound is the sum of the shares.
 */
function guaranteesOf(
  inVector: readonly HiddenFact[],
  leftOut: readonly HiddenFact[],
  epsilon: number,
  set: VectorSet,
) {
  const shares = inVector.map(
    ({ type }): ValueGuarantee => ({
      mechanism: 'restoration',
      type,
      kind: 'joint',
      epsilon: (2 * epsilon) / inVector.length,
      domainSize: set.spanTypes.length,
    }),
  );
  return [
    ...shares,
    ...leftOut.map(({ type }): ValueGuarantee => ({ mechanism: 'restoration', type, kind: 'removed' })),
  ];
}

/**
 * Draws the hint. Guarantee: the vector is the d_chi mechanism's output for a vector of length 1, so the likelihoods of any two choices of
 * hidden facts differ at most by the factor exp(2 epsilon). Taken as public: where facts were removed, and that a vector was sent at all.
 */
export function drawHint(
  facts: readonly HiddenFact[],
  set: VectorSet,
  nearest: (fact: string) => NearestType | undefined,
  epsilon: number,
  random: Random,
): DrawnHint {
  const typed = facts.map((fact) => ({ fact, index: nearest(fact.text)?.index }));
  const vectorOf = (index: number | undefined) => (index === undefined ? undefined : set.vectors[index]);
  const weighted = typed.flatMap(({ fact: { weight }, index }) => {
    const vector = vectorOf(index);
    return vector ? [{ weight, vector }] : [];
  });
  const meta = metaVector(weighted, set.dimension);
  const isInVector = ({ index }: (typeof typed)[number]) => meta !== undefined && vectorOf(index) !== undefined;
  const inVector = typed.filter(isInVector).map(({ fact }) => fact);
  const leftOut = typed.filter((each) => !isInVector(each)).map(({ fact }) => fact);
  return {
    fields: meta && { vector: encodeVector(withVectorNoise(meta, epsilon, random)), vector_set: set.id },
    inVector,
    leftOut,
    guarantees: guaranteesOf(inVector, leftOut, epsilon, set),
  };
}
