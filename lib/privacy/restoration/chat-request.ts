// Puts the hint into a chat request of an OpenAI-compatible front end, and takes the hidden spans out of a text.
import type { HintFields } from './restoration.ts';

/** The request's body with the hint in it. Undefined if the body is no chat request; the caller must not send it as one then. */
export function chatRequestWithHint(body: string, hint: HintFields): string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // Not JSON, so not a chat request.
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const { messages, model } = parsed as { messages?: unknown; model?: unknown };
  if (!Array.isArray(messages) || messages.length === 0 || typeof model !== 'string') return undefined;
  const { vector, vector_set } = hint;
  return JSON.stringify({ ...parsed, privacy_restore: { vector, vector_set } });
}

const lengthOfMatch = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0;

/**
 * A removed span leaves doubled blanks, or a comma before a full stop, where its neighbours meet. Returns how many characters to drop at
 * the end of `left` and at the beginning of `right`.
 */
export function charactersToDropAtSeam(
  left: string,
  right: string,
): { readonly before: number; readonly after: number } {
  if (left === '' || left.endsWith('\n')) return { before: 0, after: lengthOfMatch(/^[ \t,;]+/u, right) };
  const blanks = lengthOfMatch(/^[ \t]+/u, right);
  if (/^[,.;:!?]/u.test(right.slice(blanks))) return { before: lengthOfMatch(/[ \t,;]+$/u, left), after: blanks };
  return { before: 0, after: /[ \t]$/u.test(left) ? blanks : 0 };
}

function joinAtSeam(left: string, right: string): string {
  const { before, after } = charactersToDropAtSeam(left, right);
  return left.slice(0, left.length - before) + right.slice(after);
}

/** The text without the hidden spans; it changes only where they stood. */
export function withoutSpans(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  let out = text.slice(0, ordered[0]?.start);
  ordered.forEach(({ end }, index) => {
    const from = Math.max(end, ...ordered.slice(0, index).map((before) => before.end));
    const next = ordered[index + 1]?.start ?? text.length;
    out = joinAtSeam(out, text.slice(from, Math.max(from, next)));
  });
  return out;
}
