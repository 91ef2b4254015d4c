// Which parts of a site's adapter are found on the page now. An absent part counts as missing only in a state in which it should be there.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { driverFor, locateComposer } from '../composer/composer.ts';
import { findSendControl, type SendControlEvidence } from '../composer/send-control.ts';
import { deepElements, isVisible } from '../dom/elements.ts';
import { withPageReadCache } from '../dom/page-read-cache.ts';
import { type AfterSendResult, isSameAfterSendResult } from './after-send-check.ts';

export interface SiteHealth {
  readonly composer: 'selector' | 'behaviour' | 'missing';
  /** "notDue": the site shows no send button now, because the composer is empty or a reply is coming in. */
  readonly send: SendControlEvidence | 'notDue' | 'missing';
  /**
   * "none": nothing has been asked yet. "missing": there are questions, but no selector finds their replies. "unknown": the site has no selector for
   * replies. In the last two cases surrogates are searched for in the whole page.
   */
  readonly replies: 'found' | 'none' | 'missing' | 'unknown';
  /** Whether there are selectors for this site at all; only then can they fail. */
  readonly isKnown: boolean;
  readonly isTaught: boolean;
  /** The check after the last send; undefined before the first. */
  readonly afterSend?: AfterSendResult;
}

export interface SiteHealthInputs {
  readonly isComposerEmpty: boolean;
  readonly isGenerating: boolean;
  readonly hasQuestions: boolean;
  readonly hasReplies: boolean;
}

/** Without text, another button may take the place of the send button and look like one. */
export function sendingHealth(
  { hidesSendWhenEmpty }: Pick<SiteAdapter, 'hidesSendWhenEmpty'>,
  by: SendControlEvidence | undefined,
  { isComposerEmpty, isGenerating }: SiteHealthInputs,
): SiteHealth['send'] {
  if (by === 'selector' || by === 'label') return by;
  if (isGenerating || (hidesSendWhenEmpty && isComposerEmpty)) return 'notDue';
  return by ?? 'missing';
}

export function replyHealth(
  { assistantMessage }: Pick<SiteAdapter, 'assistantMessage'>,
  { isGenerating, hasQuestions, hasReplies }: SiteHealthInputs,
): SiteHealth['replies'] {
  if (assistantMessage.length === 0) return 'unknown';
  if (hasReplies) return 'found';
  return hasQuestions && !isGenerating ? 'missing' : 'none';
}

/** Stops at the first visible element, because a long chat has thousands of messages and each test costs time. */
function isAnyVisible(selectors: readonly string[]): boolean {
  for (const selector of selectors)
    for (const element of deepElements(document, selector)) if (isVisible(element)) return true;
  return false;
}

function pageState(adapter: SiteAdapter, composer: HTMLElement | undefined): SiteHealthInputs {
  return {
    isComposerEmpty: composer !== undefined && driverFor(composer).read(composer).trim() === '',
    isGenerating: isAnyVisible([...adapter.stop, ...adapter.streaming]),
    hasQuestions: isAnyVisible(adapter.userMessage),
    hasReplies: isAnyVisible(adapter.assistantMessage),
  };
}

export function siteHealthOf(adapter: SiteAdapter, isTaught: boolean, afterSend?: AfterSendResult): SiteHealth {
  return withPageReadCache(() => {
    const composer = locateComposer(adapter);
    const send = composer && findSendControl(adapter, composer.element);
    const state = pageState(adapter, composer?.element);
    return {
      composer: composer?.by ?? 'missing',
      send: composer ? sendingHealth(adapter, send?.by, state) : 'missing',
      replies: replyHealth(adapter, state),
      isKnown: adapter.composer.length > 0,
      isTaught,
      ...(afterSend ? { afterSend } : {}),
    };
  });
}

export function isSameSiteHealth(a: SiteHealth | undefined, b: SiteHealth): boolean {
  return (
    a !== undefined &&
    isSameAfterSendResult(a.afterSend, b.afterSend) &&
    (['composer', 'send', 'replies', 'isKnown', 'isTaught'] as const).every((key) => a[key] === b[key])
  );
}
