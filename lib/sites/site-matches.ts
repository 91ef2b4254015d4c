// The pages in which the content scripts run. The list is written out, because importing the adapters would put them into the scripts that run in
// every page's own world; a test compares this list with the adapters.

/**
 * The match patterns of the pages in which the scripts run without asking the person. Pages on the person's own computer are left out: any program may
 * serve a port there, so a chat there is switched on like any site that is not on the list (lib/page/site/sites-added-by-person.ts).
 */
export const SITE_MATCH_PATTERNS: readonly string[] = [
  'https://chatgpt.com/*',
  'https://chat.openai.com/*',
  'https://claude.ai/*',
  'https://gemini.google.com/*',
  'https://copilot.microsoft.com/*',
  'https://copilot.com/*',
  'https://www.copilot.com/*',
  'https://m365.cloud.microsoft/*',
  'https://copilot.cloud.microsoft/*',
  'https://chat.deepseek.com/*',
  'https://www.perplexity.ai/*',
  'https://perplexity.ai/*',
  'https://chat.mistral.ai/*',
  'https://grok.com/*',
  'https://poe.com/*',
  'https://huggingface.co/chat',
  'https://huggingface.co/chat/*',
  'https://huggingface.co/chat?*',
  'https://www.meta.ai/*',
  'https://meta.ai/*',
  'https://www.google.com/search?udm=50',
  'https://www.google.com/search?udm=50&*',
  'https://www.google.com/search?*&udm=50',
  'https://www.google.com/search?*&udm=50&*',
  'https://www.doubao.com/*',
  'https://aistudio.google.com/*',
  'https://chat.qwen.ai/*',
  'https://www.qianwen.com/*',
  'https://www.kimi.com/*',
  'https://notebooklm.google.com/*',
  'https://notebook.google.com/*',
  'https://yuanbao.tencent.com/*',
  'https://character.ai/*',
  'https://www.character.ai/*',
  'https://duck.ai/*',
  'https://duckduckgo.com/?ia=chat',
  'https://duckduckgo.com/?ia=chat&*',
  'https://duckduckgo.com/?*&ia=chat',
  'https://duckduckgo.com/?*&ia=chat&*',
  'https://chat.z.ai/*',
  'https://chatglm.cn/*',
  'https://github.com/copilot',
  'https://github.com/copilot/*',
  'https://github.com/copilot?*',
  'https://x.com/i/grok',
  'https://x.com/i/grok/*',
  'https://x.com/i/grok?*',
  'https://openrouter.ai/chat',
  'https://openrouter.ai/chat/*',
  'https://openrouter.ai/chat?*',
  'https://t3.chat/*',
  'https://lumo.proton.me/*',
  'https://you.com/*',
  'https://app.nextchat.club/*',
  'https://app.nextchat.dev/*',
];

/** The patterns of sites that are single-page applications: a chat is often reached there without a page load (lib/page/site/moved-into-chat.ts). */
export const CHATS_WITHOUT_PAGE_LOAD: readonly string[] = SITE_MATCH_PATTERNS.filter((match) =>
  /^https:\/\/(?:x\.com|github\.com|openrouter\.ai)\//.test(match),
);

/** Host permissions for the manifest. The browser reports a page's address, and runs a script in a loaded page, only on these hosts. */
export const HOST_PERMISSIONS: readonly string[] = [
  ...new Set(CHATS_WITHOUT_PAGE_LOAD.map((match) => `${new URL(match).origin}/*`)),
];

export const coversWholeOrigin = (match: string): boolean => /^https?:\/\/[^/]+\/\*$/.test(match);
