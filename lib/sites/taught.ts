// What a person showed Coatcheck on a site, and the adapter that comes of it.
import type { SiteAdapter } from './site-adapter.ts';

export interface TaughtSite {
  readonly origin: string;
  readonly composer: string;
  readonly send?: string;
  readonly reply?: string;
  /** When, in milliseconds. */
  readonly at: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function isTaughtSite(value: unknown): value is TaughtSite {
  if (typeof value !== 'object' || value === null) return false;
  const { origin, composer, send, reply, at } = value as Record<string, unknown>;
  const optional = [send, reply].every((one) => one === undefined || isText(one));
  return isText(origin) && isText(composer) && optional && typeof at === 'number';
}

/** Selectors that the person taught come first; the adapter's own follow. */
export function withTaught(adapter: SiteAdapter, taught: TaughtSite): SiteAdapter {
  return {
    ...adapter,
    composer: [taught.composer, ...adapter.composer],
    send: [...(taught.send ? [taught.send] : []), ...adapter.send],
    assistantMessage: [...(taught.reply ? [taught.reply] : []), ...adapter.assistantMessage],
  };
}
