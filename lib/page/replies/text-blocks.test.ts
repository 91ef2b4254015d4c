import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNeverChanged, readOnlyViewerOf, textBlockOf, textPiecesOf } from './text-blocks.ts';

const page = parseHTML('<!doctype html><html><body></body></html>');
const { document } = page;

beforeEach(() => {
  for (const name of ['Document', 'Element', 'HTMLFormElement', 'ShadowRoot', 'Text'] as const)
    vi.stubGlobal(name, page[name as keyof typeof page]);
});
afterEach(() => vi.unstubAllGlobals());

function textIn(html: string): Node {
  document.body.innerHTML = html;
  const text = document.querySelector('i')?.firstChild;
  if (!text) throw new Error('The page has no text.');
  return text as unknown as Node;
}

it('tells a viewer from an editor by what it says of itself', () => {
  const viewers = [
    '<div contenteditable="true" role="textbox" aria-readonly="true"><i>Mara</i></div>',
    '<div contenteditable="false" role="textbox" aria-readonly="true"><i>Mara</i></div>',
    '<div class="cm-content" contenteditable="false" role="textbox"><i>Mara</i></div>',
  ];
  for (const html of viewers) {
    const text = textIn(html);
    expect([html, isNeverChanged(text), readOnlyViewerOf(text)?.getAttribute('role')]).toEqual([html, true, 'textbox']);
  }
});

it('takes nothing for a viewer that may be typed into, now or a little later', () => {
  const editors = [
    '<div contenteditable="true" role="textbox"><i>Mara</i></div>',
    '<div contenteditable="true" role="textbox" aria-readonly="false"><i>Mara</i></div>',
    // Such an element may be a composer while its page sends.
    '<div contenteditable="false" role="textbox"><i>Mara</i></div>',
    '<div contenteditable="true"><div role="textbox" aria-readonly="true"><i>Mara</i></div></div>',
    '<div role="textbox" aria-readonly="true"><div contenteditable="true"><i>Mara</i></div></div>',
  ];
  for (const html of editors) {
    const text = textIn(html);
    expect([html, isNeverChanged(text), readOnlyViewerOf(text)]).toEqual([html, true, undefined]);
  }
});

it('reads an editor apart from the text around it, even if the editor is a span', () => {
  for (const attribute of ['contenteditable="true"', 'contenteditable="plaintext-only"', 'role="textbox"']) {
    const text = textIn(`<p>Hello <span ${attribute}><i>Mara</i></span></p>`);
    expect([attribute, isNeverChanged(textBlockOf(text))]).toEqual([attribute, true]);
    const around = document.querySelector('p') as unknown as Node;
    expect(textPiecesOf(around).map(({ node }) => node.data)).toEqual(['Hello ']);
  }
});

it('changes nothing in the shadow root of an editor, and reads that of a message', () => {
  document.body.innerHTML = '<div contenteditable="true"><b></b></div><p><b></b></p>';
  const [inEditor, inMessage] = [...document.querySelectorAll('b')].map((host) => {
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = 'Mara<i>Holt</i>';
    return root;
  });
  for (const block of [inEditor, inEditor?.firstChild, inEditor?.querySelector('i')])
    expect(isNeverChanged(block as unknown as Node)).toBe(true);
  for (const block of [inMessage, inMessage?.firstChild, inMessage?.querySelector('i')])
    expect(isNeverChanged(block as unknown as Node)).toBe(false);
});
