import {
  EVIDENCE_FROM_OLDER_TOOLS,
  EVIDENCE_FROM_PUBLIC_TOOLS,
  englishOnlySelector,
  lowConfidenceSelector,
} from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ID = '00000000-0000-4000-8000-000000000001';

/** The site serves three forms of its page at once, by account and device. */
export const chatgpt = siteAdapterOf({
  id: 'chatgpt',
  name: 'ChatGPT',
  hosts: ['chatgpt.com', 'chat.openai.com'],
  pasteBecomesFile: 5000,
  conversationPath: /\/u?c\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?=[/?]|$)/,
  placeholderPath: /\/u?c\/(?:WEB|local-chatgpt)(?::|%3A)([\w-]+)/i,
  temporaryAddress: /[?&]temporary-chat=true/,
  draftPath: /\/conversation\/prepare$/,
  hidesSendWhenEmpty: true,
  generations: [
    {
      name: 'app shell',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-09/2026-10', route: '/c/', account: 'signed in' },
      // Forms inside a turn are excluded: the form of an open edit box has the same attributes. A hidden form of the home page may stay in the page.
      composer: [
        'form[data-chatgpt-composer]:not([data-content-search-unit-key] *) [contenteditable="true"][role="textbox"]',
        'form[data-thread-find-composer] [contenteditable="true"][role="textbox"]',
      ],
      send: ['form[data-chatgpt-composer]:not([data-content-search-unit-key] *) button[type="submit"]'],
      stop: [englishOnlySelector('form[data-chatgpt-composer] button[type="button"][aria-label="Stop"]')],
      // Not [data-turn-key]: messages of both roles have that attribute.
      userMessage: ['[data-content-search-unit-key$=":user"]', '[data-chatgpt-search-unit-key$=":user"]'],
      assistantMessage: [
        '[data-content-search-unit-key$=":assistant"]',
        '[data-markdown-text-style="assistant-message"]',
      ],
      editBox: [
        lowConfidenceSelector('[data-content-search-unit-key] form[data-chatgpt-composer] [contenteditable="true"]'),
      ],
      editSave: [
        lowConfidenceSelector('[data-content-search-unit-key] form[data-chatgpt-composer] button[type="submit"]'),
      ],
      fixtureExpectations: [
        {
          fixture: 'chatgpt-app-shell',
          address: `https://chatgpt.com/c/${TEST_ID}`,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
          empty: { composer: 1, send: 0 },
          generating: { composer: 1, stop: 1, send: 0 },
          editing: { composer: 1, send: 1, editBox: 1, editSave: 1 },
        },
        {
          fixture: 'chatgpt-app-shell-french',
          address: `https://chatgpt.com/c/${TEST_ID}`,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
          generating: { composer: 1, send: 0 },
          editing: { composer: 1, send: 1, editBox: 1, editSave: 1 },
        },
      ],
    },
    {
      name: 'signed in, before September 2026',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, on: '2026-09', account: 'signed in' },
      composer: ['#prompt-textarea'],
      send: [
        '[data-testid="send-button"]',
        '[data-testid*="composer-send"]',
        '#composer-submit-button:not([data-testid="stop-button"])',
        'form:has(#prompt-textarea, [name="prompt-textarea"]) button[type="submit"]:not([data-stop-generating])',
      ],
      stop: ['[data-testid="stop-button"]'],
      streaming: ['.result-streaming'],
      userMessage: ['[data-message-author-role="user"]', '[data-turn="user"]'],
      assistantMessage: ['[data-message-author-role="assistant"]', '[data-turn="assistant"]'],
      editBox: ['[data-turn="user"] textarea'],
      editSave: ['[data-turn="user"] .btn-primary'],
      fixtureExpectations: [
        {
          fixture: 'chatgpt',
          address: `https://chatgpt.com/c/${TEST_ID}`,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
          generating: { stop: 1, streaming: 1, send: 0 },
          editing: { editBox: 1, editSave: 1 },
        },
      ],
    },
    {
      name: 'visitors and phones',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/', account: 'visitor' },
      composer: ['textarea[data-mobile-composer-prompt]', 'textarea[name="prompt-textarea"]'],
      // One button sends and stops.
      send: ['button[data-composer-submit]:not([data-stop-generating])'],
      stop: ['button[data-composer-submit][data-stop-generating]'],
      streaming: ['[data-message-streaming]'],
      userMessage: ['[data-message-role="user"]'],
      assistantMessage: ['[data-message-role="assistant"]'],
      fixtureExpectations: [
        {
          fixture: 'chatgpt-visitor',
          address: 'https://chatgpt.com/',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0 },
          generating: { stop: 1, streaming: 1, send: 0 },
        },
      ],
    },
  ],
});
