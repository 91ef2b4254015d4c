// Polls the page: sites replace their composer, change the conversation without a page load, and show late which software they use.

import type { DraftBackup } from '../composer/draft-backup.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { PageContext } from './page-context.ts';
import type { SiteStatus } from './site-status.ts';

interface PagePollerParts extends Pick<PageContext, 'store' | 'conversation' | 'composer'> {
  readonly siteStatus: SiteStatus;
  readonly draftBackup: DraftBackup;
  readonly check: PromptCheck;
  /** Parts whose listeners the page may have removed with `document.open`. */
  readonly listeners: readonly { renew(): void }[];
}

const POLL_EVERY_MS = 400;
/** Recognising the site searches the whole page, so it is done on every fifth poll (every two seconds). */
const POLLS_PER_SITE_CHECK = 5;

export function startPagePoller({
  siteStatus,
  store,
  conversation,
  composer,
  draftBackup,
  check,
  listeners,
}: PagePollerParts): void {
  let looks = 0;

  setInterval(() => {
    for (const one of listeners) one.renew();
    if (looks % POLLS_PER_SITE_CHECK === 0) siteStatus.refreshAdapter();
    looks += 1;
    const before = composer.element;
    const changed = composer.find() !== before;
    conversation.follow();
    if (store.state.status !== 'sending') draftBackup.poll();
    if (changed || (composer.read() ?? '') !== store.state.text) check.soon();
  }, POLL_EVERY_MS);
}
