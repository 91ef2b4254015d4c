// "Always restore here": offered once the person has restored a reply on a site, kept by site, and switched off in the popup and the options.
import type { EngineClient } from '../engine/client.ts';
import type { Settings } from '../engine/protocol.ts';
import { listOrigin } from './origin-switch.ts';
import type { PromptAction } from './prompt-state.ts';
import type { PromptStore } from './prompt-store.ts';

export interface RestoreAlways {
  follow(settings: Settings): void;
  /** The person clicked, and originals stand in the page now. */
  restored(): void;
  /** What was offered is over. */
  withdraw(): void;
  /** Is the action about this? */
  act(action: PromptAction): boolean;
}

export function restoreAlways(parts: { readonly engine: EngineClient; readonly store: PromptStore }): RestoreAlways {
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
        void listOrigin({ ...parts, list: 'restoreOrigins', apply: setAlways }, action.always);
      else if (action.do === 'decline-restore-always')
        void listOrigin({ ...parts, list: 'restoreDeclinedOrigins', apply: setDeclined }, true);
      else return false;
      withdraw();
      return true;
    },
  };
}
