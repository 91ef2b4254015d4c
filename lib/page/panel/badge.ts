// Whether and where the badge is shown on this site, as stored in the settings.
import type { EngineClient } from '../../engine/client.ts';
import type { Settings } from '../../engine/protocol.ts';
import type { BadgeOffset } from '../../engine/site-settings.ts';
import { said } from '../../language/message.ts';
import { addOrRemoveOrigin } from '../prompt/origin-switch.ts';
import type { PromptAction } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';

export interface BadgeParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly keepAt: (offset: BadgeOffset | undefined) => void;
}

export interface Badge {
  follow(settings: Settings): void;
  /** Handles the action if it is about the badge, and says whether it did. */
  act(action: PromptAction): boolean;
  /** Stores the person's place; without `offset`, the badge is placed automatically again. */
  moved(offset: BadgeOffset | undefined): void;
  stop(): void;
}

/** Waits for further arrow keys before the place is stored. */
const STORED_AFTER_MS = 400;

export function siteBadge({ engine, store, keepAt }: BadgeParts): Badge {
  let storing: ReturnType<typeof setTimeout> | undefined;

  const setHidden = (isBadgeHidden: boolean) => {
    if ((store.state.site.isBadgeHidden ?? false) !== isBadgeHidden)
      store.set({ site: { ...store.state.site, isBadgeHidden } });
  };

  /** Merges with the stored places, because the demo page may write the settings of all sites. */
  async function keep(offset: BadgeOffset | undefined): Promise<void> {
    const { [location.origin]: _, ...others } = (await engine.getSettings({})).badgePlaces;
    await engine.setSettings({ badgePlaces: offset ? { ...others, [location.origin]: offset } : others });
  }

  return {
    follow({ badgePlaces, badgeHiddenOrigins }) {
      setHidden(badgeHiddenOrigins.includes(location.origin));
      // If a place is about to be stored, it is newer than the one just read.
      if (storing === undefined) keepAt(badgePlaces[location.origin]);
    },
    act(action) {
      if (action.do !== 'set-badge-hidden') return false;
      void addOrRemoveOrigin({ engine, store, list: 'badgeHiddenOrigins', apply: setHidden }, action.hidden);
      return true;
    },
    moved(offset) {
      clearTimeout(storing);
      const own = setTimeout(() => {
        keep(offset)
          .catch((error) => store.tell('error', said('badgePlaceNotStored'), textOfError(error)))
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
