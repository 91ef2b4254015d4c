// What a page hears without asking: events, changes, messages, performance entries.
import { recordEvidence, shownText, whileReading } from './evidence.ts';

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
        recordEvidence('key events', typed, `${name} ${event.key}`);
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
        if (event instanceof InputEvent || event instanceof CompositionEvent)
          recordEvidence('input events', event.data ?? '');
        if (target instanceof HTMLTextAreaElement) whileReading(() => recordEvidence('input events', target.value));
        else if (target instanceof HTMLElement) whileReading(() => recordEvidence('input events', shownText(target)));
      },
      true,
    );
}

export function selection(): void {
  document.addEventListener('selectionchange', () =>
    whileReading(() => recordEvidence('selection', String(document.getSelection() ?? ''))),
  );
}

export function mutations(): void {
  new MutationObserver((records) => {
    for (const { target, addedNodes, oldValue, attributeName } of records) {
      recordEvidence(
        'mutation observer',
        target.textContent ?? '',
        oldValue ?? '',
        ...[...addedNodes].map((node) => node.textContent ?? ''),
      );
      if (attributeName && target instanceof Element)
        recordEvidence('mutation observer', target.getAttribute(attributeName) ?? '');
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
      recordEvidence(
        'performance entries',
        ...Object.values(entry.toJSON()).filter((value) => typeof value === 'string'),
      );
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
        whileReading(() =>
          recordEvidence('clipboard events', data?.getData('text/plain') ?? '', String(document.getSelection() ?? '')),
        );
      },
      true,
    );
}

export function messages(): void {
  win.addEventListener('message', (event) => {
    recordEvidence('messages', event.data);
    for (const port of event.ports) port.onmessage = (more) => recordEvidence('messages', more.data);
  });
}
