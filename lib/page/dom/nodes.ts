// Safe access to the page's nodes. A form has properties named like its fields, and a document has properties named like its images: a page
// could name a field `matches` or `parentNode` and so hide the browser's property. For forms and documents, methods are therefore taken
// from the prototypes, which the page cannot change in the extension's world.
const hasNamedProperties = (node: Node): boolean => node instanceof HTMLFormElement || node instanceof Document;

function propertyOf<K extends keyof Node>(node: Node, name: K): Node[K] {
  return hasNamedProperties(node) ? (Reflect.get(Node.prototype, name, node) as Node[K]) : node[name];
}

const elementMethods = (element: Element): Pick<Element, 'matches' | 'closest' | 'getBoundingClientRect' | 'remove'> =>
  hasNamedProperties(element) ? Element.prototype : element;

export const matches = (element: Element, selectors: string): boolean =>
  elementMethods(element).matches.call(element, selectors);
export const closest = (element: Element, selectors: string): Element | null =>
  elementMethods(element).closest.call(element, selectors);
export const boxOf = (element: Element): DOMRect => elementMethods(element).getBoundingClientRect.call(element);
export const removeNode = (element: Element): void => elementMethods(element).remove.call(element);
export const parentNodeOf = (node: Node): ParentNode | null => propertyOf(node, 'parentNode');
export const nextSiblingOf = (node: Node): Node | null => propertyOf(node, 'nextSibling');
/** The element's open shadow root; a form cannot have one. */
export const openShadowRootOf = (element: Element): ShadowRoot | null =>
  hasNamedProperties(element) ? null : element.shadowRoot;
export const isConnected = (node: Node): boolean => propertyOf(node, 'isConnected');

export function insertBefore(parent: Node, node: Node, next: Node | null): void {
  (hasNamedProperties(parent) ? Node.prototype : parent).insertBefore.call(parent, node, next);
}

export function queryAll(root: Element | Document | DocumentFragment, selectors: string): NodeListOf<Element> {
  if (!hasNamedProperties(root)) return root.querySelectorAll(selectors);
  const { querySelectorAll } = root instanceof Document ? Document.prototype : Element.prototype;
  return querySelectorAll.call(root, selectors) as NodeListOf<Element>;
}
