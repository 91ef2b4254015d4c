// What a page is told where it asks: our document in a frame of its own, and the extension itself.
import { recordEvidence } from './evidence.ts';
import { readWindow } from './looking.ts';

const win: Window & typeof globalThis = window;

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
export function frameExtensionPage(): void {
  const known = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('private.html'));
  for (const address of new Set([...win.addresses, ...known])) {
    if (document.querySelector(`iframe[data-attack="${CSS.escape(address)}"]`)) continue;
    const frame = document.createElement('iframe');
    frame.dataset.attack = address;
    frame.style.cssText = 'width: 300px; height: 200px';
    frame.addEventListener('load', () => recordEvidence('framing our page', `loaded ${address.replace(/^.*\//, '')}`));
    frame.src = address;
    document.body.append(frame);
  }
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-attack]')) {
    for (const ask of ASKS) {
      const channel = new MessageChannel();
      channel.port1.onmessage = (event) => recordEvidence('framing our page', event.data);
      frame.contentWindow?.postMessage(ask, '*', [channel.port2]);
    }
    readWindow('framing our page', frame.contentWindow);
  }
  for (let at = 0; at < win.length; at += 1) for (const ask of ASKS) win[at]?.postMessage(ask, '*');
}

/** Straight to the extension, where a browser lets a page do that. */
export function extensionMessages(): void {
  const runtime = (win as unknown as { chrome?: { runtime?: { sendMessage?: (...args: unknown[]) => void } } }).chrome
    ?.runtime;
  for (const address of win.addresses)
    for (const ask of ASKS)
      runtime?.sendMessage?.(new URL(address).host, ask, (answer: unknown) => recordEvidence('messages', answer));
}
