import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const yuanbao = siteAdapterOf({
  id: 'yuanbao',
  name: 'Yuanbao',
  hosts: ['yuanbao.tencent.com'],
  conversationPath: /\/chat\/[\w-]+\/([\w-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'agent chat',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/chat/' },
      composer: ['.ql-editor'],
      send: ['a[class*="send-btn"]'],
      userMessage: ['.agent-chat__list__item--human'],
      assistantMessage: ['.agent-chat__list__item--ai'],
      fixtureExpectations: [
        {
          fixture: 'yuanbao',
          address: 'https://yuanbao.tencent.com/chat/naQivTmsDa/0a1b2c3d-0000-4000-8000-000000000012',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
