import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** Finds the composer by the element in which the person types, and the send button by its position beside the composer. */
export const generic = siteAdapterOf({
  id: 'generic',
  name: 'this site',
  hosts: [],
  generations: [
    {
      name: 'general rules',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, kind: 'own page', on: '2026-11' },
      fixtureExpectations: [{ fixture: 'generic', address: 'http://localhost:9000/', idle: {} }],
    },
  ],
});
