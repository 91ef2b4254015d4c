// Which findings are marked in the text of the page, and how.
import { type Annotation, isKeptPersonName, isLeftToPerson } from '../../detect/annotation.ts';

export const MARK_KINDS = ['kept-name', 'asked-name', 'risk-2', 'risk-3', 'risk-4', 'risk-5'] as const;
/**
 * The name of a mark's style: a kept name of a person has a quiet line, one that the prompt asks about a line that asks for a choice, and every
 * other finding the line of its risk.
 */
export type MarkKind = (typeof MARK_KINDS)[number];

/**
 * The mark of a finding; undefined if it has none. A name of a person is always marked, so that the person sees it and can hide it if keeping it was
 * wrong. Other findings of risk 1 are not marked: common knowledge, such as a language or a library, would cover the text with lines.
 */
export function markKindOf(finding: Pick<Annotation, 'type' | 'risk' | 'why'>): MarkKind | undefined {
  if (isKeptPersonName(finding)) return isLeftToPerson(finding) ? 'asked-name' : 'kept-name';
  return finding.risk === 1 ? undefined : `risk-${finding.risk}`;
}

export const isMarked = (finding: Pick<Annotation, 'type' | 'risk' | 'why'>): boolean =>
  markKindOf(finding) !== undefined;
