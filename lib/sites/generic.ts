import { PUBLIC_TOOLS } from './evidence.ts';
import { siteOf } from './merged.ts';

/** Finds the composer by what the person types into, and the send button by what stands beside it. */
export const generic = siteOf({
  id: 'generic',
  name: 'this site',
  hosts: [],
  generations: [
    {
      name: 'general rules',
      evidence: { ...PUBLIC_TOOLS, kind: 'own page', on: '2026-11' },
      selfTests: [{ fixture: 'generic', address: 'http://localhost:9000/', idle: {} }],
    },
  ],
});
