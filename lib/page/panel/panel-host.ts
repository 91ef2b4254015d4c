// The panel's host: a closed shadow root on the document element, outside of what the page renders.

import type { BadgeOffset } from '../../engine/site-settings.ts';
import type { Box } from '../composer/composer-block.ts';
import { watchPosition } from '../dom/position-watch.ts';
import { makeBadgeMovable } from './badge-move.ts';
import { badgePosition } from './badge-position.ts';
import type { PanelSource } from './panel-source.ts';
import { watchPointerActivity } from './pointer-activity.ts';
import { guardClicks } from './real-visibility.ts';
import { throttledPanelSource } from './throttled-source.ts';

export type MountPanel = (root: ShadowRoot, source: PanelSource) => () => void;

export interface PanelHost {
  /** Follows this composer. Without one, only errors, warnings and held files are displayed. */
  follow(composer: HTMLElement | undefined): void;
  /** Sets the place that the person chose for the badge; undefined places it automatically. */
  keepAt(offset: BadgeOffset | undefined): void;
  owns(event: Event): boolean;
  /** The place of the notices in the window; undefined without one. */
  noticeBox(): Box | undefined;
  stop(): void;
}

export interface PanelHostEvents {
  /** Called when the page covers or hides our controls. */
  readonly onInterference: () => void;
  /** Called when the person moved the badge, or reset it to its automatic place (undefined). */
  readonly onMoved: (offset: BadgeOffset | undefined) => void;
}

export function hostPanel(mount: MountPanel, source: PanelSource, events: PanelHostEvents): PanelHost {
  const host = document.createElement('coatcheck-panel');
  host.setAttribute('data-coatcheck-host', '');
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483646; display: none;';
  const calm = throttledPanelSource(source, () => pointing.isPressing);
  const pointing = watchPointerActivity(host, () => calm.catchUp());
  const root = host.attachShadow({ mode: 'closed' });
  // Created before the panel adds listeners, so that the panel does not get clicks that the guard refuses.
  const clicks = guardClicks({ host, root, onInterference: events.onInterference });
  const unmount = mount(root, calm);
  const position = badgePosition({ host, root, source, pointing, clicks, onMoved: events.onMoved });
  const stopMoves = makeBadgeMovable(root, position.moves);
  const watched = watchPosition(position.place);
  return {
    follow: position.follow,
    keepAt: position.keepAt,
    owns: (event) => event.composedPath().includes(host),
    noticeBox: () => root.querySelector('[data-coatcheck="notices"]')?.getBoundingClientRect(),
    stop() {
      watched.stop();
      position.stop();
      stopMoves();
      pointing.stop();
      clicks.stop();
      unmount();
      host.remove();
    },
  };
}
