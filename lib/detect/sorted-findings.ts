import { overlaps, type Span } from '../text/span.ts';
import type { Finding } from './annotation.ts';

/** A list of findings without overlaps, sorted by start, in which overlaps with a span are found in logarithmic time. */
export class SortedFindings {
  private readonly starts: Finding[] = [];

  private indexAfter(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  overlapping(span: Span): Finding[] {
    const found: Finding[] = [];
    const before = this.starts[this.indexAfter(span.start) - 1];
    if (before && overlaps(before, span)) found.push(before);
    for (let i = this.indexAfter(span.start); i < this.starts.length; i++) {
      const next = this.starts[i];
      if (!next || next.start >= span.end) break;
      found.push(next);
    }
    return found;
  }

  add(finding: Finding): void {
    this.starts.splice(this.indexAfter(finding.start), 0, finding);
  }

  all(): Finding[] {
    return this.starts;
  }
}
