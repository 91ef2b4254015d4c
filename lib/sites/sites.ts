import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { copilot } from './copilot.ts';
import { deepseek } from './deepseek.ts';
import { gemini } from './gemini.ts';
import { generic } from './generic.ts';
import { grok } from './grok.ts';
import { huggingchat } from './huggingchat.ts';
import { lechat } from './lechat.ts';
import { librechat } from './librechat.ts';
import { lobechat } from './lobechat.ts';
import { metaai } from './metaai.ts';
import { nextchat } from './nextchat.ts';
import { openWebui } from './open-webui.ts';
import { perplexity } from './perplexity.ts';
import { poe } from './poe.ts';
import type { SiteAdapter } from './site-adapter.ts';

export const SITES: readonly SiteAdapter[] = [
  chatgpt,
  claude,
  gemini,
  copilot,
  deepseek,
  perplexity,
  lechat,
  grok,
  poe,
  huggingchat,
  metaai,
  openWebui,
  librechat,
  lobechat,
  nextchat,
];

interface Address {
  readonly hostname: string;
  readonly pathname: string;
}

/** By host alone, which is known before the page is: self-hosted software is recognised later, by `recognise`. */
export function findAdapter({ hostname, pathname }: Address): SiteAdapter {
  const isBelow = (prefix = '') => pathname === prefix || pathname.startsWith(`${prefix}/`);
  return SITES.find((site) => site.hosts.includes(hostname) && isBelow(site.pathPrefix)) ?? generic;
}

/** Self-hosted software by its markup; `has` says whether the page holds a selector. */
export function recognise(has: (selector: string) => boolean): SiteAdapter | undefined {
  return SITES.find(({ markup }) => markup?.every(has));
}

/**
 * Where the content script runs without having been asked for: match patterns. Not on the person's own machine: what listens at its ports
 * is anybody's, and a chat there is switched on as any other site that is not on the list (lib/page/own-sites.ts).
 */
export const SITE_MATCHES: readonly string[] = SITES.flatMap(({ hosts, pathPrefix }) =>
  hosts.map((host) => `https://${host}${pathPrefix ?? '/'}*`),
);

export const isWholeOrigin = (match: string): boolean => /^https?:\/\/[^/]+\/\*$/.test(match);
