import { EVIDENCE_FROM_OLDER_TOOLS, EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ADDRESS = 'https://chat.deepseek.com/a/chat/s/0a1b2c3d-0000-4000-8000-000000000003';
const IN_A_MESSAGE = '.ds-virtual-list-items *, .ds-message *';

/**
 * The site's class names are hashed, so each part is found by its position. Sources disagree whether `textarea[name="user query"]` is the composer or
 * the edit box of a message, so that name is not used.
 */
export const deepseek = siteAdapterOf({
  id: 'deepseek',
  name: 'DeepSeek',
  hosts: ['chat.deepseek.com'],
  conversationPath: /\/a\/chat\/s\/([\w-]+)(?=[/?]|$)/,
  generations: [
    {
      // Four public tools use these selectors; one of them contains a copy of the button's markup in each state. The button has no aria-disabled; a class shows its state.
      name: 'filled button',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, account: 'signed in' },
      composer: [`textarea[name="search"]:not([role="searchbox"], ${IN_A_MESSAGE})`],
      send: ['div[role="button"].ds-button--primary.ds-button--circle:not(:has(svg path[d^="M2 4.88"]))'],
      stop: ['div[role="button"].ds-button--circle:has(svg path[d^="M2 4.88"])'],
      fixtureExpectations: [
        {
          fixture: 'deepseek-filled-button',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, composer: 1 },
        },
      ],
    },
    {
      name: 'virtual list',
      evidence: EVIDENCE_FROM_PUBLIC_TOOLS,
      composer: [
        `textarea.ds-textarea__textarea:not(${IN_A_MESSAGE})`,
        lowConfidenceSelector(`textarea:not(${IN_A_MESSAGE})`),
      ],
      userMessage: ['.ds-message:not(:has(.ds-markdown, textarea))'],
      assistantMessage: ['.ds-assistant-message-main-content', '.ds-message .ds-markdown:not(.ds-think-content *)'],
      editBox: ['.ds-virtual-list-items textarea', '.ds-message textarea'],
      fixtureExpectations: [
        {
          fixture: 'deepseek-virtual-list',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, composer: 1 },
        },
      ],
    },
    {
      name: 'icons by path',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, account: 'signed in' },
      send: ['div[role="button"]:has(svg path[d^="M8.3125"])'],
      stop: ['div[role="button"]:has(svg path[d^="M2 4.88"])'],
      fixtureExpectations: [
        {
          fixture: 'deepseek',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, composer: 1 },
        },
      ],
    },
  ],
});
