// The session's private frames, and the session's steps when text that was written in them is about to leave.
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { Box } from '../composer/composer-block.ts';
import type { LateConversationBinder } from '../conversation/late-conversation-binder.ts';
import { type PrivateFrames, privateFrames } from '../private/private-frames.ts';
import type { Replies } from '../replies/replies.ts';
import type { PageContext } from './page-context.ts';
import type { SessionSend } from './session-send.ts';

interface SessionPrivateParts extends PageContext, Pick<SessionSend, 'steps' | 'confirmation'> {
  readonly engine: EngineClient;
  readonly egress: Pick<EgressGuard, 'leaving'>;
  readonly lateNames: LateConversationBinder;
  readonly replies: Replies;
  readonly showLedger: () => void;
  readonly noticeBox: () => Box | undefined;
}

export function sessionPrivate(parts: SessionPrivateParts): PrivateFrames {
  const { events, conversation, steps, confirmation } = parts;
  const frames = privateFrames({
    ...parts,
    conversation: () => conversation.id,
    pass(sanitized) {
      confirmation.start();
      steps.start();
      steps.allow(sanitized?.text);
      if (sanitized === undefined) return;
      parts.egress.leaving(sanitized.text, sanitized.hint);
      conversation.used();
      parts.lateNames.sent(conversation.id, sanitized.text, false);
    },
    onComposer: () => events.emit('fieldChanged', undefined),
    onSent(notice) {
      parts.showLedger();
      void confirmation.confirm(notice);
    },
  });
  parts.surfaces.add(frames.owns);
  events.on('shadowRoot', frames.rooted);
  return frames;
}
