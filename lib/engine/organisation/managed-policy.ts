// Reads the organisation's rules from `storage.managed`. In Chrome only the background can read it, so the engine's offscreen document
// requests them by a message.
import { browser } from 'wxt/browser';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { onExtensionMessage } from '../extension-messages.ts';
import { announceSettingsChange } from '../platform.ts';
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
  onExtensionMessage<RulesMessage<typeof RULES_REQUEST>>(RULES_REQUEST, (_message, _sender, sendResponse) => {
    // Sent as JSON text, so that an empty set of rules differs from a missing answer.
    readManagedStorage().then(
      (rules) => sendResponse(JSON.stringify(rules)),
      () => sendResponse(undefined),
    );
    return true;
  });
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

async function askBackground(): Promise<unknown> {
  const answer: unknown = await browser.runtime.sendMessage({ target: RULES_REQUEST });
  if (typeof answer !== 'string') throw new CodedError(said('engineUnheard'));
  return JSON.parse(answer);
}

export type LoadOrganisationPolicy = () => Promise<OrganisationPolicy | undefined>;

/** Runs in the engine. If the rules could not be read, the strictest apply, and the next request tries to read them again. */
export function organisationPolicyLoader(): LoadOrganisationPolicy {
  let known: Promise<OrganisationPolicy | undefined> | undefined;
  onExtensionMessage<RulesMessage<typeof RULES_CHANGED>>(RULES_CHANGED, () => {
    known = undefined;
    return undefined;
  });
  const ask = import.meta.env.FIREFOX ? readManagedStorage : askBackground;
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
