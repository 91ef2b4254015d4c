// Styles that people named. A style keeps its name unless the name holds an original that was edited.
import type { Part } from './opc-package.ts';
import { attributeOf, attributeValue, childOf, localName, namedOf } from './xml.ts';

const REFERENCES = ['pStyle', 'rStyle', 'tblStyle', 'basedOn', 'next', 'link', 'styleLink', 'numStyleLink'];

export function renameWordStyles(parts: readonly Part[], isGone: (name: string) => boolean): void {
  const renamed = new Map<string, string>();
  for (const { root } of parts)
    for (const style of namedOf(root, 'style')) {
      const id = attributeOf(style, 'styleId');
      const nameElement = childOf(style, 'name');
      const name = nameElement && attributeOf(nameElement, 'val');
      if (!id || !name || !(isGone(id.value) || isGone(name.value))) continue;
      const neutral = `Style${renamed.size + 1}`;
      renamed.set(id.value, neutral);
      id.value = neutral;
      name.value = neutral;
    }
  if (renamed.size === 0) return;
  for (const { root } of parts)
    for (const reference of namedOf(root, ...REFERENCES)) {
      const target = attributeOf(reference, 'val');
      if (target) target.value = renamed.get(attributeValue(reference, 'val') ?? '') ?? target.value;
    }
  for (const { root } of parts)
    if (localName(root) === 'styles')
      for (const exception of namedOf(root, 'lsdException')) {
        const name = attributeOf(exception, 'name');
        if (name && isGone(name.value)) exception.parentNode?.removeChild(exception);
      }
}
