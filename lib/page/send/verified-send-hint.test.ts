import { expect, it } from 'vitest';
import { said } from '../../language/message.ts';
import { emptyPage, ORIGINAL, PRIVATE, page, sanitized } from './verified-send.test-support.ts';
import { sendSanitized, verifiedSend } from './verified-send.ts';

const HINT = { to: 'https://model.example', vector: 'AAAA', vector_set: 'v1' };
const hinted = (change: Parameters<typeof page>[0] = () => ({})) =>
  page((steps, composer) => ({ commit: async () => ({ ...sanitized, hint: HINT }), ...change(steps, composer) }));

it('says of a hint that it went along, or that none was seen', async () => {
  const host = 'model.example';
  expect((await verifiedSend(hinted().steps)).notice.detail).toContainEqual(said('hintWent', { host }));
  const unseen = await verifiedSend(hinted(() => ({ hintEnd: async () => 'unseen' })).steps);
  expect(unseen.sent).toBe(true);
  expect(unseen.notice.detail).toContainEqual(said('hintUnseen'));
  expect(unseen.notice.detail).not.toContainEqual(said('hintWent', { host }));
});

const FAILED_HINTS = [
  ['refused', 'hintNotCarried'],
  ['failed', 'hintServerGone'],
  [409, 'hintOldVectors'],
  [503, 'hintServerRefused'],
] as const;

it.each(FAILED_HINTS)('puts the text back where the request with the hint ends with %s', async (end, key) => {
  const { steps, composer } = hinted(() => ({ hintEnd: async () => end }));
  const outcome = await verifiedSend(steps);
  expect(outcome.sent).toBe(false);
  expect(outcome.notice.detail[0]).toMatchObject({ key });
  expect(composer.text).toBe(ORIGINAL);
});

it('does not write over what the person has typed since, and owes the text', async () => {
  const { steps, composer } = hinted((_, own) => ({
    async hintEnd() {
      own.text = 'And another thing';
      return 'failed';
    },
  }));
  expect(await verifiedSend(steps)).toMatchObject({ sent: false, isOwed: true });
  expect(composer.text).toBe('And another thing');
});

it('presses nothing where no guard could put the hint in', async () => {
  const { steps, sent, composer } = hinted(() => ({ canHint: () => false }));
  expect((await verifiedSend(steps)).notice.detail[0]).toEqual(said('hintUnwatched'));
  expect([sent, composer.text]).toEqual([[], ORIGINAL]);
});

const PRIVATE_WITH_HINT = { ...PRIVATE, hint: HINT };

it('says of a hint from the private composer that it went along, or that none was seen', async () => {
  const told = async (change: Parameters<typeof page>[0]) =>
    (await sendSanitized(emptyPage(change).steps, PRIVATE_WITH_HINT)).notice.detail;
  const went = said('hintWent', { host: 'model.example' });
  expect(await told(() => ({}))).toContainEqual(went);
  const unseen = await told(() => ({ hintEnd: async () => 'unseen' }));
  expect(unseen).toContainEqual(said('hintUnseen'));
  expect(unseen).not.toContainEqual(went);
});

it.each(FAILED_HINTS)('empties the site’s composer where the private hint’s request ends with %s', async (end, key) => {
  const { steps, composer } = emptyPage((own, at) => ({
    hintEnd: async () => end,
    // The site gives the text back that it could not send.
    async activate(text) {
      await own.activate(text);
      at.text = text;
      return 'done';
    },
  }));
  const { sent, notice } = await sendSanitized(steps, PRIVATE_WITH_HINT);
  expect(sent).toBe(false);
  expect(notice.detail).toEqual([expect.objectContaining({ key }), said('stillPrivate')]);
  expect(composer.text).toBe('');
});

it('writes nothing into a page where no guard could put the private hint in', async () => {
  const { steps, sent, composer } = emptyPage(() => ({ canHint: () => false }));
  const { notice } = await sendSanitized(steps, PRIVATE_WITH_HINT);
  expect(notice.detail).toEqual([said('hintUnwatched'), said('stillPrivate')]);
  expect([sent, composer.text]).toEqual([[], '']);
});
