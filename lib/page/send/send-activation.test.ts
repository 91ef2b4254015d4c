import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generic } from '../../sites/generic.ts';
import { stubPage } from '../dom/page.test-support.ts';
import { activateSend } from './send-activation.ts';

/** The events that the page receives while the site is made to send; `takes` is the event at which this page sends. */
async function activated(html: string, { used = '', takes = '' } = {}) {
  const { document, find } = stubPage(html);
  const composer = find('textarea');
  const heard: string[] = [];
  let isPassing = false;
  let text = 'Write to Clara Weber.';
  for (const name of ['keydown', 'click'])
    document.addEventListener(name, (event) => {
      const { tagName, id } = event.target as Element;
      heard.push(`${isPassing ? '' : 'outside '}${name} ${id || tagName.toLowerCase()}`);
      if (name === takes) text = '';
    });
  const activation = activateSend({
    adapter: { ...generic, composer: ['textarea'], send: ['#known'] },
    composer,
    used: used ? find(used) : undefined,
    passing(dispatch) {
      isPassing = true;
      dispatch();
      isPassing = false;
    },
    read: () => text,
  });
  await vi.advanceTimersByTimeAsync(5000);
  return { isDone: await activation, heard };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('presses the site’s own button, with our events let through, and no key beside it', async () => {
  const { isDone, heard } = await activated('<div><textarea></textarea><button id="known">↑</button></div>');
  expect(isDone).toBe(true);
  expect(heard).toEqual(['click known']);
});

it('presses what the person pressed, though the site has a button of its own', async () => {
  const html = '<div><textarea></textarea><button id="known">Send</button><button id="other">Ask</button></div>';
  expect((await activated(html, { used: '#other' })).heard).toEqual(['click other']);
});

it('never presses a button that stays disabled, nor Enter past it', async () => {
  for (const attribute of ['disabled', 'aria-disabled="true"']) {
    const html = `<div><textarea></textarea><button id="known" ${attribute}>Send</button></div>`;
    expect(await activated(html)).toEqual({ isDone: false, heard: [] });
  }
});

it('presses Enter where there is no button, once', async () => {
  expect(await activated('<div><textarea></textarea></div>')).toEqual({ isDone: true, heard: ['keydown textarea'] });
});
