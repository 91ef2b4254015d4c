// Applies the person's settings to this page: read at the start, and again whenever they change elsewhere.
import type { EngineClient } from '../../engine/client.ts';
import { isSiteLockedOn, type SettingsInForce } from '../../engine/organisation/settings-in-force.ts';
import { onSettingsChanged } from '../../engine/platform.ts';
import { effectiveModeOf, settingChangesForSiteSwitch } from '../../engine/send-mode.ts';
import { said } from '../../language/message.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import type { PageContext } from './page-context.ts';

interface PageSettingsParts extends Pick<PageContext, 'events' | 'store'> {
  readonly engine: Pick<EngineClient, 'getSettings' | 'setSettings'>;
}

export interface PageSettings {
  follow(settings: SettingsInForce): void;
  /** Turns Coatcheck on or off for this site. */
  setEnabled(isOn: boolean): Promise<void>;
}

export function pageSettings({ engine, events, store }: PageSettingsParts): PageSettings {
  /** The number of switches being stored. Meanwhile, changes reported from elsewhere are ignored, because they may be older. */
  let switching = 0;

  function apply(isOn: boolean): void {
    if (store.state.site.enabled === isOn) return;
    store.set({ site: { ...store.state.site, enabled: isOn } });
    events.emit('enabled', isOn);
  }

  function applyRules({ organisation }: SettingsInForce): void {
    const isLocked = organisation !== undefined && isSiteLockedOn(organisation, location.origin);
    const checkedFilesOnly = organisation?.checkedFilesOnly === true;
    const { site } = store.state;
    if ((site.isLockedOn ?? false) === isLocked && (site.checkedFilesOnly ?? false) === checkedFilesOnly) return;
    store.set({ site: { ...site, isLockedOn: isLocked, checkedFilesOnly } });
  }

  function applyServer({ hintsTo }: SettingsInForce): void {
    const { hintsTo: before, ...site } = store.state.site;
    if (before !== hintsTo) store.set({ site: { ...site, ...(hintsTo === undefined ? {} : { hintsTo }) } });
  }

  const settings: PageSettings = {
    follow(now) {
      applyServer(now);
      applyRules(now);
      apply(effectiveModeOf(now, location.origin) !== 'off');
      events.emit('settings', now);
    },
    async setEnabled(isOn) {
      if (!isOn && store.state.site.isLockedOn)
        return store.tell('error', said('switchNotStored'), said('settingLocked'));
      // Applied before it is stored, so that a second click sees it; reverted if it cannot be stored.
      apply(isOn);
      switching += 1;
      try {
        const changes = settingChangesForSiteSwitch(await engine.getSettings({}), location.origin, isOn);
        const now = await engine.setSettings(changes);
        switching -= 1;
        if (switching === 0) settings.follow(now);
      } catch (error) {
        switching -= 1;
        apply(!isOn);
        store.tell('error', said('switchNotStored'), textOfError(error));
      }
    },
  };
  onSettingsChanged(() => {
    if (switching > 0) return;
    // If the settings cannot be read, the last known ones stay in force.
    engine.getSettings({}).then(
      (now) => switching === 0 && settings.follow(now),
      () => undefined,
    );
  });
  return settings;
}
