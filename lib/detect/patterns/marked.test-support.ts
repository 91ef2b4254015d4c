// Tests write what should be found as ⟦value⟧ and compare whole texts: a span that is one character off shows.
import { contains, type Span } from '../../text/span.ts';
import type { PatternRule } from './rule.ts';

export function plain(marked: string): string {
  return marked.replace(/[⟦⟧]/gu, '');
}

/** `text` with every finding of the rule in brackets; one inside another is the merge's business and left out. */
export function mark(rule: PatternRule, text: string): string {
  const spans: Span[] = [];
  for (const span of [...rule.find(text)].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!spans.some((outer) => contains(outer, span))) spans.push(span);
  }
  spans.sort((a, b) => b.start - a.start);
  return spans.reduce(
    (out, { start, end }) => `${out.slice(0, start)}⟦${out.slice(start, end)}⟧${out.slice(end)}`,
    text,
  );
}

export function kindsIn(rule: PatternRule, text: string): readonly (string | undefined)[] {
  return rule.find(text).map((finding) => finding.kind);
}
