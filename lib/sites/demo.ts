import type { SiteAdapter } from './site-adapter.ts';

/** The extension's own offline chat. */
export const demoAdapter: SiteAdapter = {
  id: 'demo',
  name: 'the demo chat',
  hosts: [],
  composer: ['textarea[data-demo-composer]'],
  send: ['button[data-demo-send]'],
  userMessage: ['[data-demo-role="user"]'],
  assistantMessage: ['[data-demo-role="assistant"]'],
  seen: '2026-11',
};
