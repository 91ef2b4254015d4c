// Menus that open over a composer while somebody types: commands after a slash, people after an @. In one, Enter picks the entry that
// is marked, and sends nothing.
import { boxOf, closest, queryAll } from '../dom/nodes.ts';

/** Roles of entries that the keyboard chooses among while the focus stays in the text (ARIA's combobox pattern). */
const ENTRY =
  '[role="option"], [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="treeitem"]';

/** Only what the composer itself names counts: a list that merely stands open says nothing about Enter. */
export function picksEntry(composer: HTMLElement): boolean {
  const id = composer.getAttribute('aria-activedescendant');
  const root = composer.getRootNode();
  if (!id || !(root instanceof Document || root instanceof ShadowRoot)) return false;
  const [active] = queryAll(root, `[id="${CSS.escape(id)}"]`);
  if (!active || closest(active, ENTRY) === null) return false;
  const { width, height } = boxOf(active);
  return width > 0 && height > 0;
}
