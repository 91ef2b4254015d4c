// A switch for one site, stored by adding the site's origin to a list in the settings.

import type { EngineClient } from '../../engine/client.ts';
import type { Settings } from '../../engine/protocol.ts';
import { said } from '../../language/message.ts';
import { type PromptStore, textOfError } from './prompt-store.ts';

interface OriginListSwitch {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly list: 'privateOrigins' | 'badgeHiddenOrigins' | 'restoreOrigins' | 'restoreDeclinedOrigins';
  readonly apply: (isListed: boolean) => void;
}

/** Switches at once, so that a second click sees it, and stores it; reverts it if it cannot be stored. */
export async function addOrRemoveOrigin(
  { engine, store, list, apply }: OriginListSwitch,
  isListed: boolean,
): Promise<Settings | undefined> {
  apply(isListed);
  try {
    const { [list]: listed } = await engine.getSettings({});
    const others = listed.filter((origin) => origin !== location.origin);
    return await engine.setSettings({ [list]: isListed ? [...others, location.origin] : others });
  } catch (error) {
    apply(!isListed);
    store.tell('error', said('switchNotStored'), textOfError(error));
    return undefined;
  }
}
