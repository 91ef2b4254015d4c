// A browser may prerender a page before the person opens it, and discard it unseen.

interface PrerenderedDocument {
  readonly prerendering?: boolean;
}

/** Resolves once the page is displayed. Until then the engine is asked nothing for it. */
export function waitUntilDisplayed(page: Document & PrerenderedDocument = document): Promise<void> {
  if (page.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(), { once: true }));
}
