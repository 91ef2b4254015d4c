import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const extensionChat = (id: string, name: string) =>
  siteAdapterOf({
    id,
    name,
    hosts: [],
    generations: [
      {
        name: 'our own page',
        evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, kind: 'own page', on: '2026-11' },
        composer: ['textarea[data-demo-composer]'],
        send: ['button[data-demo-send]'],
        streaming: ['[data-demo-streaming]'],
        userMessage: ['[data-demo-role="user"]'],
        assistantMessage: ['[data-demo-role="assistant"]'],
        fixtureExpectations: [],
      },
    ],
  });

/** The extension's own offline chat. */
export const demoAdapter = extensionChat('demo', 'the demo chat');
/** The extension's own page for texts that are copied to somewhere else. */
export const elsewhereAdapter = extensionChat('elsewhere', 'a text for elsewhere');
/** The extension's own chat with the model server that the person named. */
export const modelChatAdapter = extensionChat('model-chat', 'the chat with your model server');
