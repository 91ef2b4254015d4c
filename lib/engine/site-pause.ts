// A pause of Coatcheck on one site. It is stored as the time of its end, so it ends even if no part of Coatcheck runs meanwhile.
import type { Settings } from './protocol.ts';

export const PAUSE_MINUTES = 10;
const PAUSE_MS = PAUSE_MINUTES * 60_000;

type PauseSettings = Pick<Settings, 'sitePauses'>;

/**
 * When the pause of a site ends; undefined if the site is not paused. A longer time than a pause lasts does not count: the clock was set
 * back, or a page wrote it.
 */
export function pauseEndOf({ sitePauses }: PauseSettings, origin: string, now: number): number | undefined {
  const end = Object.hasOwn(sitePauses, origin) ? (sitePauses[origin] ?? 0) : 0;
  return now < end && end - now <= PAUSE_MS ? end : undefined;
}

/** The pauses without that of a site and without those that are over. */
export const pausesWithout = ({ sitePauses }: PauseSettings, origin: string, now: number): Settings['sitePauses'] =>
  Object.fromEntries(
    Object.entries(sitePauses).filter(
      ([other]) => other !== origin && pauseEndOf({ sitePauses }, other, now) !== undefined,
    ),
  );

export const settingChangesForPause = (settings: PauseSettings, origin: string, now: number): PauseSettings => ({
  sitePauses: { ...pausesWithout(settings, origin, now), [origin]: now + PAUSE_MS },
});
