// What the person wants of the badge on this site: where it stands, and whether it is seen. Kept in the settings, by site.
import type { EngineClient } from '../engine/client.ts';
import type { BadgeOffset, Settings } from '../engine/protocol.ts';
import { said } from '../language/message.ts';
import { listOrigin } from './origin-switch.ts';
import type { PromptAction } from './prompt-state.ts';
import { type PromptStore, reasonOf } from './prompt-store.ts';

export interface BadgeParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly keepAt: (offset: BadgeOffset | undefined) => void;
}

export interface Badge {
  follow(settings: Settings): void;
  /** Is the action about the badge? */
  act(action: PromptAction): boolean;
  /** The person put it there; by itself where `offset` is missing. */
  moved(offset: BadgeOffset | undefined): void;
  stop(): void;
}

/** Arrow keys come one after the other. */
const STORED_AFTER_MS = 400;

export function siteBadge({ engine, store, keepAt }: BadgeParts): Badge {
  let storing: ReturnType<typeof setTimeout> | undefined;

  const setHidden = (isBadgeHidden: boolean) => {
    if ((store.state.site.isBadgeHidden ?? false) !== isBadgeHidden)
      store.set({ site: { ...store.state.site, isBadgeHidden } });
  };

  /** The demo is a page of the extension's own: what it sets, it sets for all sites. */
  async function keep(offset: BadgeOffset | undefined): Promise<void> {
    const { [location.origin]: _, ...others } = (await engine.getSettings({})).badgePlaces;
    await engine.setSettings({ badgePlaces: offset ? { ...others, [location.origin]: offset } : others });
  }

  return {
    follow({ badgePlaces, badgeHiddenOrigins }) {
      setHidden(badgeHiddenOrigins.includes(location.origin));
      // What is known here is newer.
      if (storing === undefined) keepAt(badgePlaces[location.origin]);
    },
    act(action) {
      if (action.do !== 'set-badge-hidden') return false;
      void listOrigin({ engine, store, list: 'badgeHiddenOrigins', apply: setHidden }, action.hidden);
      return true;
    },
    moved(offset) {
      clearTimeout(storing);
      const own = setTimeout(() => {
        keep(offset)
          .catch((error) => store.tell('error', said('badgePlaceNotStored'), reasonOf(error)))
          .finally(() => {
            // A newer move may be waiting.
            if (storing === own) storing = undefined;
          });
      }, STORED_AFTER_MS);
      storing = own;
    },
    stop: () => clearTimeout(storing),
  };
}
