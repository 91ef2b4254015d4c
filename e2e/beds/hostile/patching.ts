// What passes through functions and setters that a page has put in the place of the browser's.
import { isOwnReading, recordEvidence, whileReading } from './evidence.ts';

const win: Window & typeof globalThis = window;

/** Every function and setter through which a text could pass. */
export function patches(): void {
  const note = (attack: string, args: readonly unknown[]) => {
    if (isOwnReading()) return;
    for (const arg of args) if (typeof arg === 'string' || arg instanceof Node) recordEvidence(attack, arg);
  };
  const wrap = (owner: object, name: string) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (!own?.configurable) return;
    const { value, get, set } = own;
    const attack = 'patched prototypes';
    if (typeof value === 'function')
      Object.defineProperty(owner, name, {
        ...own,
        value(this: unknown, ...args: unknown[]) {
          note(attack, args);
          const result: unknown = Reflect.apply(value, this, args);
          note(attack, [result]);
          return result;
        },
      });
    else if (get && set)
      Object.defineProperty(owner, name, {
        ...own,
        get(this: unknown) {
          const result: unknown = get.call(this);
          note(attack, [result]);
          return result;
        },
        set(this: unknown, to: unknown) {
          note(attack, [to]);
          set.call(this, to);
        },
      });
  };
  const targets: readonly (readonly [object, readonly string[]])[] = [
    [
      Element.prototype,
      ['attachShadow', 'setAttribute', 'append', 'replaceChildren', 'insertAdjacentHTML', 'innerHTML'],
    ],
    [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild', 'textContent', 'nodeValue']],
    [CharacterData.prototype, ['data', 'appendData', 'insertData', 'replaceData']],
    [Document.prototype, ['createTextNode', 'execCommand', 'createElement']],
    [HTMLTextAreaElement.prototype, ['value', 'setRangeText']],
    [HTMLElement.prototype, ['innerText', 'focus', 'dispatchEvent']],
    [EventTarget.prototype, ['addEventListener', 'dispatchEvent']],
    [Range.prototype, ['toString', 'insertNode', 'setStart']],
    [Selection.prototype, ['toString', 'addRange']],
    [MessagePort.prototype, ['postMessage']],
    [BroadcastChannel.prototype, ['postMessage']],
    [Storage.prototype, ['setItem']],
    [Clipboard.prototype, ['writeText', 'write']],
    [DataTransfer.prototype, ['setData', 'getData']],
    [String.prototype, ['replace', 'slice', 'split', 'normalize']],
    [RegExp.prototype, ['exec']],
    [win, ['postMessage', 'fetch', 'structuredClone']],
  ];
  for (const [owner, names] of targets) for (const name of names) wrap(owner, name);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, { ...init, mode: 'open' });
    setInterval(() => whileReading(() => recordEvidence('patched prototypes', root.textContent ?? '')), 100);
    return root;
  };
  if ('highlights' in CSS) wrap(Object.getPrototypeOf(CSS.highlights), 'set');
}
