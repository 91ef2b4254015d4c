import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const lumo = siteAdapterOf({
  id: 'lumo',
  name: 'Lumo',
  hosts: ['lumo.proton.me'],
  conversationPath: /\/c\/([\w-]{8,})(?=[/?]|$)/,
  isEncrypted: true,
  generations: [
    {
      name: 'composer',
      evidence: EVIDENCE_FROM_PUBLIC_TOOLS,
      composer: ['textarea.composer'],
      fixtureExpectations: [
        {
          fixture: 'lumo',
          address: 'https://lumo.proton.me/guest/c/0a1b2c3d-0000-4000-8000-000000000016',
          idle: { composer: 1 },
        },
      ],
    },
  ],
});
