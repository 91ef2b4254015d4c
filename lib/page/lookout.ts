// Looks again and again at what the page became: sites replace their composer, move on without loading a page, and show late
// which software they are.
import type { ShownConversation } from './conversation.ts';
import type { CurrentComposer } from './current-composer.ts';
import { healthOf, sameHealth } from './health.ts';
import type { OwnText } from './own-text.ts';
import type { PromptCheck } from './prompt-check.ts';
import type { PromptStore } from './prompt-store.ts';
import type { PageSite } from './site.ts';

export interface LookoutParts {
  readonly site: PageSite;
  readonly store: PromptStore;
  readonly conversation: ShownConversation;
  readonly composer: CurrentComposer;
  readonly own: OwnText;
  readonly check: PromptCheck;
  /** Puts listeners on again that the page has taken off. */
  readonly renew: () => void;
}

export interface Lookout {
  /** Which site and which conversation the page shows now. */
  lookWhere(): void;
  stop(): void;
}

const LOOK_AGAIN_MS = 400;
/** Every two seconds. */
const LOOKS_PER_HEALTH = 5;

export function keepLookout({ site, store, conversation, composer, own, check, renew }: LookoutParts): Lookout {
  let looks = 0;

  function followSite(): void {
    if (site.look()) store.set({ site: { ...store.state.site, ...site.shown } });
  }

  function lookWhere(): void {
    followSite();
    conversation.follow();
  }

  function followHealth(): void {
    const health = healthOf(site.adapter, site.isTaught);
    if (!sameHealth(store.state.health, health)) store.set({ health });
  }

  const timer = setInterval(() => {
    renew();
    // Each of the two reads the whole page: in tasks of their own.
    if (looks % LOOKS_PER_HEALTH === 0) followSite();
    else if (looks % LOOKS_PER_HEALTH === 1) followHealth();
    looks += 1;
    const before = composer.element;
    const changed = composer.find() !== before;
    conversation.follow();
    if (store.state.status !== 'sending') own.look();
    if (changed || (composer.read() ?? '') !== store.state.text) check.soon();
  }, LOOK_AGAIN_MS);

  return { lookWhere, stop: () => clearInterval(timer) };
}
