import { expect, it, vi } from 'vitest';

vi.mock('wxt/browser', () => ({ browser: { runtime: { getURL: () => 'https://extension.example/' } } }));

const { isAboutSite } = await import('./frame-link.ts');

it('hears a content script about conversations of its own site only', () => {
  const site = 'https://chat.example';
  expect(isAboutSite({ conversation: `chat 1 @ ${site}` }, site)).toBe(true);
  expect(isAboutSite({ conversation: `temporary-2 @ ${site}` }, site)).toBe(true);
  expect(isAboutSite({ say: 'outcome' }, site)).toBe(true);
  for (const conversation of ['chat 1 @ https://other.example', `x @ ${site} @ https://other.example`, 'chat 1', ''])
    expect(isAboutSite({ conversation }, site), conversation).toBe(false);
});

it('lets our own pages name conversations without a site', () => {
  expect(isAboutSite({ conversation: 'demo' }, 'https://extension.example')).toBe(true);
  expect(isAboutSite({ conversation: 'demo @ https://chat.example' }, 'https://extension.example')).toBe(false);
});
