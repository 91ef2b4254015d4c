// The frame of every pattern rule: a regular expression finds candidates, a check decides.
import { fold } from '../../text/fold.ts';
import type { Detector, EntityType, Finding } from '../annotation.ts';
import { withoutEmphasis } from '../emphasis.ts';

/** A pure rule. `find` reports spans of `text` without the punctuation or space around them. */
export interface PatternRule {
  readonly name: string;
  find(text: string): readonly Finding[];
}

export interface Candidate {
  /** What would be the span, folded (see lib/text/fold.ts). */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The whole folded text, for context. */
  readonly text: string;
}

export interface Shape {
  readonly type: EntityType;
  readonly kind?: string;
  readonly confidence: number;
  /**
   * Global. With the flag `d` and a group named `value`, the group is the span; otherwise the whole match is.
   * It must not start inside a word or number of its own kind (look-behind), and its repeats must be bounded or
   * divided by a character that ends them: this keeps the scan linear on hostile text.
   */
  readonly pattern: RegExp;
  /** Without a match of it anywhere, the text is not searched at all. Not global. */
  readonly requires?: RegExp;
  readonly accept?: (candidate: Candidate) => boolean;
  /** Where the kind depends on what was found. */
  readonly kindOf?: (candidate: Candidate) => string;
  /** What is cut off at the ends instead of white space and closing punctuation. */
  readonly outer?: RegExp;
}

const OUTER = /^[\s"'`([{<,;:]+|[\s"'`,;:!?.]+$/g;
/** For what may end in an abbreviation: "3 a.m.", "John D.", "Acme Inc." */
export const KEEP_POINT = /^[\s"'`([{<,;:]+|[\s"'`,;:!?]+$/g;

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

function findShape(rule: string, shape: Shape, text: string): Finding[] {
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

/** All rules read the same text one after the other: fold it once. */
export function folded(text: string): string {
  if (text !== lastText) {
    lastFolded = withoutEmphasis(fold(text));
    lastText = text;
  }
  return lastFolded;
}

export function shapeRule(name: string, shapes: readonly Shape[]): PatternRule {
  return { name, find: (text) => shapes.flatMap((shape) => findShape(name, shape, folded(text))) };
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

/** Whether `words` stand shortly before the candidate, in the same paragraph. */
export function precededBy({ text, start }: Candidate, words: RegExp, reach = 48): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  return words.test(before.includes('\n') ? (before.split(BLANK_LINE).at(-1) ?? '') : before);
}

export function followedBy({ text, end }: Candidate, words: RegExp, reach = 32): boolean {
  return words.test(text.slice(end, end + reach));
}

export function digitsIn(value: string): string {
  return value.replace(/\D/g, '');
}
