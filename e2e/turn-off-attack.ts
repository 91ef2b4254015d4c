// The steps of a site's content-script world to switch Coatcheck off on another site, and to read from it. Used in both browsers, as
// source text for that world.
import type { EngineMethod, RequestOf } from '../lib/engine/rpc.ts';
import { rpcMessageTo } from '../lib/engine/rpc.ts';

const ask = <M extends EngineMethod>(method: M, request: RequestOf<M>) =>
  rpcMessageTo('coatcheck-background', { kind: 'call', id: 1, client: 'taken over', method, request });

/** The messages of an attack on the site `victim`, whose prompts name `name`. */
const attackMessages = (victim: string, name: string): readonly object[] => [
  ask('setSettings', { disabledOrigins: [victim] }),
  ask('setSettings', { mode: 'off' }),
  ask('setSettings', { mode: 'automatic' }),
  ask('setSettings', { siteModes: { [victim]: 'automatic' }, siteReviews: { [victim]: 9 } }),
  ask('setSettings', { unreadableFileChoices: { [victim]: { mp4: 'as-is' } } }),
  ask('learn', { text: name, type: 'PERSON', risk: 1 }),
  ask('learn', { text: 'Ptarmigan', type: 'PRODUCT', risk: 1 }),
  ask('unlearn', { text: 'Ptarmigan', before: [] }),
  ask('unlearn', {
    text: name,
    before: [{ term: name, pattern: false, type: 'PERSON', risk: 1, caseSensitive: false, learned: true }],
  }),
  ask('forgetEverything', {}),
  { target: 'coatcheck-kept' },
  { target: 'coatcheck-kept', remove: [`own-site ${victim}`, `taught ${victim}`] },
  { target: 'coatcheck-kept', set: { 'own-site https://evil.example': true } },
  { target: 'coatcheck-teach', site: { origin: victim, composer: '#nothing', at: 1 } },
  { target: 'coatcheck-site-here', origin: victim },
  { target: 'coatcheck-settings' },
  { target: 'coatcheck-kept-news' },
  { target: 'coatcheck-page', ask: 'act', tab: 1, action: { do: 'switch', isOn: false } },
  { target: 'coatcheck-draft' },
  { target: 'coatcheck-managed' },
];

/**
 * An expression that resolves to JSON of everything that the attack got: what it read from the extension's storage and each answer. An
 * extension API of the other browser is missing, so each step may fail.
 */
export const turnOffAttack = (victim: string, name: string): string => `(async () => {
  const api = globalThis.browser ?? globalThis.chrome;
  const got = [];
  for (const area of ['local', 'session', 'sync', 'managed']) {
    try {
      const all = await api.storage[area].get(null);
      got.push([area, all]);
      await api.storage[area].clear();
      await api.storage[area].set({ 'own-site https://evil.example': true, 'imported-sites': { file: { sites: [] } } });
      got.push([area, 'written']);
    } catch (error) { got.push([area, 'closed']); }
  }
  try { got.push(['databases', await indexedDB.databases()]); } catch { got.push(['databases', 'closed']); }
  for (const message of ${JSON.stringify(attackMessages(victim, name))}) {
    const answer = await api.runtime.sendMessage(message).catch((error) => 'refused');
    got.push([message.target, answer ?? 'no answer']);
  }
  return JSON.stringify(got);
})()`;
