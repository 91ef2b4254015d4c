import type { SiteAdapter } from './site-adapter.ts';

export const chatgpt: SiteAdapter = {
  id: 'chatgpt',
  name: 'ChatGPT',
  hosts: ['chatgpt.com', 'chat.openai.com'],
  composer: ['#prompt-textarea', 'textarea[name="prompt-textarea"]', 'textarea[data-mobile-composer-prompt]'],
  send: ['[data-testid="send-button"]', '[data-testid*="composer-send"]', 'form button[type="submit"]'],
  userMessage: ['[data-message-author-role="user"]'],
  assistantMessage: ['[data-message-author-role="assistant"]'],
  conversationPath: /\/c\/([\w-]+)/,
  seen: '2026-08',
};

export const claude: SiteAdapter = {
  id: 'claude',
  name: 'Claude',
  hosts: ['claude.ai'],
  composer: ['.ProseMirror[contenteditable="true"]'],
  send: ['button[aria-label*="Send"]'],
  userMessage: ['[data-testid="user-message"]'],
  assistantMessage: ['.font-claude-response .standard-markdown', '.progressive-markdown'],
  conversationPath: /\/chat\/([\w-]+)/,
  seen: '2026-08',
};

export const gemini: SiteAdapter = {
  id: 'gemini',
  name: 'Gemini',
  hosts: ['gemini.google.com'],
  composer: ['rich-textarea .ql-editor'],
  send: ['button.send-button'],
  userMessage: ['user-query .query-text-line'],
  assistantMessage: ['model-response message-content'],
  conversationPath: /\/app\/([\w-]+)/,
  seen: '2026-08',
};

/** Finds the composer by what the person types into, and the send button by what stands beside it. */
export const generic: SiteAdapter = {
  id: 'generic',
  name: 'this site',
  hosts: ['*'],
  composer: [],
  send: [],
  userMessage: [],
  assistantMessage: [],
  seen: '2026-11',
};

const SITES = [chatgpt, claude, gemini];

export function findAdapter(host: string): SiteAdapter {
  return SITES.find((site) => site.hosts.includes(host)) ?? generic;
}
