type Realm = Pick<typeof globalThis, 'DataTransfer'>;

/** An empty DataTransfer that the page can read. In Firefox a page cannot read the data of one that a content script has created. */
export function newPageDataTransfer(page: Window | null): DataTransfer {
  const { DataTransfer } = (page as { readonly wrappedJSObject?: Realm } | null)?.wrappedJSObject ?? globalThis;
  return new DataTransfer();
}
