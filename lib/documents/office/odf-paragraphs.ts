// Paragraphs of OpenDocument: text, spaces, tabs and line breaks (ISO/IEC 26300-1, 6.1), each stretch without other elements as one piece.
import { createText } from './odf-names.ts';
import type { TextSlots } from './text-slots.ts';
import {
  attributeValue,
  clear,
  type Document,
  type Element,
  isElement,
  isText,
  localName,
  type Node,
  remove,
} from './xml.ts';

const BOXES = new Set([
  ...['note', 'annotation', 'frame', 'custom-shape', 'rect', 'ellipse', 'circle', 'line', 'path', 'polygon'],
  ...['polyline', 'connector', 'measure', 'caption', 'g', 'page-thumbnail', 'regular-polygon', 'text-box', 'scene'],
]);
/** A number of spaces that no person types. */
const MAX_SPACES = 1000;

/** White space is one space, and none at the start of a paragraph. */
class WhiteSpace {
  #isAfterSpace = true;

  collapsed(text: string): string {
    let result = '';
    for (const sign of text) {
      const isSpace = /[ \t\n\r]/.test(sign);
      if (!isSpace) result += sign;
      else if (!this.#isAfterSpace) result += ' ';
      this.#isAfterSpace = isSpace;
    }
    return result;
  }

  stop(): void {
    this.#isAfterSpace = false;
  }
}

function signOf(node: Node): string | undefined {
  if (isText(node)) return node.nodeValue ?? '';
  if (!isElement(node)) return undefined;
  const name = localName(node);
  if (name === 's') return ' '.repeat(Math.min(Number(attributeValue(node, 'c') ?? '1') || 1, MAX_SPACES));
  if (name === 'tab') return '\t';
  return name === 'line-break' ? '\n' : undefined;
}

/** Spaces at the ends and after others are written as elements, because the white space around them could swallow them. */
function written(like: Element, text: string): Node[] {
  return text.split(/(\t|\n|^ +| +$| {2,}| +(?=[\t\n])|(?<=[\t\n]) +)/).flatMap((part): Node[] => {
    if (!part) return [];
    if (part === '\t') return [createText(like, 'tab')];
    if (part === '\n') return [createText(like, 'line-break')];
    if (!/^ +$/.test(part) || (part === ' ' && text !== ' ' && !text.startsWith(' ') && !text.endsWith(' ')))
      return [(like.ownerDocument as Document).createTextNode(part)];
    const spaces = createText(like, 's');
    if (part.length > 1) spaces.setAttributeNS(spaces.namespaceURI, 'text:c', String(part.length));
    return [spaces];
  });
}

function addGroup(parent: Element, group: readonly Node[], slots: TextSlots): boolean {
  const text = group.map((node) => signOf(node) ?? '').join('');
  const [first] = group;
  if (!first || text === '') return false;
  slots.add(text, (edited) => {
    for (const node of written(parent, edited)) parent.insertBefore(node, first);
    for (const node of group) remove(node);
    return undefined;
  });
  return true;
}

/** @returns the boxes in the paragraph, which are read behind it */
export function collectParagraph(paragraph: Element, slots: TextSlots): readonly Element[] {
  const boxes: Element[] = [];
  const space = new WhiteSpace();
  let isEmpty = true;
  const inline = (parent: Element) => {
    let group: Node[] = [];
    const end = () => {
      if (addGroup(parent, group, slots)) isEmpty = false;
      group = [];
    };
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (isText(child)) child.nodeValue = space.collapsed(child.nodeValue ?? '');
      else if (signOf(child) !== undefined) space.stop();
      if (signOf(child) !== undefined) group.push(child);
      else {
        end();
        if (!isElement(child)) continue;
        if (BOXES.has(localName(child))) boxes.push(child);
        else inline(child);
      }
    }
    end();
  };
  inline(paragraph);
  // An empty paragraph is a place too: an edit may have emptied it.
  if (isEmpty)
    slots.add('', (text) => {
      for (const node of written(paragraph, text)) paragraph.appendChild(node);
      return undefined;
    });
  return boxes;
}

export function setParagraph(paragraph: Element, text: string): void {
  clear(paragraph);
  for (const node of written(paragraph, text)) paragraph.appendChild(node);
}
