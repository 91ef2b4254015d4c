import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatgpt } from '../../sites/chatgpt.ts';
import { stubPage } from '../dom/page.test-support.ts';
import { trackEditedMessage } from './edited-message.ts';

let field: (id: string) => HTMLTextAreaElement;

beforeEach(() => {
  const { find } = stubPage(
    '<div data-message-author-role="user"><textarea id="edit"></textarea></div><textarea id="new">A new prompt</textarea>',
  );
  field = (id) => find(`#${id}`) as HTMLTextAreaElement;
});
afterEach(() => vi.unstubAllGlobals());

const site = { ...chatgpt, composer: ['#new'] };

it('keeps what the edit box held at first, until another composer or conversation is there', () => {
  const box = field('edit');
  const edited = trackEditedMessage(() => site);
  box.value = 'My name is Mara Holm.';
  edited.entered(box);
  box.value = 'My name is Erik Dahl.';
  expect(edited.before()).toBe('My name is Mara Holm.');
  edited.forget();
  expect(edited.before()).toBeUndefined();
  edited.entered(box);
  edited.entered(undefined);
  expect(edited.before()).toBeUndefined();
});

it('keeps nothing of the composer for new messages', () => {
  const edited = trackEditedMessage(() => site);
  edited.entered(field('new'));
  expect(edited.before()).toBeUndefined();
});
