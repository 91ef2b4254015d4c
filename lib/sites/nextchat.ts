import { EVIDENCE_FROM_OPEN_SOURCE } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/**
 * The site uses CSS modules: class names stay, the hashes after them change. It saves the typed text in `localStorage`, as `unfinished-input-<id>`.
 */
export const nextchat = siteAdapterOf({
  id: 'nextchat',
  name: 'NextChat',
  hosts: ['app.nextchat.club', 'app.nextchat.dev'],
  markup: ['textarea#chat-input', '[class*="chat-input-panel"]'],
  editEnter: 'breaks the line',
  generations: [
    {
      name: 'CSS modules',
      evidence: EVIDENCE_FROM_OPEN_SOURCE,
      composer: ['textarea#chat-input'],
      send: ['button[class*="chat-input-send"]', '[class*="chat-input-send"]'],
      streaming: ['[class*="chat-message-status"]'],
      userMessage: ['[class*="chat-message-user__"]'],
      assistantMessage: ['[class*="chat-message__"] .markdown-body', '[class*="chat-message__"]'],
      editBox: ['textarea[class*="modal-input"]'],
      editSave: ['[class*="modal-footer"] button:last-of-type'],
      fixtureExpectations: [
        {
          fixture: 'nextchat',
          address: 'http://localhost:3000/',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, streaming: 0, editBox: 0 },
          generating: { streaming: 1 },
          editing: { editBox: 1, editSave: 1, composer: 1 },
        },
      ],
    },
  ],
});
