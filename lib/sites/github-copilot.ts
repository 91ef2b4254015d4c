import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** The markup of the site's messages is not published, so surrogates are searched for in the whole page. */
export const githubCopilot = siteAdapterOf({
  id: 'github-copilot',
  name: 'GitHub Copilot',
  hosts: ['github.com'],
  pathPrefix: '/copilot',
  conversationPath: /\/copilot\/c\/([\w-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'chat text area',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/copilot', account: 'signed in' },
      composer: ['#copilot-chat-textarea'],
      send: ['button:has(.octicon-paper-airplane)'],
      fixtureExpectations: [
        {
          fixture: 'github-copilot',
          address: 'https://github.com/copilot/c/0a1b2c3d-0000-4000-8000-000000000014',
          idle: { composer: 1, send: 1 },
        },
      ],
    },
  ],
});
