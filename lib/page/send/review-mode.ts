// The person's choice whether prompts are reviewed before they are sent, as the vault stores it.
import type { EngineClient } from '../../engine/client.ts';
import { recordFault } from '../../engine/faults.ts';
import type { Settings } from '../../engine/protocol.ts';
import { settingChangesAfterReview, settingChangesForSiteMode } from '../../engine/send-mode.ts';
import { said } from '../../language/message.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';

export interface ReviewModeParts {
  readonly engine: Pick<EngineClient, 'getSettings' | 'setSettings'>;
  readonly store: PromptStore;
  /** The origin of the site whose mode applies. */
  readonly origin: string;
  /** Called if the settings cannot be read, so that it is unknown whether `text` has to be reviewed. */
  readonly onUnknown?: (text: string) => void;
}

interface ReviewMode {
  /** The settings for a send of `text`; undefined if they cannot be read, and then `text` is not sent. */
  settingsFor(text: string): Promise<Settings | undefined>;
  /** Counts a review that showed something; after some of them prompts are sent at once on this site. */
  count(): Promise<void>;
  /** Keeps the reviews on this site. */
  keepReviewing(): Promise<void>;
}

/** If the engine takes longer than this, the interface shows that the Enter was received. */
const ANSWERS_WITHIN_MS = 250;

export function reviewMode({ engine, store, origin, onUnknown }: ReviewModeParts): ReviewMode {
  /** The storing of the person's choice that has not ended yet; until it ends, the vault returns the earlier choice. */
  let storing: Promise<unknown> | undefined;

  return {
    async settingsFor(text) {
      const late = setTimeout(() => store.set({ isAsking: true }), ANSWERS_WITHIN_MS);
      try {
        if (storing) await storing;
        return await engine.getSettings({});
      } catch (error) {
        onUnknown?.(text);
        store.set({ status: 'blocked' });
        store.tell('error', said('nothingSent'), textOfError(error), said('stillInComposer'));
        return undefined;
      } finally {
        clearTimeout(late);
        if (store.state.isAsking) {
          store.drop('isAsking');
          store.set({});
        }
      }
    },
    async count() {
      try {
        const changes = settingChangesAfterReview(await engine.getSettings({}), origin);
        if (changes.siteReviews === undefined) return;
        await engine.setSettings(changes);
        if (changes.siteModes !== undefined) store.set({ isAutomaticNow: true });
      } catch {
        // Not counted, so one more prompt than usual is reviewed.
        recordFault('reviewNotCounted');
      }
    },
    async keepReviewing() {
      storing = engine
        .getSettings({})
        .then((now) => engine.setSettings(settingChangesForSiteMode(now, origin, 'review')))
        .catch((error) => store.tell('error', said('modeNotKept'), textOfError(error)));
      await storing;
      storing = undefined;
    },
  };
}
