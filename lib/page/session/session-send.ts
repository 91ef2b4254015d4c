// What goes out by the page's own composer: the verified send, the review before it, and what is said once it is known what left.
import type { Egress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { Settings } from '../../engine/protocol.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import type { Decisions } from '../prompt/decisions.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import type { Replies } from '../replies/replies.ts';
import type { ReplySettings } from '../replies/reply-settings.ts';
import { type ComposerSteps, composerSteps } from '../send/composer-steps.ts';
import { type Confirmation, confirmSends } from '../send/confirmation.ts';
import { promptSend } from '../send/prompt-send.ts';
import { type ReviewFirst, reviewFirst } from '../send/review-first.ts';
import { type AfterSendCheck, afterSendCheck, lookAt } from '../site/after-send.ts';

export interface SessionSendParts {
  readonly engine: EngineClient;
  readonly egress: Egress;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly made: Decisions;
  readonly conversation: () => string;
  readonly adapter: () => SiteAdapter;
  /** The page became a chat's without being loaded. */
  readonly hasJoined: boolean;
  readonly check: PromptCheck;
  readonly draftBackup: DraftBackup;
  readonly replies: Replies;
  readonly replyChoice: ReplySettings;
  readonly showLedger: () => void;
  readonly refreshSite: () => void;
  /** How the site takes prompts is known better now. */
  readonly refreshHealth: () => void;
  /** Runs what our own interception is to let through. */
  readonly passing: (dispatch: () => void) => void;
  readonly onOff: (settings: Settings) => void;
  readonly onEmptied: (text: string) => Promise<void>;
}

export interface SessionSend {
  readonly steps: ComposerSteps;
  readonly confirmation: Confirmation;
  readonly afterSend: AfterSendCheck;
  readonly review: ReviewFirst;
}

export function sessionSend(parts: SessionSendParts): SessionSend {
  const { engine, store, composer, adapter, check } = parts;
  const confirmation = confirmSends({ ...parts, isEncrypted: () => adapter().isEncrypted === true });
  const steps = composerSteps(parts);
  const afterSend = afterSendCheck(adapter, lookAt(adapter), parts.refreshHealth);
  const send = promptSend({ ...parts, steps, confirmation, replySettings: parts.replyChoice, afterSend });
  const review = reviewFirst({
    engine,
    store,
    origin: location.origin,
    read: () => composer.read(),
    checkNow: check.now,
    send,
    onOff: parts.onOff,
    focusText: () => composer.element?.focus(),
    onUnknown: check.sendFailed,
    onEmptied: parts.onEmptied,
  });
  return { steps, confirmation, afterSend, review };
}
