// Markdown's bold stands between a label and its value ("**SSN:** 123") and hides the one from the other.
import { isFieldName } from './field-names.ts';

const BOLD = /\*\*(?=[^\s*])([^*\n]{1,120})(?<=[^\s*])\*\*(?=( ?[:=])?)/gu;

/**
 * Bold text without its asterisks. Same length, and every character where it was: an offset stays an offset. But a field's own
 * name moves to the right, up to its value: nothing in it is ever a finding.
 */
export function withoutEmphasis(text: string): string {
  if (!text.includes('**')) return text;
  return text.replace(BOLD, (_, inner: string, colon: string | undefined) => {
    const isLabel =
      (colon !== undefined || inner.endsWith(':')) && /^[\p{L} '/().:-]+$/u.test(inner) && isFieldName(inner);
    return isLabel ? `    ${inner}` : `  ${inner}  `;
  });
}

/** The same for readers that need no label beside its value: every character stays where it was. */
export function withoutBoldMarkers(text: string): string {
  return text.includes('**') ? text.replace(BOLD, (_, inner: string) => `  ${inner}  `) : text;
}
