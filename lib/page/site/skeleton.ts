// The page's structure for a report: tag names and names of data-* attributes. No text, value, class or id, because those may contain what people
// write.

const MAX_LINES = 400;
const MAX_DEPTH = 40;
const SKIPPED = new Set(['script', 'style', 'svg', 'link', 'meta', 'noscript', 'template', 'head', 'option']);
/** Only lower-case words, so that in most cases a name that a site makes from what people write stays out of the report. */
const PLAIN_NAME = /^[a-z]+[1-6]?(?:-[a-z]+){0,5}$/;
const MAX_NAME_LENGTH = 40;
const OUR_HOST = 'data-coatcheck-host';

const isName = (name: string) => name.length <= MAX_NAME_LENGTH && PLAIN_NAME.test(name);

function nameOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const shown = isName(tag) ? tag : '?';
  const data = element
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && isName(name))
    .sort();
  return shown + data.map((name) => `[${name}]`).join('');
}

const childrenOf = (element: Element) =>
  [...element.children].filter((child) => !SKIPPED.has(child.tagName.toLowerCase()) && !child.hasAttribute(OUR_HOST));

interface Branch {
  readonly name: string;
  readonly inner: readonly Branch[];
}

function branchOf(element: Element, depth: number): Branch {
  let at = element;
  let name = nameOf(at);
  let inner = childrenOf(at);
  // A chain of elements with one child each is written as one line.
  while (inner.length === 1 && inner[0]) {
    at = inner[0];
    name += ` > ${nameOf(at)}`;
    inner = childrenOf(at);
  }
  return { name, inner: depth < MAX_DEPTH ? inner.map((child) => branchOf(child, depth + 1)) : [] };
}

function linesOf({ name, inner }: Branch, indent: string): string[] {
  const lines: string[] = [];
  let last: { readonly text: string; count: number; readonly at: number } | undefined;
  for (const branch of inner) {
    const block = linesOf(branch, `${indent}  `);
    const text = block.join('\n');
    if (last && last.text === text) {
      last.count += 1;
      lines[last.at] = `${block[0]} ×${last.count}`;
    } else {
      last = { text, count: 1, at: lines.length };
      lines.push(...block);
    }
  }
  return [indent + name, ...lines];
}

export function markupSkeletonOf(root: Element): string {
  const lines = linesOf(branchOf(root, 0), '');
  const cut = lines.slice(0, MAX_LINES);
  return [...cut, ...(lines.length > MAX_LINES ? [`(${lines.length - MAX_LINES} more lines)`] : [])].join('\n');
}
