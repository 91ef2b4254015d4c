// A page without layout for tests in Node: its classes and its document become the globals that page code reads, until `unstub` is called.
import { parseHTML } from 'linkedom';
import { vi } from 'vitest';

const CLASSES = [
  'Document',
  'Element',
  'Node',
  'HTMLElement',
  'HTMLButtonElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'SVGElement',
  'ShadowRoot',
] as const;

/** Every element is 100 pixels wide and 20 high, so that all of them are visible. */
const BOX = { left: 0, top: 0, right: 100, bottom: 20, width: 100, height: 20 };

export function stubPage(html: string) {
  const dom = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  for (const name of CLASSES) vi.stubGlobal(name, dom.window[name]);
  for (const name of ['KeyboardEvent', 'MouseEvent', 'PointerEvent']) vi.stubGlobal(name, dom.window.Event);
  vi.stubGlobal('document', dom.document);
  vi.stubGlobal('window', { innerHeight: 100 });
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr', cursor: 'auto' }));
  Object.assign(dom.window.HTMLElement.prototype, { getBoundingClientRect: () => BOX });
  const find = (selector: string) => dom.document.querySelector(selector) as unknown as HTMLElement;
  return { document: dom.document as unknown as Document, find };
}
