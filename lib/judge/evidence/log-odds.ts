/** Certainties beyond this are not told apart: the network is hardly ever that well calibrated. */
const MOST = 4;

/** The natural logarithm of the odds of a chance, from -4 to 4. */
export const logOdds = (chance: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.log(Math.max(chance, 1e-9) / Math.max(1 - chance, 1e-9))));
