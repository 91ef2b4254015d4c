import { parseHTML } from 'linkedom';
import { afterEach, expect, it, vi } from 'vitest';
import { isBesideComposer, isStretchedBeside } from './composer-block.ts';

afterEach(() => vi.unstubAllGlobals());

type Sizes = readonly [left: number, top: number, width: number, height: number];

/** A row of these sizes: a text field with an element at its end. */
function row(text: Sizes, end: Sizes): { readonly composer: Element; readonly control: Element } {
  const { document } = parseHTML('<!doctype html><html><body><div><p></p><i></i></div></body></html>');
  const [composer, control] = [document.querySelector('p'), document.querySelector('i')];
  if (!composer || !control) throw new Error('The row is not there.');
  for (const [element, [left, top, width, height]] of [
    [composer, text],
    [control, end],
    [document.querySelector('div'), [0, 0, 390, Math.max(text[3], end[3])]],
  ] as const)
    Object.assign(element ?? {}, {
      getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
    });
  vi.stubGlobal('document', document);
  return { composer, control } as unknown as { composer: Element; control: Element };
}

it('takes for a control what a row of long text has stretched', () => {
  // MinChat's send control at 125 % zoom, after a long paste.
  const { composer, control } = row([60, 20, 250, 112], [320, 0, 70, 152]);
  expect(isStretchedBeside(control, composer)).toBe(true);
  expect(isBesideComposer(control, composer)).toBe(true);
});

it.each([
  ['higher than the row', [320, 0, 70, 400]],
  ['too wide', [100, 0, 290, 152]],
] as const)('takes nothing for one that is %s', (_, size) => {
  const { composer, control } = row([60, 20, 250, 112], size);
  expect(isBesideComposer(control, composer)).toBe(false);
});
