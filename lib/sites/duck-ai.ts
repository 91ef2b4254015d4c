import { EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import type { PageGeneration } from './site-adapter.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const generationAt = (fixture: string, address: string): PageGeneration => ({
  name: 'user prompt',
  evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', account: 'visitor' },
  composer: ['textarea[name="user-prompt"]'],
  userMessage: ['[data-testid="user-message"]'],
  // Replies have no attribute that marks them, but they follow the question.
  assistantMessage: [lowConfidenceSelector('[data-testid="user-message"] ~ :not([data-testid="user-message"])')],
  fixtureExpectations: [{ fixture, address, idle: { composer: 1, userMessage: 1, assistantMessage: 1 } }],
});

/** The address names no conversation. */
export const duckAi = siteAdapterOf({
  id: 'duck-ai',
  name: 'Duck.ai',
  hosts: ['duck.ai'],
  generations: [generationAt('duck-ai', 'https://duck.ai/')],
});

/** The chat of Duck.ai inside DuckDuckGo's search pages, recognised by a parameter of the address. */
export const duckDuckGo = siteAdapterOf({
  id: 'duck-ai-search',
  name: 'Duck.ai',
  hosts: ['duckduckgo.com'],
  query: { name: 'ia', value: 'chat' },
  generations: [generationAt('duck-ai-search', 'https://duckduckgo.com/?q=DuckDuckGo+AI+Chat&ia=chat')],
});
