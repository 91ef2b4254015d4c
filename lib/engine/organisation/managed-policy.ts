// Reads the organisation's rules from `storage.managed`. In Chrome only the background can read it, so the engine's offscreen document
// requests them by a message.
import { browser } from 'wxt/browser';
import { answerLater, onExtensionMessage } from '../extension-messages.ts';
import { announceSettingsChange, askBackground } from '../platform.ts';
import { type OrganisationPolicy, parsePolicy, policyIfUnreadable } from './policy.ts';

const RULES_REQUEST = 'coatcheck-managed';
const RULES_CHANGED = 'coatcheck-managed-news';

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

/** Runs in the background: answers the engine's request for the rules, and tells the engine and all pages when they change. */
export function serveManagedPolicy(onChange: () => void = () => undefined): void {
  onExtensionMessage<RulesMessage<typeof RULES_REQUEST>>(RULES_REQUEST, (_message, _sender, respond) =>
    answerLater(readManagedStorage(), respond),
  );
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area !== 'managed') return;
    onChange();
    browser.runtime
      .sendMessage({ target: RULES_CHANGED })
      .catch(() => undefined)
      .then(announceSettingsChange)
      .catch(() => undefined);
  });
}

export type LoadOrganisationPolicy = () => Promise<OrganisationPolicy | undefined>;

/** Runs in the engine. If the rules could not be read, the strictest apply, and the next request tries to read them again. */
export function organisationPolicyLoader(): LoadOrganisationPolicy {
  let known: Promise<OrganisationPolicy | undefined> | undefined;
  onExtensionMessage<RulesMessage<typeof RULES_CHANGED>>(RULES_CHANGED, () => {
    known = undefined;
    return undefined;
  });
  const ask = import.meta.env.FIREFOX ? readManagedStorage : () => askBackground({ target: RULES_REQUEST });
  return async () => {
    known ??= ask().then(parsePolicy);
    const asked = known;
    try {
      return await asked;
    } catch (error) {
      if (known === asked) known = undefined;
      return policyIfUnreadable(error);
    }
  };
}
