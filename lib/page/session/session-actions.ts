// Passes each action of the person in the panel or the popup to the part of the session that carries it out.
import type { EgressGuard } from '../../egress/watch.ts';
import { requestExtensionReload, requestOptions } from '../../engine/own-pages.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { PasteReview } from '../attachments/paste-review.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { Badge } from '../panel/badge.ts';
import type { PrivateFrames } from '../private/private-frames.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { PromptAction } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { WordCard } from '../prompt/word-card.ts';
import type { ReplyWordCard } from '../replies/reply-word-card.ts';
import type { ReviewBeforeSend } from '../send/review-before-send.ts';
import type { TypedAhead } from '../send/typed-ahead.ts';
import type { SitePartPicker } from '../site/picker.ts';
import type { StoppedSendHandler } from '../stopped/after-stop.ts';
import type { StoredHistoryCheck } from '../stopped/stored-history.ts';
import type { PageSettings } from './page-settings.ts';
import type { SessionReplies } from './session-replies.ts';

interface SessionActionParts extends Pick<SessionReplies, 'always' | 'toggleRestore'> {
  readonly store: PromptStore;
  readonly egress: Pick<EgressGuard, 'letPass' | 'mute'>;
  /** False if the action is no decision about the prompt. */
  readonly decide: (action: PromptAction) => boolean;
  readonly privately: PrivateFrames;
  readonly badge: Badge;
  readonly attachments: Attachments;
  readonly pastes: Pick<PasteReview, 'decide' | 'decideWord'>;
  readonly check: Pick<PromptCheck, 'now'>;
  readonly undo: () => Promise<void>;
  readonly card: WordCard;
  readonly replyWord: Pick<ReplyWordCard, 'toggle' | 'close'>;
  readonly review: ReviewBeforeSend;
  readonly ahead: Pick<TypedAhead, 'takesCharacter'>;
  readonly composer: Pick<CurrentComposer, 'element'>;
  readonly picker: SitePartPicker;
  readonly settings: PageSettings;
  readonly history: StoredHistoryCheck;
  readonly stops: StoppedSendHandler;
}

export function sessionActions(parts: SessionActionParts): (action: PromptAction) => void {
  const { store, egress, review, history, stops } = parts;

  function dismissStopped(): void {
    egress.mute(store.state.stopped?.key);
    store.drop('stopped', 'stoppedText');
    store.set({});
  }

  /** The extension that should open the page may itself be gone. */
  function tellIfGone(request: Promise<unknown>): void {
    request.catch((error) => store.tell('error', textOfError(error)));
  }

  return (action) => {
    if (parts.decide(action) || parts.privately.act(action) || parts.badge.act(action) || parts.always.act(action))
      return;
    switch (action.do) {
      case 'attach':
        return void parts.attachments.decide(action.choice, action.remembers === true);
      case 'look-at-page':
        return void parts.attachments.look(action.step);
      case 'paste':
        return void parts.pastes.decide(action.choice);
      case 'decide-in-paste':
        return parts.pastes.decideWord(action.decision);
      case 'undo':
      case 'unlearn':
        return void parts.undo();
      case 'close-card':
        parts.replyWord.close();
        return parts.card.close();
      case 'toggle-reply-word':
        return parts.replyWord.toggle();
      case 'send':
        return void (action.shown ? review.confirm(action.shown) : review.wish({ mayConfirm: false }));
      case 'end-review':
        return review.end();
      case 'type':
        // The browser gives a character to the element that has the focus after its keydown.
        return void (parts.ahead.takesCharacter(action.character) || parts.composer.element?.focus());
      case 'keep-reviewing':
        return void review.answer(action.keep);
      case 'toggle-restore':
        return parts.toggleRestore();
      case 'teach':
        return parts.picker.start();
      case 'set-enabled':
        return void parts.settings.setEnabled(action.enabled);
      case 'pause':
        return void parts.settings.pause();
      case 'let-pass':
        return egress.letPass(action.key);
      case 'dismiss-stopped':
        return dismissStopped();
      case 'clean-history':
        return void history.clean();
      case 'keep-history':
        return history.letLeave();
      case 'put-back':
        return void stops.putBack();
      case 'sanitize-stopped':
        return void stops.sanitizeAndSend();
      case 'reload-page':
        return location.reload();
      case 'check-again':
        return void parts.check.now();
      case 'open-options':
        return tellIfGone(requestOptions(action.section));
      case 'reload-extension':
        return tellIfGone(requestExtensionReload());
      case 'dismiss-notice':
        return store.dismiss(store.state.notice);
    }
  };
}
