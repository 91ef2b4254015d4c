// Turns a model's scores into entities: softmax, then the likeliest sequence of labels in which every I-X follows a B-X or I-X.

export interface TagSet {
  /** The label of each score, as in `config.id2label`: `O`, `B-PERSON`, `I-PERSON`. */
  readonly labels: readonly string[];
  /** Whether an entity may start with an I- label, as in schemes that use B- only between adjacent entities, or never. */
  readonly insideMayBegin?: boolean;
}

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

const typeOf = (label: string | undefined): string | undefined => label?.match(/^[BI]-(.+)$/)?.[1];
const isInside = (label: string | undefined): boolean => label?.startsWith('I-') === true;

/** For each label, the labels that may stand before it; undefined if all may. */
function allowedBefore({ labels, insideMayBegin }: TagSet): (readonly number[] | undefined)[] {
  return labels.map((label) => {
    if (insideMayBegin || !isInside(label)) return undefined;
    const type = typeOf(label);
    return labels.flatMap((other, index) => (typeOf(other) === type ? [index] : []));
  });
}

const indexOfMax = (values: Float64Array, among: readonly number[]): number =>
  among.reduce(
    (best, index) => ((values[index] ?? -Infinity) > (values[best] ?? -Infinity) ? index : best),
    among[0] ?? 0,
  );

const MIN_PROBABILITY = 1e-12;

/** The Viterbi algorithm over one row of label probabilities per word. Takes time proportional to words times labels. */
export function likeliestLabels(rows: readonly Float32Array[], tags: TagSet): number[] {
  const count = tags.labels.length;
  const all = Array.from({ length: count }, (_, index) => index);
  const before = allowedBefore(tags);
  let scores = Float64Array.from(all, (label) =>
    isInside(tags.labels[label]) && !tags.insideMayBegin ? -Infinity : 0,
  );
  const back: Int32Array[] = [];
  rows.forEach((row, position) => {
    const best = indexOfMax(scores, all);
    const from = new Int32Array(count);
    const next = new Float64Array(count);
    for (let label = 0; label < count; label += 1) {
      const among = before[label];
      const previous = position === 0 ? label : among ? indexOfMax(scores, among) : best;
      from[label] = previous;
      next[label] = (scores[previous] ?? -Infinity) + Math.log(Math.max(row[label] ?? 0, MIN_PROBABILITY));
    }
    back.push(from);
    scores = next;
  });
  let label = indexOfMax(scores, all);
  const path: number[] = [];
  for (let position = rows.length - 1; position >= 0; position -= 1) {
    path.push(label);
    label = back[position]?.[label] ?? 0;
  }
  return path.reverse();
}

function confidenceOf(rows: readonly Float32Array[], { labels }: TagSet, entity: Omit<Entity, 'confidence'>): number {
  const own = labels.flatMap((label, index) => (typeOf(label) === entity.type ? [index] : []));
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
  const path = likeliestLabels(rows, tags).map((index) => tags.labels[index]);
  const entities: Entity[] = [];
  path.forEach((label, word) => {
    const type = typeOf(label);
    if (type === undefined) return;
    const last = entities.at(-1);
    if (isInside(label) && last?.to === word && last.type === type) {
      entities[entities.length - 1] = { ...last, to: word + 1 };
    } else {
      entities.push({ from: word, to: word + 1, type, confidence: 0 });
    }
  });
  return entities.map((entity) => ({ ...entity, confidence: confidenceOf(rows, tags, entity) }));
}
