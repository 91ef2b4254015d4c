// The engine as the page's session uses it: the egress guard hears what is found, and nothing is committed before the guard is ready.
import type { Egress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { Replacement } from '../../sanitize/sanitized.ts';
import type { LateNaming } from '../conversation/late-naming.ts';

export interface SessionEngineParts {
  readonly engine: EngineClient;
  readonly egress: Pick<Egress, 'overhear'>;
  /** Resolves once it is known what was stopped on this origin before. */
  readonly ready: () => Promise<void>;
  /** The conversation is about to be stored. */
  readonly used: () => void;
  readonly sent: LateNaming['sent'];
}

/** Placeholders and groups are the same in every chat. */
const isDrawn = ({ standIn }: Replacement) => standIn !== 'placeholder' && standIn !== 'generalised';

export function sessionEngine({ engine, egress, ready, used, sent }: SessionEngineParts): EngineClient {
  const overheard = egress.overhear(engine);
  return {
    ...overheard,
    async commit(request, options) {
      await ready();
      used();
      const sanitized = await overheard.commit({ ...request, origin: location.origin }, options);
      sent(request.conversation, sanitized.text, sanitized.replacements.some(isDrawn));
      return sanitized;
    },
  };
}
