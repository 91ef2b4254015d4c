// Our elements over the page: the panel with its badge, the card of a word, and the picker that teaches a site.
import type { EngineClient } from '../../engine/client.ts';
import { said } from '../../language/message.ts';
import { type Badge, siteBadge } from '../panel/badge.ts';
import { hostPanel, type MountPanel, type PanelHost } from '../panel/panel-host.ts';
import type { PanelSource } from '../panel/panel-source.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import { selectionOffer } from '../prompt/selection-offer.ts';
import { type WordCard, wordCard } from '../prompt/word-card.ts';
import type { Replies } from '../replies/replies.ts';
import { type ReplyWordCard, replyWordCard } from '../replies/reply-word-card.ts';
import { type SitePartPicker, sitePartPicker } from '../site/picker.ts';
import { storeTaughtSite } from '../site/taught-sites.ts';
import type { PageContext } from './page-context.ts';

interface SessionPanelParts extends Pick<PageContext, 'store' | 'composer' | 'surfaces'> {
  readonly mountPanel: MountPanel;
  readonly source: PanelSource;
  readonly engine: EngineClient;
  readonly replies: Replies;
}

interface SessionPanel {
  readonly panel: PanelHost;
  readonly badge: Badge;
  readonly card: WordCard;
  readonly replyWord: ReplyWordCard;
  readonly picker: SitePartPicker;
}

export function sessionPanel(parts: SessionPanelParts): SessionPanel {
  const { mountPanel, source, engine, store, composer, surfaces, replies } = parts;
  const panel = hostPanel(mountPanel, source, {
    onInterference: () => store.tell('warning', said('pageInterferesTitle'), said('pageInterferesDetail')),
    onMoved: (offset) => badge.moved(offset),
  });
  surfaces.add(panel.owns);
  const badge = siteBadge({ engine, store, keepAt: panel.keepAt });
  const replyWord = replyWordCard({ store, replies, isOurs: panel.owns });
  const card = wordCard({
    store,
    composer: () => composer.element,
    isOurs: panel.owns,
    openNextInReplies: replyWord.openNext,
  });
  selectionOffer({
    store,
    composer: () => composer.element,
    isOurs: panel.owns,
    hide: (span) => source.act({ do: 'add-span', span }),
  });
  const picker = sitePartPicker(location.origin, (taught) => {
    storeTaughtSite(taught).catch((error) => store.tell('error', said('taughtNotKept'), textOfError(error)));
  });
  return { panel, badge, card, replyWord, picker };
}
