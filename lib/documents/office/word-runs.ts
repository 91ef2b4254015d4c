// The text of one run of a Word document: letters, tabs and line breaks (ECMA-376, part 1, 17.3.3), read as one piece and written back so.
import type { TextSlots } from './text-slots.ts';
import { keepSpaces } from './text-slots.ts';
import { attributeValue, childrenOf, createLike, type Element, localName, remove, setContent } from './xml.ts';

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['cr', '\n'],
  ['noBreakHyphen', '\u2011'],
  ['softHyphen', '\u00AD'],
]);

/** The text of an element that may stand within a piece, or undefined if it ends the piece. */
function signOf(element: Element): string | undefined {
  const name = localName(element);
  if (name === 't') return element.textContent ?? '';
  if (name === 'br')
    return attributeValue(element, 'type') && attributeValue(element, 'type') !== 'textWrapping' ? undefined : '\n';
  return SIGNS.get(name);
}

function written(like: Element, text: string): Element[] {
  const elements: Element[] = [];
  for (const part of text.split(/([\t\n])/)) {
    if (part === '') continue;
    const element = createLike(like, part === '\t' ? 'tab' : part === '\n' ? 'br' : 't');
    if (part !== '\t' && part !== '\n') {
      setContent(element, part);
      keepSpaces(element);
    }
    elements.push(element);
  }
  // The place must still be there when the file is read again.
  return elements.length > 0 ? elements : [createLike(like, 't')];
}

function addGroup(group: readonly Element[], slots: TextSlots): void {
  const [first] = group;
  if (!first) return;
  slots.add(group.map((element) => signOf(element) ?? '').join(''), (text) => {
    for (const element of written(first, text)) first.parentNode?.insertBefore(element, first);
    for (const element of group) remove(element);
    return undefined;
  });
}

/** @param walk reads whatever else a run holds, such as a text box */
export function collectRun(run: Element, slots: TextSlots, walk: (inner: Element) => void): void {
  let group: Element[] = [];
  const end = () => {
    addGroup(group, slots);
    group = [];
  };
  for (const child of childrenOf(run)) {
    if (signOf(child) !== undefined) {
      group.push(child);
      continue;
    }
    end();
    const isBreak = localName(child) === 'br';
    if (isBreak) slots.separate('\n');
    else walk(child);
  }
  end();
}
