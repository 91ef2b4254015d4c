import { EVIDENCE_FROM_OPEN_SOURCE } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/**
 * A setting of this software, which is off by default, turns pasted text of 1000 characters or more into a file. So the page is watched for
 * such files, and `pasteBecomesFile` is not set.
 */
export const openWebui = siteAdapterOf({
  id: 'open-webui',
  name: 'Open WebUI',
  hosts: [],
  markup: ['#chat-input', '#chat-container, #messages-container'],
  conversationPath: /\/c\/([\w-]+)(?=[/?]|$)/,
  temporaryAddress: /[?&]temporary-chat=true/,
  editEnter: 'breaks the line',
  generations: [
    {
      name: 'ids',
      evidence: EVIDENCE_FROM_OPEN_SOURCE,
      composer: ['#chat-input'],
      send: ['#send-message-button'],
      userMessage: ['.user-message'],
      assistantMessage: ['.chat-assistant'],
      editBox: ['textarea[id^="message-edit-"]'],
      // The second button saves the text on the server without asking the model again.
      editSave: ['#confirm-edit-message-button', '#save-edit-message-button'],
      fixtureExpectations: [
        {
          fixture: 'open-webui',
          address: 'http://localhost:8080/c/0a1b2c3d-0000-4000-8000-000000000006',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, editBox: 0 },
          editing: { editBox: 1, editSave: 1, composer: 1 },
        },
      ],
    },
  ],
});
