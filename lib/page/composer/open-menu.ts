// Detects menus that open over a composer while the person types (commands after "/", people after "@"). In such a menu Enter picks the marked entry
// and sends nothing.
import { boxOf, closest, queryAll } from '../dom/nodes.ts';

/** ARIA roles of menu entries. In the combobox pattern, the focus stays in the text field while the arrow keys move between entries. */
const MENU_ENTRY =
  '[role="option"], [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="treeitem"]';

/** Whether Enter picks an entry now. Only an entry that the composer itself references counts: a list that is merely open may not react to Enter. */
export function doesEnterPickMenuEntry(composer: HTMLElement): boolean {
  const id = composer.getAttribute('aria-activedescendant');
  const root = composer.getRootNode();
  if (!id || !(root instanceof Document || root instanceof ShadowRoot)) return false;
  const [active] = queryAll(root, `[id="${CSS.escape(id)}"]`);
  if (!active || closest(active, MENU_ENTRY) === null) return false;
  const { width, height } = boxOf(active);
  return width > 0 && height > 0;
}
