// Puts the hint into a chat request of an OpenAI-compatible front end.
import type { HintFields } from './restoration.ts';

/** The request's body with the hint added. Undefined if the body is not a chat request; then the caller must not send it. */
export function chatRequestWithHint(body: string, hint: HintFields): string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // The body is not JSON, so it is not a chat request.
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const { messages, model } = parsed as { messages?: unknown; model?: unknown };
  if (!Array.isArray(messages) || messages.length === 0 || typeof model !== 'string') return undefined;
  const { vector, vector_set } = hint;
  return JSON.stringify({ ...parsed, privacy_restore: { vector, vector_set } });
}
