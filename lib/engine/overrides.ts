// The person's changes, applied to what was detected. They win over every detector.
import type { Annotation } from '../detect/annotation.ts';
import { escaped } from '../text/pattern.ts';
import { contains, overlaps, type Span } from '../text/span.ts';
import type { RiskOverride } from './protocol.ts';

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** All mentions of `wanted`, whatever their case, as whole words where it begins or ends with a letter or digit. */
export function mentionsOf(text: string, wanted: string): Span[] {
  if (wanted.trim() === '') return [];
  const before = isWordCharacter(wanted.slice(0, 1)) ? '(?<![\\p{L}\\p{N}_])' : '';
  const after = isWordCharacter(wanted.slice(-1)) ? '(?![\\p{L}\\p{N}_])' : '';
  const pattern = new RegExp(`${before}${escaped(wanted)}${after}`, 'giu');
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
  // A part of something longer: the whole takes the higher level, because half a replaced name would be no protection.
  return annotations.map((annotation) =>
    touching.includes(annotation) && annotation.risk < risk ? { ...annotation, risk } : annotation,
  );
}

/** In order, without overlaps, as the annotations came. A later override of the same text wins. */
export function withOverrides(
  text: string,
  annotations: readonly Annotation[],
  overrides: readonly RiskOverride[],
): readonly Annotation[] {
  const latest = new Map(overrides.map((override) => [override.text.toLowerCase(), override]));
  let result = annotations;
  for (const override of latest.values()) {
    for (const span of mentionsOf(text, override.text)) result = withMention(result, span, override);
  }
  return [...result].sort((a, b) => a.start - b.start);
}
