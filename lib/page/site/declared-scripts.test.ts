import { expect, it, vi } from 'vitest';
import { declaredScriptsOfWholeSites } from './declared-scripts.ts';

const { manifest } = vi.hoisted(() => ({ manifest: { content_scripts: [] as object[] } }));
vi.mock('wxt/browser', () => ({ browser: { runtime: { getManifest: () => manifest } } }));

const CHAT = {
  matches: ['https://chat.example/*'],
  js: ['content-scripts/chat.js'],
  css: [],
  allFrames: true,
  runAt: 'document_idle',
  world: 'ISOLATED',
  matchOriginAsFallback: false,
};

it('reads a manifest as Chromium gives it', () => {
  manifest.content_scripts = [{ matches: CHAT.matches, js: CHAT.js, all_frames: true }];
  expect(declaredScriptsOfWholeSites()).toEqual([CHAT]);
});

it('reads a manifest as Firefox gives it, whose addresses are not the paths that a registration takes', () => {
  manifest.content_scripts = [
    {
      matches: CHAT.matches,
      js: ['moz-extension://0f9bf4f4-6b60-4a0c-8d69-3f0f9e9b1a11/content-scripts/chat.js'],
      css: null,
      all_frames: true,
      run_at: null,
      world: null,
      match_origin_as_fallback: null,
    },
  ];
  expect(declaredScriptsOfWholeSites()).toEqual([CHAT]);
});

it('leaves out those for parts of a site', () => {
  manifest.content_scripts = [{ matches: ['https://site.example/chat/*'], js: ['a.js'] }];
  expect(declaredScriptsOfWholeSites()).toEqual([]);
});
