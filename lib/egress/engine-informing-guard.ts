// The engine client as the page's session uses it: the guard learns from its answers which originals may not leave.
import type { EngineClient } from '../engine/client.ts';
import type { Egress } from './egress.ts';
import type { Knowledge } from './knowledge.ts';

export interface GuardInformation extends Pick<Egress, 'leaving'> {
  readonly composerText: () => string;
  readonly noteDraft: (text: string) => void;
  readonly knowledge: Pick<Knowledge, 'checked' | 'accept' | 'letGo'>;
}

export function engineInformingGuard(
  engine: EngineClient,
  { composerText, noteDraft, knowledge, leaving }: GuardInformation,
): EngineClient {
  return {
    ...engine,
    async annotate(request, options) {
      const result = await engine.annotate(request, options);
      // The page does not have a file's text until the file is attached, and then it is sanitized or let go.
      if (!request.rulesOnly && request.text === composerText()) {
        noteDraft(request.text);
        knowledge.checked(request.text, result.annotations);
      }
      return result;
    },
    preview(request, options) {
      knowledge.accept(request.accepted ?? []);
      return engine.preview(request, options);
    },
    async commit(request, options) {
      const isPrompt = request.text === composerText();
      const sanitized = await engine.commit(request, options);
      // A file's text is committed too, and leaves later or never.
      if (isPrompt) leaving(sanitized.text, sanitized.hint);
      else knowledge.letGo(sanitized.text);
      return sanitized;
    },
  };
}
