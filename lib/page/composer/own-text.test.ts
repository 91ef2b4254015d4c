import { expect, it } from 'vitest';
import { ownText } from './own-text.ts';

const ORIGINAL = 'I am Anna.';
const SANITIZED = 'I am Greta.';

/** A page whose composer can go and come, and refuse. */
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
  const own = ownText(composer, async (_, given) => {
    if (!at.refuses) at.text = given;
    return !at.refuses;
  });
  own.keep(ORIGINAL);
  return { at, own };
}

it('gives the text back into an empty composer, and never over what was written since', async () => {
  const { at, own } = page('');
  expect(await own.giveBack()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
  at.text = 'Something else.';
  expect(await own.giveBack()).toBe(false);
  expect(at.text).toBe('Something else.');
});

it('gives it back over the sanitized text that the site did not take', async () => {
  const { at, own } = page(SANITIZED);
  own.stand(SANITIZED, () => expect.unreachable());
  own.look();
  expect(await own.giveBack()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
  at.text = '';
  own.look();
});

it('gives it back over whatever the page made of it, where it is owed', async () => {
  const { at, own } = page('I am Gre');
  own.owe(() => undefined);
  own.look();
  expect(at.text).toBe('I am Gre');
  expect(await own.giveBack()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
});

it('puts what is owed into a composer that comes back, once, and by Undo as often as it takes', async () => {
  const { at, own } = page(undefined);
  own.owe(() => undefined);
  own.look();
  expect(await own.giveBack()).toBe(false);
  at.text = '';
  at.refuses = true;
  own.look();
  expect(at.text).toBe('');
  at.refuses = false;
  own.look();
  expect(at.text).toBe('');
  expect(await own.giveBack()).toBe(true);
  expect(at.text).toBe(ORIGINAL);
});

it('writes nothing into another conversation by itself', () => {
  const { at, own } = page('');
  own.owe(() => undefined);
  own.otherConversation();
  own.look();
  expect(at.text).toBe('');
});

it('notices that a slow site has taken the text', () => {
  const { at, own } = page(SANITIZED);
  let taken = 0;
  own.stand(SANITIZED, () => {
    taken += 1;
  });
  own.look();
  expect(taken).toBe(0);
  at.text = '';
  own.look();
  own.look();
  expect(taken).toBe(1);
});

it('says once that what was owed is back', async () => {
  const { at, own } = page(undefined);
  let said = 0;
  own.owe(() => {
    said += 1;
  });
  expect(await own.giveBack()).toBe(false);
  expect(said).toBe(0);
  at.text = '';
  expect(await own.giveBack()).toBe(true);
  at.text = '';
  expect(await own.giveBack()).toBe(true);
  expect(said).toBe(1);
});

it('says what the composer did not take back, until it has', async () => {
  const { at, own } = page('I am Gre');
  expect(own.refused).toBeUndefined();
  own.owe(() => undefined);
  at.refuses = true;
  expect(await own.giveBack()).toBe(false);
  expect(own.refused).toBe(ORIGINAL);
  at.text = ORIGINAL;
  expect(own.refused).toBeUndefined();
  at.text = '';
  at.refuses = false;
  expect(await own.giveBack()).toBe(true);
  expect(own.refused).toBeUndefined();
});

it('is at hand where the page has no composer any more, sent or not', () => {
  const { at, own } = page('');
  expect(own.refused).toBeUndefined();
  at.text = undefined;
  expect(own.refused).toBe(ORIGINAL);
});
