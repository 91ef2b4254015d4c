// Surrogates in the page's messages: marked, counted, and on a click turned into originals by changing text nodes' data and
// nothing else. Nodes are never added, removed or replaced, so that the page's own rendering goes on undisturbed.
import { compilePairs, type Matcher } from '../restore/apply.ts';
import type { RestorePair } from '../sanitize/sanitized.ts';
import { showReplies, styleHighlightsIn } from './highlights.ts';

interface Shown {
  /** What the page wrote. */
  readonly raw: string;
  /** What stands there now. */
  readonly shown: string;
}

export interface Replies {
  add(pairs: readonly RestorePair[]): void;
  /** Also watches an open shadow root, which a document's observer does not see into. */
  watch(root: Document | ShadowRoot): void;
  setRestored(restored: boolean): void;
  readonly count: number;
  readonly restored: boolean;
  clear(): void;
  stop(): void;
}

const SKIPPED =
  'script, style, noscript, textarea, input, [contenteditable="true"], [contenteditable="plaintext-only"], [data-coatcheck-host]';
const INLINE = new Set([
  'A',
  'B',
  'I',
  'EM',
  'STRONG',
  'SPAN',
  'CODE',
  'U',
  'S',
  'MARK',
  'SMALL',
  'SUB',
  'SUP',
  'FONT',
  'DEL',
  'INS',
  'ABBR',
]);

function blockOf(node: Node): Node {
  let at = node.parentNode;
  while (at instanceof Element && INLINE.has(at.tagName) && at.parentNode) at = at.parentNode;
  return at ?? node;
}

/** The text nodes of a block that are not inside a block of their own. */
function textNodesOf(block: Node): Text[] {
  const nodes: Text[] = [];
  const visit = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child instanceof Text) nodes.push(child);
      else if (child instanceof Element && INLINE.has(child.tagName)) visit(child);
    }
  };
  visit(block);
  return nodes;
}

export function watchReplies(onChange: () => void): Replies {
  let pairs: RestorePair[] = [];
  let matcher: Matcher = compilePairs([]);
  let restored = false;
  const records = new WeakMap<Text, Shown>();
  const marked = new Map<Node, { count: number; ranges: readonly Range[] }>();
  const roots = new Set<Document | ShadowRoot>();
  let announced = '';

  function rawOf(node: Text): string {
    const record = records.get(node);
    if (!record) return node.data;
    if (node.data === record.shown) return record.raw;
    // A stream appends to what stands there, which may be ours.
    if (record.shown !== record.raw && record.shown !== '' && node.data.startsWith(record.shown))
      return record.raw + node.data.slice(record.shown.length);
    return node.data;
  }

  function update(block: Node): void {
    if (!block.isConnected || (block instanceof Element && block.closest(SKIPPED))) {
      marked.delete(block);
      return;
    }
    const nodes = textNodesOf(block);
    const raws = nodes.map(rawOf);
    const segments = matcher.apply(raws.join(''));
    const count = segments.filter((segment) => segment.surrogate !== undefined).length;
    if (count === 0 && !nodes.some((node) => records.has(node))) {
      marked.delete(block);
      return;
    }
    const texts = raws.map(() => '');
    const places: { node: number; start: number; endNode: number; end: number }[] = [];
    let node = 0;
    let inNode = 0;
    for (const segment of segments) {
      // A surrogate may lie across nodes: the first takes the original, the others lose their part of the surrogate.
      const isMark = segment.surrogate !== undefined;
      let left = (segment.surrogate ?? segment.text).length;
      let first = true;
      let place: { node: number; start: number } | undefined;
      while (left > 0 && node < raws.length) {
        const raw = raws[node] ?? '';
        if (inNode >= raw.length) {
          node += 1;
          inNode = 0;
          continue;
        }
        const piece = raw.slice(inNode, inNode + left);
        const start = (texts[node] ?? '').length;
        texts[node] = (texts[node] ?? '') + (isMark && restored ? (first ? segment.text : '') : piece);
        if (isMark) place ??= { node, start };
        inNode += piece.length;
        left -= piece.length;
        first = false;
      }
      if (place)
        places.push({
          ...place,
          endNode: restored ? place.node : node,
          end: (texts[restored ? place.node : node] ?? '').length,
        });
    }
    nodes.forEach((text, i) => {
      const shown = texts[i] ?? '';
      const raw = raws[i] ?? '';
      if (text.data !== shown) text.data = shown;
      if (shown !== raw || records.has(text)) records.set(text, { raw, shown });
    });
    const ranges = places.flatMap(({ node: from, start, endNode, end }) => {
      const [a, b] = [nodes[from], nodes[endNode]];
      if (!a || !b || start > a.data.length || end > b.data.length) return [];
      const range = document.createRange();
      range.setStart(a, start);
      range.setEnd(b, end);
      return [range];
    });
    marked.set(block, { count, ranges });
  }

  function announce(): void {
    for (const block of marked.keys()) if (!block.isConnected) marked.delete(block);
    showReplies([...marked.values()].flatMap(({ ranges }) => ranges));
    const state = `${total()} ${restored}`;
    if (state === announced) return;
    announced = state;
    onChange();
  }

  const total = () => [...marked.values()].reduce((sum, { count }) => sum + count, 0);

  function updateAll(blocks: Iterable<Node>): void {
    for (const block of blocks) update(block);
    // Our own changes come back as records: nothing in them is news.
    observer.takeRecords();
    announce();
  }

  function blocksIn(root: Node): Set<Node> {
    const blocks = new Set<Node>();
    if (root instanceof Text) return blocks.add(blockOf(root));
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) blocks.add(blockOf(text));
    return blocks;
  }

  const observer = new MutationObserver((mutations) => {
    if (pairs.length === 0) return;
    const blocks = new Set<Node>();
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') blocks.add(blockOf(target));
      else {
        for (const added of addedNodes) for (const block of blocksIn(added)) blocks.add(block);
        if (marked.has(target)) blocks.add(target);
      }
    }
    updateAll(blocks);
  });

  function everything(): Set<Node> {
    const blocks = new Set<Node>(marked.keys());
    for (const root of roots) for (const block of blocksIn(root)) blocks.add(block);
    return blocks;
  }

  const replies: Replies = {
    add(more) {
      const fresh = more.filter(
        (pair) => !pairs.some((p) => p.surrogate === pair.surrogate && p.original === pair.original),
      );
      if (fresh.length === 0) return;
      pairs = [...pairs, ...fresh];
      matcher = compilePairs(pairs);
      updateAll(everything());
    },
    watch(root) {
      if (roots.has(root)) return;
      roots.add(root);
      styleHighlightsIn(root);
      observer.observe(root, { subtree: true, childList: true, characterData: true });
      if (pairs.length > 0) updateAll(everything());
    },
    setRestored(wanted) {
      restored = wanted;
      updateAll(everything());
    },
    get count() {
      return total();
    },
    get restored() {
      return restored;
    },
    clear() {
      replies.setRestored(false);
      pairs = [];
      matcher = compilePairs([]);
      marked.clear();
      announce();
    },
    stop() {
      replies.clear();
      observer.disconnect();
    },
  };
  return replies;
}
