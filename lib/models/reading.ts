// Reads the sample text with a network, to see how fast it is there and what it answers.
import type { NetworkInput, NetworkOutput, RunNetwork } from './network.ts';
import { handleMessages } from './pending-messages.ts';

export interface Reading {
  readonly output: NetworkOutput;
  /** The least time of several runs. */
  readonly milliseconds: number;
}

const RUNS = 3;
/** A device that takes this long for one run gets no more of them. */
const SLOW_MS = 700;

/** Reads several times. The first run is not counted: memory is allocated and shaders are compiled in it. */
export async function readSample(
  run: RunNetwork,
  sample: NetworkInput,
  clock = () => performance.now(),
): Promise<Reading> {
  let output = await run(sample);
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let count = 0; count < RUNS; count += 1) {
    await handleMessages();
    const began = clock();
    output = await run(sample);
    milliseconds = Math.min(milliseconds, clock() - began);
    if (milliseconds > SLOW_MS) break;
  }
  return { output, milliseconds };
}

/**
 * Two scores that differ by less than this count as equal. 8-bit networks round their inputs, which moves a score by up to 1; from a card that
 * computes wrongly come scores that have nothing to do with each other.
 */
const TOLERANCE = 1.5;

/** Whether `second` chooses in each row what `first` chooses too, or holds as good as equal. */
function choicesAgree(first: Float32Array, second: Float32Array, columns: number): boolean {
  if (first.length !== second.length) return false;
  const bestIn = (scores: Float32Array) => scores.indexOf(scores.reduce((most, score) => Math.max(most, score), -1e9));
  for (let row = 0; row < first.length; row += columns) {
    const [one, other] = [first.subarray(row, row + columns), second.subarray(row, row + columns)];
    const chosen = bestIn(other);
    if (chosen < 0 || !((one[bestIn(one)] ?? 0) - (one[chosen] ?? 0) <= TOLERANCE)) return false;
  }
  return true;
}

/** Whether two readings of one text find the same, within what rounding changes. */
export function readingsAgree(first: NetworkOutput, second: NetworkOutput, { rows, width }: NetworkInput): boolean {
  const pieces = rows * width;
  return (['labels', 'roles'] as const).every((part) =>
    choicesAgree(first[part], second[part], Math.max(1, first[part].length / pieces)),
  );
}
