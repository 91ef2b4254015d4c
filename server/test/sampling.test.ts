import { expect, test } from 'vitest';
import { seededUniform, tokenSampler } from '../src/generation/sampling.ts';

const LOGITS = Float32Array.from([0, 1, 2, -1, 0.5]);

function shares(options: { temperature: number; topP: number; seed?: number }, draws = 20_000): number[] {
  const sample = tokenSampler({ seed: 5, ...options });
  const counts = new Array<number>(LOGITS.length).fill(0);
  for (let index = 0; index < draws; index += 1) {
    const id = sample(LOGITS);
    counts[id] = (counts[id] as number) + 1 / draws;
  }
  return counts;
}

function softmax(temperature: number): number[] {
  const weights = Array.from(LOGITS, (logit) => Math.exp(logit / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

test.each([0.5, 1, 2])('draws by the softmax at temperature %d', (temperature) => {
  shares({ temperature, topP: 1 }).forEach((share, id) => {
    expect(share).toBeCloseTo(softmax(temperature)[id] as number, 1.7);
  });
});

test('takes the likeliest at temperature 0', () => {
  expect(shares({ temperature: 0, topP: 1 }, 50)[2]).toBeCloseTo(1);
});

test('draws only from the likeliest that hold top_p', () => {
  const [all, kept] = [softmax(1), shares({ temperature: 1, topP: 0.7 })];
  expect(kept[0]).toBe(0);
  expect(kept[3]).toBe(0);
  expect(kept[2]).toBeCloseTo((all[2] as number) / ((all[1] as number) + (all[2] as number)), 1.7);
});

test('repeats itself with a seed only', () => {
  const run = (seed: number | undefined) => {
    const sample = tokenSampler({ temperature: 1, topP: 1, seed });
    return Array.from({ length: 40 }, () => sample(LOGITS)).join('');
  };
  expect(run(7)).toBe(run(7));
  expect(run(7)).not.toBe(run(8));
  expect(run(undefined)).not.toBe(run(undefined));
});

test('seeds spread evenly over the unit interval', () => {
  const uniform = seededUniform(1);
  const draws = Array.from({ length: 10_000 }, uniform);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = draws.filter((value) => Math.floor(value * 10) === tenth).length / draws.length;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.015);
  }
});
