// The parts of a site that a person showed Coatcheck, and the adapter made of them.
import type { SiteAdapter } from './site-adapter.ts';

export interface TaughtSite {
  readonly origin: string;
  readonly composer: string;
  readonly send?: string;
  readonly reply?: string;
  /** Time of teaching, in milliseconds since the epoch. */
  readonly at: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function isTaughtSite(value: unknown): value is TaughtSite {
  if (typeof value !== 'object' || value === null) return false;
  const { origin, composer, send, reply, at } = value as Record<string, unknown>;
  const optional = [send, reply].every((one) => one === undefined || isText(one));
  return isText(origin) && isText(composer) && optional && typeof at === 'number';
}

/** The adapter with the taught selectors before its shipped selectors. */
export function withTaughtSelectors(adapter: SiteAdapter, taught: TaughtSite): SiteAdapter {
  return {
    ...adapter,
    composer: [taught.composer, ...adapter.composer],
    send: [...(taught.send ? [taught.send] : []), ...adapter.send],
    assistantMessage: [...(taught.reply ? [taught.reply] : []), ...adapter.assistantMessage],
  };
}
