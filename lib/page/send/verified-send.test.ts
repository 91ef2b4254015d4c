import { expect, it } from 'vitest';
import { said } from '../../language/message.ts';
import { inEnglish } from '../prompt/notice.test-support.ts';
import { annotation, emptyPage, ORIGINAL, PRIVATE, page, SANITIZED, sanitized } from './verified-send.test-support.ts';
import { type SendSteps, sendSanitized, verifiedSend } from './verified-send.ts';

it('sends the sanitized text and says what was replaced', async () => {
  const { steps, sent, composer } = page();
  expect(await verifiedSend(steps)).toMatchObject({
    sent: true,
    original: ORIGINAL,
    notice: { title: said('sentValues', { count: 1 }) },
  });
  expect(sent).toEqual([SANITIZED]);
  expect(composer.text).toBe('');
});

it('sends a text without anything to replace as it is, and does not touch the composer', async () => {
  const { steps, sent } = page(() => ({
    commit: async () => ({ ...sanitized, text: ORIGINAL, replacements: [] }),
    write: () => Promise.reject(new Error('must not be asked')),
  }));
  expect(await verifiedSend(steps)).toMatchObject({ sent: true, notice: { title: said('sentAsItWas') } });
  expect(sent).toEqual([ORIGINAL]);
});

it('sends what a profile replaced that nobody annotated', async () => {
  const { steps, sent } = page(() => ({ annotate: async () => [{ ...annotation, risk: 3 }] }));
  expect(await verifiedSend(steps)).toMatchObject({ sent: true, notice: { title: said('sentValues', { count: 1 }) } });
  expect(sent).toEqual([SANITIZED]);
});

it('sends nothing where the text changed and nothing says how', async () => {
  const { steps, sent, composer } = page(() => ({ commit: async () => ({ ...sanitized, replacements: [] }) }));
  expect(await verifiedSend(steps)).toMatchObject({ sent: false, notice: { title: said('nothingSent') } });
  expect(sent).toEqual([]);
  expect(composer.text).toBe(ORIGINAL);
});

const broken = () => Promise.reject(new Error('The engine stopped.'));

it.each<[string, (steps: SendSteps, composer: { text: string }) => Partial<SendSteps>, RegExp]>([
  ['the detector fails', () => ({ annotate: broken }), /engine stopped.*still in the composer/],
  ['the vault fails', () => ({ commit: broken }), /engine stopped.*still in the composer/],
  [
    'the composer refuses',
    (steps) => ({ write: async (text) => (text === SANITIZED ? false : steps.write(text)) }),
    /refused.*still in the composer/,
  ],
  [
    'writing throws',
    (steps) => ({ write: async (text) => (text === SANITIZED ? broken() : steps.write(text)) }),
    /engine stopped.*still in the composer/,
  ],
  [
    'the editor changes what was written',
    (_steps, composer) => ({
      async write(text) {
        composer.text = text === SANITIZED ? `${SANITIZED} Anna` : text;
        return true;
      },
    }),
    /does not contain the sanitized text.*still in the composer/,
  ],
  ['there is no send button', () => ({ activate: async () => 'disabled' }), /send button.*still in the composer/],
  ['neither the button nor Enter sends', () => ({ activate: async () => 'ignored' }), /accept.*still in the composer/],
  [
    'the page writes its own text at the last moment',
    () => ({ activate: async () => 'changed' }),
    /changed the text after.*still in the composer/,
  ],
  [
    'another composer stands in the place of the first',
    () => ({ isReplaced: () => true }),
    /replaced the composer.*still in the composer/,
  ],
  ['the click throws', () => ({ activate: broken }), /engine stopped.*still in the composer/],
  [
    'the page empties its composer meanwhile',
    (_, composer) => ({
      async commit() {
        composer.text = '';
        return sanitized;
      },
    }),
    /changed its composer.*still in the composer/,
  ],
])('sends nothing and loses nothing when %s', async (_, change, notice) => {
  const { steps, sent, composer } = page(change);
  const outcome = await verifiedSend(steps);
  expect(outcome.sent).toBe(false);
  expect(inEnglish(outcome.notice).title).toBe('Nothing was sent');
  expect(inEnglish(outcome.notice).detail).toMatch(notice);
  expect(sent).toEqual([]);
  expect(composer.text).toBe(ORIGINAL);
});

it('keeps what the person typed on while it was checked, and sends neither', async () => {
  const { steps, sent, composer } = page((_, at) => ({
    async commit() {
      at.text = `${ORIGINAL} And Ben.`;
      return sanitized;
    },
  }));
  expect(inEnglish((await verifiedSend(steps)).notice).detail).toMatch(/changed during the check/);
  expect(sent).toEqual([]);
  expect(composer.text).toBe(`${ORIGINAL} And Ben.`);
});

it.each(['', '  \n '])('has nothing to send in %j', async (text) => {
  const { steps, sent, composer } = page();
  composer.text = text;
  expect((await verifiedSend(steps)).sent).toBe(false);
  expect(sent).toEqual([]);
});

it('sends what was sanitized elsewhere', async () => {
  const { steps, sent, composer } = emptyPage();
  const outcome = await sendSanitized(steps, PRIVATE);
  expect(outcome).toMatchObject({ sent: true, notice: { tone: 'success', title: said('sentValues', { count: 1 }) } });
  expect(sent).toEqual([SANITIZED]);
  expect(composer.text).toBe('');
});

it('does not write over what stands in the site’s composer', async () => {
  const { steps, sent, composer } = emptyPage();
  composer.text = 'something other';
  expect(await sendSanitized(steps, PRIVATE)).toMatchObject({ sent: false });
  expect(sent).toEqual([]);
  expect(composer.text).toBe('something other');
});

it.each<[string, Parameters<typeof page>[0]]>([
  ['the composer refuses the text', () => ({ write: async () => false })],
  ['the composer throws', () => ({ write: () => Promise.reject(new Error('Broken.')) })],
  [
    'the composer changes the text',
    (_steps, composer) => ({
      async write(text) {
        composer.text = text === '' ? '' : `${text} and more`;
        return true;
      },
    }),
  ],
  ['there is no button', () => ({ activate: async () => 'disabled' as const })],
  ['the site does not take it', () => ({ activate: async () => 'done' as const, gone: async () => false })],
  ['there is no composer', () => ({ read: () => undefined })],
])('says that the private text is still there where %s', async (_what, change) => {
  const { steps, sent, composer } = emptyPage(change);
  const outcome = await sendSanitized(steps, PRIVATE);
  expect(outcome.sent).toBe(false);
  expect(inEnglish(outcome.notice).detail).toContain('Your text is still in the private composer.');
  expect(sent).toEqual([]);
  expect(composer.text).toBe('');
});

const untaken = () => ({ activate: async () => 'done' as const, gone: async () => false });

it('leaves the sanitized text where a slow site may still send what stands there', async () => {
  const { steps, composer } = page(untaken);
  const outcome = await verifiedSend(steps);
  expect(outcome).toMatchObject({
    sent: false,
    standing: { text: SANITIZED, taken: { sent: true, original: ORIGINAL, sanitized } },
  });
  expect(inEnglish(outcome.notice).detail).toMatch(/may be slow.*sanitized text.*put your own text back/);
  expect(composer.text).toBe(SANITIZED);
});

it('says of a text that was sent as it was that it is still there', async () => {
  const { steps } = page(() => ({
    ...untaken(),
    commit: async () => ({ ...sanitized, text: ORIGINAL, replacements: [] }),
  }));
  const { notice } = await verifiedSend(steps);
  expect(inEnglish(notice).detail).toMatch(/may be slow.*still in the composer/);
});

it('believes the request that it saw more than a composer that is emptied late', async () => {
  const { steps } = page(() => ({ ...untaken(), wasSeen: async () => true }));
  expect(await verifiedSend(steps)).toMatchObject({ sent: true, sanitized });
});

it('says that the text is owed where no composer takes it back', async () => {
  const { steps } = page(() => ({ write: async () => false }));
  const outcome = await verifiedSend(steps);
  expect(outcome).toMatchObject({ sent: false, isOwed: true });
  expect(inEnglish(outcome.notice).detail).toMatch(/refused.*Try again below/);
});

it('waits for the request of a slow site before it puts the own text back', async () => {
  const { steps, composer } = page(() => ({
    activate: async () => 'ignored',
    gone: async () => true,
    wasSeen: async () => true,
  }));
  expect((await verifiedSend(steps)).sent).toBe(true);
  expect(composer.text).toBe(SANITIZED);
});
