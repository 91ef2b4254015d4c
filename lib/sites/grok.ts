import { EVIDENCE_FROM_OLDER_TOOLS, EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ADDRESS = 'https://grok.com/c/0a1b2c3d-0000-4000-8000-000000000005';

export const grok = siteAdapterOf({
  id: 'grok',
  name: 'Grok',
  hosts: ['grok.com'],
  // Within a project the query contains the chat's id.
  conversationPath: /(?:\/c(?:hat)?\/|\/project\/[\w-]+\?(?:.{0,400}&)?chat=)([\w-]{8,})(?=[/?&]|$)/,
  temporaryAddress: /#private/,
  generations: [
    {
      name: 'test ids',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, account: 'signed in' },
      composer: ['[data-testid="chat-input"] [contenteditable="true"]'],
      send: ['[data-testid="chat-submit"]'],
      stop: ['[data-testid="chat-stop"]'],
      userMessage: ['[data-testid="user-message"]'],
      assistantMessage: ['[data-testid="assistant-message"] .response-content-markdown'],
      fixtureExpectations: [
        {
          fixture: 'grok-test-ids',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, composer: 1 },
        },
      ],
    },
    {
      name: 'bubbles',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, account: 'signed in' },
      composer: ['.tiptap.ProseMirror:not(.message-bubble *)'],
      send: [
        'form:has(.tiptap) button[type="submit"]',
        englishOnlySelector('button[type="submit"][aria-label="Submit"]'),
      ],
      stop: [englishOnlySelector('button[aria-label*="Stop"]')],
      // The person's messages have the same class as replies; they differ only by their side of the page.
      userMessage: ['.items-end .message-bubble'],
      assistantMessage: ['.message-bubble:not(.items-end *) .response-content-markdown'],
      editBox: ['.message-bubble textarea', '[data-testid="user-message"] textarea'],
      fixtureExpectations: [
        {
          fixture: 'grok',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, composer: 1 },
        },
      ],
    },
    {
      name: 'visitors',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/', account: 'visitor' },
      composer: [englishOnlySelector('textarea[aria-label*="grok" i]')],
      fixtureExpectations: [
        {
          fixture: 'grok-visitor',
          address: 'https://grok.com/',
          idle: { composer: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1 },
        },
      ],
    },
  ],
});
