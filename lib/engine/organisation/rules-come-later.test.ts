// The browser tells an organisation's rules seconds after its start: what is shown does not wait for them, and what is sent does.
import { describe, expect, it } from 'vitest';
import { createVault } from '../../vault/vault.ts';
import { newName, prompt, random, testDeps } from '../host.test-support.ts';
import { createEngineHost } from '../host.ts';
import { type OrganisationPolicy, parsePolicy } from './policy.ts';

const rules = (set: object): OrganisationPolicy | undefined =>
  parsePolicy({ organisation: 'Acme', rules: JSON.stringify(set) });
const STRICT = rules({ profile: 'strict' });
const REQUEST = { text: prompt.text, overrides: [], conversation: prompt.conversation };

function hostWith(last: OrganisationPolicy | undefined, name = newName()) {
  let tell: (policy: OrganisationPolicy | undefined) => void = () => undefined;
  let isTold = false;
  const told = new Promise<OrganisationPolicy | undefined>((resolve) => {
    tell = (policy) => {
      isTold = true;
      resolve(policy);
    };
  });
  const profiles: string[] = [];
  const host = createEngineHost({
    deps: testDeps({
      async annotate({ settings }) {
        profiles.push(settings.profile);
        return prompt.annotations;
      },
    }),
    vault: createVault({ name, now: () => 1000, randomBytes: random, logN: 4 }),
    now: () => 1000,
    policy: () => told,
    knownPolicy: async () => (isTold ? told : last),
  });
  return { host, tell: (policy: OrganisationPolicy | undefined) => tell(policy), profiles };
}

const isSettled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50)),
  ]);

describe('rules that the browser tells late', () => {
  it('keep nobody from seeing marks, settings and the model’s state', async () => {
    const { host, profiles } = hostWith(STRICT);
    expect((await host.handle('annotate', REQUEST)).annotations).toHaveLength(1);
    expect(profiles).toEqual(['strict']);
    expect((await host.handle('getSettings', {})).organisation?.name).toBe('Acme');
    expect((await host.handle('status', {})).model).toBe('ready');
  });

  it('are waited for where a page is told that it is off', async () => {
    const by = { kind: 'page', origin: 'https://chat.example', isPrivateWindow: false } as const;
    const name = newName();
    const before = hostWith(undefined, name);
    before.tell(undefined);
    await before.host.handle('setSettings', { disabledOrigins: [by.origin] });
    const { host, tell } = hostWith(undefined, name);
    const settings = host.handle('getSettings', {}, undefined, by);
    expect(await isSettled(settings)).toBe(false);
    tell(rules({ neverOff: true }));
    expect((await settings).disabledOrigins).toEqual([]);
  });

  it('are waited for before anything is sent', async () => {
    const { host, tell } = hostWith(STRICT);
    await host.handle('annotate', REQUEST);
    const preview = host.handle('preview', prompt);
    expect(await isSettled(preview)).toBe(false);
    tell(rules({ profile: 'strict' }));
    expect((await preview).text).toMatch(/^S\d+$/);
  });

  it.each([
    ['came', undefined, STRICT],
    ['changed', STRICT, rules({ profile: 'preempt' })],
    ['went', STRICT, undefined],
  ])('stop a text that was marked before they %s, until it is marked again', async (_, last, now) => {
    const { host, tell, profiles } = hostWith(last);
    await host.handle('annotate', REQUEST);
    tell(now);
    for (const method of ['preview', 'commit'] as const)
      await expect(host.handle(method, prompt)).rejects.toMatchObject({ said: { key: 'policyCame' } });
    await host.handle('annotate', REQUEST);
    expect(profiles.at(-1)).toBe(now?.profile ?? 'balanced');
    expect((await host.handle('preview', prompt)).text).toMatch(/^S\d+$/);
  });
});
