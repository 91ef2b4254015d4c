import { expect, it } from 'vitest';
import { watchTyping } from './typing.ts';

function watched(isInComposer = true) {
  const page = new EventTarget();
  const heard: string[] = [];
  const typing = watchTyping(page, {
    isInComposer: () => isInComposer,
    onChange: ({ kind }) => heard.push(kind),
    onFocus: () => heard.push('focus'),
  });
  return { page, heard, typing };
}

it.each(['beforeinput', 'paste', 'cut', 'drop'])('hears of a %s that an editor takes for itself', (name) => {
  const { page, heard } = watched();
  page.addEventListener(name, (event) => event.preventDefault());
  page.dispatchEvent(new Event(name, { cancelable: true }));
  expect(heard).toEqual(['several']);
});

it('hears of what an input method has composed, which no input follows', () => {
  const { page, heard } = watched();
  page.dispatchEvent(new Event('compositionend'));
  expect(heard).toEqual(['separator']);
});

it('hears nothing of what happens outside of a composer, and nothing once it is stopped', () => {
  const outside = watched(false);
  outside.page.dispatchEvent(new Event('input'));
  expect(outside.heard).toEqual([]);

  const stopped = watched();
  stopped.typing.stop();
  stopped.page.dispatchEvent(new Event('input'));
  expect(stopped.heard).toEqual([]);
});

it('takes a focus that the page gave for no person', () => {
  const { page, heard } = watched();
  page.dispatchEvent(new Event('focusin'));
  expect(heard).toEqual([]);
});
