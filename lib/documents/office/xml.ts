// The XML parts of office files: parsing with limits, writing, and the few steps through their trees that all kinds need.
import { type Attr, DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import { UnreadableDocument } from '../document.ts';

export type { Attr, Document, Element, Node };

/** A tree takes a hundred times the bytes of its shortest elements; this many tags need about half a gigabyte. */
const MAX_TAGS = 1_000_000;
const ELEMENT = 1;
const TEXT = 3;
const CDATA = 4;

const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Counts the tags of one file over all its parts. */
export class XmlBudget {
  #tags = 0;

  spend(xml: string): void {
    for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) this.#tags++;
    if (this.#tags > MAX_TAGS) throw new UnreadableDocument('tooLarge');
  }
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  const encoding = /^<\?xml[^>]*?\bencoding=["']([^"']+)/.exec(text)?.[1]?.toLowerCase();
  if (encoding && !/^(?:utf-?8|utf-?16|us-ascii)$/.test(encoding)) throw new UnreadableDocument('damaged');
  return text;
}

/** A carriage return that is written as a reference would come back as a line feed, so it is read as one. */
const withoutReturns = (xml: string) => xml.replaceAll(/&#(?:13|[xX]0*[dD]);/g, '&#10;').replaceAll(/\r\n?/g, '\n');

/** A document type that only names one, as OpenOffice wrote it: nothing is defined in it, and nothing is fetched for it. */
const NAMED_DOCTYPE = /<!DOCTYPE[^<>[\]]*>/;

const parser = new DOMParser({
  locator: false,
  normalizeLineEndings: (source) => source,
  onError: (_level, message) => {
    throw new SyntaxError(message);
  },
});

/** @throws UnreadableDocument for anything that is not well formed, and for entities of a document type */
export function parseXml(bytes: Uint8Array, budget: XmlBudget): Document {
  try {
    const xml = withoutReturns(decoded(bytes))
      .replace(/^\uFEFF/, '')
      .replace(NAMED_DOCTYPE, '');
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableDocument('damaged');
    budget.spend(xml);
    const document = parser.parseFromString(xml, 'text/xml');
    dropRemarks(document);
    return document;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument('damaged', { cause: error });
  }
}

/** Comments and processing instructions are of no use to an office program. */
function dropRemarks(node: Node): void {
  for (let child = node.firstChild; child; ) {
    const next = child.nextSibling;
    if (child.nodeType === ELEMENT) dropRemarks(child);
    else if (child.nodeType !== TEXT && child.nodeType !== CDATA) node.removeChild(child);
    child = next;
  }
}

export function xmlBytes(document: Document): Uint8Array {
  const xml = new XMLSerializer().serializeToString(document.documentElement as Element, { requireWellFormed: true });
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
}

export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === ELEMENT;

export const isText = (node: Node | null | undefined): boolean => node?.nodeType === TEXT || node?.nodeType === CDATA;

export const localName = (node: Element | Attr): string => node.localName ?? node.nodeName;

export function rootOf(document: Document): Element {
  const root = document.documentElement;
  if (!root) throw new UnreadableDocument('damaged');
  return root;
}

export function childrenOf(parent: Element): Element[] {
  const children: Element[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) if (isElement(child)) children.push(child);
  return children;
}

export const childOf = (parent: Element, name: string): Element | undefined =>
  childrenOf(parent).find((child) => localName(child) === name);

/** The element and everything below it, in the order of the document. */
export function elementsOf(root: Element): Element[] {
  const found: Element[] = [];
  let at: Node | null = root;
  while (at) {
    if (isElement(at)) found.push(at);
    let next: Node | null = at.firstChild;
    while (!next && at && at !== root) {
      next = at.nextSibling;
      if (!next) at = at.parentNode;
    }
    at = next;
  }
  return found;
}

export const namedOf = (root: Element, ...names: readonly string[]): Element[] =>
  elementsOf(root).filter((element) => names.includes(localName(element)));

export const attributesOf = (element: Element): Attr[] => Array.from(element.attributes);

export const isDeclaration = (attribute: Attr): boolean =>
  attribute.namespaceURI === XMLNS || attribute.nodeName === 'xmlns' || attribute.namespaceURI === XML;

/** By its local name, because prefixes and the namespaces of the strict and the transitional forms differ. */
export const attributeOf = (element: Element, name: string): Attr | undefined =>
  attributesOf(element).find((attribute) => localName(attribute) === name && !isDeclaration(attribute));

export const attributeValue = (element: Element, name: string): string | undefined => attributeOf(element, name)?.value;

export function dropAttributes(element: Element, isDropped: (attribute: Attr) => boolean): void {
  for (const attribute of attributesOf(element)) if (isDropped(attribute)) element.removeAttributeNode(attribute);
}

export const remove = (node: Node): void => {
  node.parentNode?.removeChild(node);
};

/** Removes an element and keeps its children at its place. */
export function unwrap(element: Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  while (element.firstChild) parent.insertBefore(element.firstChild, element);
  parent.removeChild(element);
}

export function clear(element: Element): void {
  while (element.firstChild) element.removeChild(element.firstChild);
}

export function setContent(element: Element, text: string): void {
  clear(element);
  element.appendChild((element.ownerDocument as Document).createTextNode(text));
}

/** A new element beside others of `like`'s namespace and prefix. */
export function createLike(like: Element, name: string): Element {
  const prefix = like.prefix ? `${like.prefix}:` : '';
  return (like.ownerDocument as Document).createElementNS(like.namespaceURI, prefix + name);
}

/** Characters that no XML document may hold are left out; what remains is read again as it is written. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
