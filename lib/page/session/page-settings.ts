// Applies the person's settings to this page: read at the start, and again whenever they change elsewhere.
import type { EngineClient } from '../../engine/client.ts';
import { isSiteLockedOn, type SettingsInForce } from '../../engine/organisation/settings-in-force.ts';
import { onSettingsChanged } from '../../engine/platform.ts';
import type { Settings } from '../../engine/protocol.ts';
import { effectiveModeOf, settingChangesForSiteSwitch } from '../../engine/send-mode.ts';
import { pauseEndOf, settingChangesForPause } from '../../engine/site-pause.ts';
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
  /** Turns Coatcheck off for this site for a while. */
  pause(): Promise<void>;
}

/** How often the end of a pause is looked for. One timer for the whole pause would end late if the computer slept meanwhile. */
const PAUSE_CHECK_MS = 1000;

export function pageSettings({ engine, events, store }: PageSettingsParts): PageSettings {
  /** The number of switches being stored. Meanwhile, changes reported from elsewhere are ignored, because they may be older. */
  let switching = 0;
  let pauseCheck: ReturnType<typeof setInterval> | undefined;

  function apply(isOn: boolean): void {
    if (store.state.site.enabled === isOn) return;
    store.set({ site: { ...store.state.site, enabled: isOn } });
    events.emit('enabled', isOn);
  }

  /** Shows the pause, and follows the settings again when it is over. */
  function applyPause(now: SettingsInForce): void {
    clearInterval(pauseCheck);
    const end = pauseEndOf(now, location.origin, Date.now());
    const { pausedUntil: before, ...site } = store.state.site;
    if (before !== end) store.set({ site: { ...site, ...(end === undefined ? {} : { pausedUntil: end }) } });
    if (end === undefined) return;
    pauseCheck = setInterval(() => {
      if (pauseEndOf(now, location.origin, Date.now()) === undefined) settings.follow(now);
    }, PAUSE_CHECK_MS);
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

  async function switchTo(isOn: boolean, changesOf: (now: Settings) => Partial<Settings>): Promise<void> {
    if (!isOn && store.state.site.isLockedOn)
      return store.tell('error', said('switchNotStored'), said('settingLocked'));
    // Applied before it is stored, so that a second click sees it; reverted if it cannot be stored.
    apply(isOn);
    switching += 1;
    try {
      const now = await engine.setSettings(changesOf(await engine.getSettings({})));
      switching -= 1;
      if (switching === 0) settings.follow(now);
    } catch (error) {
      switching -= 1;
      apply(!isOn);
      store.tell('error', said('switchNotStored'), textOfError(error));
    }
  }

  const settings: PageSettings = {
    follow(now) {
      applyServer(now);
      applyRules(now);
      applyPause(now);
      apply(effectiveModeOf(now, location.origin) !== 'off');
      events.emit('settings', now);
    },
    setEnabled: (isOn) => switchTo(isOn, (now) => settingChangesForSiteSwitch(now, location.origin, isOn)),
    pause: () => switchTo(false, (now) => settingChangesForPause(now, location.origin, Date.now())),
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
