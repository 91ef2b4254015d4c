// Tests that settings are checked and stored, that retention is applied, and that the model follows the choice.
import { expect, it, vi } from 'vitest';
import { prompt, setUp } from './host.test-support.ts';

it('checks settings before it keeps them', async () => {
  const { host } = setUp();
  await expect(host.handle('setSettings', { retentionDays: 0 })).rejects.toThrow(
    'settingInvalid {"name":"retentionDays","value":"0"}',
  );
  expect((await host.handle('getSettings', {})).retentionDays).toBe(30);
  expect((await host.handle('setSettings', { retentionDays: 7 })).retentionDays).toBe(7);
  expect((await host.handle('getSettings', {})).retentionDays).toBe(7);
});

it('forgets conversations that outlived the retention setting', async () => {
  let time = 0;
  const day = 24 * 60 * 60 * 1000;
  const { host } = setUp({ now: () => time });
  await host.handle('commit', prompt);
  time = 31 * day;
  await host.handle('commit', { ...prompt, conversation: 'young' });
  expect(await host.handle('vaultSummary', {})).toEqual({ conversations: 1, entries: 1, oldest: time });
});

it('forgets everything, settings and drafts included', async () => {
  const { host } = setUp();
  await host.handle('setSettings', { profile: 'strict' });
  const before = await host.handle('commit', prompt);
  await host.handle('forgetEverything', {});
  expect(await host.handle('vaultSummary', {})).toEqual({ conversations: 0, entries: 0 });
  expect((await host.handle('getSettings', {})).profile).toBe('balanced');
  expect(before.vault).toHaveLength(1);
  expect(await host.handle('pairsIn', { text: 'S', conversation: 'chat' })).toEqual({ pairs: [] });
});

it('loads the model again when it is chosen, and at no other change', async () => {
  const reloadModel = vi.fn();
  const seen: string[] = [];
  const modelStatus = ({ model }: { model: string }) => {
    seen.push(model);
    return { model: 'ready' } as const;
  };
  const { host } = setUp({ deps: { reloadModel, modelStatus } });
  await host.handle('setSettings', { retentionDays: 7 });
  expect(reloadModel).not.toHaveBeenCalled();
  await host.handle('setSettings', { model: 'Xenova/bert-base-NER' });
  expect(reloadModel).toHaveBeenCalledOnce();
  await host.handle('status', {});
  expect(seen).toEqual(['Xenova/bert-base-NER']);
  await expect(host.handle('setSettings', { model: '../ner-multilingual' })).rejects.toThrow(
    'settingInvalid {"name":"model"',
  );
});

it('tells how the model is even where the vault cannot be read', async () => {
  const setting = async () => {
    throw new Error('The vault was made by a newer Coatcheck.');
  };
  const { host } = setUp({ vault: { setting } });
  expect(await host.handle('status', {})).toEqual({ model: 'ready' });
});
