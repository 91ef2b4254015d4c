import { EVIDENCE_FROM_OPEN_SOURCE } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

// Excludes the list of queued prompts within the composer: its buttons have arrows too.
const NOT_IN_THE_QUEUE = ':not([class*="queue" i] *, li *)';

export const lobechat = siteAdapterOf({
  id: 'lobechat',
  name: 'LobeChat',
  hosts: [],
  markup: ['[data-testid="chat-input"] [contenteditable="true"], [data-testid="chat-input"] textarea', '.ant-app'],
  conversationPath: /[?&]topic=([\w-]+)/,
  generations: [
    {
      name: 'icons',
      evidence: { ...EVIDENCE_FROM_OPEN_SOURCE, confidence: 'low' },
      composer: ['[data-testid="chat-input"] [contenteditable="true"]', '[data-testid="chat-input"] textarea'],
      send: [`[data-testid="chat-input"] button:has(svg.lucide-send, svg.lucide-arrow-up)${NOT_IN_THE_QUEUE}`],
      stop: ['[data-testid="chat-input"] button:has(svg.lucide-square, svg.lucide-circle-stop)'],
      userMessage: ['.message-wrapper[data-role="user"]'],
      assistantMessage: ['.message-wrapper[data-role="assistant"]'],
      editBox: ['.message-wrapper textarea', '.message-wrapper [contenteditable="true"]'],
      editSave: ['.message-wrapper button:has(svg.lucide-check)'],
      fixtureExpectations: [
        {
          fixture: 'lobechat',
          address: 'http://localhost:3210/agent/agt_0a1b?topic=tpc_2c3d',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, editSave: 1, composer: 1 },
        },
      ],
    },
  ],
});
