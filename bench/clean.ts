// Measures how often the detectors find something sensitive in ordinary text.
import { readdirSync, readFileSync } from 'node:fs';
import type { ComparedDetector } from './detectors.ts';
import { countWordsIn } from './sets.ts';

interface FalseHighlights {
  readonly perThousandWords: number;
  /** The strings, for people who want to see them. */
  readonly marked: readonly string[];
}

export async function countFalseHighlights(
  detector: ComparedDetector,
  texts: readonly string[],
): Promise<FalseHighlights> {
  let words = 0;
  const marked: string[] = [];
  for (const text of texts) {
    words += countWordsIn(text);
    for (const { start, end, type, replaced } of await detector.detect(text))
      if (replaced) marked.push(`${type}: ${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]`);
  }
  return { perThousandWords: (1000 * marked.length) / words, marked: marked.map((line) => line.replaceAll('\n', '⏎')) };
}

/** Texts without a name, an account or anything else of a person. */
export function cleanTexts(): string[] {
  const folder = new URL('clean/', import.meta.url);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
}
