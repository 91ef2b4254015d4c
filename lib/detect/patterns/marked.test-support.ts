// Marks findings as ⟦value⟧. Tests compare whole marked texts, so a span that is off by one character fails.
import { contains, type Span } from '../../text/span.ts';
import { isPublicCode } from '../public-codes/find.ts';
import type { PatternRule } from './rule.ts';

export function plain(marked: string): string {
  return marked.replace(/[⟦⟧]/gu, '');
}

/** `text` with every finding of the rule in brackets, except those that the merge drops: public codes and findings inside another one. */
export function mark(rule: PatternRule, text: string): string {
  const spans: Span[] = [];
  for (const span of rule
    .find(text)
    .filter((finding) => !isPublicCode(finding, text))
    .sort((a, b) => b.end - b.start - (a.end - a.start))) {
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
