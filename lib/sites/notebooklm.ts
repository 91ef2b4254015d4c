import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const notebooklm = siteAdapterOf({
  id: 'notebooklm',
  name: 'NotebookLM',
  hosts: ['notebooklm.google.com', 'notebook.google.com'],
  conversationPath: /\/notebook\/([0-9a-f-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'query box',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08', route: '/notebook/', account: 'signed in' },
      composer: ['textarea.query-box-input'],
      send: ['button.submit-button'],
      // In the class names, "from" means from the user, and "to" means to the user.
      userMessage: ['chat-message .from-user-container'],
      assistantMessage: ['chat-message .to-user-container .message-text-content'],
      fixtureExpectations: [
        {
          fixture: 'notebooklm',
          address: 'https://notebooklm.google.com/notebook/0a1b2c3d-0000-4000-8000-000000000011',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
