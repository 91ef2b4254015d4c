import { aiStudio } from './ai-studio.ts';
import { characterAi } from './character-ai.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { copilot } from './copilot.ts';
import { deepseek } from './deepseek.ts';
import { doubao } from './doubao.ts';
import { duckAi, duckDuckGo } from './duck-ai.ts';
import { gemini } from './gemini.ts';
import { generic } from './generic.ts';
import { githubCopilot } from './github-copilot.ts';
import { googleAiMode } from './google-ai-mode.ts';
import { grok } from './grok.ts';
import { grokOnX } from './grok-x.ts';
import { huggingchat } from './huggingchat.ts';
import { kimi } from './kimi.ts';
import { lechat } from './lechat.ts';
import { librechat } from './librechat.ts';
import { lobechat } from './lobechat.ts';
import { lumo } from './lumo.ts';
import { metaai } from './metaai.ts';
import { nextchat } from './nextchat.ts';
import { notebooklm } from './notebooklm.ts';
import { openWebui } from './open-webui.ts';
import { openrouter } from './openrouter.ts';
import { perplexity } from './perplexity.ts';
import { poe } from './poe.ts';
import { qianwen, qwen } from './qwen.ts';
import type { RequiredQueryParameter, SiteAdapter } from './site-adapter.ts';
import { t3chat } from './t3chat.ts';
import { you } from './you.ts';
import { yuanbao } from './yuanbao.ts';
import { chatglm, zai } from './zai.ts';

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
  googleAiMode,
  doubao,
  aiStudio,
  qwen,
  qianwen,
  kimi,
  notebooklm,
  yuanbao,
  characterAi,
  duckAi,
  duckDuckGo,
  zai,
  chatglm,
  githubCopilot,
  grokOnX,
  openrouter,
  t3chat,
  lumo,
  you,
  openWebui,
  librechat,
  lobechat,
  nextchat,
];

interface Address {
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
}

function isSiteAt({ hosts, pathPrefix = '', query }: SiteAdapter, { hostname, pathname, search }: Address): boolean {
  if (!hosts.includes(hostname)) return false;
  if (query && new URLSearchParams(search).get(query.name) !== query.value) return false;
  return pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
}

/**
 * Finds the adapter by the address alone, before the page has loaded. Self-hosted software is recognised later by its markup
 * (`recogniseSiteByMarkup`).
 */
export function findSiteAdapter(address: Address): SiteAdapter {
  return SITES.find((site) => isSiteAt(site, address)) ?? generic;
}

/** The self-hosted software whose markup the page holds; `has` says whether a selector matches. */
export function recogniseSiteByMarkup(has: (selector: string) => boolean): SiteAdapter | undefined {
  return SITES.find(({ markup }) => markup?.every(has));
}

/**
 * The match patterns of a site; browsers match them against path and query. A wider pattern (`/copilot*`) would also match other pages of the host,
 * where the general rules would take any text box for a composer.
 */
export function matchPatternsOf({ hosts, pathPrefix, query }: SiteAdapter): string[] {
  return hosts.flatMap((host) => patternEnds(pathPrefix, query).map((end) => `https://${host}${end}`));
}

function patternEnds(path: string | undefined, query: RequiredQueryParameter | undefined): string[] {
  if (!query) return path ? [path, `${path}/*`, `${path}?*`] : ['/*'];
  const start = `${path ?? '/'}?`;
  const value = `${query.name}=${query.value}`;
  return [value, `${value}&*`, `*&${value}`, `*&${value}&*`].map((one) => start + one);
}
