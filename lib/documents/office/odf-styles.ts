// Styles of OpenDocument that people named. A style keeps its name unless the name holds an original that was edited.
import { attributesOf, type Element, elementsOf, localName } from './xml.ts';

const isName = (name: string) => /^(?:name|display-name|.*-name|family|next-style)$/.test(name);

/** All names that are equal become equal again, so that what refers to a style still finds it. */
export function renameOdfNames(roots: readonly Element[], isGone: (name: string) => boolean): void {
  const renamed = new Map<string, string>();
  for (const root of roots)
    for (const element of elementsOf(root))
      for (const attribute of attributesOf(element)) {
        if (!isName(localName(attribute)) || !isGone(attribute.value) || isSheetName(element, localName(attribute)))
          continue;
        const neutral = renamed.get(attribute.value) ?? `Name${renamed.size + 1}`;
        renamed.set(attribute.value, neutral);
        attribute.value = neutral;
      }
}

const isSheetName = (element: Element, name: string) => localName(element) === 'table' && name === 'name';
