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

/** Chat front ends on the person's own machine. */
const OWN_MACHINE = ['http://localhost/*', 'http://127.0.0.1/*'];

/** Where the content script runs without having been asked for: match patterns. */
export const SITE_MATCHES: readonly string[] = [
  ...SITES.flatMap(({ hosts, pathPrefix }) => hosts.map((host) => `https://${host}${pathPrefix ?? '/'}*`)),
  ...OWN_MACHINE,
];

export const isWholeOrigin = (match: string): boolean => /^https?:\/\/[^/]+\/\*$/.test(match);
