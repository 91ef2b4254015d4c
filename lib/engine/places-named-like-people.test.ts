// Cities whose name an earlier prompt protected as a person's: through the real host with a stub model.
import { expect, it } from 'vitest';
import type { Detector, Finding } from '../detect/annotation.ts';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { newName, random } from './host.test-support.ts';
import { createEngineHost } from './host.ts';

/** The model takes the name for a person in prompts that begin with "First", and elsewhere for a place. */
function chat(confidence = 0.97) {
  const detector: Detector = {
    name: 'model',
    detect: (text) =>
      Array.from(text.matchAll(/Paris|Mila/gu), ({ 0: name, index }): Finding => {
        const isPerson = text.startsWith('First') || name === 'Mila';
        return {
          start: index,
          end: index + name.length,
          type: isPerson ? 'PERSON' : 'LOCATION',
          confidence: isPerson ? 0.97 : confidence,
          role: isPerson ? 'identifier' : 'fact',
          roleConfidence: 0.95,
          source: { detector: 'model', rule: 'stub' },
        };
      }),
  };
  const host = createEngineHost({
    deps: engineDeps({ status: () => ({ model: 'ready' }), detector: async () => detector, reload: () => undefined }),
    vault: createVault({ name: newName(), now: Date.now, randomBytes: random, logN: 4 }),
    now: Date.now,
  });
  return async (text: string) => {
    const { annotations } = await host.handle('annotate', { text, overrides: [], conversation: 'chat' });
    const sanitized = await host.handle('commit', { text, annotations, conversation: 'chat' });
    const audit = { text, annotations, accepted: [], conversation: 'chat', sanitized };
    return { text: sanitized.text, recovered: (await host.handle('audit', audit)).recoveredEarlier };
  };
}

const ABOUT_PERSON = 'First, my daughter Paris is ill.';
const MUSEUM = 'What is the best museum in Paris?';

it('keeps a city that has the name of a person of an earlier prompt, and still protects the person', async () => {
  const send = chat();
  const { text } = await send(ABOUT_PERSON);
  const [standIn = ''] = /(?<=daughter )\p{L}+/u.exec(text) ?? [];
  expect(standIn).not.toBe('Paris');
  expect(await send(MUSEUM)).toEqual({ text: MUSEUM, recovered: 0 });
  expect((await send('Should Paris see a doctor?')).text).toBe(`Should ${standIn} see a doctor?`);
  expect((await send('We are moving to Paris soon.')).text).toBe('We are moving to Paris soon.');
});

it.each(['Is Paris well?', 'She confided in Paris.', 'I wrote to Paris, who lives in Paris.', 'A letter from Paris.'])(
  'protects the name where it may be the person: %s',
  async (later) => {
    const send = chat();
    await send(ABOUT_PERSON);
    expect((await send(later)).text).not.toContain('Paris');
  },
);

it('protects the name if the model is not sure of the place', async () => {
  const send = chat(0.85);
  await send(ABOUT_PERSON);
  expect((await send(MUSEUM)).text).not.toContain('Paris');
});
