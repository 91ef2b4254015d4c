// A browser may make a page ready before anybody asks for it, and throw it away unseen.

interface Prerendered {
  readonly prerendering?: boolean;
}

/** Resolves once somebody sees the page: until then nothing is asked of the engine for it. */
export function whenSeen(page: Document & Prerendered = document): Promise<void> {
  if (page.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(), { once: true }));
}
