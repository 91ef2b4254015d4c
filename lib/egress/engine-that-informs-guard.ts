// The engine client as the page's session uses it: the guard learns from its answers which originals may not leave.
import type { EngineClient } from '../engine/client.ts';
import type { EgressGuard } from './egress.ts';
import type { EgressKnowledge } from './knowledge.ts';

interface GuardInformingParts extends Pick<EgressGuard, 'leaving'> {
  readonly composerText: () => string;
  readonly noteDraft: (text: string) => void;
  readonly knowledge: Pick<EgressKnowledge, 'checked' | 'accept' | 'letGo'>;
}

export function engineThatInformsGuard(
  engine: EngineClient,
  { composerText, noteDraft, knowledge, leaving }: GuardInformingParts,
): EngineClient {
  return {
    ...engine,
    async annotate(request, options) {
      const result = await engine.annotate(request, options);
      // The page gets a file's text only when the file is attached; by then it was sanitized, or the person let it go as it is.
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
      // The text of an attached file passes here too. It is sent later or never, so no request with it is awaited now.
      if (isPrompt) leaving(sanitized.text, sanitized.hint);
      else knowledge.letGo(sanitized.text);
      return sanitized;
    },
  };
}
