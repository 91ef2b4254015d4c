// What a page hears without asking: events, changes, messages, performance entries.
import { reading, record, shownText } from './evidence.ts';

const win: Window & typeof globalThis = window;

/** Keys, joined, so that words show. */
export function keys(): void {
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

export function inputs(): void {
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

export function selection(): void {
  document.addEventListener('selectionchange', () =>
    reading(() => record('selection', String(document.getSelection() ?? ''))),
  );
}

export function mutations(): void {
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

/** Which address our frame has is in here as well. */
export function performanceEntries(): void {
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

export function clipboard(): void {
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

export function messages(): void {
  win.addEventListener('message', (event) => {
    record('messages', event.data);
    for (const port of event.ports) port.onmessage = (more) => record('messages', more.data);
  });
}
