// Tests write what should be found as ⟦value⟧ and compare whole texts: a span that is one character off shows.
import type { PatternRule } from './rule.ts';

export function plain(marked: string): string {
  return marked.replace(/[⟦⟧]/gu, '');
}

/** `text` with every finding of the rule (of one kind, if given) in brackets. */
export function mark(rule: PatternRule, text: string, kind?: string): string {
  const findings = rule.find(text).filter((finding) => kind === undefined || finding.kind === kind);
  const spans = [...new Map(findings.map((f) => [`${f.start} ${f.end}`, f])).values()].sort(
    (a, b) => b.start - a.start,
  );
  return spans.reduce(
    (out, { start, end }) => `${out.slice(0, start)}⟦${out.slice(start, end)}⟧${out.slice(end)}`,
    text,
  );
}

export function kindsIn(rule: PatternRule, text: string): readonly (string | undefined)[] {
  return rule.find(text).map((finding) => finding.kind);
}
