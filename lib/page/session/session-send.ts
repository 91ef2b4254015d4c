// Sending through the page's own composer: the review, the verified send, and the notice once it is known what left.
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import type { ExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { Replies } from '../replies/replies.ts';
import type { ReplySettings } from '../replies/reply-settings.ts';
import { type ComposerSteps, composerSteps } from '../send/composer-steps.ts';
import { promptSend } from '../send/prompt-send.ts';
import { type ReviewBeforeSend, reviewBeforeSend } from '../send/review-before-send.ts';
import { confirmSends, type SendConfirmation } from '../send/send-confirmation.ts';
import { type TypedAhead, typedAhead } from '../send/typed-ahead.ts';
import { type AfterSendCheck, afterSendCheck, afterSendReader } from '../site/after-send-check.ts';
import { handleStoppedSends, type StoppedSendHandler } from '../stopped/after-stop.ts';
import type { PageContext } from './page-context.ts';
import type { PageSettings } from './page-settings.ts';
import type { SiteStatus } from './site-status.ts';

interface SessionSendParts extends Pick<PageContext, 'adapter' | 'events' | 'store' | 'composer' | 'surfaces'> {
  readonly engine: EngineClient;
  readonly egress: EgressGuard;
  readonly made: DecisionHistory;
  readonly conversation: () => string;
  /** The page moved into a chat site without a page load, so it has no guard. */
  readonly hasJoined: boolean;
  readonly check: PromptCheck;
  readonly draftBackup: DraftBackup;
  readonly replies: Replies;
  readonly replyChoice: ReplySettings;
  readonly showLedger: () => void;
  readonly siteStatus: SiteStatus;
  readonly extensionDispatch: ExtensionEventDispatch;
  readonly settings: PageSettings;
  readonly composerEmptied: (text: string) => Promise<void>;
}

export interface SessionSend {
  readonly steps: ComposerSteps;
  readonly confirmation: SendConfirmation;
  readonly afterSend: AfterSendCheck;
  readonly stops: StoppedSendHandler;
  /** Its sends hold the composer, so that no key mixes into the text that is being sent. */
  readonly review: ReviewBeforeSend;
  readonly ahead: TypedAhead;
}

export function sessionSend(parts: SessionSendParts): SessionSend {
  const { engine, events, store, composer, adapter, check } = parts;
  const confirmation = confirmSends({ ...parts, isEncrypted: () => adapter().isEncrypted === true });
  const steps = composerSteps({ ...parts, passing: parts.extensionDispatch.run });
  const afterSend = afterSendCheck(adapter, afterSendReader(adapter), () =>
    parts.siteStatus.refreshHealth(afterSend.result),
  );
  const send = promptSend({
    ...parts,
    steps,
    confirmation,
    replySettings: parts.replyChoice,
    refreshSite: parts.siteStatus.refreshSite,
    afterSend,
  });
  const unheld = reviewBeforeSend({
    engine,
    store,
    origin: location.origin,
    read: () => composer.read(),
    checkNow: check.now,
    send,
    onOff: parts.settings.follow,
    focusText: () => composer.element?.focus(),
    onUnknown: check.sendFailed,
    onEmptied: parts.composerEmptied,
  });
  const ahead = typedAhead({
    ...parts,
    mayPass: steps.mayPass,
    send: () => review.wish({ mayConfirm: false }),
  });
  const review: ReviewBeforeSend = {
    ...unheld,
    wish: (wish) => ahead.during(() => unheld.wish(wish)),
    confirm: (shown) => ahead.during(() => unheld.confirm(shown)),
  };
  const stops = handleStoppedSends({
    store,
    composer,
    draftBackup: parts.draftBackup,
    isLetGo: steps.mayPass,
    isOurs: parts.surfaces.own,
    checkNow: check.now,
    send: () => review.wish({ mayConfirm: false }),
  });
  events.on('requestStopped', stops.tell);
  return { steps, confirmation, afterSend, review, ahead, stops };
}
