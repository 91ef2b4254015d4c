/** A plain table with aligned columns; the first is text and the others are numbers, but for those in `texts`. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  texts: readonly number[] = [0],
): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (texts.includes(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const percent = (value: number) => (Number.isNaN(value) ? '-' : (100 * value).toFixed(1));
