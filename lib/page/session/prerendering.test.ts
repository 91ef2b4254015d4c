import { expect, it } from 'vitest';
import { waitUntilDisplayed } from './prerendering.ts';

it('waits for a page that is made ready beforehand, and for no other', async () => {
  const seen: string[] = [];
  const page = Object.assign(new EventTarget(), { prerendering: true }) as unknown as Document;
  const waiting = waitUntilDisplayed(page).then(() => seen.push('later'));
  await waitUntilDisplayed(new EventTarget() as Document).then(() => seen.push('at once'));
  expect(seen).toEqual(['at once']);
  page.dispatchEvent(new Event('prerenderingchange'));
  await waiting;
  expect(seen).toEqual(['at once', 'later']);
});
