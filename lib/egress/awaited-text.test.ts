import { expect, it } from 'vitest';
import type { Hint } from '../sanitize/sanitized.ts';
import { awaitedTexts } from './awaited-text.ts';
import type { Receipt } from './receipt.ts';

const RECEIPT = { at: 1 } as Receipt;
const holding = (body: string) => (text: string) => body.includes(text);

function begun(text: string, hint?: Hint) {
  const texts = awaitedTexts();
  texts.begin(text, hint);
  const one = texts.latest;
  if (!one) throw new Error('Nothing is awaited.');
  one.isActivated = true;
  return { texts, one };
}

it('finds a prompt that a page queued and sends later, and gives its receipt then', async () => {
  const { texts, one } = begun('first');
  texts.tooLate(one);
  expect(await one.seen).toBeUndefined();
  texts.begin('second', undefined);
  const found = texts.find(holding('{"text":"first"}'));
  expect(found).toBe(one);
  found?.leave(Promise.resolve(RECEIPT));
  expect(await one.left).toEqual({ receipt: RECEIPT, carried: [] });
  texts.delete(one);
  expect(texts.find(holding('first'))).toBeUndefined();
});

it('waits for each of several queued prompts', () => {
  const { texts, one } = begun('first');
  texts.begin('second', undefined);
  if (texts.latest) texts.latest.isActivated = true;
  texts.begin('third', undefined);
  expect(texts.find(holding('first'))).toBe(one);
  expect(texts.find(holding('second'))?.text).toBe('second');
});

it('lets no prompt with a hint pass later without it, and forgets what was never sent', () => {
  const hinted = begun('first', {} as Hint);
  hinted.texts.begin('second', undefined);
  expect(hinted.texts.find(holding('first'))).toBeUndefined();
  const unsent = begun('first');
  unsent.one.isActivated = false;
  unsent.texts.begin('second', undefined);
  expect(unsent.texts.find(holding('first'))).toBeUndefined();
});
