import { randomBytes } from 'node:crypto';

interface SamplingOptions {
  /** Divides the logits before the draw; with 0 the likeliest token is taken. */
  temperature: number;
  topP: number;
  seed: number | undefined;
}

/** A source of numbers that are uniform in [0, 1). */
type UniformSource = () => number;

const secureUniform: UniformSource = () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

/** Mulberry32: the same numbers for the same seed, for clients that ask for repeatable answers. */
export function seededUniform(seed: number): UniformSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function likeliest(logits: Float32Array): number {
  let best = 0;
  for (let id = 1; id < logits.length; id += 1) if ((logits[id] as number) > (logits[best] as number)) best = id;
  return best;
}

/** The fewest tokens whose probabilities add up to `topP`, likeliest first. */
function nucleus(weights: Float64Array, total: number, topP: number): number[] {
  const order = Array.from(weights.keys()).filter((id) => (weights[id] as number) > 0);
  order.sort((a, b) => (weights[b] as number) - (weights[a] as number));
  let sum = 0;
  const end = order.findIndex((id) => {
    sum += weights[id] as number;
    return sum >= topP * total;
  });
  return end < 0 ? order : order.slice(0, end + 1);
}

function draw(ids: Iterable<number>, weights: Float64Array, total: number, uniform: UniformSource): number {
  let left = uniform() * total;
  let last = 0;
  for (const id of ids) {
    last = id;
    left -= weights[id] as number;
    if (left < 0) return id;
  }
  return last;
}

export function tokenSampler({ temperature, topP, seed }: SamplingOptions): (logits: Float32Array) => number {
  const uniform = seed === undefined ? secureUniform : seededUniform(seed);
  return (logits) => {
    const best = likeliest(logits);
    if (temperature === 0) return best;
    const peak = logits[best] as number;
    const weights = Float64Array.from(logits, (logit) => Math.exp((logit - peak) / temperature));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (topP >= 1) return draw(weights.keys(), weights, total, uniform);
    const kept = nucleus(weights, total, topP);
    return draw(
      kept,
      weights,
      kept.reduce((sum, id) => sum + (weights[id] as number), 0),
      uniform,
    );
  };
}
