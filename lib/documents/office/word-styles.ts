// Styles that people named: their names are text, and the identifiers that Word makes of the names are neutral.
import type { Part } from './opc-package.ts';
import type { TextSlots } from './text-slots.ts';
import { attributeOf, attributeValue, childOf, type Element, namedOf } from './xml.ts';

const REFERENCES = ['pStyle', 'rStyle', 'tblStyle', 'basedOn', 'next', 'link', 'styleLink', 'numStyleLink'];

/** LibreOffice marks its styles as those of a person. */
const OWN_NAMES = new Set([
  ...['Heading', 'Index', 'Table Contents', 'Table Heading', 'Frame Contents', 'Header and Footer', 'Header Left'],
  ...['Header Right', 'Footer Left', 'Footer Right', 'Footnote Characters', 'Endnote Characters', 'Footnote Anchor'],
  ...['Endnote Anchor', 'Internet Link', 'Visited Internet Link', 'Numbering Symbols', 'Bullets', 'Quotations'],
  ...['Preformatted Text', 'Text Body Indent', 'Caption Characters', 'Comment', 'Annotation', 'List Contents'],
]);

const isCustom = (style: Element) => ['1', 'true', 'on'].includes(attributeValue(style, 'customStyle') ?? '');

export function neutralStyleIds(parts: readonly Part[]): void {
  const renamed = new Map<string, string>();
  for (const { root } of parts)
    for (const style of namedOf(root, 'style').filter(isCustom)) {
      const id = attributeOf(style, 'styleId');
      if (!id) continue;
      const neutral = `Custom${renamed.size + 1}`;
      renamed.set(id.value, neutral);
      id.value = neutral;
    }
  if (renamed.size === 0) return;
  for (const { root } of parts)
    for (const reference of namedOf(root, ...REFERENCES)) {
      const target = attributeOf(reference, 'val');
      if (target) target.value = renamed.get(target.value) ?? target.value;
    }
}

export function collectStyleNames({ root }: Part, slots: TextSlots): void {
  for (const style of namedOf(root, 'style').filter(isCustom)) {
    const element = childOf(style, 'name');
    const name = element && attributeOf(element, 'val');
    if (!name || OWN_NAMES.has(name.value)) continue;
    slots.separate('\n');
    slots.addAttribute(name);
  }
}
