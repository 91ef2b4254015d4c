// What happens when a person sends: a look at what will be sent, nothing more, or nothing of ours at all. One mode holds for all
// sites, and a site may have its own.
import type { Settings } from './protocol.ts';

/** `first-sends` is where everybody begins: a look at the first prompts, then automatic. */
export const SEND_MODES = ['first-sends', 'review', 'automatic', 'off'] as const;
export type SendMode = (typeof SEND_MODES)[number];

export const SITE_MODES = ['review', 'automatic', 'off'] as const;
/** What holds at one send. */
export type SiteMode = (typeof SITE_MODES)[number];

/** So many prompts a person looks at before it goes by itself. */
export const REVIEWS_BEFORE_AUTOMATIC = 3;

export type ModeSettings = Pick<Settings, 'mode' | 'siteModes' | 'disabledOrigins' | 'reviewedSends'>;

/** What a site has of its own; undefined where it does as all do. */
export function ownModeOf({ siteModes, disabledOrigins }: ModeSettings, origin: string): SiteMode | undefined {
  if (disabledOrigins.includes(origin)) return 'off';
  return Object.hasOwn(siteModes, origin) ? siteModes[origin] : undefined;
}

export function modeOf(settings: ModeSettings, origin: string): SiteMode {
  return ownModeOf(settings, origin) ?? (settings.mode === 'first-sends' ? 'review' : settings.mode);
}

/** The changes that give a site a mode of its own, or take it away. */
export function withSiteMode(
  { siteModes, disabledOrigins }: ModeSettings,
  origin: string,
  mode: SiteMode | undefined,
): Pick<Settings, 'siteModes' | 'disabledOrigins'> {
  const { [origin]: _, ...others } = siteModes;
  const on = disabledOrigins.filter((other) => other !== origin);
  if (mode === 'off') return { siteModes: others, disabledOrigins: [...on, origin] };
  return { siteModes: mode ? { ...others, [origin]: mode } : others, disabledOrigins: on };
}

/** One switch for a site. Where all sites are off, the one that is turned on shows what it sends. */
export function withSiteSwitch(settings: ModeSettings, origin: string, isOn: boolean): Partial<Settings> {
  if (!isOn) return withSiteMode(settings, origin, 'off');
  return withSiteMode(settings, origin, settings.mode === 'off' ? 'review' : undefined);
}

/** A prompt left that the person had looked at. */
export function afterReview(settings: ModeSettings, origin: string): Partial<Settings> {
  if (settings.mode !== 'first-sends' || ownModeOf(settings, origin) !== undefined) return {};
  const reviewedSends = settings.reviewedSends + 1;
  return reviewedSends < REVIEWS_BEFORE_AUTOMATIC ? { reviewedSends } : { reviewedSends, mode: 'automatic' };
}
