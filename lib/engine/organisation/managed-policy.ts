// Reads the organisation's rules from `storage.managed`. In Chrome only the background can read it, so the engine's offscreen document
// requests them by a message. Chromium tells them four to six seconds after its start, so those of the last session are kept beside them:
// what is shown goes by these until then, and what is sent waits.
import { browser } from 'wxt/browser';
import { answerLater, onExtensionMessage } from '../extension-messages.ts';
import type { KeptValues } from '../kept-values.ts';
import { announceSettingsChange, askBackground } from '../platform.ts';
import { type OrganisationPolicy, parsePolicy, policyIfUnreadable } from './policy.ts';

const RULES_REQUEST = 'coatcheck-managed';
const LAST_RULES_REQUEST = 'coatcheck-managed-last';
const RULES_CHANGED = 'coatcheck-managed-news';
/** The rules as they were told last, among the kept values. */
const LAST_RULES_KEY = 'managed-rules';

interface RulesMessage<T> {
  readonly target: T;
}

/** Firefox's error message if no rules are installed. */
const NO_RULES = /managed storage manifest not found/i;

async function readManagedStorage(): Promise<unknown> {
  try {
    return await browser.storage.managed.get();
  } catch (error) {
    if (error instanceof Error && NO_RULES.test(error.message)) return {};
    throw error;
  }
}

/** Reads the rules in the background; if they cannot be read, the strictest ones apply. */
export async function readManagedPolicy(): Promise<OrganisationPolicy | undefined> {
  try {
    return parsePolicy(await readManagedStorage());
  } catch (error) {
    return policyIfUnreadable(error);
  }
}

const tellOfChange = (): Promise<void> =>
  browser.runtime
    .sendMessage({ target: RULES_CHANGED })
    .catch(() => undefined)
    .then(announceSettingsChange)
    .catch(() => undefined);

/** Keeps the rules for the next session. If they differ from the kept ones, the engine and all pages are told. */
async function keepRules(kept: Pick<KeptValues, 'all' | 'set'>): Promise<void> {
  const [rules, last] = await Promise.all([readManagedStorage(), lastRules(kept)]);
  if (JSON.stringify(rules) === JSON.stringify(last)) return;
  await kept.set({ [LAST_RULES_KEY]: rules });
  // Without kept rules, texts were marked by none, and settings waited for these.
  if (JSON.stringify(rules) !== JSON.stringify(last ?? {})) await tellOfChange();
}

const lastRules = async (kept: Pick<KeptValues, 'all'>): Promise<unknown> => (await kept.all())[LAST_RULES_KEY];

/** Runs in the background: answers the engine's requests for the rules, and tells the engine and all pages when they change. */
export function serveManagedPolicy(
  kept: Pick<KeptValues, 'all' | 'set'>,
  onChange: () => void = () => undefined,
): void {
  onExtensionMessage<RulesMessage<typeof RULES_REQUEST>>(RULES_REQUEST, (_message, _sender, respond) =>
    answerLater(readManagedStorage(), respond),
  );
  onExtensionMessage<RulesMessage<typeof LAST_RULES_REQUEST>>(LAST_RULES_REQUEST, (_message, _sender, respond) =>
    answerLater(
      lastRules(kept).then((rules) => ({ rules })),
      respond,
    ),
  );
  // Told after they are kept, since whoever is told asks for the kept ones too. If they cannot be read or kept, the engine finds that out.
  const keep = () => void keepRules(kept).catch(tellOfChange);
  keep();
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area !== 'managed') return;
    onChange();
    keep();
  });
}

export type LoadOrganisationPolicy = () => Promise<OrganisationPolicy | undefined>;

interface OrganisationRules {
  /** The rules in force. If they could not be read, the strictest apply, and the next request tries to read them again. */
  readonly current: LoadOrganisationPolicy;
  /** The rules in force, or those of the last session while the browser has not told them. */
  readonly known: LoadOrganisationPolicy;
  /** The same, but none where there was no session before. For what is only shown: nothing is sent by these rules. */
  readonly shown: LoadOrganisationPolicy;
}

/** Runs in the engine. In Firefox, which tells the rules at once, both are the same. */
export function organisationRules(): OrganisationRules {
  let told: Promise<OrganisationPolicy | undefined> | undefined;
  let isTold = false;
  onExtensionMessage<RulesMessage<typeof RULES_CHANGED>>(RULES_CHANGED, () => {
    told = undefined;
    isTold = false;
    return undefined;
  });
  const ask = import.meta.env.FIREFOX ? readManagedStorage : () => askBackground({ target: RULES_REQUEST });
  async function current(): Promise<OrganisationPolicy | undefined> {
    told ??= ask().then(parsePolicy);
    const asked = told;
    try {
      const rules = await asked;
      if (told === asked) isTold = true;
      return rules;
    } catch (error) {
      if (told === asked) told = undefined;
      return policyIfUnreadable(error);
    }
  }
  async function last(): Promise<unknown> {
    const { rules } = (await askBackground({ target: LAST_RULES_REQUEST })) as { readonly rules?: unknown };
    return rules;
  }
  const untilTold = (read: () => Promise<OrganisationPolicy | undefined>): LoadOrganisationPolicy =>
    import.meta.env.FIREFOX ? current : () => (isTold ? current() : Promise.race([current(), read().catch(current)]));
  return {
    current,
    known: untilTold(async () => {
      const rules = await last();
      return rules === undefined ? current() : parsePolicy(rules);
    }),
    shown: untilTold(async () => parsePolicy((await last()) ?? {})),
  };
}
