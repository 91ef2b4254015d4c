// The probabilities of a word from those of its pieces.
import type { PieceScores } from './classifier.ts';
import { type Mark, markedLabel } from './label-scheme.ts';

/** The index of the label with each mark, for one type of entity; -1 if it has none with that mark. */
type LabelsOfType = Readonly<Record<Mark, number>>;

export function labelsByType(labels: readonly string[]): readonly LabelsOfType[] {
  const byType = new Map<string, Record<Mark, number>>();
  labels.forEach((label, index) => {
    const marked = markedLabel(label);
    if (!marked) return;
    const labelsOfType = byType.get(marked.type) ?? { B: -1, I: -1, E: -1, S: -1 };
    labelsOfType[marked.mark] = index;
    byType.set(marked.type, labelsOfType);
  });
  return [...byType.values()];
}

export function averageOf(rows: readonly Float32Array[]): Float32Array {
  const average = new Float32Array(rows[0]?.length ?? 0);
  for (let at = 0; at < average.length; at += 1) {
    let sum = 0;
    for (const row of rows) sum += row[at] ?? 0;
    average[at] = sum / rows.length;
  }
  return average;
}

const MARKS: readonly Mark[] = ['B', 'I', 'E', 'S'];
const sumOf = (row: Float32Array, { B, I, E, S }: LabelsOfType): number =>
  (row[B] ?? 0) + (row[I] ?? 0) + (row[E] ?? 0) + (row[S] ?? 0);

/** The share of the labels `one` and `other` in the probability that a piece is in an entity of a type. */
const shareOf = (row: Float32Array, type: LabelsOfType, one: number, other: number): number =>
  one < 0 && other < 0 ? 0 : ((row[one] ?? 0) + (row[other] ?? 0)) / sumOf(row, type);

/**
 * The probabilities of a word: the averages of those of its pieces. Whether the word begins an entity or goes on with one is told by its first piece
 * alone, since the others always go on; and whether it ends one, by its last piece.
 */
export function wordReading(pieces: readonly PieceScores[], types: readonly LabelsOfType[]): PieceScores | undefined {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last || pieces.length === 1) return first;
  const labels = averageOf(pieces.map((piece) => piece.labels));
  const shares = { B: 0, I: 0, E: 0, S: 0 };
  for (const type of types) {
    const begins = shareOf(first.labels, type, type.B, type.S);
    const ends = shareOf(last.labels, type, type.E, type.S);
    shares.B = begins * (1 - ends);
    shares.I = (1 - begins) * (1 - ends);
    shares.E = (1 - begins) * ends;
    shares.S = begins * ends;
    let all = 0;
    for (const mark of MARKS) if (type[mark] >= 0) all += shares[mark];
    // Without a trace of the type in the first or last piece, the averages stay.
    if (!(all > 0)) continue;
    const whole = sumOf(labels, type);
    for (const mark of MARKS) if (type[mark] >= 0) labels[type[mark]] = (whole * shares[mark]) / all;
  }
  return { labels, roles: averageOf(pieces.map((piece) => piece.roles)) };
}
