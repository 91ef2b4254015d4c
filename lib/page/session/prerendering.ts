// A browser may prerender a page before the person opens it, and discard it unseen.

interface Prerendered {
  readonly prerendering?: boolean;
}

/** Resolves once the page is displayed. Until then the engine is asked nothing for it. */
export function whenSeen(page: Document & Prerendered = document): Promise<void> {
  if (page.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(), { once: true }));
}
