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
    isTaken: () => text === '',
  });
  await vi.advanceTimersByTimeAsync(7000);
  return { result: await activation, heard };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('presses the site’s own button, with our events let through, and no key beside it', async () => {
  const html = '<div><textarea></textarea><button id="known">↑</button></div>';
  expect(await activated(html, { takes: 'click' })).toEqual({ result: 'done', heard: ['click known'] });
});

it('presses what the person pressed, though the site has a button of its own', async () => {
  const html = '<div><textarea></textarea><button id="known">Send</button><button id="other">Ask</button></div>';
  expect((await activated(html, { used: '#other' })).heard).toEqual(['click other']);
});

it('presses Enter where the button has no effect, and nothing after what sent', async () => {
  const html = '<div><textarea></textarea><button id="known">↑</button><button id="last"></button></div>';
  expect(await activated(html, { takes: 'keydown' })).toEqual({
    result: 'done',
    heard: ['click known', 'keydown textarea'],
  });
});

it('sends in no other way where the person pressed something that only may send', async () => {
  const html = '<div><textarea></textarea><button id="known">Send</button><button id="other">Zap</button></div>';
  expect(await activated(html, { used: '#other' })).toEqual({ result: 'ignored', heard: ['click other'] });
});

it('presses no frame whose class says that it sends, but what is in it', async () => {
  const html =
    '<div class="x-sender"><div class="x-sender-chat"><textarea></textarea></div>' +
    '<div class="x-sender-actions"><div class="send-button"><button id="icon"></button></div></div></div>';
  expect((await activated(html, { takes: 'keydown' })).heard).toEqual(['keydown textarea']);
  expect((await activated(html)).heard).toEqual(['keydown textarea', 'click icon']);
});

it('never presses a button that stays disabled, nor Enter past it', async () => {
  for (const attribute of ['disabled', 'aria-disabled="true"']) {
    const html = `<div><textarea></textarea><button id="known" ${attribute}>Send</button></div>`;
    expect(await activated(html)).toEqual({ result: 'disabled', heard: [] });
  }
});

it('presses Enter where there is no button, once', async () => {
  const html = '<div><textarea></textarea></div>';
  expect(await activated(html, { takes: 'keydown' })).toEqual({ result: 'done', heard: ['keydown textarea'] });
});
