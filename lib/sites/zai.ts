import { EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const zai = siteAdapterOf({
  id: 'zai',
  name: 'Z.ai',
  hosts: ['chat.z.ai'],
  conversationPath: /\/c\/([\w-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'ids',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', route: '/c/', account: 'signed in' },
      composer: ['textarea#chat-input', 'textarea.input-scroll'],
      send: ['#send-message-button', 'button.sendMessageButton'],
      userMessage: ['.chat-user'],
      assistantMessage: ['.chat-assistant'],
      fixtureExpectations: [
        {
          fixture: 'zai',
          address: 'https://chat.z.ai/c/0a1b2c3d-0000-4000-8000-000000000013',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});

/** The chat of the same company in China. */
export const chatglm = siteAdapterOf({
  id: 'chatglm',
  name: 'ChatGLM',
  hosts: ['chatglm.cn'],
  conversationPath: /[?&]cid=([\w-]{8,})/,
  generations: [
    {
      name: 'main chat',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-07/2026-10', route: '/main/' },
      composer: ['textarea.scroll-display-none'],
      send: ['.enter.is-main-chat:not(.searching)'],
      stop: [lowConfidenceSelector('.enter.is-main-chat.searching')],
      userMessage: [lowConfidenceSelector('.conversation.question')],
      assistantMessage: [lowConfidenceSelector('.answer-content-wrap')],
      fixtureExpectations: [
        {
          fixture: 'chatglm',
          address: 'https://chatglm.cn/main/alltoolsdetail',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
  ],
});
