// The send modes: review before each send, send automatically, or Coatcheck off. One mode applies to all sites, and a site may have its
// own.
import type { Settings } from './protocol.ts';
import { pauseEndOf, pausesWithout } from './site-pause.ts';

/** `first-sends` is the default: the person reviews the first prompts on each site, then the site's mode becomes automatic. */
export const SEND_MODES = ['first-sends', 'review', 'automatic', 'off'] as const;
export type SendMode = (typeof SEND_MODES)[number];

export const SITE_MODES = ['review', 'automatic', 'off'] as const;
/** The mode that applies to one send. */
export type SiteSendMode = (typeof SITE_MODES)[number];

/** The number of prompts to review on a site before sending becomes automatic there. */
export const REVIEWS_BEFORE_AUTOMATIC = 3;

export type SendModeSettings = Pick<Settings, 'mode' | 'siteModes' | 'disabledOrigins' | 'siteReviews' | 'sitePauses'>;

/** The site's own mode; undefined if the general mode applies. */
export function siteModeOf({ siteModes, disabledOrigins }: SendModeSettings, origin: string): SiteSendMode | undefined {
  if (disabledOrigins.includes(origin)) return 'off';
  return Object.hasOwn(siteModes, origin) ? siteModes[origin] : undefined;
}

export function effectiveModeOf(settings: SendModeSettings, origin: string, now = Date.now()): SiteSendMode {
  if (pauseEndOf(settings, origin, now) !== undefined) return 'off';
  return siteModeOf(settings, origin) ?? (settings.mode === 'first-sends' ? 'review' : settings.mode);
}

/** Whether prompts on this site are reviewed only because they are the first there. */
export const isFirstSends = (settings: SendModeSettings, origin: string): boolean =>
  settings.mode === 'first-sends' && siteModeOf(settings, origin) === undefined;

/** The changes that give a site its own mode; omit `mode` to remove it. */
export function settingChangesForSiteMode(
  { siteModes, disabledOrigins }: Pick<SendModeSettings, 'siteModes' | 'disabledOrigins'>,
  origin: string,
  mode: SiteSendMode | undefined,
): Pick<Settings, 'siteModes' | 'disabledOrigins'> {
  const { [origin]: _, ...others } = siteModes;
  const on = disabledOrigins.filter((other) => other !== origin);
  if (mode === 'off') return { siteModes: others, disabledOrigins: [...on, origin] };
  return { siteModes: mode ? { ...others, [origin]: mode } : others, disabledOrigins: on };
}

/**
 * The changes for one on/off switch of a site. If all sites are off, a site that is turned on gets the mode `review`. Turning a site on or
 * off ends its pause.
 */
export function settingChangesForSiteSwitch(
  settings: SendModeSettings,
  origin: string,
  isOn: boolean,
  now = Date.now(),
): Partial<Settings> {
  const sitePauses = pausesWithout(settings, origin, now);
  if (!isOn) return { ...settingChangesForSiteMode(settings, origin, 'off'), sitePauses };
  // A pause leaves the site's own mode as it was.
  if (pauseEndOf(settings, origin, now) !== undefined && effectiveModeOf({ ...settings, sitePauses }, origin) !== 'off')
    return { sitePauses };
  return { ...settingChangesForSiteMode(settings, origin, settings.mode === 'off' ? 'review' : undefined), sitePauses };
}

/**
 * The changes after a reviewed prompt was sent: counts it, and makes the site automatic after enough of them. Reviews count for their site
 * only: a site could count reviews that nobody made, and must not end the reviews of others.
 */
export function settingChangesAfterReview(
  settings: SendModeSettings,
  origin: string,
): Partial<Pick<Settings, 'siteReviews' | 'siteModes'>> {
  const { siteReviews, siteModes } = settings;
  if (!isFirstSends(settings, origin)) return {};
  const reviews = (Object.hasOwn(siteReviews, origin) ? (siteReviews[origin] ?? 0) : 0) + 1;
  if (reviews < REVIEWS_BEFORE_AUTOMATIC) return { siteReviews: { ...siteReviews, [origin]: reviews } };
  const { [origin]: _, ...others } = siteReviews;
  return { siteReviews: others, siteModes: { ...siteModes, [origin]: 'automatic' } };
}
