// The engine client as the page's session uses it: it commits nothing before the egress guard is ready.
import type { EngineClient } from '../../engine/client.ts';
import type { Replacement } from '../../sanitize/sanitized.ts';
import type { LateNameBinder } from '../conversation/late-name-binder.ts';

export interface SessionEngineParts {
  /** The engine client that tells the egress guard which originals were found. */
  readonly informing: EngineClient;
  /** Resolves once it is known which originals were stopped on this origin before. */
  readonly ready: () => Promise<void>;
  /** Called before something is stored for the conversation. */
  readonly used: () => void;
  readonly sent: LateNameBinder['sent'];
  /** The message that the composer held at first, if it is an edit box. */
  readonly editedFrom: () => string | undefined;
}

/** Whether a surrogate was drawn for this chat; placeholders and groups are the same in every chat. */
const isDrawnForChat = ({ standIn }: Replacement) => standIn !== 'placeholder' && standIn !== 'generalised';

export function sessionEngine({ informing, ready, used, sent, editedFrom }: SessionEngineParts): EngineClient {
  return {
    ...informing,
    async commit(request, options) {
      // The page may close its edit box during the waits below.
      const before = editedFrom();
      await ready();
      used();
      const sanitized = await informing.commit({ ...request, origin: location.origin }, options);
      sent(request.conversation, sanitized.text, sanitized.replacements.some(isDrawnForChat), before);
      return sanitized;
    },
  };
}
