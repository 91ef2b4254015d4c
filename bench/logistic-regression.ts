// Logistic regression by Newton's method, for tables of a dozen weights.

export interface Example {
  readonly values: readonly number[];
  readonly isTrue: boolean;
}

/** The penalty on large weights: rare evidence gets a weight near 0. */
const RIDGE = 1;
const STEPS = 30;

export const chanceOf = (weights: readonly number[], values: readonly number[]): number =>
  1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));

/** Solves `matrix * x = right` by elimination with pivots; both are changed. */
function solved(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot] ?? [], matrix[column] ?? []];
    [right[column], right[pivot]] = [right[pivot] ?? 0, right[column] ?? 0];
    for (let row = 0; row < size; row++) {
      const factor = row === column ? 0 : at(row, column) / at(column, column);
      if (factor === 0) continue;
      matrix[row] = (matrix[row] ?? []).map((value, k) => value - factor * at(column, k));
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  return right.map((value, row) => value / at(row, row));
}

/** The weights under which the examples are likeliest. */
export function fitted(examples: readonly Example[], size: number): number[] {
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    const curvature: number[][] = weights.map((_, row) => weights.map((_, column) => (row === column ? RIDGE : 0)));
    for (const { values, isTrue } of examples) {
      const chance = chanceOf(weights, values);
      const spread = chance * (1 - chance);
      values.forEach((value, row) => {
        if (value === 0) return;
        gradient[row] = (gradient[row] ?? 0) + value * (Number(isTrue) - chance);
        const line = curvature[row] ?? [];
        values.forEach((other, column) => {
          line[column] = (line[column] ?? 0) + spread * value * other;
        });
      });
    }
    weights = solved(curvature, gradient).map((move, at) => move + (weights[at] ?? 0));
  }
  return weights;
}
