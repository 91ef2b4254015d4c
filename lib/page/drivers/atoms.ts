// Finds atoms in an editor (mentions, attachments), which are replaced as a whole and not edited.
import type { Span } from '../../text/span.ts';
import type { FlattenedText } from './flatten-text.ts';

interface Atom extends Span {
  readonly element: HTMLElement;
}

const BLOCK = 'p, div, li, pre, blockquote, td, h1, h2, h3, h4, h5, h6';

const visibleText = (element: Element) => (element.textContent ?? '').replace(/[\u200b\ufeff]/g, '');

/** The element that is replaced with the atom: some editors wrap an atom in an element with a zero-width character on each side. */
function withZeroWidthWrapper(atom: HTMLElement): HTMLElement {
  const around = atom.parentElement;
  return around &&
    around.textContent !== atom.textContent &&
    visibleText(around) === visibleText(atom) &&
    isInline(around)
    ? around
    : atom;
}

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');

/** The outermost element around the node that cannot be edited. */
function atomAround(node: Node, composer: HTMLElement): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  for (let at = node.parentElement; at && at !== composer; at = at.parentElement) if (!at.isContentEditable) found = at;
  return found && withZeroWidthWrapper(found);
}

export function atomsIn({ pieces }: FlattenedText, composer: HTMLElement): Atom[] {
  const atoms: Atom[] = [];
  for (const { node, start, end } of pieces) {
    const element = atomAround(node, composer);
    if (!element) continue;
    const last = atoms.at(-1);
    if (last?.element === element) atoms[atoms.length - 1] = { ...last, end };
    else atoms.push({ element, start, end });
  }
  return atoms;
}

/** The text node beside an atom in the same block, where editors keep a position for the caret. */
function textBeside(atom: HTMLElement, direction: 'previousNode' | 'nextNode'): Text | undefined {
  const block = atom.closest(BLOCK) ?? atom.parentElement;
  if (!block) return undefined;
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  texts.currentNode = direction === 'nextNode' ? lastDescendant(atom) : atom;
  const beside = texts[direction]();
  return beside instanceof Text ? beside : undefined;
}

function lastDescendant(node: Node): Node {
  let last = node;
  while (last.lastChild) last = last.lastChild;
  return last;
}

/**
 * Moves the ends of a range out of atoms, because no editor accepts a range that ends inside one. `inText`: the editor only accepts positions in text
 * nodes.
 */
export function rangeAroundAtoms(range: Range, composer: HTMLElement, inText: boolean): Range {
  const first = atomAround(range.startContainer, composer);
  const last = atomAround(range.endContainer, composer);
  const before = first && inText ? textBeside(first, 'previousNode') : undefined;
  const after = last && inText ? textBeside(last, 'nextNode') : undefined;
  if (before) range.setStart(before, before.length);
  else if (first) range.setStartBefore(first);
  if (after) range.setEnd(after, 0);
  else if (last) range.setEndAfter(last);
  return range;
}
