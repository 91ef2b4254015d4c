// One page's session: typed text is checked, prompts go through the verified send, replies are restored. Each part is built from parts that exist
// already and tells the others by events; `session-reactions.ts` connects them. A session lasts as long as its document, because text could leave
// unchecked if it ended earlier.

import type { EngineClient } from '../../engine/client.ts';
import { sendFaultsTo } from '../../engine/faults.ts';
import { ledgerUpdater } from '../conversation/shown-ledger.ts';
import { trackExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import type { MountPanel } from '../panel/panel-host.ts';
import type { PanelSource } from '../panel/panel-source.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { startSession } from '../prompt/session-start.ts';
import type { Replies } from '../replies/replies.ts';
import type { PageSite } from '../site/page-site.ts';
import { siteReportOfPage } from '../site/site-report-here.ts';
import type { StoredHistoryCheck } from '../stopped/stored-history.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { startPagePoller } from './page-poller.ts';
import { type PageSettings, pageSettings } from './page-settings.ts';
import { personInput } from './person-input.ts';
import type { PopupSource } from './popup-bridge.ts';
import { waitUntilDisplayed } from './prerendering.ts';
import { sessionActions } from './session-actions.ts';
import { sessionGuard } from './session-guard.ts';
import { sessionPanel } from './session-panel.ts';
import { sessionPrivate } from './session-private.ts';
import { sessionPrompt } from './session-prompt.ts';
import { sessionReactions } from './session-reactions.ts';
import { sessionReplies } from './session-replies.ts';
import { sessionSend } from './session-send.ts';
import { trackSiteStatus } from './site-status.ts';

interface SessionParts {
  readonly site: PageSite;
  readonly engine: EngineClient;
  readonly mountPanel: MountPanel;
  /** The session starts in a page that was open already, so it has no guard. */
  readonly hasJoined?: boolean;
}

interface FirstReadParts extends Pick<PageContext, 'conversation'> {
  readonly engine: EngineClient;
  readonly replies: Replies;
  readonly settings: PageSettings;
  readonly history: StoredHistoryCheck;
  readonly readLedger: () => Promise<void>;
}

/** Reads settings, history and ledger. The engine is asked nothing before the page is displayed. */
async function readPage({
  conversation,
  engine,
  replies,
  settings,
  history,
  readLedger,
}: FirstReadParts): Promise<void> {
  replies.watch(document);
  await waitUntilDisplayed();
  settings.follow(await engine.getSettings({}));
  history.lookSoon();
  if (!conversation.isNamed && !conversation.mayBeRecognised) return;
  replies.lookForEarlier();
  await readLedger();
}

export function startPageSession({
  site,
  engine: rawEngine,
  mountPanel,
  hasJoined = false,
}: SessionParts): PopupSource {
  sendFaultsTo((fault) => void rawEngine.noteFault({ fault }).catch(() => undefined));
  const page = pageContext(site, hasJoined);
  const { events, store } = page;
  const fromReplies = sessionReplies({ ...page, engine: rawEngine });
  const guard = sessionGuard({ ...page, ...fromReplies, rawEngine });
  const { egress, engine } = guard;
  const prompted = { ...page, ...guard, made: decisionHistory(), conversation: () => page.conversation.id };
  const prompt = sessionPrompt(prompted);
  const readLedger = ledgerUpdater(prompted);
  const showLedger = () => void readLedger();
  const settings = pageSettings({ engine, events, store });
  const status = trackSiteStatus(page);
  const dispatch = trackExtensionEventDispatch();
  const sending = sessionSend({
    ...prompted,
    ...prompt,
    ...fromReplies,
    hasJoined,
    settings,
    extensionDispatch: dispatch,
    showLedger,
    siteStatus: status,
  });
  const noticeBox = () => overlay.panel.noticeBox();
  const privately = sessionPrivate({ ...page, ...guard, ...fromReplies, ...sending, showLedger, noticeBox });
  const source: PanelSource = {
    image: page.pageImage.image,
    getState: () => store.state,
    subscribe: store.subscribe,
    act: (action) => events.emit('action', action),
  };
  const overlay = sessionPanel({ ...page, ...fromReplies, mountPanel, source, engine });
  const input = personInput({
    ...prompted,
    ...prompt,
    fileEngine: rawEngine,
    extensionDispatch: dispatch,
    ...sending,
    takes: (event) => overlay.picker.takes(event) || sending.ahead.takes(event),
    onPairs(pairs) {
      page.conversation.used();
      fromReplies.replies.add(pairs);
    },
    onFocus: privately.onFocus,
  });
  const parts = {
    ...prompted,
    ...prompt,
    ...fromReplies,
    ...sending,
    ...overlay,
    settings,
    privately,
    showLedger,
  };
  sessionReactions({ ...parts, input, isNamed: () => page.conversation.isNamed });
  events.on('action', sessionActions({ ...parts, ...input }));
  startPagePoller({
    ...page,
    ...prompt,
    siteStatus: status,
    listeners: [input, fromReplies.presses, egress, sending.stops, page.moves],
  });
  void startSession(engine, store, () => readPage({ ...parts, ...page, readLedger }));
  return {
    ...source,
    tabState() {
      status.refreshHealth(sending.afterSend.result);
      return store.state;
    },
    tabReplies: privately.tabReplies,
    tabReport: () => siteReportOfPage(site, sending.afterSend.result),
  };
}
