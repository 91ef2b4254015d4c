type Realm = Pick<typeof globalThis, 'DataTransfer'>;

/** An empty transfer that the page can read: Firefox hides from a page what a content script puts into a transfer that it made itself. */
export function pageTransfer(page: Window | null): DataTransfer {
  const { DataTransfer } = (page as { readonly wrappedJSObject?: Realm } | null)?.wrappedJSObject ?? globalThis;
  return new DataTransfer();
}
