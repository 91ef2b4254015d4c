// Makes the report on the site of this page.
import { browser } from 'wxt/browser';
import { deepElements, isVisible } from '../dom/elements.ts';
import type { AfterSendResult } from './after-send-check.ts';
import type { PageSite } from './page-site.ts';
import { siteHealthOf } from './site-health.ts';
import { siteReport } from './site-report.ts';

function countHere(selector: string): number {
  return [...deepElements(document, selector)].filter(isVisible).length;
}

export function siteReportOfPage(site: PageSite, afterSend: AfterSendResult | undefined): string {
  return siteReport({
    adapter: site.adapter,
    shipped: site.shipped,
    health: siteHealthOf(site.adapter, site.isTaught, afterSend),
    version: browser.runtime.getManifest().version,
    count: countHere,
    root: document.body,
    language: document.documentElement.lang,
  });
}
