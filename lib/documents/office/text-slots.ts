// The places of an office file that hold text, in reading order: what each holds, and how another text is put there.
import { MAX_DOCUMENT_CHARACTERS, UnreadableDocument } from '../document.ts';
import type { TextPiece } from '../text-pieces.ts';
import { type Attr, type Element, setContent, xmlText } from './xml.ts';

export interface TextSlot extends TextPiece {
  /** Gives back what is stored, which differs from `text` only if the place cannot hold it (a sheet's name of 40 letters). */
  readonly put: (text: string) => string;
}

const WORDLESS = '\u2025';
const isWorded = (text: string) => /\p{L}{2}/u.test(text) || text.endsWith(WORDLESS);

export class TextSlots {
  readonly #slots: TextSlot[] = [];
  #pending = '';
  #length = 0;

  /** What stands between two places. It is kept in full, so that empty cells keep their columns. */
  separate(separator: string): void {
    if (this.#slots.length === 0) return;
    this.#pending += separator;
    this.#count(separator.length);
  }

  /** Empty places are added too: an edit may empty any, and the file that is read again must have the same places. */
  add(text: string, put: (text: string) => string | undefined): void {
    this.#count(text.length);
    this.#slots.push({
      before: this.#pending,
      text,
      put: (given) => {
        const storable = xmlText(given);
        return put(storable) ?? storable;
      },
    });
    this.#pending = '';
  }

  addContent(element: Element): void {
    this.add(element.textContent ?? '', (text) => {
      keepSpaces(element);
      setContent(element, text);
      return undefined;
    });
  }

  /**
   * Places by the thousand that rarely hold words, such as the signs between the parts of a date. They are text if they hold a word. One that
   * loses its word is marked, so that it still is a place when the file is read again.
   */
  addWorded(text: string, put: (text: string) => void): void {
    if (!isWorded(text)) return;
    this.separate('\n');
    this.add(text, (edited) => {
      const marked = isWorded(edited) ? edited : edited + WORDLESS;
      put(marked);
      return marked;
    });
  }

  addAttribute(attribute: Attr): void {
    this.add(attribute.value, (text) => {
      attribute.value = text;
      return undefined;
    });
  }

  get slots(): readonly TextSlot[] {
    return this.#slots;
  }

  #count(length: number): void {
    this.#length += length;
    if (this.#length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
  }
}

const XML = 'http://www.w3.org/XML/1998/namespace';

/** Word and Excel drop spaces at both ends of a text without this attribute. DrawingML has no such attribute and keeps all spaces. */
export function keepSpaces(element: Element): void {
  if (!element.namespaceURI?.includes('/drawingml/')) element.setAttributeNS(XML, 'xml:space', 'preserve');
}

export interface PartsCoding {
  readonly encode: (text: string, fixedBefore: string) => string;
  readonly decode: (raw: string) => string;
  /** What stands before a text in the document's text, by the fixed part before it. */
  readonly before: (fixed: string) => string;
}

/**
 * A text with parts that stay (the codes of a header, a formula around its strings) and parts that may be edited.
 * @param parts every second one, from the second on, is a text
 */
export function addParts(
  slots: TextSlots,
  parts: readonly string[],
  { encode, decode, before }: PartsCoding,
  store: (joined: string) => void,
): void {
  const stored = [...parts];
  for (let at = 1; at < parts.length; at += 2) {
    const fixed = parts[at - 1] ?? '';
    slots.separate(before(fixed));
    slots.add(decode(parts[at] ?? ''), (text) => {
      const raw = encode(text, fixed);
      stored[at] = raw;
      store(stored.join(''));
      return decode(raw);
    });
  }
}
