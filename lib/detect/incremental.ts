// Scanning only what an edit touched: results are remembered by paragraph.
import { paragraphs } from '../text/segment.ts';
import type { Detector, Finding } from './annotation.ts';

const PARAGRAPHS = 256;

/** Least recently used first, as a Map keeps its order. */
function remember(
  memory: Map<string, readonly Finding[]>,
  key: string,
  findings: readonly Finding[],
  most: number,
): void {
  memory.delete(key);
  memory.set(key, findings);
  for (const oldest of memory.keys()) {
    if (memory.size <= most) return;
    memory.delete(oldest);
  }
}

/**
 * The same findings as `detector`, which is asked only about paragraphs that it has not seen.
 * Only for detectors that never look past a blank line (`PARAGRAPH_LOCAL` names the pattern rules that do not): for others
 * the findings would differ from a full scan. A paragraph's results are kept only once they are complete; an abort or a
 * failure leaves the memory as it was. The memory holds text, so drop the detector with the conversation.
 */
export function incrementalDetector(detector: Detector, capacity = PARAGRAPHS): Detector {
  const memory = new Map<string, readonly Finding[]>();
  return {
    name: detector.name,
    async detect(text, signal) {
      const found: Finding[] = [];
      for (const { start, end } of paragraphs(text)) {
        signal?.throwIfAborted();
        const paragraph = text.slice(start, end);
        const findings = memory.get(paragraph) ?? (await detector.detect(paragraph, signal));
        remember(memory, paragraph, findings, capacity);
        for (const finding of findings) {
          found.push({ ...finding, start: finding.start + start, end: finding.end + start });
        }
      }
      return found;
    },
  };
}
