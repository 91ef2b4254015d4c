// Turns a model's scores into entities: softmax, then the likeliest of the sequences of labels that the scheme allows (label-scheme.ts).
import { markedLabel, rulesOf, type TagSet } from './label-scheme.ts';

export interface Entity {
  /** The index of the entity's first word; `to` is the index after the last one. */
  readonly from: number;
  readonly to: number;
  readonly type: string;
  /** The mean probability of this type over the entity's words. */
  readonly confidence: number;
}

export function softmax(scores: Float32Array): Float32Array {
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) top = Math.max(top, score);
  const weights = scores.map((score) => Math.exp(score - top));
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => weight / sum);
}

const MIN_PROBABILITY = 1e-12;

/**
 * The Viterbi algorithm over one row of label probabilities per word. Its time is proportional to words × labels, or to words × labels² if the
 * model has transitions.
 */
export function likeliestLabels(rows: readonly Float32Array[], tags: TagSet, rules = rulesOf(tags)): number[] {
  const { transitions } = tags;
  const { canStart, canEnd, predecessors } = rules;
  const count = tags.labels.length;
  const ends = Array.from({ length: count }, (_, label) => label).filter((label) => canEnd[label]);
  let scores = Float64Array.from(canStart, (starts) => (starts ? 0 : Number.NEGATIVE_INFINITY));
  let next = new Float64Array(count);
  let best = 0;
  let bestScore = 0;

  /** Sets `best` and `bestScore`. An object for each label of each word would cost more than all the sums. */
  function chooseFrom(labels: readonly number[], to = -1): void {
    best = labels[0] ?? 0;
    bestScore = Number.NEGATIVE_INFINITY;
    for (const from of labels) {
      const gain = to < 0 ? 0 : (transitions?.[from]?.[to] ?? 0);
      const score = (scores[from] ?? Number.NEGATIVE_INFINITY) + gain;
      if (score <= bestScore) continue;
      best = from;
      bestScore = score;
    }
  }

  /** Fills `next` with the best score of each label, and returns the labels before them. */
  function step(): Int32Array {
    const previous = new Int32Array(count);
    chooseFrom(ends);
    const [lastEnd, lastEndScore] = [best, bestScore];
    for (let to = 0; to < count; to += 1) {
      chooseFrom(predecessors[to] ?? [], to);
      if (canStart[to]) {
        const [inside, insideScore] = [best, bestScore];
        if (transitions) chooseFrom(ends, to);
        else [best, bestScore] = [lastEnd, lastEndScore];
        if (insideScore > bestScore) [best, bestScore] = [inside, insideScore];
      }
      previous[to] = best;
      next[to] = bestScore;
    }
    return previous;
  }

  const back: Int32Array[] = [];
  rows.forEach((row, position) => {
    if (position === 0) next.set(scores);
    else back.push(step());
    for (let label = 0; label < count; label += 1) {
      next[label] = (next[label] ?? 0) + Math.log(Math.max(row[label] ?? 0, MIN_PROBABILITY));
    }
    [scores, next] = [next, scores];
  });
  chooseFrom(ends);
  let label = best;
  const path: number[] = [];
  for (let position = rows.length - 1; position >= 0; position -= 1) {
    path.push(label);
    label = back[position - 1]?.[label] ?? 0;
  }
  return path.reverse();
}

/** Returns a function that gives the entities of a sequence of words, given each word's label probabilities. */
export function entityDecoder(tags: TagSet): (rows: readonly Float32Array[]) => Entity[] {
  const rules = rulesOf(tags);
  const typeOfLabel = tags.labels.map((label) => markedLabel(label)?.type);
  const labelsOfType = new Map<string, number[]>();
  typeOfLabel.forEach((type, label) => {
    if (type === undefined) return;
    const labels = labelsOfType.get(type);
    if (labels) labels.push(label);
    else labelsOfType.set(type, [label]);
  });

  function confidenceOf(rows: readonly Float32Array[], { from, to, type }: Entity): number {
    const labels = labelsOfType.get(type) ?? [];
    let sum = 0;
    for (let word = from; word < to; word += 1) for (const label of labels) sum += rows[word]?.[label] ?? 0;
    return Math.min(1, sum / (to - from));
  }

  return (rows) => {
    const path = likeliestLabels(rows, tags, rules);
    const entities: Entity[] = [];
    path.forEach((label, word) => {
      const type = typeOfLabel[label];
      if (type === undefined) return;
      const last = entities.at(-1);
      const before = path[word - 1];
      if (last && before !== undefined && rules.predecessors[label]?.includes(before)) {
        entities[entities.length - 1] = { ...last, to: word + 1 };
      } else {
        entities.push({ from: word, to: word + 1, type, confidence: 0 });
      }
    });
    return entities.map((entity) => ({ ...entity, confidence: confidenceOf(rows, entity) }));
  };
}
