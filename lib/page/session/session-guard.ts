// The session's egress guard, its record of what was stopped on this origin, and an engine client that commits nothing before both are ready.
import type { ProbeCountStore } from '../../egress/probing-limit.ts';
import { type EgressGuard, watchEgress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { faultHandler } from '../../engine/faults.ts';
import { isInPrivateWindow } from '../../engine/platform.ts';
import { TEMPORARY_CONVERSATION_PREFIX } from '../../engine/protocol.ts';
import { trackEditedMessage } from '../conversation/edited-message.ts';
import type { LateConversationBinder } from '../conversation/late-conversation-binder.ts';
import { copyHandler } from '../replies/clipboard.ts';
import type { Replies } from '../replies/replies.ts';
import type { TransferSource } from '../replies/transfers.ts';
import { stoppedRecord } from '../stopped/stopped-record.ts';
import { type StoredHistoryCheck, storedHistoryCheck } from '../stopped/stored-history.ts';
import type { PageContext } from './page-context.ts';
import { bindSessionConversation } from './session-conversation.ts';
import { sessionEngine } from './session-engine.ts';

interface SessionGuardParts extends PageContext {
  readonly rawEngine: EngineClient;
  readonly replies: Pick<Replies, 'messagesText'>;
  readonly transfers: TransferSource;
}

interface SessionGuard {
  readonly egress: EgressGuard;
  readonly engine: EngineClient;
  readonly lateNames: LateConversationBinder;
  readonly history: StoredHistoryCheck;
}

/** Asks the engine for the origin's count of answers; the engine takes the origin from the browser, not from this request. */
function probeCountOfOrigin(engine: EngineClient): ProbeCountStore {
  const { origin } = location;
  return {
    read: async () => (await engine.revealingAnswers({ origin })).answers,
    add: async (answers) => (await engine.addRevealingAnswers({ origin, answers })).answers,
    reset: () => engine.forgetRevealingAnswers({ origin }),
  };
}

function guardOf({
  events,
  store,
  composer,
  adapter,
  isEnabled,
  transfers,
  rawEngine,
  replies,
}: SessionGuardParts): EgressGuard {
  const egress = watchEgress({
    composerText: () => composer.read() ?? '',
    messagesText: replies.messagesText,
    isOn: isEnabled,
    draftPath: () => adapter().draftPath,
    onStopped: (stopped) => events.emit('requestStopped', stopped),
    // Told later: the page waits for the answer to its request.
    onTypingReported: (what) => queueMicrotask(() => store.set({ site: { ...store.state.site, typingReports: what } })),
    onHeld: (sought, unchecked) => events.emit('originalsHeld', { sought, unchecked }),
    onPassed: (originals) => events.emit('originalsPassed', originals),
    onRoot: (host) => events.emit('shadowRoot', host),
    copies: copyHandler(transfers),
    probes: probeCountOfOrigin(rawEngine),
  });
  events.on('originalsShown', egress.shown);
  return egress;
}

export function sessionGuard(parts: SessionGuardParts): SessionGuard {
  const { rawEngine, events, store, composer, conversation } = parts;
  const { messagesText } = parts.replies;
  const egress = guardOf(parts);
  const informing = egress.informing(rawEngine);
  const lateNames = bindSessionConversation({ engine: rawEngine, events, store, conversation, messagesText });
  const shared = { store, conversation: () => conversation.id };
  const record = stoppedRecord({
    ...shared,
    engine: informing,
    egress,
    origin: location.origin,
    isKept: () => !isInPrivateWindow() && !conversation.id.startsWith(TEMPORARY_CONVERSATION_PREFIX),
    onChange: () => events.emit('stoppedRecordChanged', undefined),
  });
  const { ready } = record;
  const edited = trackEditedMessage(parts.adapter);
  const engine = sessionEngine({
    informing,
    ready,
    used: conversation.used,
    sent: lateNames.sent,
    editedFrom: edited.before,
  });
  const reload = () => location.reload();
  const history = storedHistoryCheck({ ...shared, engine, record, composer, messagesText, reload });
  events.on('composer', edited.entered);
  events.on('left', edited.forget);
  events.on('originalsHeld', ({ sought, unchecked }) => record.held(sought, unchecked));
  events.on('originalsPassed', record.passed);
  events.on('stoppedRecordChanged', history.lookSoon);
  // As early as possible, because until then the guard does not search for originals that were stopped before. If it fails, the send tries again.
  ready().catch(faultHandler('stoppedUnread', undefined));
  return { egress, engine, lateNames, history };
}
