// "Always restore here": offered after the first restore on a site, stored for each site, and switched off in the popup or the options.
import type { EngineClient } from '../../engine/client.ts';
import type { Settings } from '../../engine/protocol.ts';
import { addOrRemoveOrigin } from '../prompt/origin-switch.ts';
import type { PromptAction } from '../prompt/prompt-state.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';

export interface RestoreAlways {
  follow(settings: Settings): void;
  /** Call it after the person has restored a reply by a click. */
  restored(): void;
  /** Withdraws the offer. */
  withdraw(): void;
  /** Handles the action if it is about "always restore", and returns whether it did. */
  act(action: PromptAction): boolean;
}

export function restoreAlwaysSetting(parts: {
  readonly engine: EngineClient;
  readonly store: PromptStore;
}): RestoreAlways {
  const { store } = parts;
  let mayOffer = false;

  const setAlways = (restoresAlways: boolean) => {
    if ((store.state.site.restoresAlways ?? false) !== restoresAlways)
      store.set({ site: { ...store.state.site, restoresAlways } });
  };

  const setDeclined = (isDeclined: boolean) => {
    mayOffer = !isDeclined;
  };

  function withdraw(): void {
    if (!store.state.offersRestore) return;
    store.drop('offersRestore');
    store.set({});
  }

  return {
    withdraw,
    follow({ restoreAutomatically, restoreOrigins, restoreDeclinedOrigins }) {
      setAlways(restoreOrigins.includes(location.origin));
      mayOffer = !restoreAutomatically && !restoreDeclinedOrigins.includes(location.origin);
    },
    restored() {
      if (mayOffer && store.state.site.restoresAlways !== true) store.set({ offersRestore: true });
    },
    act(action) {
      if (action.do === 'set-restore-always')
        void addOrRemoveOrigin({ ...parts, list: 'restoreOrigins', apply: setAlways }, action.always);
      else if (action.do === 'decline-restore-always')
        void addOrRemoveOrigin({ ...parts, list: 'restoreDeclinedOrigins', apply: setDeclined }, true);
      else return false;
      withdraw();
      return true;
    },
  };
}
