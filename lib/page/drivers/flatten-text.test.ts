import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { flattenText, rangePointsOf } from './flatten-text.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

function editor(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root as unknown as Element;
}

const textOf = (html: string, decorations?: string) =>
  flattenText(editor(html), decorations ? { decorations } : {}).text;

it('reads each editor’s lines as a person sees them', () => {
  const cases: [string, string][] = [
    ['<p>one</p><p><br></p><p>three</p>', 'one\n\nthree'],
    ['<p>one</p><p></p><p>three</p>', 'one\n\nthree'],
    ['first<div>second</div><div><br></div><div>fourth</div>', 'first\nsecond\n\nfourth'],
    ['one<br>two<br><br>four<br>', 'one\ntwo\n\nfour'],
    ['<p>one<br><br class="ProseMirror-trailingBreak"></p><p>three</p>', 'one\n\nthree'],
    ['<p><span>one</span><br><span>two</span></p>', 'one\ntwo'],
    ['<ul><li><p>a</p></li><li><p>b</p><ul><li>c</li></ul></li></ul><p>d</p>', 'a\nb\nc\nd'],
    ['<p>x</p><ul><li></li><li>b</li></ul>', 'x\n\nb'],
    ['<pre><code>a\n\nb</code></pre><p>c</p>', 'a\n\nb\nc'],
    ['<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>', 'a\tb\nc\t'],
    ['\n  <p>a</p>\n  <p>b</p>\n', 'a\nb'],
    ['<p>a<span contenteditable="false">@web</span>b</p>', 'a@webb'],
    ['<p><span>\ufeff<span>@web</span>\ufeff</span> x</p>', '@web x'],
    ['<p><img></p><p>b</p>', '\nb'],
    ['', ''],
  ];
  for (const [html, text] of cases) expect(textOf(html), html).toBe(text);
});

it('leaves out what an editor only shows', () => {
  expect(textOf('<p><span class="hint">Write here</span><br></p>', '.hint')).toBe('');
  expect(textOf('<p>a<style>b{}</style></p>')).toBe('a');
});

it('asks about tags that do not tell', () => {
  const root = editor('<code>a</code><code>b</code>');
  expect(flattenText(root, { isBlock: (element) => element.tagName === 'CODE' }).text).toBe('a\nb');
  expect(flattenText(root).text).toBe('ab');
});

const word = fc.string({
  unit: fc.constantFrom('a', 'ö', '🙂', ' ', '\u00a0', '\u200b', '\ufeff', 'λ', '1'),
  maxLength: 6,
});
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const { inline } = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small' },
    word.map(escaped),
    fc.constant('<br>'),
    fc
      .tuple(fc.constantFrom('span', 'b', 'em'), fc.array(tie('inline'), { maxLength: 3 }))
      .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`),
  ),
}));
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc
      .tuple(fc.constantFrom('p', 'div', 'li', 'pre'), fc.array(inline, { maxLength: 4 }))
      .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`),
    fc
      .tuple(fc.constantFrom('ul', 'div', 'blockquote'), fc.array(tie('block'), { maxLength: 3 }))
      .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`),
  ),
}));
const anyDocument = fc.array(fc.oneof(block, inline), { maxLength: 6 }).map((parts) => parts.join(''));

it('maps every stretch to the text nodes that it came from', () => {
  fc.assert(
    fc.property(anyDocument, (html) => {
      const { text, pieces } = flattenText(editor(html));
      let at = 0;
      for (const { node, offset, start, end } of pieces) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(text.slice(at, start)).toMatch(/^[\n\t]*$/);
        expect(node.data.slice(offset, offset + end - start)).toBe(text.slice(start, end));
        at = end;
      }
      expect(text.slice(at)).toMatch(/^[\n\t]*$/);
    }),
  );
});

it('loses no character but those without width', () => {
  fc.assert(
    fc.property(anyDocument, (html) => {
      const root = editor(html);
      const bare = (text: string) => text.replace(/[\u200b\ufeff\n]/g, '');
      expect(bare(flattenText(root).text)).toBe(bare(root.textContent ?? ''));
    }),
  );
});

it('finds for a span the points between which its text stands', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(60), fc.nat(20), (html, from, length) => {
      const root = editor(html);
      const flattened = flattenText(root);
      const start = Math.min(from, flattened.text.length);
      const end = Math.min(start + length, flattened.text.length);
      const points = rangePointsOf(flattened, { start, end });
      const wanted = flattened.text.slice(start, end).replaceAll('\n', '');
      if (!points) {
        expect(wanted).toBe('');
        return;
      }
      const nodes = [...new Set(flattened.pieces.map((piece) => piece.node))];
      const between = nodes
        .slice(nodes.indexOf(points.startContainer), nodes.indexOf(points.endContainer) + 1)
        .map((node) => {
          const to = node === points.endContainer ? points.endOffset : node.data.length;
          return node.data.slice(node === points.startContainer ? points.startOffset : 0, to);
        })
        .join('');
      expect(between.replace(/[\u200b\ufeff]/g, '')).toBe(wanted);
    }),
  );
});

it('gives as many lines as there are blocks in a flat document', () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 0, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const html = lines.map((text) => `<p>${text || '<br>'}</p>`).join('');
      expect(textOf(html)).toBe(lines.join('\n'));
    }),
  );
});
