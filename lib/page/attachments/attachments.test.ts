// Files of kinds that cannot be read: the person's choice is remembered for the kind on this site, and followed where it holds for all files.
import { beforeEach, expect, it, vi } from 'vitest';
import type { EngineClient } from '../../engine/client.ts';
import type { Settings } from '../../engine/protocol.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import type { FilesFromPerson } from './file-events.ts';

const events = vi.hoisted(() => ({ onFiles: (_given: unknown): void => undefined }));
vi.mock('./file-events.ts', () => ({
  watchFileEvents: (_target: unknown, { onFiles }: { onFiles: (given: unknown) => void }) => {
    events.onFiles = onFiles;
  },
}));

import { attachmentHandler } from './attachments.ts';
import { heldPageImage } from './page-image.ts';
import { rememberedChoices } from './remembered-choices.ts';

const HERE = 'https://chat.example';
const THERE = 'https://other.example';
type Choices = Settings['unreadableFileChoices'];

beforeEach(() => vi.stubGlobal('window', {}));

function handler(choices: Choices, origin = HERE, checkedFilesOnly = false) {
  let settings: Settings = { ...DEFAULT_SETTINGS, unreadableFileChoices: choices };
  const engine = {
    annotate: async () => ({ annotations: [] }),
    preview: async ({ text }: { text: string }) => ({ text, replacements: [] }),
    readDocument: () => Promise.reject(new CodedError(said('fileKindUnknown'))),
    getSettings: async () => settings,
    setSettings: async (changes: Partial<Settings>) => {
      settings = { ...settings, ...changes };
      return settings;
    },
  } as unknown as EngineClient;
  const store = promptStore({ id: 'generic', name: 'Chat', origin, enabled: true, checkedFilesOnly });
  const passed: string[] = [];
  const attachments = attachmentHandler({
    engine,
    store,
    sanitizesFileNames: () => false,
    decisions: () => decisionHistory().now,
    conversation: () => 'c',
    isOurs: () => false,
    pastes: { whyHeld: () => undefined, onPaste: () => undefined },
    pageImage: heldPageImage(),
    onAsIs: (texts) => passed.push(...texts),
    onPairs: () => undefined,
    remembered: rememberedChoices({ engine, store, origin }),
  });
  const given: (readonly string[] | 'refused')[] = [];
  const attach = (...names: readonly string[]) =>
    events.onFiles({
      files: names.map((name) => new File([`in ${name}`], name)),
      target: undefined as never,
      give: (files) => given.push(files.map(({ name }) => name)) > 0,
      refuse: () => given.push('refused'),
    } satisfies FilesFromPerson);
  const waitUntilAsked = () =>
    vi.waitFor(() => {
      const statuses = store.state.attachment?.files.map(({ status }) => status) ?? ['checking'];
      expect(statuses).not.toContain('checking');
    });
  return { attachments, attach, given, passed, store, waitUntilAsked, choices: () => settings.unreadableFileChoices };
}

it.each(['as-is', 'cancel'] as const)(
  'remembers “%s” for the kind on this site, if that was ticked',
  async (choice) => {
    const { attachments, attach, given, store, waitUntilAsked, choices } = handler({ [THERE]: { mp4: 'refuse' } });
    attach('talk.MP4');
    await waitUntilAsked();
    expect(store.state.attachment?.files).toMatchObject([{ unreadableExtension: 'mp4' }]);
    await attachments.decide(choice, true);
    const remembered = choice === 'cancel' ? 'refuse' : 'as-is';
    await vi.waitFor(() => expect(choices()).toEqual({ [THERE]: { mp4: 'refuse' }, [HERE]: { mp4: remembered } }));
    attach('another.mp4');
    await vi.waitFor(() => expect(given).toHaveLength(2));
    expect(given).toEqual(choice === 'cancel' ? ['refused', 'refused'] : [['talk.MP4'], ['another.mp4']]);
    expect(store.state.attachment).toBeUndefined();
  },
);

it('remembers nothing that was not ticked', async () => {
  const { attachments, attach, waitUntilAsked, choices } = handler({});
  attach('talk.mp4');
  await waitUntilAsked();
  await attachments.decide('as-is', false);
  expect(choices()).toEqual({});
});

it('attaches as it is without a question, says so, and lets the guard know the text', async () => {
  const { attach, given, passed, store } = handler({ [HERE]: { mp4: 'as-is' } });
  attach('talk.mp4');
  await vi.waitFor(() => expect(given).toEqual([['talk.mp4']]));
  expect(passed).toEqual(['in talk.mp4']);
  expect(store.state.notice).toMatchObject({
    title: { key: 'fileAttachedBefore', fillings: { kinds: '.mp4' } },
    detail: [{ key: 'fileChoiceListed' }],
  });
});

it('attaches nothing of a group with a refused file, and says so', async () => {
  const { attach, given, store } = handler({ [HERE]: { mp4: 'refuse' } });
  attach('talk.mp4', 'notes.txt');
  await vi.waitFor(() => expect(given).toEqual(['refused']));
  expect(store.state.notice).toMatchObject({
    title: { key: 'notAttached' },
    detail: [{ key: 'fileRefusedBefore' }, {}],
  });
});

it('follows a choice beside files that need no question, and tells the guard nothing of those', async () => {
  const { attach, given, passed } = handler({ [HERE]: { mp4: 'as-is', mp3: 'as-is' } });
  attach('notes.txt', 'talk.mp4', 'song.mp3');
  await vi.waitFor(() => expect(given).toEqual([['notes.txt', 'talk.mp4', 'song.mp3']]));
  expect(passed).toEqual(['in talk.mp4', 'in song.mp3']);
});

it.each([
  ['another site', { [THERE]: { mp4: 'as-is' } }, ['talk.mp4']],
  ['another kind', { [HERE]: { mp4: 'as-is' } }, ['song.mp3']],
  ['one of two kinds', { [HERE]: { mp4: 'as-is' } }, ['talk.mp4', 'song.mp3']],
  ['two kinds with other choices', { [HERE]: { mp4: 'as-is', mp3: 'refuse' } }, ['talk.mp4', 'song.mp3']],
  ['a file whose kind is known', { [HERE]: { docx: 'as-is', mp4: 'as-is' } }, ['letter.docx']],
  ['one file of a known kind among them', { [HERE]: { mp4: 'as-is' } }, ['talk.mp4', 'letter.docx']],
  ['a file without an extension', { [HERE]: { mp4: 'as-is' } }, ['recording']],
] as const)('asks about %s', async (_what, choices, names) => {
  const { attach, given, waitUntilAsked } = handler(choices);
  attach(...names);
  await waitUntilAsked();
  expect(given).toEqual([]);
});

it('asks although a file may go as it is, if the organisation forbids that, and attaches none', async () => {
  const { attachments, attach, given, waitUntilAsked } = handler({ [HERE]: { mp4: 'as-is' } }, HERE, true);
  attach('talk.mp4');
  await waitUntilAsked();
  await attachments.decide('as-is', true);
  expect(given).toEqual([]);
});

it('gives files once that the person attaches as they are during the check', async () => {
  const { attachments, attach, given, store } = handler({});
  attach('notes.txt');
  await attachments.decide('as-is', false);
  await vi.waitFor(() => expect(given).toEqual([['notes.txt']]));
  attach('other.txt');
  await vi.waitFor(() => expect(given).toEqual([['notes.txt'], ['other.txt']]));
  expect(store.state.attachment).toBeUndefined();
});
