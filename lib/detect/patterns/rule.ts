// The common structure of pattern rules: regular expressions find candidates, and functions accept or reject each of them.

import { rememberedForLastText } from '../../text/for-last-text.ts';
import { normaliseCharacters } from '../../text/normalise-characters.ts';
import { patternSearch } from '../../text/prefilter/pattern-search.ts';
import type { Span } from '../../text/span.ts';
import type { Detector, EntityType, Finding } from '../annotation.ts';
import { withoutEmphasis } from '../emphasis.ts';

/** A rule that finds one family of values. `find` has no side effects; its spans leave out punctuation and spaces around a value. */
export interface PatternRule {
  readonly name: string;
  find(text: string): readonly Finding[];
}

/** A match of a pattern, before a check accepts or rejects it. */
export interface Candidate {
  /** The text of the match, normalised as in `normalisedForRules`. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The whole normalised text, so that checks can read what is around the match. */
  readonly text: string;
}

/** One form of the values that a rule finds. */
export interface PatternShape {
  readonly type: EntityType;
  readonly kind?: string;
  readonly confidence: number;
  /**
   * Needs the flag `g`. With the flag `d` and a group named `value`, the group is the span; otherwise the span is the whole match.
   * To keep the search linear on hostile text, a look-behind must prevent a match from starting inside a word or number, and each
   * repetition must have an upper bound or be followed by a character that it cannot match.
   */
  readonly pattern: RegExp;
  /** Words beside the value: what `pattern` matches counts only in texts that match this too. It must not have the flag `g`. */
  readonly requires?: RegExp;
  readonly accept?: (candidate: Candidate) => boolean;
  /** Gives the kind if it depends on the candidate; it wins over `kind`. */
  readonly kindOf?: (candidate: Candidate) => string;
  /** The characters to trim from both ends of a match, instead of those of `OUTER`. */
  readonly outer?: RegExp;
}

const OUTER = /^[\s"'`([{<,;:]+|[\s"'`,;:!?.]{1,64}$/g;
/** For `outer`: keeps the whole match, because punctuation is part of a secret. */
export const TRIMS_NOTHING = /(?!)/g;
/** For `outer`: keeps a full stop at the end of values that may end in an abbreviation: "3 a.m.", "John D.", "Acme Inc." */
export const OUTER_PUNCTUATION_EXCEPT_FULL_STOP = /^[\s"'`([{<,;:]+|[\s"'`,;:!?]{1,64}$/g;

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

function candidateOf(text: string, { start, end }: Span, outer = OUTER): Candidate | undefined {
  const span = trimmed(text, start, end, outer);
  return span.end > span.start ? { ...span, value: text.slice(span.start, span.end), text } : undefined;
}

function findingsOfShape(rule: string, shape: PatternShape, spans: readonly Span[], text: string): Finding[] {
  const findings: Finding[] = [];
  for (const span of spans) {
    const candidate = candidateOf(text, span, shape.outer);
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

/** The text as rules read it: with normalised characters and without the asterisks of bold text. */
export const normalisedForRules: (text: string) => string = rememberedForLastText((text) =>
  withoutEmphasis(normaliseCharacters(text)),
);

export function shapeRule(name: string, shapes: readonly PatternShape[]): PatternRule {
  const search = patternSearch(
    name,
    shapes.map(({ pattern }) => pattern),
  );
  return {
    name,
    find(text) {
      const normalised = normalisedForRules(text);
      const found = search(normalised);
      return shapes.flatMap((shape, at) => {
        const spans = found[at] ?? [];
        const isFound = spans.length > 0 && shape.requires?.test(normalised) !== false;
        return isFound ? findingsOfShape(name, shape, spans, normalised) : [];
      });
    },
  };
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

/** Whether `words` matches in the `reach` characters before the candidate. Characters of an earlier paragraph are left out. */
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
