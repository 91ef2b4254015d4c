// The engine as the page's session uses it: nothing is committed before the egress guard is ready.
import type { EngineClient } from '../../engine/client.ts';
import type { Replacement } from '../../sanitize/sanitized.ts';
import type { LateNaming } from '../conversation/late-naming.ts';

export interface SessionEngineParts {
  /** The egress guard hears what it finds. */
  readonly informing: EngineClient;
  /** Resolves once it is known what was stopped on this origin before. */
  readonly ready: () => Promise<void>;
  /** The conversation is about to be stored. */
  readonly used: () => void;
  readonly sent: LateNaming['sent'];
}

/** Placeholders and groups are the same in every chat. */
const isDrawn = ({ standIn }: Replacement) => standIn !== 'placeholder' && standIn !== 'generalised';

export function sessionEngine({ informing, ready, used, sent }: SessionEngineParts): EngineClient {
  return {
    ...informing,
    async commit(request, options) {
      await ready();
      used();
      const sanitized = await informing.commit({ ...request, origin: location.origin }, options);
      sent(request.conversation, sanitized.text, sanitized.replacements.some(isDrawn));
      return sanitized;
    },
  };
}
