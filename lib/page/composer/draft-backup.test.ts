import { expect, it } from 'vitest';
import { draftBackupFor } from './draft-backup.ts';

const ORIGINAL = 'I am Anna.';
const SANITIZED = 'I am Greta.';

/** A page whose composer can disappear, return, and refuse text. */
function page(text: string | undefined) {
  const at = { text, refuses: false };
  const element = {} as HTMLElement;
  const composer = {
    get element() {
      return at.text === undefined ? undefined : element;
    },
    read: () => at.text,
    find: () => (at.text === undefined ? undefined : element),
    adopt: () => undefined,
    adoptFrom: () => false,
  };
  const draftBackup = draftBackupFor(composer, async (_, given) => {
    if (!at.refuses) at.text = given;
    return !at.refuses;
  });
  draftBackup.save(ORIGINAL);
  return { at, draftBackup };
}

it('gives the text back into an empty composer, and never over what was written since', async () => {
  const { at, draftBackup } = page('');
  expect(await draftBackup.restore()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
  at.text = 'Something else.';
  expect(await draftBackup.restore()).toBe(false);
  expect(at.text).toBe('Something else.');
});

it('gives it back over the sanitized text that the site did not take', async () => {
  const { at, draftBackup } = page(SANITIZED);
  draftBackup.trackSubmitted(SANITIZED, () => expect.unreachable());
  draftBackup.poll();
  expect(await draftBackup.restore()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
  at.text = '';
  draftBackup.poll();
});

it('gives it back over whatever the page made of it, where it is owed', async () => {
  const { at, draftBackup } = page('I am Gre');
  draftBackup.restoreWhenPossible(() => undefined);
  draftBackup.poll();
  expect(at.text).toBe('I am Gre');
  expect(await draftBackup.restore()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
});

it('puts what is owed into a composer that comes back, once, and by Undo as often as it takes', async () => {
  const { at, draftBackup } = page(undefined);
  draftBackup.restoreWhenPossible(() => undefined);
  draftBackup.poll();
  expect(await draftBackup.restore()).toBe(false);
  at.text = '';
  at.refuses = true;
  draftBackup.poll();
  expect(at.text).toBe('');
  at.refuses = false;
  draftBackup.poll();
  expect(at.text).toBe('');
  expect(await draftBackup.restore()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
});

it('writes nothing into another conversation by itself', () => {
  const { at, draftBackup } = page('');
  draftBackup.restoreWhenPossible(() => undefined);
  draftBackup.otherConversation();
  draftBackup.poll();
  expect(at.text).toBe('');
});

it('notices that a slow site has taken the text', () => {
  const { at, draftBackup } = page(SANITIZED);
  let taken = 0;
  draftBackup.trackSubmitted(SANITIZED, () => {
    taken += 1;
  });
  draftBackup.poll();
  expect(taken).toBe(0);
  at.text = '';
  draftBackup.poll();
  draftBackup.poll();
  expect(taken).toBe(1);
});

it('says once that what was owed is back', async () => {
  const { at, draftBackup } = page(undefined);
  let said = 0;
  draftBackup.restoreWhenPossible(() => {
    said += 1;
  });
  expect(await draftBackup.restore()).toBe(false);
  expect(said).toBe(0);
  at.text = '';
  expect(await draftBackup.restore()).toBe(true);
  at.text = '';
  expect(await draftBackup.restore()).toBe(true);
  expect(said).toBe(1);
});

it('says what the composer did not take back, until it has', async () => {
  const { at, draftBackup } = page('I am Gre');
  expect(draftBackup.refused).toBeUndefined();
  draftBackup.restoreWhenPossible(() => undefined);
  at.refuses = true;
  expect(await draftBackup.restore()).toBe(false);
  expect(draftBackup.refused).toBe(ORIGINAL);
  at.text = ORIGINAL;
  expect(draftBackup.refused).toBeUndefined();
  at.text = '';
  at.refuses = false;
  expect(await draftBackup.restore()).toBe(true);
  expect(draftBackup.refused).toBeUndefined();
});

it('is at hand where the page has no composer any more, sent or not', () => {
  const { at, draftBackup } = page('');
  expect(draftBackup.refused).toBeUndefined();
  at.text = undefined;
  expect(draftBackup.refused).toBe(ORIGINAL);
});
