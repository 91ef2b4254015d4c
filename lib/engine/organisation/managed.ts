// `storage.managed`, which only the background can read in Chrome: the engine's offscreen document asks it.
import { browser } from 'wxt/browser';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { isOwnSender, tellOfSettings } from '../platform.ts';
import { type Policy, policyFrom, unreadPolicy } from './policy.ts';

const ASK = 'coatcheck-managed';
const NEWS = 'coatcheck-managed-news';

const targetOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null ? (message as { target?: unknown }).target : undefined;

/** What Firefox says where nobody has written any rules. */
const NO_RULES = /managed storage manifest not found/i;

async function managed(): Promise<unknown> {
  try {
    return await browser.storage.managed.get();
  } catch (error) {
    if (error instanceof Error && NO_RULES.test(error.message)) return {};
    throw error;
  }
}

/** In the background. */
export async function managedPolicy(): Promise<Policy | undefined> {
  try {
    return policyFrom(await managed());
  } catch (error) {
    return unreadPolicy(error);
  }
}

/** In the background: answers the engine, and tells it and all pages of new rules. */
export function serveManaged(onChange: () => void = () => undefined): void {
  browser.runtime.onMessage.addListener((message, sender, sendResponse) => {
    if (targetOf(message) !== ASK || !isOwnSender(sender)) return undefined;
    // As text, in which no answer and an empty one differ.
    managed().then(
      (rules) => sendResponse(JSON.stringify(rules)),
      () => sendResponse(undefined),
    );
    return true;
  });
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area !== 'managed') return;
    onChange();
    browser.runtime
      .sendMessage({ target: NEWS })
      .catch(() => undefined)
      .then(tellOfSettings)
      .catch(() => undefined);
  });
}

async function askBackground(): Promise<unknown> {
  const answer: unknown = await browser.runtime.sendMessage({ target: ASK });
  if (typeof answer !== 'string') throw new CodedError(said('engineUnheard'));
  return JSON.parse(answer);
}

export type FindPolicy = () => Promise<Policy | undefined>;

/** In the engine. Rules that could not be read are asked for again at the next request; until then the strictest hold. */
export function policyInEngine(): FindPolicy {
  let known: Promise<Policy | undefined> | undefined;
  browser.runtime.onMessage.addListener((message, sender): undefined => {
    if (targetOf(message) === NEWS && isOwnSender(sender)) known = undefined;
  });
  const ask = import.meta.env.FIREFOX ? managed : askBackground;
  return async () => {
    known ??= ask().then(policyFrom);
    const asked = known;
    try {
      return await asked;
    } catch (error) {
      if (known === asked) known = undefined;
      return unreadPolicy(error);
    }
  };
}
