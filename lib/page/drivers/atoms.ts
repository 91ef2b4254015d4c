// Mentions and attachments: elements inside an editor that are not edited but replaced.
import type { Span } from '../../text/span.ts';
import type { Flattened } from './flatten.ts';

export interface Atom extends Span {
  readonly element: HTMLElement;
}

const visible = (element: Element) => (element.textContent ?? '').replace(/[\u200b\ufeff]/g, '');

/** Some editors put an atom into an element of its own, with a guard of no width on each side. */
function withGuards(atom: HTMLElement): HTMLElement {
  const around = atom.parentElement;
  return around && around.textContent !== atom.textContent && visible(around) === visible(atom) && isInline(around)
    ? around
    : atom;
}

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');

/** The outermost element around the node that cannot be edited. */
function atomAround(node: Node, composer: HTMLElement): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  for (let at = node.parentElement; at && at !== composer; at = at.parentElement) if (!at.isContentEditable) found = at;
  return found && withGuards(found);
}

export function atomsIn({ pieces }: Flattened, composer: HTMLElement): Atom[] {
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

/** A range that ends inside an atom is one that no editor takes. */
export function aroundAtoms(range: Range, composer: HTMLElement): Range {
  const first = atomAround(range.startContainer, composer);
  const last = atomAround(range.endContainer, composer);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  return range;
}
