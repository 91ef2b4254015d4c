import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateConversationBinder } from './late-conversation-binder.ts';

const SENT = 'My name is Mara Holm, and my landlord is Jonas Weber.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(page: string, isBound = true, isUnique = true) {
  const shown = { id: 'site new', isNamed: true, page };
  const bind = vi.fn(async (_from: string, _to: string, isSure: boolean) => isBound || isSure);
  const late = lateConversationBinder({ current: () => shown, messagesText: () => shown.page, bind });
  late.sent('page-1', SENT, isUnique);
  return { shown, bind, late };
}

it('names a chat by what was sent from it, however the page writes it', async () => {
  const { late, bind } = setUp('You said:\nMy name is\nMara Holm, and my landlord is **Jonas Weber**.\nOf course.');
  late.left({ id: 'page-1' });
  late.moved();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind.mock.calls).toEqual([['page-1', 'site new', false]]);
});

it('names nothing by another chat’s messages, and not by those that are still there for a moment', async () => {
  const { late, bind, shown } = setUp(SENT);
  late.left({ id: 'page-1' });
  late.moved();
  await vi.advanceTimersByTimeAsync(2000);
  shown.page = 'Good morning.';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).not.toHaveBeenCalled();
});

it('leaves it unnamed where the person went to the other chat', async () => {
  const { late, bind, shown } = setUp(SENT);
  late.left({ id: 'page-1', other: 'site new' });
  late.moved();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).not.toHaveBeenCalled();
  shown.id = 'site found later';
  late.moved();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).toHaveBeenCalledOnce();
});

it('looks twice before it joins two records', async () => {
  const { late, bind } = setUp(SENT, false);
  late.left({ id: 'page-1' });
  late.moved();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind.mock.calls.map(([, , isSure]) => isSure)).toEqual([false, true]);
});

it('does not join two records by words that any chat may begin with', async () => {
  const { late, bind } = setUp(SENT, false, false);
  late.left({ id: 'page-1' });
  late.moved();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind.mock.calls.map(([, , isSure]) => isSure)).toEqual([false]);
});

it('takes a few words for no sign', async () => {
  const { late, bind } = setUp('Hello Mara');
  late.sent('page-2', 'Hello Mara', true);
  late.left({ id: 'page-2' });
  late.moved();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).not.toHaveBeenCalled();
});

const EDITED = 'My name is Mara Holm, and my landlord is Erik Dahl.';

/** The person left a chat whose name was in doubt, then edited its message under the new name: the page no longer shows the first text. */
function setUpEdited(isUnique: boolean, editedFrom: string | undefined, other?: string) {
  const parts = setUp(SENT, false, isUnique);
  parts.late.left({ id: 'page-1', ...(other ? { other } : {}) });
  parts.late.moved();
  parts.late.sent('site new', EDITED, true, editedFrom);
  parts.shown.page = EDITED;
  return parts;
}

it('joins a chat with its record although its first message was edited before the page was read', async () => {
  const { bind } = setUpEdited(true, `${SENT}\n`);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind.mock.calls.map(([from, to, isSure]) => [from, to, isSure])).toEqual([
    ['page-1', 'site new', false],
    ['page-1', 'site new', true],
  ]);
});

it('reads the page again after the edit, which may be sent just before the last look', async () => {
  const { late, bind, shown } = setUp('Good morning.');
  late.left({ id: 'page-1' });
  late.moved();
  await vi.advanceTimersByTimeAsync(8900);
  late.sent('site new', EDITED, true, SENT);
  await vi.advanceTimersByTimeAsync(1000);
  shown.page = EDITED;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).toHaveBeenCalledOnce();
});

it('finds a message that was edited twice', async () => {
  const { late, bind, shown } = setUpEdited(true, SENT);
  const again = `${EDITED} Thank you.`;
  late.sent('site new', again, true, EDITED);
  shown.page = again;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).toHaveBeenLastCalledWith('page-1', 'site new', true);
});

it.each([
  ['it is not an edited message', true, undefined, undefined],
  ['another message was edited', true, `${SENT} He is on holiday.`, undefined],
  ['any chat may hold the message that was edited', false, SENT, undefined],
  ['the person went to the other chat', true, SENT, 'site new'],
])('does not join two chats by a new text if %s', async (_, isUnique, editedFrom, other) => {
  const { bind } = setUpEdited(isUnique, editedFrom, other);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).not.toHaveBeenCalled();
});

it('does not join two chats by an edit whose text the page does not show', async () => {
  const { bind, shown } = setUpEdited(true, SENT);
  shown.page = 'Good morning.';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bind).not.toHaveBeenCalled();
});
