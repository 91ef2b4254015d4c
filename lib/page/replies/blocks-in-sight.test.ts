import { parseHTML } from 'linkedom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type BlocksInSight, watchBlocksInSight } from './blocks-in-sight.ts';

const REPLY =
  '<article><div><p>a</p><ul><li>b</li><li>c</li></ul><table><tbody><tr><td>d</td></tr></tbody></table></div></article>';

let observed: Set<Element>;
let tell: (place: Element, isIntersecting: boolean) => void;
let seen: ReturnType<typeof vi.fn<(block: Element, isInSight: boolean) => void>>;
let sight: BlocksInSight;
let document: Document;

beforeEach(() => {
  observed = new Set();
  const make = class {
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      tell = (target, isIntersecting) => callback([{ target, isIntersecting }]);
    }
    observe(place: Element) {
      observed.add(place);
    }
    unobserve(place: Element) {
      observed.delete(place);
    }
  };
  vi.stubGlobal('IntersectionObserver', make);
  document = parseHTML(`<html><body><main>${REPLY.repeat(50)}</main></body></html>`).document as unknown as Document;
  seen = vi.fn<(block: Element, isInSight: boolean) => void>();
  sight = watchBlocksInSight(seen);
  return () => vi.unstubAllGlobals();
});

const blocks = () => [...document.querySelectorAll('p, li, td')];

it('asks about messages, not about each of their blocks, and never about the whole conversation', () => {
  for (const block of blocks()) sight.add(block, false);
  expect(blocks()).toHaveLength(200);
  expect(observed.size).toBe(50);
  expect([...observed].every(({ localName }) => localName === 'article')).toBe(true);
});

it('tells of every block of a message that came into sight, and answers for those that come later', () => {
  const [p, li, other] = [
    document.querySelector('p'),
    document.querySelector('li'),
    document.querySelectorAll('li')[1],
  ];
  if (!p || !li || !other) throw new Error('There is no reply.');
  expect(sight.add(p, true)).toBe(true);
  expect(sight.add(li, false)).toBe(false);
  const [place] = observed;
  if (!place) throw new Error('Nothing is observed.');
  tell(place, true);
  expect(seen.mock.calls).toEqual([
    [p, true],
    [li, true],
  ]);
  expect(sight.add(other, false)).toBe(true);
  tell(place, false);
  expect(seen).toHaveBeenCalledWith(other, false);
});

it('lets go of a message with its last block', () => {
  for (const block of blocks()) sight.add(block, false);
  for (const block of blocks()) sight.delete(block);
  expect(observed.size).toBe(0);
});

it('does not put hundreds of blocks into one region', () => {
  const { document: flat } = parseHTML(`<html><body><main>${'<p>a</p>'.repeat(500)}</main></body></html>`);
  for (const block of flat.querySelectorAll('p')) sight.add(block as unknown as Element, false);
  expect(observed.size).toBe(500);
});
