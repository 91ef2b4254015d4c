// The taught and imported parts of one site: a content script asks the background, which answers about that script's site only.
import { answerLater, onExtensionMessage } from '../../engine/extension-messages.ts';
import type { KeptValues } from '../../engine/kept-values.ts';
import { type MessageSender, senderOf } from '../../engine/message-sender.ts';
import { askBackground } from '../../engine/platform.ts';
import { OPAQUE_ORIGIN } from '../../engine/sender.ts';
import { notForPagesError } from '../../engine/settings.ts';
import { SITES } from '../../sites/sites.ts';
import { isTaughtSite, type TaughtSite } from '../../sites/taught-site.ts';

export const TAUGHT_PREFIX = 'taught ';
export const IMPORTED_KEY = 'imported-sites';
/** The organisation's file; it is used instead of the person's. */
export const ORGANISATION_KEY = 'pushed-sites';

const HERE_REQUEST = 'coatcheck-site-here';
const TEACH_REQUEST = 'coatcheck-teach';

interface HereRequest {
  readonly target: typeof HERE_REQUEST;
  /** Used only for our own pages, such as the demo. */
  readonly origin: string;
}

interface TeachRequest {
  readonly target: typeof TEACH_REQUEST;
  readonly site: TaughtSite;
}

/** As stored; `imported` is not checked yet. */
interface SiteHere {
  readonly taught?: TaughtSite;
  readonly imported?: unknown;
}

export const askSiteHere = async (): Promise<SiteHere> =>
  (await askBackground({ target: HERE_REQUEST, origin: location.origin } satisfies HereRequest)) as SiteHere;

export const teachSite = async (site: TaughtSite): Promise<void> =>
  void (await askBackground({ target: TEACH_REQUEST, site } satisfies TeachRequest));

const shippedIds = new Set(SITES.map(({ id }) => id));

const entriesOf = (file: unknown): readonly { readonly id?: unknown; readonly hosts?: unknown }[] => {
  const { sites } = (file ?? {}) as { readonly sites?: unknown };
  return Array.isArray(sites) ? sites.filter((site) => typeof site === 'object' && site !== null) : [];
};

/** The file without sites that only the person or the organisation knows, except the one of this host. */
function fileForHost(file: unknown, hostname: string): unknown {
  const sites = entriesOf(file).filter(
    ({ id, hosts }) =>
      (typeof id === 'string' && shippedIds.has(id)) || (Array.isArray(hosts) && hosts.includes(hostname)),
  );
  return sites.length === 0 ? undefined : { ...(file as object), sites };
}

const originOf = (sender: MessageSender, claimed: string): string => {
  const { kind, origin } = senderOf(sender);
  return kind === 'page' ? origin : claimed;
};

async function siteHere(values: Pick<KeptValues, 'all'>, origin: string): Promise<SiteHere> {
  const all = await values.all();
  const taught = all[TAUGHT_PREFIX + origin];
  const file = all[ORGANISATION_KEY] ?? (all[IMPORTED_KEY] as { readonly file?: unknown } | undefined)?.file;
  const imported = origin === OPAQUE_ORIGIN ? undefined : fileForHost(file, new URL(origin).hostname);
  return { ...(isTaughtSite(taught) ? { taught } : {}), ...(imported === undefined ? {} : { imported }) };
}

async function teach(values: KeptValues, site: unknown, origin: string): Promise<void> {
  if (!isTaughtSite(site) || site.origin !== origin || origin === OPAQUE_ORIGIN) throw notForPagesError();
  await values.set({ [TAUGHT_PREFIX + origin]: site });
}

/** Runs in the background. */
export function serveSiteHere(values: KeptValues): void {
  onExtensionMessage<HereRequest>(HERE_REQUEST, ({ origin }, sender, respond) =>
    answerLater(
      Promise.resolve().then(() => siteHere(values, originOf(sender, origin))),
      respond,
    ),
  );
  onExtensionMessage<TeachRequest>(TEACH_REQUEST, ({ site }, sender, respond) =>
    answerLater(teach(values, site, originOf(sender, site?.origin)), respond),
  );
}
