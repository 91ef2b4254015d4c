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

interface Step {
  readonly from: number;
  readonly score: number;
}

/**
 * The Viterbi algorithm over one row of label probabilities per word. Takes time proportional to words times labels; with a table of transitions, to
 * words times the square of labels.
 */
export function likeliestLabels(rows: readonly Float32Array[], tags: TagSet): number[] {
  const { transitions } = tags;
  const { mayBegin, mayEnd, goesOnFrom } = rulesOf(tags);
  const all = tags.labels.map((_, label) => label);
  const ends = all.filter((label) => mayEnd[label]);
  let scores = Float64Array.from(all, (label) => (mayBegin[label] ? 0 : Number.NEGATIVE_INFINITY));

  const bestOf = (labels: readonly number[], to?: number): Step => {
    let best: Step = { from: labels[0] ?? 0, score: Number.NEGATIVE_INFINITY };
    for (const from of labels) {
      const gain = to === undefined ? 0 : (transitions?.[from]?.[to] ?? 0);
      const score = (scores[from] ?? Number.NEGATIVE_INFINITY) + gain;
      if (score > best.score) best = { from, score };
    }
    return best;
  };
  /** The best step to each label from the words before. */
  const stepsTo = (): Step[] => {
    const lastEnd = bestOf(ends);
    return all.map((to) => {
      const goesOn = bestOf(goesOnFrom[to] ?? [], to);
      if (!mayBegin[to]) return goesOn;
      const begins = transitions ? bestOf(ends, to) : lastEnd;
      return goesOn.score > begins.score ? goesOn : begins;
    });
  };

  const back: Step[][] = [];
  rows.forEach((row, position) => {
    const steps = position === 0 ? all.map((from) => ({ from, score: scores[from] ?? 0 })) : stepsTo();
    back.push(steps);
    scores = Float64Array.from(
      steps,
      ({ score }, label) => score + Math.log(Math.max(row[label] ?? 0, MIN_PROBABILITY)),
    );
  });
  let label = bestOf(ends).from;
  const path: number[] = [];
  for (let position = rows.length - 1; position >= 0; position -= 1) {
    path.push(label);
    label = back[position]?.[label]?.from ?? 0;
  }
  return path.reverse();
}

function confidenceOf(rows: readonly Float32Array[], { labels }: TagSet, entity: Omit<Entity, 'confidence'>): number {
  const own = labels.flatMap((label, index) => (markedLabel(label)?.type === entity.type ? [index] : []));
  let sum = 0;
  for (const row of rows.slice(entity.from, entity.to)) for (const index of own) sum += row[index] ?? 0;
  return Math.min(1, sum / (entity.to - entity.from));
}

/** The entities of a sequence of words, given each word's scores. */
export function entitiesFromScores(scores: readonly Float32Array[], tags: TagSet): Entity[] {
  return entitiesFromProbabilities(scores.map(softmax), tags);
}

/** The entities of a sequence of words, given each word's label probabilities. */
export function entitiesFromProbabilities(rows: readonly Float32Array[], tags: TagSet): Entity[] {
  const { goesOnFrom } = rulesOf(tags);
  const path = likeliestLabels(rows, tags);
  const entities: Entity[] = [];
  path.forEach((label, word) => {
    const type = markedLabel(tags.labels[label] ?? 'O')?.type;
    if (type === undefined) return;
    const last = entities.at(-1);
    const before = path[word - 1];
    if (last && before !== undefined && goesOnFrom[label]?.includes(before)) {
      entities[entities.length - 1] = { ...last, to: word + 1 };
    } else {
      entities.push({ from: word, to: word + 1, type, confidence: 0 });
    }
  });
  return entities.map((entity) => ({ ...entity, confidence: confidenceOf(rows, tags, entity) }));
}
