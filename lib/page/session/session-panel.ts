// Our elements over the page: the panel with its badge, the card of a word, and the picker that teaches a site.
import type { EngineClient } from '../../engine/client.ts';
import { said } from '../../language/message.ts';
import { type Badge, siteBadge } from '../panel/badge.ts';
import { hostPanel, type MountPanel, type PanelHost } from '../panel/panel-host.ts';
import type { PanelSource } from '../panel/panel-source.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import { type WordCard, wordCard } from '../prompt/word-card.ts';
import { type SitePartPicker, sitePartPicker } from '../site/picker.ts';
import { storeTaughtSite } from '../site/taught-sites.ts';
import type { PageContext } from './page-context.ts';

interface SessionPanelParts extends Pick<PageContext, 'store' | 'composer' | 'surfaces'> {
  readonly mountPanel: MountPanel;
  readonly source: PanelSource;
  readonly engine: EngineClient;
}

interface SessionPanel {
  readonly panel: PanelHost;
  readonly badge: Badge;
  readonly card: WordCard;
  readonly picker: SitePartPicker;
}

export function sessionPanel(parts: SessionPanelParts): SessionPanel {
  const { mountPanel, source, engine, store, composer, surfaces } = parts;
  const panel = hostPanel(mountPanel, source, {
    onInterference: () => store.tell('warning', said('pageInterferesTitle'), said('pageInterferesDetail')),
    onMoved: (offset) => badge.moved(offset),
  });
  surfaces.add(panel.owns);
  const badge = siteBadge({ engine, store, keepAt: panel.keepAt });
  const card = wordCard({ store, composer: () => composer.element, isOurs: panel.owns });
  const picker = sitePartPicker(location.origin, (taught) => {
    storeTaughtSite(taught).catch((error) => store.tell('error', said('taughtNotKept'), textOfError(error)));
  });
  return { panel, badge, card, picker };
}
