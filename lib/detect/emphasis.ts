// Removes the asterisks of bold text in Markdown. In "**SSN:** 123" they separate the label from its value, so rules would not connect the two.
import { isFieldName } from './field-names.ts';

const BOLD = /\*\*(?=[^\s*])([^*\n]{1,120})(?<=[^\s*])\*\*(?=( ?[:=])?)/gu;

/**
 * Replaces the asterisks of bold text by spaces; the length of the text stays the same. In "**SSN:** 123" all four spaces go before the
 * label, so that it stands directly beside its value. Only the offsets inside a label change, which is safe because a label is never a finding.
 */
export function withoutEmphasis(text: string): string {
  if (!text.includes('**')) return text;
  return text.replace(BOLD, (_, inner: string, colon: string | undefined) => {
    const isLabel =
      (colon !== undefined || inner.endsWith(':')) && /^[\p{L} '/().:-]+$/u.test(inner) && isFieldName(inner);
    return isLabel ? `    ${inner}` : `  ${inner}  `;
  });
}

/** Replaces the asterisks of bold text by spaces and moves no other character. For callers that need no label beside its value. */
export function withoutBoldMarkers(text: string): string {
  return text.includes('**') ? text.replace(BOLD, (_, inner: string) => `  ${inner}  `) : text;
}
