// The common structure of pattern rules: a regular expression finds candidates, and a check accepts or rejects each.
import { normaliseCharacters } from '../../text/normalise-characters.ts';
import type { Detector, EntityType, Finding } from '../annotation.ts';
import { withoutEmphasis } from '../emphasis.ts';

/** A rule without side effects. `find` reports spans of `text` without surrounding punctuation and space. */
export interface PatternRule {
  readonly name: string;
  find(text: string): readonly Finding[];
}

export interface Candidate {
  /** The candidate's text, folded (see lib/text/normalise-characters.ts). */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The whole folded text, for checks of the context. */
  readonly text: string;
}

export interface PatternShape {
  readonly type: EntityType;
  readonly kind?: string;
  readonly confidence: number;
  /**
   * Needs the flag `g`. With the flag `d` and a group named `value`, the group is the span; otherwise the span is the whole match.
   * It must not start inside a word or number of its own kind (look-behind), and its repeats must be bounded or
   * divided by a character that ends them: this keeps the scan linear on hostile text.
   */
  readonly pattern: RegExp;
  /** A quick test: texts without a match are not searched. It must not have the flag `g`. */
  readonly requires?: RegExp;
  readonly accept?: (candidate: Candidate) => boolean;
  /** Sets the kind if it depends on the candidate. */
  readonly kindOf?: (candidate: Candidate) => string;
  /** Replaces `OUTER`: the characters that are trimmed from both ends of a match. */
  readonly outer?: RegExp;
}

const OUTER = /^[\s"'`([{<,;:]+|[\s"'`,;:!?.]+$/g;
/** An `outer` that keeps a full stop at the end, for values that may end in an abbreviation: "3 a.m.", "John D.", "Acme Inc." */
export const OUTER_PUNCTUATION_EXCEPT_FULL_STOP = /^[\s"'`([{<,;:]+|[\s"'`,;:!?]+$/g;

function trimmed(text: string, start: number, end: number, outer: RegExp): { start: number; end: number } {
  const value = text.slice(start, end);
  let left = 0;
  let right = 0;
  for (const match of value.matchAll(outer)) {
    if (match.index === 0) left = match[0].length;
    else right = match[0].length;
  }
  return left + right >= value.length ? { start, end: start } : { start: start + left, end: end - right };
}

function candidateOf(text: string, match: RegExpExecArray, outer = OUTER): Candidate | undefined {
  const [start, end] = match.indices?.groups?.value ?? [match.index, match.index + match[0].length];
  const span = trimmed(text, start, end, outer);
  return span.end > span.start ? { ...span, value: text.slice(span.start, span.end), text } : undefined;
}

function findShape(rule: string, shape: PatternShape, text: string): Finding[] {
  const findings: Finding[] = [];
  if (shape.requires?.test(text) === false) return findings;
  for (const match of text.matchAll(shape.pattern)) {
    const candidate = candidateOf(text, match, shape.outer);
    if (!candidate || shape.accept?.(candidate) === false) continue;
    const kind = shape.kindOf?.(candidate) ?? shape.kind;
    findings.push({
      start: candidate.start,
      end: candidate.end,
      type: shape.type,
      ...(kind === undefined ? {} : { kind }),
      confidence: shape.confidence,
      source: { detector: 'pattern', rule },
    });
  }
  return findings;
}

let lastText = '';
let lastFolded = '';

/** The folded text. Cached, because all rules read the same text one after the other. */
export function normalisedForRules(text: string): string {
  if (text !== lastText) {
    lastFolded = withoutEmphasis(normaliseCharacters(text));
    lastText = text;
  }
  return lastFolded;
}

export function shapeRule(name: string, shapes: readonly PatternShape[]): PatternRule {
  return { name, find: (text) => shapes.flatMap((shape) => findShape(name, shape, normalisedForRules(text))) };
}

export function patternDetector(rule: PatternRule): Detector {
  return {
    name: rule.name,
    detect(text, signal) {
      signal?.throwIfAborted();
      return rule.find(text);
    },
  };
}

const BLANK_LINE = /\n[^\S\n]*\n\s*/;

/** Whether `words` matches the `reach` characters before the candidate, within its paragraph. */
export function isPrecededBy({ text, start }: Candidate, words: RegExp, reach = 48): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  return words.test(before.includes('\n') ? (before.split(BLANK_LINE).at(-1) ?? '') : before);
}

export function isFollowedBy({ text, end }: Candidate, words: RegExp, reach = 32): boolean {
  return words.test(text.slice(end, end + reach));
}

export function digitsIn(value: string): string {
  return value.replace(/\D/g, '');
}
