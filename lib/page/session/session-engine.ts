// The engine client as the page's session uses it: it commits nothing before the egress guard is ready.
import type { EngineClient } from '../../engine/client.ts';
import type { Mechanism, Replacement } from '../../sanitize/sanitized.ts';
import type { LateConversationBinder } from '../conversation/late-conversation-binder.ts';

interface SessionEngineParts {
  /** The engine client that tells the egress guard which originals were found. */
  readonly informing: EngineClient;
  /** Resolves once it is known which originals were stopped on this origin before. */
  readonly ready: () => Promise<void>;
  /** Called before something is stored for the conversation. */
  readonly used: () => void;
  readonly sent: LateConversationBinder['sent'];
  /** The message that the composer held at first, if it is an edit box. */
  readonly editedFrom: () => string | undefined;
}

const DRAWN_FOR_CHAT: ReadonlySet<Mechanism> = new Set(['fpe', 'permutation', 'reserve']);

/**
 * Whether a surrogate was drawn for this chat. Placeholders and groups are the same in every chat, and what `lib/privacy/across-chats.ts` draws is the
 * same in every chat of a site: scaled and noised numbers, words, and dates, of which a date of birth is permuted.
 */
const isDrawnForChat = ({ mechanism, type }: Replacement) => DRAWN_FOR_CHAT.has(mechanism) && type !== 'DATE';

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
