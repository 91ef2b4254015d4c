import { EVIDENCE_FROM_OLDER_TOOLS, EVIDENCE_FROM_OPEN_SOURCE, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ADDRESS = 'https://huggingface.co/chat/conversation/0a1b2c3d4e5f';

export const huggingchat = siteAdapterOf({
  id: 'huggingchat',
  name: 'HuggingChat',
  hosts: ['huggingface.co'],
  pathPrefix: '/chat',
  pasteBecomesFile: 3984,
  conversationPath: /\/chat\/conversation\/([\w-]+)(?=[/?]|$)/,
  generations: [
    {
      name: 'message roles',
      evidence: { ...EVIDENCE_FROM_OPEN_SOURCE, route: '/chat/' },
      composer: [
        'form:has(.stop-generating-btn, button[type="submit"][name="submit"]) textarea:not([data-message-id] *)',
        englishOnlySelector('form:has([aria-label="Send message"]) textarea'),
      ],
      send: ['button[type="submit"][name="submit"]', englishOnlySelector('button[aria-label="Send message"]')],
      stop: ['.stop-generating-btn'],
      userMessage: ['[data-message-role="user"]', '[data-message-type="user"]'],
      assistantMessage: ['[data-message-role="assistant"]'],
      editBox: ['[data-message-id] form textarea'],
      editSave: ['[data-message-id] form button[type="submit"]'],
      fixtureExpectations: [
        {
          fixture: 'huggingchat',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0, composer: 1 },
          editing: { editBox: 1, editSave: 1, composer: 1 },
        },
      ],
    },
    {
      name: 'no roles in the markup',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, route: '/chat/conversation/', account: 'signed in', confidence: 'low' },
      // The page's header is a "group" too, so only groups in the list of messages count.
      userMessage: ['div.h-max.flex-col.gap-8 div.group:not(:has(.prose))'],
      assistantMessage: ['div.h-max.flex-col.gap-8 div.group:has(.prose)'],
      fixtureExpectations: [
        {
          fixture: 'huggingchat-groups',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0, composer: 1 },
        },
      ],
    },
  ],
});
