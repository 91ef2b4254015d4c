import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { said } from '../lib/language/message.ts';
import { chatPageTexts } from '../lib/language/texts/en/chat-page.ts';
import { engineErrorTexts } from '../lib/language/texts/en/engine-errors.ts';
import { modelErrorTexts } from '../lib/language/texts/en/model-errors.ts';
import { vaultErrorTexts } from '../lib/language/texts/en/vault-errors.ts';
import type { PanelNotice, PromptAction } from '../lib/page/prompt/prompt-state.ts';
import { NoticeCard } from './notice.tsx';
import { noticeSteps, promptStepHandlers } from './notice-steps.ts';

const error = (title: PanelNotice['title'], ...detail: PanelNotice['detail']): PanelNotice => ({
  tone: 'error',
  title,
  detail,
});

/** Texts whose advice needs no button: no button of ours can follow it, or a control beside the text does. */
const WITHOUT_BUTTON: ReadonlySet<string> = new Set([
  // About what is selected in a page, or a file: only the person can choose it again.
  'selectionChanged',
  'selectionNotCopied',
  // The person has to cut the text first, because the editor shows only a part of it.
  'editorHidesText',
  // The text names a field of the form that stands beside it.
  'passphraseWrong',
  'backupPassphraseWrong',
  'keysRenewedMeanwhile',
  'vaultChangedMeanwhile',
  'vaultFull',
  'vaultHeldOpen',
  'vaultDatabaseFailed',
  // The form of downloads has the buttons.
  'hubFileRefused',
  'hubUnreachable',
  'hubBusy',
  'hubError',
  'hubFormUnknown',
  'modelNoSpace',
  'modelFileDiffers',
  'modelStopped',
  // It may have been sent: another press must not be easy.
  'sendUnknownDetail',
]);

it('has a button for every error that says to send or try again, to reload, or to open the options', () => {
  const texts = { ...chatPageTexts, ...engineErrorTexts, ...modelErrorTexts, ...vaultErrorTexts };
  const advises = /\b(send again|try again|reload (the|this)|in the options|open the options|options of)\b/i;
  const missing = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' &&
    advises.test(text) &&
    !WITHOUT_BUTTON.has(key) &&
    noticeSteps(error({ words: '' }, { key: key as keyof typeof texts })).length === 0
      ? [key]
      : [],
  );
  expect(missing).toEqual([]);
});

it('finds what a reason inside a sentence advises, and offers each step once', () => {
  const notice = error(
    said('textNotChecked'),
    said('couldNotBeKept', { reason: said('engineTimeout', { seconds: 9 }) }),
    said('engineStopped'),
  );
  expect(noticeSteps(notice)).toEqual(['try-again']);
});

it('shows the buttons that the place can carry out, and no others', () => {
  const notice = error(said('nothingSent'), said('composerRefused'), said('stillInComposer'));
  const html = (steps = {}, text = '') =>
    renderToStaticMarkup(<NoticeCard notice={notice} steps={steps} text={text} />);
  expect(html()).not.toContain('<button');
  expect(html({ 'reload-page': () => undefined })).toContain('data-coatcheck="notice-reload-page"');
  expect(html({}, 'Dear Anna')).toContain('Copy my text');
  expect(html({}, 'Dear Anna')).not.toContain('Dear Anna');
});

it('sends again after a failed send, and checks again after a failed check', () => {
  const actions: PromptAction[] = [];
  const act = (action: PromptAction) => void actions.push(action);
  promptStepHandlers(act, error(said('nothingSent')))['try-again']?.();
  promptStepHandlers(act, error(said('textNotChecked')))['try-again']?.();
  expect(actions).toEqual([{ do: 'send' }, { do: 'check-again' }]);
});

it('never offers to send a text that would leave unprotected', () => {
  expect(noticeSteps(error(said('nothingSent'), said('turnedOffMeanwhile')))).toEqual(['turn-on']);
});
