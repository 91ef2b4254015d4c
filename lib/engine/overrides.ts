// Applies the person's changes of risk to the annotations. They win over every detector.
import type { Annotation } from '../detect/annotation.ts';
import { escapeRegExp } from '../lexicon/alternatives.ts';
import { contains, overlaps, type Span } from '../text/span.ts';
import type { RiskOverride } from './protocol.ts';

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** All mentions of `wanted` in any case. At an end of `wanted` that is a letter or digit, no further letter or digit may follow. */
export function mentionsInAnyCase(text: string, wanted: string): Span[] {
  if (wanted.trim() === '') return [];
  const before = isWordCharacter(wanted.slice(0, 1)) ? '(?<![\\p{L}\\p{N}_])' : '';
  const after = isWordCharacter(wanted.slice(-1)) ? '(?![\\p{L}\\p{N}_])' : '';
  const pattern = new RegExp(`${before}${escapeRegExp(wanted)}${after}`, 'giu');
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

function addedByPerson(span: Span, { risk, learned, hideAs }: RiskOverride, inside: readonly Annotation[]): Annotation {
  const [largest] = [...inside].sort((a, b) => b.end - b.start - (a.end - a.start));
  return {
    start: span.start,
    end: span.end,
    type: largest?.type ?? learned ?? 'MISC',
    confidence: 1,
    risk,
    source: { detector: 'person', rule: learned ? 'learned' : 'marked' },
    ...(hideAs === undefined ? {} : { hideAs }),
  };
}

function withMention(annotations: readonly Annotation[], span: Span, override: RiskOverride): readonly Annotation[] {
  const { risk, hideAs } = override;
  const touching = annotations.filter((annotation) => overlaps(annotation, span));
  if (touching.length === 0) return risk === 1 ? annotations : [...annotations, addedByPerson(span, override, [])];
  const [only] = touching;
  if (touching.length === 1 && only?.start === span.start && only.end === span.end) {
    return annotations.map((annotation) =>
      annotation === only ? { ...annotation, risk, isDecided: true, ...(hideAs && { hideAs }) } : annotation,
    );
  }
  if (touching.every((annotation) => contains(span, annotation))) {
    const rest = annotations.filter((annotation) => !touching.includes(annotation));
    return [...rest, addedByPerson(span, override, touching)];
  }
  // The mention is part of a longer annotation: the whole takes the higher level, because half a replaced name would protect nothing.
  return annotations.map((annotation) =>
    touching.includes(annotation) && annotation.risk < risk ? { ...annotation, risk } : annotation,
  );
}

/** Applies the overrides; of two for the same text the later wins. The result is sorted and does not overlap, like `annotations`. */
export function withRiskOverrides(
  text: string,
  annotations: readonly Annotation[],
  overrides: readonly RiskOverride[],
): readonly Annotation[] {
  const latest = new Map(overrides.map((override) => [override.text.toLowerCase(), override]));
  let result = annotations;
  for (const override of latest.values()) {
    for (const span of mentionsInAnyCase(text, override.text)) result = withMention(result, span, override);
  }
  return [...result].sort((a, b) => a.start - b.start);
}
