// One page's session: typed text is checked, prompts go through the verified send, replies are restored. Each part is built from parts that exist
// already and tells the others by events; `session-reactions.ts` connects them. A session lasts as long as its document, because text could leave
// unchecked if it ended earlier.

import type { EngineClient } from '../../engine/client.ts';
import { sendFaultsTo } from '../../engine/faults.ts';
import { ledgerUpdater } from '../conversation/shown-ledger.ts';
import { ownDispatch } from '../dom/own-dispatch.ts';
import type { MountPanel } from '../panel/panel-host.ts';
import type { PanelSource } from '../panel/panel-source.ts';
import { decisions } from '../prompt/decisions.ts';
import { startSession } from '../prompt/session-start.ts';
import type { Replies } from '../replies/replies.ts';
import type { PageSite } from '../site/site.ts';
import { reportOnPage } from '../site/site-report-here.ts';
import type { StoredHistory } from '../stopped/stored-history.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { pollPage } from './page-poller.ts';
import { type PageSettings, pageSettings } from './page-settings.ts';
import { personInput } from './person-input.ts';
import type { PopupSource } from './popup-bridge.ts';
import { whenDisplayed } from './prerendering.ts';
import { sessionActions } from './session-actions.ts';
import { sessionGuard } from './session-guard.ts';
import { sessionPanel } from './session-panel.ts';
import { sessionPrivate } from './session-private.ts';
import { sessionPrompt } from './session-prompt.ts';
import { sessionReactions } from './session-reactions.ts';
import { sessionReplies } from './session-replies.ts';
import { sessionSend } from './session-send.ts';
import { siteStatus } from './site-status.ts';

export interface PageParts {
  readonly site: PageSite;
  readonly engine: EngineClient;
  readonly mountPanel: MountPanel;
  /** The page moved into a chat site without a page load, so it has no guard. */
  readonly hasJoined?: boolean;
}

interface FirstReadParts extends Pick<PageContext, 'conversation'> {
  readonly engine: EngineClient;
  readonly replies: Replies;
  readonly settings: PageSettings;
  readonly history: StoredHistory;
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
  await whenDisplayed();
  settings.follow(await engine.getSettings({}));
  history.lookSoon();
  if (!conversation.isNamed && !conversation.mayBeRecognised) return;
  replies.lookForEarlier();
  await readLedger();
}

export function startPage({ site, engine: rawEngine, mountPanel, hasJoined = false }: PageParts): PopupSource {
  sendFaultsTo((fault) => void rawEngine.noteFault({ fault }).catch(() => undefined));
  const page = pageContext(site);
  const { events, store } = page;
  const fromReplies = sessionReplies({ ...page, engine: rawEngine });
  const guard = sessionGuard({ ...page, ...fromReplies, rawEngine });
  const { egress, engine } = guard;
  const prompted = { ...page, ...guard, made: decisions(), conversation: () => page.conversation.id };
  const prompt = sessionPrompt(prompted);
  const readLedger = ledgerUpdater(prompted);
  const showLedger = () => void readLedger();
  const settings = pageSettings({ engine, events, store });
  const status = siteStatus(page);
  const dispatch = ownDispatch();
  const sending = sessionSend({
    ...prompted,
    ...prompt,
    ...fromReplies,
    hasJoined,
    settings,
    ownDispatch: dispatch,
    showLedger,
    siteStatus: status,
  });
  const privately = sessionPrivate({ ...page, ...guard, ...fromReplies, ...sending, showLedger });
  const source: PanelSource = {
    getState: () => store.state,
    subscribe: store.subscribe,
    act: (action) => events.emit('action', action),
  };
  const overlay = sessionPanel({ ...page, mountPanel, source, engine });
  const input = personInput({
    ...prompted,
    ...prompt,
    fileEngine: rawEngine,
    ownDispatch: dispatch,
    review: sending.review,
    mayPass: sending.steps.mayPass,
    takes: overlay.picker.takes,
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
  events.on('action', sessionActions({ ...parts, attachments: input.attachments }));
  pollPage({
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
    tabReport: () => reportOnPage(site, sending.afterSend.result),
  };
}
