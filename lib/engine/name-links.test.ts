// The person's decisions about names: they hold for a conversation, also after the engine has started anew.
import { expect, it } from 'vitest';
import type { NameLink } from '../people/name-links.ts';
import { engineDeps } from './engine-deps.ts';
import { annotation, modelMarking, newName, setUp } from './host.test-support.ts';

const TEXT =
  'Elizabeth Marsh signed the lease in May. Beth wants to move in June, and Liz will send the deposit by Friday.';
const annotationsOf = (text: string, names: readonly string[]) =>
  names.map((name) => annotation(text.indexOf(name), text.indexOf(name) + name.length));
const prompt = {
  text: TEXT,
  annotations: annotationsOf(TEXT, ['Elizabeth Marsh', 'Beth', 'Liz']),
  conversation: 'chat',
};
const LATER = 'And what does Liz pay?';
const later = { text: LATER, annotations: annotationsOf(LATER, ['Liz']), conversation: 'chat' };
const apart: NameLink = { name: 'Liz', other: 'Elizabeth Marsh', isSame: false };

const started = (name = newName()) => ({ ...setUp({ deps: engineDeps(modelMarking(/Liz/gu)), name }), name });
const standInOf = (
  { replacements }: { replacements: readonly { original: string; surrogate: string }[] },
  name: string,
) => replacements.find(({ original }) => original === name)?.surrogate;

it('shows a decision in the preview, and takes it back with the opposite one', async () => {
  const { host } = started();
  const before = await host.handle('preview', prompt);
  const split = await host.handle('preview', { ...prompt, links: [apart] });
  const joined = await host.handle('preview', { ...prompt, links: [{ ...apart, isSame: true }] });
  expect(before.nameChoices?.find(({ name }) => name === 'Liz')?.sameAs).toEqual(['Elizabeth Marsh', 'Beth']);
  expect(split.nameChoices?.find(({ name }) => name === 'Liz')).toMatchObject({
    sameAs: [],
    others: ['Elizabeth Marsh'],
  });
  expect(standInOf(split, 'Liz')).not.toBe(standInOf(before, 'Liz'));
  expect(standInOf(split, 'Beth')).toBe(standInOf(before, 'Beth'));
  expect(joined.text).toBe(before.text);
});

it('keeps the decision of a sent prompt in the vault, and counts a later one', async () => {
  const { host, name } = started();
  const sent = await host.handle('commit', { ...prompt, links: [apart] });
  const again = started(name).host;
  expect(standInOf(await again.handle('preview', later), 'Liz')).toBe(standInOf(sent, 'Liz'));
  const joined = await again.handle('commit', { ...later, links: [{ ...apart, isSame: true }] });
  expect(standInOf(joined, 'Liz')).not.toBe(standInOf(sent, 'Liz'));
  const reply = `${standInOf(sent, 'Liz')} and ${standInOf(joined, 'Liz')}`;
  const { pairs } = await again.handle('pairsIn', { text: reply, conversation: 'chat' });
  for (const done of [sent, joined])
    expect(pairs).toContainEqual(expect.objectContaining({ surrogate: standInOf(done, 'Liz'), original: 'Liz' }));
});

it('keeps nothing of a prompt that was not sent', async () => {
  const { host, name } = started();
  const before = await host.handle('commit', prompt);
  await host.handle('preview', { ...prompt, links: [apart] });
  expect(standInOf(await started(name).host.handle('preview', later), 'Liz')).toBe(standInOf(before, 'Liz'));
});

it.each<readonly [what: string, links: unknown]>([
  ['no list', 'Liz'],
  ['an empty name', [{ name: ' ', other: 'Liz', isSame: true }]],
  ['a name that is no text', [{ name: 'Liz', other: 3, isSame: true }]],
  ['no decision', [{ name: 'Liz', other: 'Beth' }]],
  ['more than anybody decides', Array.from({ length: 501 }, (_, i) => ({ name: 'Liz', other: `N${i}`, isSame: true }))],
])('refuses %s', async (_, links) => {
  const { host } = started();
  await expect(host.handle('preview', { ...prompt, links: links as readonly NameLink[] })).rejects.toThrow();
});
