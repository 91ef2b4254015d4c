// A chat request of an OpenAI-compatible front end, with the vector put in.
import type { RestorationRequest } from './restoration.ts';

/** The request's body with the vector, or undefined where it is no chat request: then nothing may be sent as if it were one. */
export function withRestoration(body: string, restoration: RestorationRequest): string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const { messages, model } = parsed as { messages?: unknown; model?: unknown };
  if (!Array.isArray(messages) || messages.length === 0 || typeof model !== 'string') return undefined;
  const { vector, vector_set } = restoration;
  return JSON.stringify({ ...parsed, privacy_restore: { vector, vector_set } });
}

/** What a removed span leaves where its neighbours meet: doubled blanks, a comma before a full stop. */
function joined(left: string, right: string): string {
  if (left === '' || left.endsWith('\n')) return left + right.replace(/^[ \t,;]+/u, '');
  if (/^[ \t]*[,.;:!?]/u.test(right)) return left.replace(/[ \t,;]+$/u, '') + right.replace(/^[ \t]+/u, '');
  return /[ \t]$/u.test(left) ? left + right.replace(/^[ \t]+/u, '') : left + right;
}

/** The text without the hidden spans; nothing else of it changes but where they stood. */
export function withoutSpans(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  let out = text.slice(0, ordered[0]?.start);
  ordered.forEach(({ end }, index) => {
    const from = Math.max(end, ...ordered.slice(0, index).map((before) => before.end));
    const next = ordered[index + 1]?.start ?? text.length;
    out = joined(out, text.slice(from, Math.max(from, next)));
  });
  return out;
}
