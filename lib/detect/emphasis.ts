// Removes Markdown's bold markers. In "**SSN:** 123" they separate a label from its value, so that rules would not connect the two.
import { isFieldName } from './field-names.ts';

const BOLD = /\*\*(?=[^\s*])([^*\n]{1,120})(?<=[^\s*])\*\*(?=( ?[:=])?)/gu;

/**
 * Replaces the asterisks of bold text by spaces. The length and all offsets stay the same, except that the name of a field moves right,
 * up to its value; this is safe because the name of a field is never a finding.
 */
export function withoutEmphasis(text: string): string {
  if (!text.includes('**')) return text;
  return text.replace(BOLD, (_, inner: string, colon: string | undefined) => {
    const isLabel =
      (colon !== undefined || inner.endsWith(':')) && /^[\p{L} '/().:-]+$/u.test(inner) && isFieldName(inner);
    return isLabel ? `    ${inner}` : `  ${inner}  `;
  });
}

/** Replaces the asterisks of bold text by spaces and moves no character. For callers that do not need labels beside their values. */
export function withoutBoldMarkers(text: string): string {
  return text.includes('**') ? text.replace(BOLD, (_, inner: string) => `  ${inner}  `) : text;
}
