// Namespaces of OpenDocument (ISO/IEC 26300), and elements made in them.
import type { Document, Element } from './xml.ts';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
export const TEXT = `${ODF}:text:1.0`;
export const OFFICE = `${ODF}:office:1.0`;

export function createText(like: Element, name: string): Element {
  return (like.ownerDocument as Document).createElementNS(TEXT, `text:${name}`);
}
