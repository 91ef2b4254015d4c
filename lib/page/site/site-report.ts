// A report that a person can put into an issue when a site has changed: how many elements each selector finds, and the page's structure without its
// text.
import type { Selectors, SiteAdapter } from '../../sites/site-adapter.ts';
import { PAGE_PARTS, selectorsOf } from '../../sites/site-adapter.ts';
import type { SiteHealth } from './site-health.ts';
import { markupSkeletonOf } from './skeleton.ts';

interface SiteReportParts {
  readonly adapter: SiteAdapter;
  /**
   * The selectors shipped with Coatcheck. Others are not written into the report: one that the person taught may contain a label with a name in it.
   */
  readonly shipped: SiteAdapter;
  readonly health: SiteHealth;
  readonly version: string;
  readonly count: (selector: string) => number;
  readonly root: Element;
  /** The page's `lang` attribute. */
  readonly language: string;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i;

function countLines(
  part: string,
  selectors: Selectors,
  isShipped: (css: string) => boolean,
  count: SiteReportParts['count'],
) {
  if (selectors.length === 0) return [`${part}: no selector`];
  const one = (css: string) => `  ${count(css)}  ${isShipped(css) ? css : '(shown or imported on this device)'}`;
  return [`${part}:`, ...selectors.map(one)];
}

export function siteReport({ adapter, shipped, health, version, count, root, language }: SiteReportParts): string {
  const known = new Set(PAGE_PARTS.flatMap((part) => selectorsOf(shipped, part)));
  const { composer, send, replies, afterSend } = health;
  return [
    `Coatcheck ${version}, site ${shipped.id}, page language ${LANGUAGE.test(language) ? language : 'not given'}`,
    `composer ${composer}, send ${send}, replies ${replies}`,
    afterSend
      ? `after a send: message ${afterSend.message}, answer ${afterSend.answer}`
      : 'after a send: not checked yet',
    '',
    'Elements found by each selector',
    ...PAGE_PARTS.flatMap((part) => countLines(part, selectorsOf(adapter, part), (css) => known.has(css), count)),
    '',
    'Structure: names of tags and data attributes only',
    markupSkeletonOf(root),
    '',
  ].join('\n');
}
