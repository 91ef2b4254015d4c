// The last look at a written file: no original that was edited may stand in any text, any attribute or any name of its entries.
import { textOfPieces } from '../text-pieces.ts';
import type { TextSlot } from './text-slots.ts';
import { attributesOf, elementsOf, isDeclaration, parseXml, rootOf, XmlBudget } from './xml.ts';
import type { Entries } from './zip-entries.ts';

/** Shorter originals stand in any file by chance. */
const MIN_LENGTH = 4;

/** Values that the formats themselves define: measures, colours, identifiers, keywords, namespaces and the ranges of cells. */
const VOCABULARY =
  /^(?:[-+\d.,:%/]*|#?[\dA-Fa-f]{6,8}|[a-z][A-Za-z\d]*(?:-[a-z\d]+)*|-?[\d.]+(?:cm|in|pt|mm|px|%)(?: .*)?|https?:\/\/(?:schemas|www|purl)\..*|urn:.*|\{[\dA-F-]{36}\})$/;

/** @returns the originals of edits that stand nowhere in the edited text */
export function goneOriginals(
  slots: readonly TextSlot[],
  removed: readonly string[],
  edited: string,
): readonly string[] {
  const whole = textOfPieces(slots);
  return [...new Set(removed.flatMap((original) => original.split(/[\t\n]/)).map((part) => part.trim()))].filter(
    (original) => original.length >= MIN_LENGTH && whole.includes(original) && !edited.includes(original),
  );
}

const FONT_ATTRIBUTES = new Set(['typeface', 'ascii', 'hAnsi', 'cs', 'eastAsia', 'font-family', 'font-name', 'panose']);

function valuesOf(bytes: Uint8Array): readonly string[] {
  const values: string[] = [];
  let text = '';
  for (const element of elementsOf(rootOf(parseXml(bytes, new XmlBudget())))) {
    for (const attribute of attributesOf(element)) {
      if (isDeclaration(attribute) || VOCABULARY.test(attribute.value)) continue;
      if (!FONT_ATTRIBUTES.has(attribute.localName ?? '')) values.push(attribute.value);
    }
    for (let child = element.firstChild; child; child = child.nextSibling) if (child.nodeValue) text += child.nodeValue;
    text += '\n';
  }
  return [...values, text];
}

const isXml = (name: string) => /\.(?:xml|rels|vml)$/i.test(name);

/** @throws if an original remains, because such a file must not be handed on */
export function refuseRemaining(entries: Entries, originals: readonly string[]): void {
  if (originals.length === 0) return;
  const holds = (value: string) => originals.some((original) => value.includes(original));
  for (const [name, bytes] of entries)
    if (holds(name) || (isXml(name) && valuesOf(bytes).some(holds)))
      throw new Error('an original would remain in the written file');
}
