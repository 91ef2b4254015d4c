import { PUBLIC_TOOLS } from './evidence.ts';
import { siteOf } from './merged.ts';

/** The extension's own offline chat. */
export const demoAdapter = siteOf({
  id: 'demo',
  name: 'the demo chat',
  hosts: [],
  generations: [
    {
      name: 'our own page',
      evidence: { ...PUBLIC_TOOLS, kind: 'own page', on: '2026-11' },
      composer: ['textarea[data-demo-composer]'],
      send: ['button[data-demo-send]'],
      streaming: ['[data-demo-streaming]'],
      userMessage: ['[data-demo-role="user"]'],
      assistantMessage: ['[data-demo-role="assistant"]'],
      selfTests: [],
    },
  ],
});
