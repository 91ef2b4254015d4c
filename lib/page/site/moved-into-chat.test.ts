import { expect, it } from 'vitest';
import { isChatWithoutPageLoad } from './moved-into-chat.ts';

it.each([
  'https://x.com/i/grok',
  'https://x.com/i/grok?conversation=1886195281915470194',
  'https://x.com/i/grok#top',
  'https://github.com/copilot/c/0a1b2c3d-0000-4000-8000-000000000014',
  'https://openrouter.ai/chat?room=orc-1',
])('%s is a chat', (address) => expect(isChatWithoutPageLoad(address)).toBe(true));

it.each([
  'https://x.com/home',
  'https://x.com/i/grokking',
  'https://x.com/home#/i/grok',
  'https://x.com.example/i/grok',
  'https://xxcom/i/grok',
  'http://x.com/i/grok',
  'https://github.com/copilot-workspace',
  'https://github.com/?next=https://github.com/copilot',
  'https://openrouter.ai/models',
  // This chat has the whole site, so the browser runs its content scripts at the page load.
  'https://chatgpt.com/c/1',
])('%s is none', (address) => expect(isChatWithoutPageLoad(address)).toBe(false));
