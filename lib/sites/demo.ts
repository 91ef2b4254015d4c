import type { SiteAdapter } from './site-adapter.ts';

/** The extension's own offline chat. */
export const demoAdapter: SiteAdapter = {
  id: 'demo',
  name: 'the demo chat',
  hosts: [],
  composer: ['textarea[data-demo-composer]'],
  send: ['button[data-demo-send]'],
  stop: [],
  streaming: ['[data-demo-streaming]'],
  userMessage: ['[data-demo-role="user"]'],
  assistantMessage: ['[data-demo-role="assistant"]'],
  seen: { on: '2026-11', where: 'our own page', confidence: 'high' },
  selfTests: [],
};
