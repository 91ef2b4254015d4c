import { EVIDENCE_FROM_OLDER_TOOLS, EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** Copilot's sites: the one for work (Microsoft 365) and the one for everybody. */
export const copilot = siteAdapterOf({
  id: 'copilot',
  name: 'Microsoft Copilot',
  hosts: ['copilot.microsoft.com', 'copilot.com', 'www.copilot.com', 'm365.cloud.microsoft', 'copilot.cloud.microsoft'],
  conversationPath: /\/(?:chats|chat\/conversation)\/([\w-]+)(?=[/?]|$)/,
  generations: [
    {
      name: 'Microsoft 365',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/chat', account: 'signed in' },
      // A Lexical editor in a contenteditable span.
      composer: ['#m365-chat-editor-target-element'],
      // Not every button with the label "Send": the feedback panel has such a button too.
      send: [
        '[data-test-id="chat-input-wrapper"] button[type="submit"]:not(:has(.fai-SendButton__stopIcon))',
        'button.fai-SendButton:not(:has(.fai-SendButton__stopIcon))',
        'button.fai-ChatInput__send:not(:has(.fai-SendButton__stopIcon))',
      ],
      stop: ['button:has(.fai-SendButton__stopIcon)', englishOnlySelector('button[aria-label="Stop generating"]')],
      userMessage: ['.fai-UserMessage__message'],
      // Not the element around a question: that element may contain the reply too.
      assistantMessage: [
        '[data-testid="markdown-reply"]:not([data-message-type="Progress"])',
        '[data-testid="copilot-message-reply-div"]',
      ],
      fixtureExpectations: [
        {
          fixture: 'copilot-m365',
          address: 'https://m365.cloud.microsoft/chat/conversation/0a1b2c3d-0000-4000-8000-000000000008',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
    {
      name: 'for everybody',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, route: '/chats/' },
      composer: ['textarea#userInput', '[data-testid="composer-input"]'],
      send: ['[data-testid="submit-button"]', englishOnlySelector('button[aria-label="Submit message"]')],
      stop: ['[data-testid="stop-button"]', englishOnlySelector('button[aria-label="Interrupt message"]')],
      userMessage: ['[data-content="user-message"]'],
      assistantMessage: ['[data-content="ai-message"]'],
      fixtureExpectations: [
        {
          fixture: 'copilot',
          address: 'https://copilot.microsoft.com/chats/0a1b2c3d4e5f',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
  ],
});
