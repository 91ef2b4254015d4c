import type { TransitionBiases } from './learned-transitions.ts';

/** Six different biases, so that a test sees which one was added. */
export const SIX_BIASES: TransitionBiases = {
  backgroundStay: 1,
  backgroundToStart: 2,
  insideToContinue: 3,
  insideToEnd: 4,
  endToBackground: 5,
  endToStart: 6,
};
