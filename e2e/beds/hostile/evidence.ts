// What the hostile page got hold of, by the attack that got it. The test reads it from `window.obtained`.
const obtained: Record<string, string[]> = {};
const MOST = 4000;

declare global {
  interface Window {
    obtained: Record<string, string[]>;
    /** How often the attacks that are repeated have run. */
    rounds: { quick: number; slow: number };
    /** What the attacker looks for by name: the worst case, in which it knows already what it wants to see confirmed. */
    guesses: readonly string[];
    /** Addresses of the extension's private page, as an attacker might have come to know them. */
    addresses: readonly string[];
    /** Attacks that would spoil an ordinary visit, so that they run only when told. */
    steal: Record<string, (address: string) => void>;
  }
}

window.obtained = obtained;
window.rounds = { quick: 0, slow: 0 };
window.guesses = [];
window.addresses = [];
window.steal = {};

/** Saved before any attack patches them, so that the attacks do not record each other. */
const { stringify } = JSON;
const push = Array.prototype.push;

export function recordEvidence(attack: string, ...got: readonly unknown[]): void {
  const list = obtained[attack] ?? [];
  obtained[attack] = list;
  for (const one of got) {
    const text = typeof one === 'string' ? one : safeText(one);
    if (text !== '' && list.length < MOST && list.at(-1) !== text) push.call(list, text);
  }
}

/** While an attack reads by itself, what it calls is no find of the patched functions. */
let isReading = false;

export const isOwnReading = (): boolean => isReading;

export function whileReading(work: () => void): void {
  isReading = true;
  try {
    work();
  } finally {
    isReading = false;
  }
}

/** As it is laid out, which the text content does not tell. */
export function shownText(element: HTMLElement | null | undefined): string {
  // innerText: what is visible.
  return element?.innerText ?? '';
}

function safeText(value: unknown): string {
  try {
    if (value instanceof Node) return value.textContent ?? '';
    return stringify(value) ?? '';
  } catch {
    return '';
  }
}
