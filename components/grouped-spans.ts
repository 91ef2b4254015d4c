// Sorts the spans of the review into two groups: replaced and kept.
import { type Annotation, MIN_REPLACED_RISK, type RiskLevel, type Role } from '../lib/detect/annotation.ts';
import { roleOfFinding } from '../lib/judge/roles.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { countReplaced } from '../lib/sanitize/replaced-subjects.ts';
import { type HidingState, hidingStateBySpan, spanId, surrogatesBySpan } from './effective-replacements.ts';

export type SpanTreatment = 'replaced' | 'kept';

export interface SpanRow {
  readonly id: string;
  /** The ids of all spans with this text, its own first: a decision holds for each of them. */
  readonly ids: readonly string[];
  readonly annotation: Annotation;
  readonly original: string;
  readonly surrogate: string | undefined;
  readonly hidden: HidingState | undefined;
  readonly treatment: SpanTreatment;
  /** The risk level that moves the span to the other group. */
  readonly movesTo: RiskLevel;
}

export interface ReviewGroup {
  readonly treatment: SpanTreatment;
  readonly rows: readonly SpanRow[];
  /** True if the group contains a role that belongs to the other group by default; its title then names both. */
  readonly isMixed: boolean;
  /** How many people and values are replaced; the number of rows for those that are sent as they are, or until the prompt is sanitized. */
  readonly count: number;
}

/** Identifiers come first: among the kept spans they need the person's attention most. */
const ORDER: Readonly<Record<Role, number>> = { identifier: 0, secret: 1, fact: 2, public: 3 };
const MOVES_TO: Readonly<Record<SpanTreatment, RiskLevel>> = { replaced: 1, kept: MIN_REPLACED_RISK };

/** A kept number can still have a surrogate, if it is computed from a replaced number. */
export function spanTreatmentOf({ risk }: Annotation, original: string, surrogate: string | undefined): SpanTreatment {
  return risk >= MIN_REPLACED_RISK || (surrogate !== undefined && surrogate !== original) ? 'replaced' : 'kept';
}

/** The role that was detected; undefined for spans from the person or the dictionary, because their type does not tell the role. */
export function detectedRole(annotation: Annotation): Role | undefined {
  const { detector } = annotation.source;
  return detector === 'person' || detector === 'dictionary' ? undefined : roleOfFinding(annotation);
}

export const isIdentifyingRole = (role: Role): boolean => role === 'identifier' || role === 'secret';

function hasOtherTreatmentByDefault(treatment: SpanTreatment, annotation: Annotation): boolean {
  const role = detectedRole(annotation);
  return role !== undefined && isIdentifyingRole(role) !== (treatment === 'replaced');
}

function rowsOf(state: PromptState): readonly SpanRow[] {
  const surrogates = surrogatesBySpan(state);
  const hidden = hidingStateBySpan(state);
  return state.annotations.map((annotation) => {
    const id = spanId(annotation);
    const original = state.text.slice(annotation.start, annotation.end);
    const surrogate = surrogates.get(id);
    const treatment = spanTreatmentOf(annotation, original, surrogate);
    const movesTo = MOVES_TO[treatment];
    return { id, ids: [id], annotation, original, surrogate, hidden: hidden.get(id), treatment, movesTo };
  });
}

/** One row for spans of the same text and type that are treated alike. */
function mergedRows(rows: readonly SpanRow[]): readonly SpanRow[] {
  const merged = new Map<string, SpanRow>();
  for (const row of rows) {
    const key = [row.treatment, row.annotation.type, row.original].join('\n');
    const first = merged.get(key);
    merged.set(key, first ? { ...first, ids: [...first.ids, row.id] } : row);
  }
  return [...merged.values()];
}

const orderOf = ({ annotation }: SpanRow): number => ORDER[detectedRole(annotation) ?? 'identifier'];

/** The non-empty groups, the replaced one first. */
export function reviewGroupsOf(state: PromptState): readonly ReviewGroup[] {
  const inText = [...rowsOf(state)].sort((a, b) => a.annotation.start - b.annotation.start);
  const sorted = [...mergedRows(inText)].sort((a, b) => orderOf(a) - orderOf(b));
  return (['replaced', 'kept'] as const)
    .map((treatment) => ({ treatment, rows: sorted.filter((row) => row.treatment === treatment) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ treatment, rows }) => ({
      treatment,
      rows,
      isMixed: rows.some(({ annotation }) => hasOtherTreatmentByDefault(treatment, annotation)),
      count: treatment === 'replaced' && state.sanitized ? countReplaced(state.sanitized) : rows.length,
    }));
}
