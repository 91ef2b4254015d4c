import {
  EVIDENCE_FROM_OLDER_TOOLS,
  EVIDENCE_FROM_PUBLIC_TOOLS,
  englishOnlySelector,
  lowConfidenceSelector,
} from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ADDRESS = 'https://claude.ai/chat/0a1b2c3d-0000-4000-8000-000000000002';

export const claude = siteAdapterOf({
  id: 'claude',
  name: 'Claude',
  hosts: ['claude.ai'],
  pasteBecomesFile: 2000,
  conversationPath: /\/chat\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?=[/?]|$)/,
  temporaryAddress: /[?&]incognito/,
  generations: [
    {
      name: 'component attributes',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/chat/', account: 'signed in' },
      composer: ['[data-cds="ChatComposerEditor"] [contenteditable="true"]'],
      send: ['[data-cds="ChatComposer"]:not([data-busy="true"]) [data-cds="ChatComposerPrimaryAction"] button'],
      stop: ['[data-cds="ChatComposer"][data-busy="true"] [data-cds="ChatComposerPrimaryAction"] button'],
      fixtureExpectations: [
        {
          fixture: 'claude-components',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { composer: 1, editBox: 1, editSave: 1 },
        },
      ],
    },
    {
      name: 'test ids',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, route: '/chat/', account: 'signed in' },
      composer: ['[data-testid="chat-input"].ProseMirror', '.ProseMirror[contenteditable="true"]'],
      send: [
        '[data-testid="chat-input-send"]',
        englishOnlySelector('button[aria-label="Send message"]'),
        englishOnlySelector('button[aria-label*="Send"]'),
      ],
      stop: ['[data-testid="chat-input-stop"]', englishOnlySelector('button[aria-label="Stop response"]')],
      streaming: ['[data-is-streaming="true"]'],
      userMessage: ['[data-testid="user-message"]'],
      assistantMessage: [
        '.font-claude-response .standard-markdown',
        '.progressive-markdown',
        lowConfidenceSelector('[data-testid="assistant-message"]'),
      ],
      editBox: ['form textarea'],
      editSave: ['form:has(textarea) button[type="submit"]'],
      fixtureExpectations: [
        {
          fixture: 'claude',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
          generating: { stop: 1, streaming: 1, send: 0 },
          editing: { editBox: 1, editSave: 1 },
        },
        {
          fixture: 'claude-german',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
          generating: { stop: 1, streaming: 1, send: 0 },
          editing: { editBox: 1, editSave: 1 },
        },
      ],
    },
  ],
});
