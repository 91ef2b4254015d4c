import type { SiteAdapter } from './site-adapter.ts';

/** Finds the composer by what the person types into, and the send button by what stands beside it. */
export const generic: SiteAdapter = {
  id: 'generic',
  name: 'this site',
  hosts: [],
  composer: [],
  send: [],
  stop: [],
  streaming: [],
  userMessage: [],
  assistantMessage: [],
  seen: { on: '2026-11', where: 'no site: general rules', confidence: 'high' },
  selfTests: [
    {
      fixture: 'generic',
      address: 'http://localhost:9000/',
      idle: {},
    },
  ],
};
