import { EVIDENCE_FROM_OLDER_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ADDRESS = 'https://chat.mistral.ai/chat/0a1b2c3d-0000-4000-8000-000000000004';

export const lechat = siteAdapterOf({
  id: 'lechat',
  name: 'Le Chat',
  hosts: ['chat.mistral.ai'],
  conversationPath: /\/(?:chat|work)\/([\w-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'replies in parts',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, route: '/chat/', account: 'signed in' },
      // Only the part with the answer: another part holds the model's reasoning.
      assistantMessage: ['[data-message-part-type="answer"]'],
      fixtureExpectations: [
        {
          fixture: 'lechat-parts',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, composer: 1 },
        },
      ],
    },
    {
      name: 'replies whole',
      evidence: EVIDENCE_FROM_OLDER_TOOLS,
      composer: ['form div.ProseMirror', 'textarea[name="message.text"]'],
      send: ['form:has(div.ProseMirror, textarea[name="message.text"]) button[type="submit"]'],
      stop: [englishOnlySelector('button[aria-label*="Stop"]')],
      userMessage: ['[data-message-author-role="user"]'],
      assistantMessage: ['[data-message-author-role="assistant"]'],
      editBox: ['[data-message-author-role="user"] textarea'],
      fixtureExpectations: [
        {
          fixture: 'lechat',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, composer: 1 },
        },
      ],
    },
  ],
});
