// The probabilities of a word from those of its pieces.
import type { PieceScores } from './classifier.ts';
import { type Mark, markedLabel } from './label-scheme.ts';

/** The index of the label with each mark, for one type of entity. */
type LabelsOfType = Readonly<Partial<Record<Mark, number>>>;

export function labelsByType(labels: readonly string[]): readonly LabelsOfType[] {
  const byType = new Map<string, Partial<Record<Mark, number>>>();
  labels.forEach((label, index) => {
    const marked = markedLabel(label);
    if (!marked) return;
    const own = byType.get(marked.type) ?? {};
    own[marked.mark] = index;
    byType.set(marked.type, own);
  });
  return [...byType.values()];
}

export const averageOf = (rows: readonly Float32Array[]): Float32Array =>
  (rows[0] ?? new Float32Array(0)).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);

const MARKS: readonly Mark[] = ['B', 'I', 'E', 'S'];
const sumOf = (row: Float32Array, type: LabelsOfType, marks: readonly Mark[]) =>
  marks.reduce((sum, mark) => sum + (row[type[mark] ?? -1] ?? 0), 0);

/** The share of `marks` in the probability that a piece is in an entity of a type. */
const shareOf = (row: Float32Array, type: LabelsOfType, marks: readonly Mark[]) =>
  marks.some((mark) => type[mark] !== undefined) ? sumOf(row, type, marks) / sumOf(row, type, MARKS) : 0;

/**
 * The probabilities of a word: the averages of those of its pieces. Whether the word begins an entity or goes on with one is told by its first piece
 * alone, since the others always go on; and whether it ends one, by its last piece.
 */
export function wordReading(pieces: readonly PieceScores[], types: readonly LabelsOfType[]): PieceScores | undefined {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last || pieces.length === 1) return first;
  const labels = averageOf(pieces.map((piece) => piece.labels));
  for (const type of types) {
    const begins = shareOf(first.labels, type, ['B', 'S']);
    const ends = shareOf(last.labels, type, ['E', 'S']);
    const shares: Readonly<Record<Mark, number>> = {
      B: begins * (1 - ends),
      I: (1 - begins) * (1 - ends),
      E: (1 - begins) * ends,
      S: begins * ends,
    };
    const own = MARKS.filter((mark) => type[mark] !== undefined);
    const all = own.reduce((sum, mark) => sum + shares[mark], 0);
    // Without a trace of the type in the first or last piece, the averages stay.
    if (!(all > 0)) continue;
    const whole = sumOf(labels, type, MARKS);
    for (const mark of own) labels[type[mark] ?? -1] = (whole * shares[mark]) / all;
  }
  return { labels, roles: averageOf(pieces.map((piece) => piece.roles)) };
}
