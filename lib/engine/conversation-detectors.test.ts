// Names that an earlier prompt protected and that the model reads differently in a later one: through the real host with a stub model.
import { expect, it } from 'vitest';
import type { Detector, Finding } from '../detect/annotation.ts';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { newName, random } from './host.test-support.ts';
import { createEngineHost } from './host.ts';
import type { EngineHost } from './host-parts.ts';

/** The model calls the names private in the first prompt, which begins with "First", and public in later ones. */
function hostReading(names: RegExp): EngineHost {
  const detector: Detector = {
    name: 'model',
    detect: (text) =>
      Array.from(text.matchAll(names), ({ 0: name, index }): Finding => {
        const role = text.startsWith('First') ? 'identifier' : 'public';
        const source = { detector: 'model', rule: 'stub' } as const;
        return {
          start: index,
          end: index + name.length,
          type: 'PERSON',
          confidence: 0.95,
          role,
          roleConfidence: 0.9,
          source,
        };
      }),
  };
  return createEngineHost({
    deps: engineDeps({ status: () => ({ model: 'ready' }), detector: async () => detector, reload: () => undefined }),
    vault: createVault({ name: newName(), now: Date.now, randomBytes: random, logN: 4 }),
    now: Date.now,
  });
}

async function sent(host: EngineHost, text: string): Promise<string> {
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation: 'chat' });
  return (await host.handle('commit', { text, annotations, conversation: 'chat' })).text;
}

it('takes a protected name for the same person although the model calls it known to all', async () => {
  const host = hostReading(/Tilda(?: Grahn)?/gu);
  await sent(host, 'First, a story about my niece Tilda.');
  const text = await sent(host, 'Now Tilda Grahn is captain.');
  expect(text).not.toMatch(/Tilda|Grahn/);
});

it('leaves a known person who shares a part of a protected name', async () => {
  const host = hostReading(/Ada(?: (?:Hollins|Lovelace))?/gu);
  await sent(host, 'First, my daughter Ada Hollins has her birthday.');
  expect(await sent(host, 'When did Ada Lovelace die?')).toBe('When did Ada Lovelace die?');
  expect(await sent(host, 'Compare Ada Lovelace with Ada, who is nine.')).not.toContain('Ada');
});

it('protects the family of a protected person', async () => {
  const host = hostReading(/(?:Gerlinde|Frieder) Vogelsang/gu);
  await sent(host, 'First, a letter to Gerlinde Vogelsang.');
  expect(await sent(host, 'Now the same to Frieder Vogelsang.')).not.toMatch(/Frieder|Vogelsang/);
});

it('checks a later prompt in which characters without width stand before a protected name', async () => {
  const host = hostReading(/Tilda(?: Grahn)?/gu);
  await sent(host, 'First, a story about my niece Tilda.');
  const text = await sent(host, 'Now\u200b the ba\u200bll be\u200blongs to Tilda Grahn');
  expect(text).not.toMatch(/Tilda|Grahn/);
  expect(text).toContain('longs to ');
});

it('finds a protected name of a later prompt that characters without width divide', async () => {
  const host = hostReading(/Tilda Grahn/gu);
  await sent(host, 'First, a story about Tilda Grahn.');
  expect(await sent(host, 'And now, does Ti\u200blda Gra\u200bhn win?')).not.toMatch(/Ti\u200b?lda|Gra\u200b?hn/);
});
